//! Reading games: the scanner's parts, judged by the rules.

use crate::dialect::{Dialect, Reason};
use crate::draft::Draft;
use crate::error::GameError;
use crate::place::{Mark, Place};
use crate::remark::{Oddity, Remark};
use crate::scan::{Event, Fault, Scanner, Token};
use crate::tags::is_result;

/// An iterator over the games of a text: each is a game, or the error for which it can't be read.
///
/// Games come one by one, so a page can read a large file in slices, show how far it is
/// ([`Games::offset`]) and stop at any time.
#[derive(Clone, Debug)]
pub struct Games<'a, D: Dialect> {
    scanner: Scanner<'a>,
    dialect: D,
    torn: Option<D::Game>,
    remarks: Vec<Remark>,
    null_move: Option<Place>,
}

impl<'a, D: Dialect + Default> Games<'a, D> {
    /// Reads a text from its beginning.
    pub fn new(text: &'a str) -> Games<'a, D> {
        Games::of(text, D::default())
    }
}

impl<'a, D: Dialect> Games<'a, D> {
    /// Reads a text from its beginning, where games are as the dialect says unless they say
    /// otherwise.
    pub fn of(text: &'a str, dialect: D) -> Games<'a, D> {
        Games::resume(text, dialect, Mark::start(text))
    }

    /// Goes on in the same text where another reader has stopped.
    pub fn resume(text: &'a str, dialect: D, mark: Mark) -> Games<'a, D> {
        Games {
            scanner: Scanner::resume(text, D::FORMAT, mark),
            dialect,
            torn: None,
            remarks: Vec::new(),
            null_move: None,
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
    pub fn torn(&mut self) -> Option<D::Game> {
        self.torn.take()
    }

    /// What was mended or passed over in the game that came last.
    pub fn remarks(&mut self) -> Vec<Remark> {
        core::mem::take(&mut self.remarks)
    }

    /// The place of the first null move (`--`) in the game that came last.
    pub const fn null_move(&self) -> Option<Place> {
        self.null_move
    }
}

impl<D: Dialect> Iterator for Games<'_, D> {
    type Item = Result<D::Game, GameError<D::Reason>>;

    fn next(&mut self) -> Option<Self::Item> {
        let begin = self.mark();
        let read = self.dialect.read(&mut self.scanner);
        let null_move = read.dialect.null_move();
        self.null_move = null_move.map(|at| self.scanner.moved(begin, at).place);
        self.remarks = self.scanner.placed(begin, read.remarks);
        self.torn = read.torn;
        match read.outcome {
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

/// What came of reading a game in one way.
#[derive(Debug)]
pub struct Attempt<D: Dialect> {
    /// What is known of it before its first move.
    pub dialect: D,
    /// The game, or why it can't be read; nothing, if there is no game any more.
    pub outcome: Result<Option<D::Game>, Fault<D::Reason>>,
    /// What could be read of it, if an error cuts it.
    pub torn: Option<D::Game>,
    /// What was mended or passed over, and at which byte.
    pub remarks: Vec<(usize, Oddity)>,
    /// How many moves were read.
    pub plies: usize,
}

impl<D: Dialect> Attempt<D> {
    /// Reads the next game.
    pub fn new(scanner: &mut Scanner<'_>, dialect: D) -> Attempt<D> {
        let mut draft = Draft::new(dialect);
        let filled = fill(scanner, &mut draft);
        let mut remarks = core::mem::take(&mut draft.outline.remarks);
        let plies = draft.plies();
        let mut torn = None;
        let outcome = match filled {
            Ok(None) => Ok(None),
            Ok(Some(at)) => match draft.finish() {
                Ok(flaw) => {
                    remarks.extend(flaw.map(|flaw| (at, flaw.into())));
                    Ok(draft.game.take())
                }
                Err(fault) => {
                    // The end of this game is still to be found, and no other.
                    scanner.back_to(at);
                    Err(fault)
                }
            },
            Err(fault) => {
                if fault.reason.cuts() {
                    torn = D::torn(&mut draft);
                }
                Err(fault)
            }
        };
        let flaws = scanner.take_remarks().into_iter();
        remarks.extend(flaws.map(|(at, flaw)| (at, flaw.into())));
        if let Err(fault) = &outcome {
            // From there on nothing is passed over: the game is at its end.
            remarks.retain(|(at, _)| *at < fault.at);
        }
        Attempt {
            dialect: draft.dialect,
            outcome,
            torn,
            remarks,
            plies,
        }
    }
}

/// Reads a game up to its end, and returns where that is; nothing, if there is no game any more.
fn fill<'a, D: Dialect>(
    scanner: &mut Scanner<'a>,
    draft: &mut Draft<'a, D>,
) -> Result<Option<usize>, Fault<D::Reason>> {
    loop {
        let token = scanner.token().map_err(Fault::widen)?;
        let Some(Token { at, event }) = token else {
            return Ok(draft.outline.is_game().then(|| scanner.offset()));
        };
        match event {
            Event::Tag { name, value } => {
                let gap = || scanner.follows_empty_line(at);
                if draft.outline.ends_before(name, gap) {
                    scanner.back_to(at);
                    return Ok(Some(at));
                }
                if is_result(name) {
                    scanner.expect_result(&value);
                }
                draft.outline.order.begin();
                draft.tag(at, name, &value, scanner)?;
            }
            // The end of a game that can't begin is found already.
            event if D::end(draft, at, &event, scanner).inspect_err(|_| scanner.back_to(at))? => {
                return Ok(Some(at));
            }
            Event::Move(word) if draft.is_heading(word) => {
                scanner.skip_heading(at);
                draft.outline.order.doubt(at, word);
            }
            event => draft.add(at, &event)?,
        }
    }
}
