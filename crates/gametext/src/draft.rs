//! A game while it is read: each part that comes is judged by the rules.

use crate::dialect::Dialect;
use crate::error::Flaw;
use crate::outline::Outline;
use crate::scan::{Event, Fault, Scanner};
use crate::sheet::Sheet;

/// A game that has begun, between what is known of it and where the reader stands.
type Begun<'d, 'a, D> = (&'d mut D, &'d mut <D as Dialect>::Game, &'d mut Outline<'a>);

/// A game that is being read.
#[derive(Debug)]
pub struct Draft<'a, D: Dialect> {
    /// What is known of it before its first move.
    pub dialect: D,
    /// Where the reader stands in it.
    pub outline: Outline<'a>,
    /// The game, from its first move on: only then all tags are known, and with them the start.
    pub game: Option<D::Game>,
    /// The tags and comments before the first move.
    sheet: Sheet,
}

impl<'a, D: Dialect> Draft<'a, D> {
    /// Returns a game of which nothing is read yet.
    pub fn new(dialect: D) -> Draft<'a, D> {
        Draft {
            dialect,
            outline: Outline::default(),
            game: None,
            sheet: Sheet::keeping(D::OWN_TAGS),
        }
    }

    /// Returns what is told of the game besides its moves.
    pub fn sheet_mut(&mut self) -> &mut Sheet {
        match &mut self.game {
            Some(game) => game.as_mut(),
            None => &mut self.sheet,
        }
    }

    /// Returns the game, which begins here if it hasn't yet, with what it is read by.
    pub fn begun(&mut self) -> Result<Begun<'_, 'a, D>, Fault<D::Reason>> {
        let Draft {
            dialect,
            outline,
            game,
            sheet,
        } = self;
        let game = match game {
            Some(game) => game,
            none => {
                let begun = none.insert(dialect.begin(sheet, outline)?);
                *begun.as_mut() = core::mem::take(sheet);
                begun
            }
        };
        Ok((dialect, game, outline))
    }

    /// Returns how many moves have come.
    pub(crate) fn plies(&self) -> usize {
        let sheet = self.game.as_ref().map(AsRef::as_ref);
        sheet.map_or(0, |sheet: &Sheet| sheet.notes().len())
    }

    /// Returns whether a word is part of a heading: it is no move, and nothing of a game stands
    /// before it.
    pub(crate) fn is_heading(&self, word: &str) -> bool {
        let is_begun = self.outline.is_game() || self.outline.is_numbered();
        !is_begun && !self.dialect.is_move(word)
    }

    pub(crate) fn tag(
        &mut self,
        at: usize,
        name: &'a str,
        value: &str,
        rest: &Scanner<'_>,
    ) -> Result<(), Fault<D::Reason>> {
        let Draft {
            dialect,
            outline,
            sheet,
            ..
        } = self;
        outline.tag(name);
        let taken = dialect.tag(at, name, value, sheet, outline, rest);
        if !taken.map_err(|reason| Fault { at, reason })?
            && let Err(flaw) = sheet.set_tag(name, value)
        {
            outline.remark(at, flaw);
        }
        Ok(())
    }

    /// Adds what stands among the moves. A game with a fault ends before it.
    pub fn add(&mut self, at: usize, event: &Event<'_>) -> Result<(), Fault<D::Reason>> {
        match event {
            Event::Move(word) => {
                self.outline.order.move_on().map_err(Fault::widen)?;
                let (dialect, game, outline) = self.begun()?;
                let made = dialect.make_move(game, outline, at, word);
                if let Some(notes) = made.map_err(|reason| Fault { at, reason })? {
                    notes.before = outline.take_before();
                }
            }
            Event::Number(number) => {
                let due = self.dialect.due(self.game.as_ref());
                let order = &mut self.outline.order;
                let odd = order.count(at, *number, due).map_err(|fault| {
                    let certain = order.certain(due.plies);
                    let game = self.game.take();
                    self.game = game.and_then(|game| D::cut(game, certain, &fault.reason));
                    fault.widen()
                })?;
                if let Some(flaw) = odd {
                    self.outline.remark(at, flaw);
                }
            }
            Event::Unknown(text) => self.outline.order.doubt(at, text),
            Event::Comment(_) | Event::Variation(_) | Event::LeftOut(_) => {
                let due = self.dialect.due(self.game.as_ref());
                self.outline.order.hide(due.plies);
            }
            _ => {}
        }
        if !D::take(self, at, event)? {
            self.say(at, event);
        }
        Ok(())
    }

    /// Adds what is said.
    pub fn say(&mut self, at: usize, event: &Event<'_>) {
        let sheet = match &mut self.game {
            Some(game) => game.as_mut(),
            None => &mut self.sheet,
        };
        self.outline.add(at, event, sheet);
    }

    /// Ends the game, and returns what is wrong with its end. Fails if it can't begin.
    pub fn finish(&mut self) -> Result<Option<Flaw>, Fault<D::Reason>> {
        let (dialect, game, outline) = self.begun()?;
        let flaw = outline.finish(game.as_mut()).err();
        dialect.finish(game);
        Ok(flaw)
    }
}
