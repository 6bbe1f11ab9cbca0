use crate::error::Flaw;
use crate::scan::{Fault, Number};

/// Holds the numbers in a text against the moves that are read of it, so that none is left out.
///
/// What might be a move, or a part of one, is passed over only if the number that is due follows.
/// Comments and variations are no moves; but if a number behind them tells that moves are missing,
/// they have swallowed some.
#[derive(Clone, Debug)]
pub struct Order {
    /// What was passed over, and has to be followed by the number that is due.
    doubt: Option<Fault>,
    /// The plies before the first thing since the last number that can swallow moves.
    hides: Option<usize>,
    /// Whether dots alone stand behind the last move: perhaps in the place of one.
    dots: bool,
    /// By how much the text counts otherwise; not known before the first number, if a position is
    /// set up.
    offset: Option<i64>,
    /// Whether numbers stand without dots.
    bare: Option<bool>,
    /// Before which ply the last number that was due stands.
    counted: Option<usize>,
}

/// The place in the game at which something stands.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    /// The plies before it.
    pub plies: usize,
    /// The number of the move that is due.
    pub number: u32,
    /// Whether it is the one of the side that moves second.
    pub is_second: bool,
}

impl Default for Order {
    /// A game from its usual start, which counts from 1.
    fn default() -> Order {
        Order {
            doubt: None,
            hides: None,
            dots: false,
            offset: Some(0),
            bare: None,
            counted: None,
        }
    }
}

impl Order {
    /// A position is set up: numbers may begin with any.
    pub const fn set_up(&mut self) {
        self.offset = None;
    }

    /// A tag has come before all moves: what stands before it was a heading.
    pub fn begin(&mut self) {
        self.doubt = None;
    }

    /// Something is passed over that might be a move.
    pub fn doubt(&mut self, at: usize, text: &str) {
        self.doubt_for(at, || Flaw::stray(text));
    }

    fn doubt_for(&mut self, at: usize, flaw: impl FnOnce() -> Flaw) {
        if self.doubt.is_none() {
            let reason = flaw();
            self.doubt = Some(Fault { at, reason });
        }
    }

    /// Something has come after so many plies that can swallow moves.
    pub fn hide(&mut self, plies: usize) {
        self.hides.get_or_insert(plies);
    }

    /// The plies of a game of so many that stand in the text for certain, once it is cut at a
    /// number: what was read behind something that has swallowed moves may be another game's.
    pub fn certain(&self, plies: usize) -> usize {
        self.hides.unwrap_or(plies)
    }

    /// A move has come.
    ///
    /// # Errors
    ///
    /// What was passed over, if no number says since then that nothing is missing.
    pub fn move_on(&mut self) -> Result<(), Fault> {
        self.dots = false;
        self.doubt.take().map_or(Ok(()), Err)
    }

    /// A number has come; returns what is odd about it, if the game goes on all the same.
    ///
    /// # Errors
    ///
    /// What was passed over, if this is not the number that is due; or this number, if moves are
    /// missing before it that something has swallowed ([`Order::certain`]).
    pub fn count(&mut self, at: usize, number: Number, due: Due) -> Result<Option<Flaw>, Fault> {
        let Some(value) = number.value else {
            self.dots = true;
            return Ok(None);
        };
        let is_bare = number.dots == 0;
        let usually_bare = *self.bare.get_or_insert(is_bare);
        let counts = !is_bare || usually_bare;
        let (value, wanted) = (i64::from(value), i64::from(due.number));
        let is_first = due.plies == 0;
        let offset = match self.offset {
            Some(offset) => offset,
            None if self.doubt.is_some() && value != 1 => 0,
            None => *self.offset.insert(value - wanted),
        };
        let ahead = value - wanted - offset;
        let tells_second = number.dots > 1;
        if ahead == 0 && (due.is_second || !tells_second) {
            if counts && self.counted != Some(due.plies) {
                (self.doubt, self.hides) = (None, None);
            }
            self.counted = Some(due.plies);
            return Ok(None);
        }
        if is_bare {
            let flaw = Flaw::stray(&value.to_string());
            self.doubt_for(at, || flaw.clone());
            return Ok(Some(flaw));
        }
        let leaves_out = ahead >= 0;
        match leaves_out {
            // A heading may have any number; the game begins with its first one.
            _ if is_first && self.offset.is_some() => {
                if leaves_out {
                    self.doubt_for(at, || number.gap());
                }
                return Ok(None);
            }
            _ if self.doubt.is_some() => self.move_on()?,
            true if self.hides.is_some() || self.dots => {
                return Err(Fault {
                    at,
                    reason: number.gap(),
                });
            }
            _ => {}
        }
        self.offset = Some(value - wanted);
        Ok(leaves_out.then(|| number.gap()))
    }
}
