//! Who judges a player's moves, and which men are bound by that.

use crate::seat::{Seat, Seats};
use crate::square::{Square, Way};
use crate::squares::Squares;

use super::Position;

/// Who counts when a player's moves are judged.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// Whose moves they are.
    pub(super) seat: Seat,
    /// The enemies whose men give check.
    pub(super) active: Seats,
    /// The enemies whose men stand frozen: no king steps onto a line of theirs (4p-37, 3p-35).
    pub(super) frozen: Seats,
    /// Whose attack must not be opened on whose king (3p-41).
    pub(super) third: Option<(Seat, Seat)>,
}

impl Position {
    /// The terms of a player's ordinary moves.
    pub(super) fn terms(&self, seat: Seat) -> Terms {
        let enemies = self.game().enemies(seat);
        let frozen = self.all_frozen().among(enemies);
        let next = self.game().next(seat, self.rules.turns);
        // The player after the next; in the game for four nobody is bound for anybody else (4p-35).
        let third = self.game().next(next, self.rules.turns);
        let binds = self.game().ally(seat).is_none() && frozen.is_empty();
        Terms {
            seat,
            active: enemies.without(frozen),
            frozen,
            third: binds.then_some((next, third)),
        }
    }
}

/// Calls `found` with every man of `seat` that alone stands between a square and a man of `by` that
/// would attack it, and the way from the square.
#[inline]
pub(super) fn shields(
    position: &Position,
    square: Square,
    seat: Seat,
    by: Seats,
    mut found: impl FnMut(Square, Way),
) {
    let own = Seats::of(seat);
    for (ways, straight) in [(Way::STRAIGHT, true), (Way::DIAGONAL, false)] {
        for way in ways {
            let shield = position.first_man(square, way, None);
            if !position.cells[shield.place()].is_of(own) {
                continue;
            }
            let behind = position.first_man(shield, way, None);
            let cell = position.cells[behind.place()];
            let reaches = match straight {
                true => cell.goes_straight(),
                false => cell.goes_diagonally(),
            };
            if reaches && cell.is_of(by) {
                found(shield, way);
            }
        }
    }
}

/// The squares in a way from a square up to the second man, without the first: where a shield may
/// stand or take.
pub(super) fn line_of(position: &Position, square: Square, way: Way, shield: Square) -> Squares {
    let behind = position.first_man(shield, way, None);
    let steps = core::iter::successors(Some(square.step(way)), |at| {
        (*at != behind).then(|| at.step(way))
    });
    steps.collect()
}
