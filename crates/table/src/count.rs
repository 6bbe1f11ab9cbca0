//! The count of moves that a player asks for (laws.md, section 2, point 4).

use crate::man::Seat;

/// A count that was begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Who counts.
    pub by: Seat,
    /// So many plies stood when it was begun.
    pub from: usize,
    /// So many plies stood when it was struck, if it was.
    pub struck: Option<usize>,
}

impl Count {
    /// A count that begins when so many plies stand.
    pub(crate) fn new(by: Seat, from: usize) -> Count {
        Count {
            by,
            from,
            struck: None,
        }
    }

    /// Whether it still goes on.
    pub(crate) fn goes_on(&self) -> bool {
        self.struck.is_none()
    }

    /// It is struck when so many plies stand.
    pub(crate) fn strike(&mut self, plies: usize) {
        self.struck = Some(plies);
    }

    /// Plies since it was begun.
    pub(crate) fn plies(&self, plies: usize) -> u32 {
        u32::try_from(plies.saturating_sub(self.from)).unwrap_or(u32::MAX)
    }

    /// What is left of it when moves were taken back and so many plies stand: nothing, if it was begun after them.
    pub(crate) fn taken_back(mut self, plies: usize) -> Option<Count> {
        self.struck = self.struck.filter(|&struck| struck <= plies);
        (self.from <= plies).then_some(self)
    }
}
