use crate::error::Flaw;
use crate::scan::{Fault, Number};

/// Compares move numbers in a text with the moves that were read, so that no move is left out.
///
/// A text that might be a move, such as an unknown word, may be skipped only if the next number is
/// the expected one; else the game ends there. Comments and variations are skipped, too. If a later
/// number shows that moves are missing, an unclosed one has swallowed them, and the game ends
/// before it.
#[derive(Clone, Debug)]
pub struct Order {
    /// The first text that was skipped and might be a move, until the expected number comes.
    doubt: Option<Fault>,
    /// The plies before the first comment or variation since the last number.
    hides: Option<usize>,
    /// Whether dots without a number stand behind the last move, perhaps in place of a move.
    dots: bool,
    /// The difference between the text's numbers and the expected ones; `None` before the first
    /// number of a game from a position.
    offset: Option<i64>,
    /// The difference of the last wrong number, from which the text may go on counting; 0 while it
    /// counts rightly.
    slip: i64,
    /// Whether numbers stand without dots.
    bare: Option<bool>,
    /// The ply before which the last expected number stands.
    counted: Option<usize>,
}

/// The expected number at a place in the game.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    /// The plies before it.
    pub plies: usize,
    /// The number of the move that is due.
    pub number: u32,
    /// Whether the side that moves second is to move.
    pub is_second: bool,
}

impl Default for Order {
    /// Returns the order of a game from its usual start, which counts from 1.
    fn default() -> Order {
        Order {
            doubt: None,
            hides: None,
            dots: false,
            offset: Some(0),
            slip: 0,
            bare: None,
            counted: None,
        }
    }
}

impl Order {
    /// Lets numbers begin anywhere, since a position is set up.
    pub const fn set_up(&mut self) {
        self.offset = None;
    }

    /// Forgets skipped texts, since a tag follows before any move: they were a heading.
    pub(crate) fn begin(&mut self) {
        self.doubt = None;
    }

    /// Notes a skipped text that might be a move.
    pub(crate) fn doubt(&mut self, at: usize, text: &str) {
        self.doubt_for(at, || Flaw::stray(text));
    }

    fn doubt_for(&mut self, at: usize, flaw: impl FnOnce() -> Flaw) {
        if self.doubt.is_none() {
            let reason = flaw();
            self.doubt = Some(Fault { at, reason });
        }
    }

    /// Notes a comment or variation after `plies` plies.
    pub(crate) fn hide(&mut self, plies: usize) {
        self.hides.get_or_insert(plies);
    }

    /// Returns how many of a game's `plies` are certain once a number shows that moves are missing:
    /// those before the first comment or variation since the last number.
    pub(crate) fn certain(&self, plies: usize) -> usize {
        self.hides.unwrap_or(plies)
    }

    /// Notes a move.
    ///
    /// # Errors
    ///
    /// The skipped text before it, if no expected number has come since.
    pub(crate) fn move_on(&mut self) -> Result<(), Fault> {
        self.dots = false;
        self.doubt.take().map_or(Ok(()), Err)
    }

    /// Notes a number, and returns its flaw if the game goes on all the same.
    ///
    /// # Errors
    ///
    /// The skipped text before it, if this is not the expected number; or this number, if a comment
    /// or variation has swallowed moves before it ([`Order::certain`]).
    pub(crate) fn count(
        &mut self,
        at: usize,
        number: Number,
        due: Due,
    ) -> Result<Option<Flaw>, Fault> {
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
        let is_due = ahead == 0 || ahead == self.slip;
        if is_due && (due.is_second || !tells_second) {
            self.slip = ahead;
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
        let leaves_out = ahead >= self.slip;
        // A heading may have any number; the game begins with its first one.
        if is_first && self.offset.is_some() {
            if leaves_out {
                self.doubt_for(at, || number.gap());
            }
            return Ok(None);
        }
        if let Some(skipped) = self.doubt.take() {
            return Err(skipped);
        }
        // Once the text has counted wrongly, a smaller number proves nothing, either.
        let is_suspect = leaves_out || self.slip != 0;
        if is_suspect && (self.hides.is_some() || self.dots) {
            return Err(Fault {
                at,
                reason: number.gap(),
            });
        }
        self.slip = ahead;
        Ok(leaves_out.then(|| number.gap()))
    }
}
