//! Reading games: the scanner's parts, judged by the rules.

use rochade_chess::{Letters, MoveTextError};

use crate::draft::Draft;
use crate::error::{Flaw, PgnError, Reason, excerpt};
use crate::game::Game;
use crate::languages::LANGUAGES;
use crate::place::{Mark, Place};
use crate::remark::{Oddity, Remark};
use crate::result::GameResult;
use crate::scan::{Event, Fault, Format, Scanner, Token, sign_before};
use crate::tags::{RESULT, VARIANT, own_place};
use crate::variant::Rules;

/// An iterator over the games of a text: each is a game, or the error for which it can't be read.
///
/// Games come one by one, so a page can read a large file in slices, show how far it is
/// ([`Games::offset`]) and stop at any time.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    scanner: Scanner<'a>,
    torn: Option<Game>,
    remarks: Vec<Remark>,
    passed: Option<Place>,
}

impl<'a> Games<'a> {
    /// Reads a text from its beginning.
    pub fn new(text: &'a str) -> Games<'a> {
        Games {
            scanner: Scanner::new(text),
            torn: None,
            remarks: Vec::new(),
            passed: None,
        }
    }

    /// Goes on in the same text where another reader has stopped.
    pub fn resume(text: &'a str, mark: Mark) -> Games<'a> {
        Games {
            scanner: Scanner::resume(text, Format::Pgn, mark),
            torn: None,
            remarks: Vec::new(),
            passed: None,
        }
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

    /// The place of the first null move (`--`) in the game that came last.
    pub const fn passed(&self) -> Option<Place> {
        self.passed
    }

    /// Reads the next game with the letters with which it goes furthest, English ones first. Since
    /// hardly anybody writes a letter for pawns, letters by which it is another man's come before.
    fn read(&mut self) -> Result<Option<Game>, Fault<Reason>> {
        let begin = self.mark();
        let from = self.scanner.clone();
        let mut best = self.read_with(&Letters::ENGLISH);
        if best.may_be_foreign() || best.names_pawn {
            for letters in &LANGUAGES {
                let mut other = Games {
                    scanner: from.clone(),
                    torn: None,
                    remarks: Vec::new(),
                    passed: None,
                };
                let read = other.read_with(letters);
                if read.rank() > best.rank() {
                    best = read;
                    self.scanner = other.scanner;
                }
            }
        }
        self.passed = best.passed.map(|at| self.scanner.moved(begin, at).place);
        self.remarks = self.scanner.placed(begin, best.remarks);
        self.torn = best.torn;
        best.outcome
    }

    fn read_with(&mut self, letters: &'static Letters) -> Attempt {
        let mut draft = Draft::new(Game::default(), letters);
        let outcome = self.fill(&mut draft);
        let mut remarks = core::mem::take(&mut draft.remarks);
        let (plies, passed, names_pawn) = (draft.game.len(), draft.passed, draft.names_pawn);
        let (outcome, torn) = match outcome {
            Ok(None) => (Ok(None), None),
            Ok(Some((at, result))) => {
                let (game, flaw) = draft.finish(result);
                remarks.extend(flaw.map(|flaw| (at, flaw.into())));
                (Ok(Some(game)), None)
            }
            Err(fault) => {
                let is_cut = !fault.reason.is_in_tags();
                let (game, _) = draft.end();
                (Err(fault), is_cut.then_some(game))
            }
        };
        let flaws = self.scanner.take_remarks().into_iter();
        remarks.extend(flaws.map(|(at, flaw)| (at, flaw.into())));
        if let Err(fault) = &outcome {
            // From there on nothing is passed over: the game is at its end.
            remarks.retain(|(at, _)| *at < fault.at);
        }
        Attempt {
            outcome,
            torn,
            remarks,
            passed,
            plies,
            names_pawn,
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
            let fault = |reason| Fault { at, reason };
            match event {
                Event::Tag { name, value } => {
                    let gap = || self.scanner.follows_empty_line(at);
                    if draft.outline.ends_before(name, gap) {
                        self.scanner.back_to(at);
                        return Ok(Some((at, None)));
                    }
                    if own_place(name) == Some(RESULT) {
                        self.scanner.expect_result(&value);
                    }
                    draft.order.begin();
                    if let Err(reason) = draft.tag(at, name, &value) {
                        return Err(self.blamed(draft, fault(reason)));
                    }
                }
                Event::Move(text) if draft.is_lost_by_both(text) && self.scanner.ends_game() => {
                    draft.lose_by_both(at);
                    return Ok(Some((at, Some(GameResult::Unknown))));
                }
                Event::Result(result) => {
                    if draft.goes_on(self.scanner.rest()) {
                        let text = excerpt(result.text());
                        draft.remarks.push((at, Flaw::Stray { text }.into()));
                    } else {
                        return Ok(Some((at, Some(result))));
                    }
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

/// What came of reading a game with the letters of a language.
struct Attempt {
    outcome: Result<Option<Game>, Fault<Reason>>,
    torn: Option<Game>,
    remarks: Vec<(usize, Oddity)>,
    passed: Option<usize>,
    plies: usize,
    /// Whether a letter was taken for a pawn's.
    names_pawn: bool,
}

impl Attempt {
    /// Returns what makes one attempt better than another: that it goes further, and at the same
    /// length that it takes no letter for a pawn's.
    const fn rank(&self) -> (usize, bool) {
        (self.plies, !self.names_pawn)
    }

    /// Returns whether the game ends at a move that may be written in another language. A letter
    /// that may also be a sign for the move before it is ambiguous in every language.
    fn may_be_foreign(&self) -> bool {
        let Err(Fault { reason, .. }) = &self.outcome else {
            return false;
        };
        let Reason::Move { text, fault } = reason else {
            return false;
        };
        let is_open = *fault == MoveTextError::Ambiguous && sign_before(text).is_some();
        text.contains(char::is_uppercase) && !is_open
    }
}

impl<'a> Games<'a> {
    /// What is to blame for a fault: a position that chess doesn't know may be one of another game,
    /// which a tag before or after it names.
    fn blamed(&self, draft: &Draft<'a>, fault: Fault<Reason>) -> Fault<Reason> {
        if !matches!(fault.reason, Reason::Fen(_)) {
            return fault;
        }
        let before = draft.game.sheet.tags().get(VARIANT).map(excerpt);
        let mut rest = self.scanner.clone();
        // Only the rest of these tags goes with the game.
        let mut tags = core::iter::from_fn(|| match rest.token().ok()?? {
            Token { at, .. } if rest.follows_empty_line(at) => None,
            Token {
                event: Event::Tag { name, value },
                ..
            } => Some((name, value)),
            _ => None,
        });
        let after = || {
            let variant = tags.find(|(name, _)| *name == VARIANT);
            variant.map(|(_, value)| excerpt(&value))
        };
        let name = before.or_else(after);
        match name.filter(|name| Rules::of(name) != Rules::Chess) {
            Some(name) => Fault {
                at: fault.at,
                reason: Reason::Variant { name },
            },
            None => fault,
        }
    }
}

impl Iterator for Games<'_> {
    type Item = Result<Game, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.read() {
            Ok(game) => game.map(Ok),
            Err(Fault { at, reason }) => {
                let place = self.scanner.give_up(at, reason.is_in_tags());
                // What comes behind the cut is no part of the game.
                self.scanner.take_remarks();
                Some(Err(PgnError { place, reason }))
            }
        }
    }
}
