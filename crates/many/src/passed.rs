use crate::seat::{Seat, Seats};
use crate::square::Square;

/// A double step that somebody may still answer (2p-11; many-handed.md, section 4, N9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Passed {
    /// Whose pawn it was.
    pub owner: Seat,
    /// The square passed.
    pub square: Square,
    /// Who may take there, each until the end of the own next turn.
    pub takers: Seats,
}

/// The double steps that can still be answered, the oldest first: never more than one a seat, and
/// none of who moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct PassedList {
    entries: [Option<Passed>; 4],
}

impl PassedList {
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Passed> {
        self.entries.iter().flatten()
    }

    /// Adds the latest one.
    pub(crate) fn push(&mut self, passed: Passed) {
        if let Some(free) = self.entries.iter_mut().find(|entry| entry.is_none()) {
            *free = Some(passed);
        }
    }

    /// Keeps those that are wanted, in their order.
    pub(crate) fn retain(&mut self, wanted: impl Fn(&Passed) -> bool) {
        let kept: PassedList = self.iter().copied().filter(wanted).collect();
        *self = kept;
    }

    /// Somebody's turn is over: the right to answer goes with it.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        for entry in self.entries.iter_mut().flatten() {
            entry.takers = entry.takers.without(Seats::of(seat));
        }
        self.retain(|passed| !passed.takers.is_empty());
    }

    pub(crate) const fn is_empty(&self) -> bool {
        matches!(self.entries, [None, None, None, None])
    }
}

impl FromIterator<Passed> for PassedList {
    fn from_iter<I: IntoIterator<Item = Passed>>(all: I) -> PassedList {
        let mut list = PassedList::default();
        for passed in all {
            list.push(passed);
        }
        list
    }
}
