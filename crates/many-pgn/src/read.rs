//! Reading games: the scanner's parts, judged by the rules.

use rochade_many::{self as many, Rules};
use rochade_pgn::sheet::{Fault, Format, excerpt};
use rochade_pgn::{Event, Flaw, Mark, Remark, Scanner, Token};

use crate::draft::Draft;
use crate::error::{GameError, Reason};
use crate::game::Game;
use crate::head::{Known, plain_rules};
use crate::names;

/// An iterator over the games of a text: each is a game, or the error for which it can't be read.
///
/// Games come one by one, so a page can read a large file in slices, show how far it is
/// ([`Games::offset`]) and stop at any time.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    text: &'a str,
    scanner: Scanner<'a>,
    known: Known,
    torn: Option<Game>,
    remarks: Vec<Remark>,
}

impl<'a> Games<'a> {
    /// Reads a text from its beginning. Where nothing tells what is played, it is the usual game.
    pub fn new(text: &'a str, usual: many::Game) -> Games<'a> {
        Games::resume(text, usual, Mark::start(text))
    }

    /// Goes on in the same text where another reader has stopped.
    pub fn resume(text: &'a str, usual: many::Game, mark: Mark) -> Games<'a> {
        Games {
            text,
            scanner: Scanner::resume(text, Format::Many, mark),
            known: Known {
                usual,
                rules: plain_rules,
            },
            torn: None,
            remarks: Vec::new(),
        }
    }

    /// Sets a function that finds the rules for a value of the tag `Laws`. Without it, the names of
    /// the games are known, and their boards: `three,board:t120`.
    pub fn with_laws(mut self, rules: fn(&str) -> Option<Rules>) -> Games<'a> {
        self.known.rules = rules;
        self
    }

    /// How many bytes of the text have been read.
    pub const fn offset(&self) -> usize {
        self.scanner.offset()
    }

    /// Where to go on later.
    pub fn mark(&mut self) -> Mark {
        self.scanner.mark_at(self.offset())
    }

    /// What could be read of the game that came last, if it was an error that cuts it; nothing, if
    /// that refuses all of it.
    pub fn torn(&mut self) -> Option<Game> {
        self.torn.take()
    }

    /// What was mended or passed over in the game that came last.
    pub fn remarks(&mut self) -> Vec<Remark> {
        core::mem::take(&mut self.remarks)
    }

    fn read(&mut self) -> Result<Option<Game>, Fault<Reason>> {
        let begin = self.mark();
        let mut draft = Draft::new(self.known.clone());
        let filled = self.fill(&mut draft);
        let mut remarks = core::mem::take(&mut draft.remarks);
        let read = match filled {
            Ok(None) => Ok(None),
            Ok(Some((at, result))) => match draft.finish(result) {
                Ok((game, flaw)) => {
                    remarks.extend(flaw.map(|flaw| (at, flaw.into())));
                    Ok(Some(game))
                }
                Err(fault) => {
                    // The end of this game is still to be found, and no other.
                    self.scanner.back_to(at);
                    Err(fault)
                }
            },
            Err(fault) => {
                self.torn = fault.reason.cuts().then_some(draft.game).flatten();
                Err(fault)
            }
        };
        let flaws = self.scanner.take_remarks().into_iter();
        remarks.extend(flaws.map(|(at, flaw)| (at, flaw.into())));
        if let Err(fault) = &read {
            // From there on nothing is passed over: the game is at its end.
            remarks.retain(|(at, _)| *at < fault.at);
        }
        self.remarks = self.scanner.placed(begin, remarks);
        read
    }

    /// Reads a game up to its end: where that is, and its result, if one that is known stands
    /// there. Nothing, if there is no game any more.
    fn fill(
        &mut self,
        draft: &mut Draft<'a>,
    ) -> Result<Option<(usize, Option<&'static str>)>, Fault<Reason>> {
        loop {
            let token = self.scanner.token().map_err(Fault::widen)?;
            let Some(Token { at, event }) = token else {
                let is_game = draft.outline.is_game();
                return Ok(is_game.then(|| (self.offset(), None)));
            };
            match event {
                Event::Tag { name, value } => {
                    let gap = || self.scanner.follows_empty_line(at);
                    if draft.outline.ends_before(name, gap) {
                        self.scanner.back_to(at);
                        return Ok(Some((at, None)));
                    }
                    draft.order.begin();
                    draft.tag(at, name, value);
                }
                Event::Result(_) => {
                    let rest = self.text.get(at..).unwrap_or_default();
                    // The end of this game is found already.
                    let game = draft.game().inspect_err(|_| self.scanner.back_to(at))?;
                    let result = names::result_at(game.game(), rest);
                    if result.is_none() {
                        let text = excerpt(rest);
                        draft.remarks.push((at, Flaw::Result { text }.into()));
                    }
                    return Ok(Some((at, result)));
                }
                Event::Move(text) if draft.is_heading(text) => {
                    self.scanner.skip_heading(at);
                    draft.order.doubt(at, text);
                }
                event => draft.add(at, &event)?,
            }
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Game, GameError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.torn = None;
        match self.read() {
            Ok(game) => game.map(Ok),
            Err(Fault { at, reason }) => {
                let place = self.scanner.give_up(at, reason.is_in_tags());
                // What comes behind the cut is no part of the game.
                self.scanner.take_remarks();
                Some(Err(GameError { place, reason }))
            }
        }
    }
}
