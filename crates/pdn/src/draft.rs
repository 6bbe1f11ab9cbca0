//! A game while it is read: each part that comes is judged by the rules.

use std::borrow::Cow;

use rochade_draughts::Square;
use rochade_pgn::sheet::{
    DOUBLE_FORFEIT, Due, Fault, Format, Order, Outline, Sheet, excerpt, is_lost_by_both,
};
use rochade_pgn::{Event, Flaw, GameResult, Oddity};

use crate::error::Reason;
use crate::found::{blown, is_like_a_move, parse};
use crate::game::Game;
use crate::head::{GAME_TYPE, Head, Known, VARIANT};

/// A game that is being read.
pub(crate) struct Draft<'a> {
    pub(crate) outline: Outline<'a>,
    pub(crate) order: Order,
    head: Head<'a>,
    /// The tags and comments before the first move.
    sheet: Sheet,
    pub(crate) both_lost: bool,
    known: Known,
    pub(crate) remarks: Vec<(usize, Oddity)>,
    /// The game, from its first move on: only then all tags are known, and with them the start.
    pub(crate) game: Option<Game>,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(known: Known) -> Draft<'a> {
        Draft {
            outline: Outline::default(),
            order: Order::default(),
            head: Head::default(),
            sheet: Game::empty_sheet(),
            both_lost: false,
            known,
            remarks: Vec::new(),
            game: None,
        }
    }

    /// Returns what is told of the game besides its moves.
    fn sheet(&mut self) -> &mut Sheet {
        match &mut self.game {
            Some(game) => &mut game.sheet,
            None => &mut self.sheet,
        }
    }

    /// Returns whether no tag names the rules.
    pub(crate) fn is_untold(&self) -> bool {
        let sheet = self.game.as_ref().map_or(&self.sheet, |game| &game.sheet);
        self.head.is_untold(sheet.tags().get(VARIANT))
    }

    /// Returns whether a word is part of a heading: it names no two squares, and nothing of a game
    /// stands before it.
    pub(crate) fn is_heading(&self, text: &str) -> bool {
        let is_begun = self.outline.is_game() || self.outline.is_numbered();
        !is_begun && !is_like_a_move(text)
    }

    pub(crate) fn tag(
        &mut self,
        at: usize,
        name: &'a str,
        value: Cow<'a, str>,
    ) -> Result<(), Reason> {
        self.outline.tag(name);
        let Some(value) = self.head.take(at, name, value) else {
            if self.head.has_position() {
                self.order.set_up();
            }
            return Ok(());
        };
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        if is("Result") {
            let result = Format::Pdn.result(&value).or(GameResult::from_tag(&value));
            self.sheet().result = result.unwrap_or_default();
            self.both_lost = is_lost_by_both(&value);
            return Ok(());
        }
        if is("SetUp") {
            return Ok(());
        }
        if is("JoclyGame") && value == "draughts" {
            // International draughts, which has a larger board.
            self.head.take(at, GAME_TYPE, Cow::Borrowed("20"));
            return Ok(());
        }
        if let Err(flaw) = self.sheet().set_tag(name, &value) {
            self.remarks.push((at, flaw.into()));
        }
        Ok(())
    }

    /// Adds what stands among the moves.
    pub(crate) fn add(&mut self, at: usize, event: &Event<'a>) -> Result<(), Fault<Reason>> {
        let fault = |reason| Fault { at, reason };
        match event {
            Event::Move(text) => {
                self.order.move_on().map_err(Fault::widen)?;
                let before = self.outline.take_before();
                let game = self.game()?;
                let mv = parse(game.position(), text);
                let mv = mv.map_err(|fault| Reason::Move {
                    text: excerpt(text),
                    ply: game.len() + 1,
                    fault,
                });
                game.play(&mv.map_err(fault)?).map_err(fault)?.before = before;
            }
            Event::Number(number) => {
                let due = self.due();
                let odd = self.order.count(at, *number, due).map_err(|fault| {
                    let certain = self.order.certain(due.plies);
                    self.game = self.game.take().map(|game| game.up_to(certain));
                    fault.widen()
                })?;
                self.remarks.extend(odd.map(|flaw| (at, flaw.into())));
            }
            Event::Unknown(text) => self.order.doubt(at, text),
            Event::Variation(_) | Event::LeftOut(_) => self.order.hide(self.len()),
            Event::Comment(text) => {
                self.order.hide(self.len());
                if let Some(square) = blown(text) {
                    return self.blow(at, square);
                }
            }
            Event::Setup(text) => {
                let outcome = match self.game {
                    None => {
                        self.order.set_up();
                        self.head.set_up(at, text)
                    }
                    Some(_) => Err(Reason::Setup {
                        text: excerpt(text),
                    }),
                };
                outcome.map_err(fault)?;
            }
            _ => {}
        }
        let (preface, last) = match &mut self.game {
            Some(game) => game.sheet.margins(),
            None => self.sheet.margins(),
        };
        if let Err(flaw) = self.outline.add(event, preface, last) {
            self.remarks.push((at, flaw.into()));
        }
        if let (Event::Comment(text), Some(game)) = (event, &mut self.game) {
            game.read_clock(text);
        }
        Ok(())
    }

    /// Returns how many moves have come.
    fn len(&self) -> usize {
        self.game.as_ref().map_or(0, Game::len)
    }

    /// Returns where a number stands.
    fn due(&self) -> Due {
        let Some(game) = &self.game else {
            // Who begins is known with the first move.
            return Due {
                plies: 0,
                number: 1,
                is_second: true,
            };
        };
        let start = game.start();
        let half = game.len() + usize::from(start.turn() != start.rules().first);
        Due {
            plies: game.len(),
            number: u32::try_from(half / 2 + 1).unwrap_or(u32::MAX),
            is_second: half % 2 == 1,
        }
    }

    /// A man is blown. What is said from now on belongs to the move that comes with it.
    fn blow(&mut self, at: usize, square: Square) -> Result<(), Fault<Reason>> {
        let blown = self.game()?.blow(square);
        self.outline.expect_move();
        blown.map_err(|reason| Fault { at, reason })
    }

    /// The game, which begins here if it hasn't yet.
    fn game(&mut self) -> Result<&mut Game, Fault<Reason>> {
        let game = match self.game.take() {
            Some(game) => game,
            None => self.begin()?,
        };
        Ok(self.game.insert(game))
    }

    fn begin(&mut self) -> Result<Game, Fault<Reason>> {
        let variant = self.sheet.tags().get(VARIANT);
        let mut game = self.head.begin(variant, &self.known)?;
        game.sheet = core::mem::replace(&mut self.sheet, Game::empty_sheet());
        Ok(game)
    }

    /// Returns the game as far as it was read, if it has begun.
    pub(crate) fn torn(self) -> Option<Game> {
        self.game
    }

    /// The game, and what is wrong with its end. The token for the result counts more than the tag.
    pub(crate) fn finish(
        mut self,
        result: Option<GameResult>,
    ) -> Result<(Game, Option<Flaw>), Fault<Reason>> {
        let mut game = match self.game.take() {
            Some(game) => game,
            None => self.begin()?,
        };
        let (preface, last) = game.sheet.margins();
        let flaw = self.outline.finish(preface, last).err();
        game.sheet.result = result.unwrap_or(game.sheet.result);
        let (tag, value) = DOUBLE_FORFEIT;
        let is_untold =
            game.sheet.result == GameResult::Unknown && game.sheet.tags().get(tag).is_none();
        if self.both_lost && is_untold {
            // Where there is no room for another tag, the game counts more than how it ended.
            let _ = game.sheet.set_tag(tag, value);
        }
        Ok((game, flaw))
    }
}
