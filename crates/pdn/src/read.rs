//! Reading games: the scanner's parts, judged by the rules.

use rochade_draughts::Rules;
use rochade_pgn::sheet::{BOTH_LOST, Fault, Format};
use rochade_pgn::{Event, Flaw, GameResult, Mark, Oddity, Remark, Scanner, Token};

use crate::draft::Draft;
use crate::error::{PdnError, Reason};
use crate::found::{LARGER, TRIED, is_on_larger_board};
use crate::game::Game;
use crate::head::Known;
use crate::variant::Variant;

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
    /// Whether rules that nothing tells are found by the moves.
    guesses: bool,
}

impl<'a> Games<'a> {
    /// Reads a text from its beginning. Games that don't name their rules have the usual ones.
    pub fn new(text: &'a str, usual: &'static Variant) -> Games<'a> {
        Games::resume(text, usual, Mark::start(text))
    }

    /// Goes on in the same text where another reader has stopped.
    pub fn resume(text: &'a str, usual: &'static Variant, mark: Mark) -> Games<'a> {
        Games {
            text,
            scanner: Scanner::resume(text, Format::Pdn, mark),
            known: Known {
                usual,
                rules: name_of_rules,
            },
            torn: None,
            remarks: Vec::new(),
            guesses: false,
        }
    }

    /// The same where games that don't tell their rules have those under which their moves are
    /// legal, as far as they are: the first ones, if there are several.
    pub const fn guessing(mut self) -> Games<'a> {
        self.guesses = true;
        self
    }

    /// Sets a function that finds the rules for a value of the tag `Laws`, besides the names of
    /// rules that are known here.
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

    /// Reads the next game under the rules with which it goes furthest.
    fn read(&mut self) -> Result<Option<Game>, Fault<Reason>> {
        let begin = self.mark();
        let from = self.scanner.clone();
        let mut best = self.read_under(self.known.clone());
        if self.guesses && best.is_untold {
            let mut furthest = None;
            for name in TRIED {
                let known = Known {
                    usual: Variant::find(name).unwrap_or(self.known.usual),
                    ..self.known.clone()
                };
                let mut other = Games {
                    scanner: from.clone(),
                    remarks: Vec::new(),
                    ..self.clone()
                };
                let read = other.read_under(known);
                let (plies, is_whole) = (read.plies, read.outcome.is_ok());
                if furthest.is_none_or(|furthest| plies > furthest) {
                    furthest = Some(plies);
                    self.scanner = other.scanner;
                    best = read;
                    let name = name.to_owned();
                    best.remarks.push((begin.offset, Oddity::Rules { name }));
                }
                if is_whole {
                    break;
                }
            }
        }
        if best.is_untold
            && best.plies == 0
            && let Err(Fault { at, .. }) = best.outcome
            && is_of_larger_board(from)
        {
            let text = LARGER.to_owned();
            let reason = Reason::GameType { text };
            self.torn = None;
            return Err(Fault { at, reason });
        }
        self.remarks = self.scanner.placed(begin, best.remarks);
        self.torn = best.torn;
        best.outcome
    }

    fn read_under(&mut self, known: Known) -> Attempt {
        let mut draft = Draft::new(known);
        let filled = self.fill(&mut draft);
        let is_untold = draft.is_untold();
        let mut remarks = core::mem::take(&mut draft.remarks);
        let plies = draft.game.as_ref().map_or(0, Game::len);
        let (outcome, torn) = match filled {
            Ok(None) => (Ok(None), None),
            Ok(Some((at, result))) => match draft.finish(result) {
                Ok((game, flaw)) => {
                    remarks.extend(flaw.map(|flaw| (at, flaw.into())));
                    (Ok(Some(game)), None)
                }
                Err(fault) => {
                    // The end of this game is still to be found, and no other.
                    self.scanner.back_to(at);
                    (Err(fault), None)
                }
            },
            Err(fault) => {
                let torn = fault.reason.cuts().then(|| draft.torn()).flatten();
                (Err(fault), torn)
            }
        };
        let flaws = self.scanner.take_remarks().into_iter();
        remarks.extend(flaws.map(|(at, flaw)| (at, flaw.into())));
        if let Err(fault) = &outcome {
            // From there on nothing is passed over: the game is at its end.
            remarks.retain(|(at, _)| *at < fault.at);
        }
        Attempt {
            is_untold: is_untold && outcome.as_ref().is_ok_and(Option::is_some) | torn.is_some(),
            outcome,
            torn,
            remarks,
            plies,
        }
    }

    /// Reads a game up to its end: where that is, and its result, if one stands there. Nothing, if
    /// there is no game any more.
    fn fill(
        &mut self,
        draft: &mut Draft<'a>,
    ) -> Result<Option<(usize, Option<GameResult>)>, Fault<Reason>> {
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
                    if name.eq_ignore_ascii_case("Result") {
                        self.scanner.expect_result(&value);
                    }
                    draft.order.begin();
                    draft
                        .tag(at, name, value)
                        .map_err(|reason| Fault { at, reason })?;
                }
                Event::Result(result) => {
                    let rest = self.text.get(at..).unwrap_or_default();
                    if rest.starts_with(BOTH_LOST) {
                        draft.both_lost = true;
                        let text = BOTH_LOST.to_owned();
                        draft.remarks.push((at, Flaw::Result { text }.into()));
                    }
                    return Ok(Some((at, Some(result))));
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

/// Returns whether a move of the next game can only be one on a board of ten by ten.
fn is_of_larger_board(scanner: Scanner<'_>) -> bool {
    let events = scanner.map_while(Result::ok).map(|token| token.event);
    let mut moves = events.take_while(|event| !matches!(event, Event::Result(_)));
    moves.any(|event| matches!(event, Event::Move(text) if is_on_larger_board(text)))
}

/// What came of reading a game under some rules.
struct Attempt {
    outcome: Result<Option<Game>, Fault<Reason>>,
    torn: Option<Game>,
    remarks: Vec<(usize, Oddity)>,
    plies: usize,
    /// Whether nothing tells the rules.
    is_untold: bool,
}

impl Iterator for Games<'_> {
    type Item = Result<Game, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.read() {
            Ok(game) => game.map(Ok),
            Err(Fault { at, reason }) => {
                let place = self.scanner.give_up(at, reason.is_in_tags());
                // What comes behind the cut is no part of the game.
                self.scanner.take_remarks();
                Some(Err(PdnError { place, reason }))
            }
        }
    }
}

/// The rules with this name.
fn name_of_rules(laws: &str) -> Option<Rules> {
    Variant::find(laws).map(|variant| variant.rules)
}
