//! The count that somebody claims where a draw is in doubt (4p-23, 3p-23; many-laws.md, section 2,
//! C9).

use crate::rules::Limit;
use crate::seat::Seat;

use super::Position;

impl Position {
    /// The position with a count begun; `None` if one was, or the game has ended. Who may claim it,
    /// the laws say.
    pub fn start_count(&self) -> Option<Position> {
        let begins = self.count.is_none() && self.outcome.is_none();
        begins.then_some(Position {
            count: Some([0; 4]),
            ..*self
        })
    }

    /// The position with a count in which each seat has made this number of moves; the game has
    /// ended if the count is complete (many-position-text.md, section 2).
    pub fn counting(&self, moves: [u16; 4]) -> Position {
        let mut next = *self;
        next.count = Some(moves.map(|moves| moves.min(Position::MOST_COUNTED)));
        if next.outcome.is_none() {
            next.outcome = next.ending();
        }
        next
    }

    /// The position with the count struck, as all may agree (2p-27); `None` if nobody counts, or
    /// the game has ended.
    pub fn strike_count(&self) -> Option<Position> {
        let strikes = self.count.is_some() && self.outcome.is_none();
        strikes.then_some(Position {
            count: None,
            ..*self
        })
    }

    /// Returns whether the count is complete.
    pub(super) fn is_counted_out(&self) -> bool {
        let Some(count) = self.count else {
            return false;
        };
        let of = |seat: Seat| count[seat.index()];
        let mut seats = self.game().seats();
        match self.rules.limit {
            Limit::Each(moves) => {
                let mut moving = seats.filter(|seat| self.frozen(*seat).is_none());
                moving.all(|seat| of(seat) >= moves)
            }
            Limit::Side(moves) => seats.all(|seat| {
                let side = self.game().side(seat).into_iter();
                side.map(of).sum::<u16>() >= moves
            }),
        }
    }
}
