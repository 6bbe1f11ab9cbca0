//! The two sides of a game in PGN and PDN, which know no more.

use rochade_table::Seat;
use rochade_table::chess::{BLACK, WHITE};

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    White,
    Black,
}

impl Side {
    /// Both.
    pub(crate) const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The side of a seat; `None` for one that no game for two has.
    pub(crate) fn of(seat: Seat) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.seat() == seat)
    }

    /// The side with this letter.
    pub(crate) fn of_letter(letter: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }

    /// Its seat at the table.
    pub(crate) fn seat(self) -> Seat {
        match self {
            Side::White => WHITE,
            Side::Black => BLACK,
        }
    }

    /// Its letter, as the games' plans have it.
    pub(crate) fn letter(self) -> &'static str {
        match self {
            Side::White => "w",
            Side::Black => "b",
        }
    }

    /// The other one.
    pub(crate) fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::GameKind;

    use super::*;

    #[test]
    fn sides_are_called_as_at_the_table() {
        for game in [GameKind::Chess, GameKind::Draughts] {
            let plan = game.plan();
            let letters: Vec<_> = plan.all_seats().map(|seat| plan.letter(seat)).collect();
            assert_eq!(letters, Side::ALL.map(Side::letter));
            let sides: Vec<_> = plan.all_seats().map(Side::of).collect();
            assert_eq!(sides, Side::ALL.map(Some));
        }
    }

    #[test]
    fn a_third_seat_is_no_side() {
        assert_eq!(Side::of(Seat(2)), None);
        assert_eq!(Side::of_letter("r"), None);
        for side in Side::ALL {
            assert_eq!(Side::of_letter(side.letter()), Some(side));
            assert_ne!(side.other(), side);
        }
    }
}
