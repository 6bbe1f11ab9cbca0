//! Chess at the table and chess in PGN: the same seats, men and moves, by other names.

use rochade_chess::{Color, Move, Role, Square};
use rochade_table::chess::{BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE};
use rochade_table::{Kind, Seat, SquareId, Step};

/// The kinds of men by both names.
const MEN: [(Role, Kind); 6] = [
    (Role::Pawn, PAWN),
    (Role::Knight, KNIGHT),
    (Role::Bishop, BISHOP),
    (Role::Rook, ROOK),
    (Role::Queen, QUEEN),
    (Role::King, KING),
];

/// The seat of a colour.
pub(crate) fn seat(color: Color) -> Seat {
    match color {
        Color::White => WHITE,
        Color::Black => BLACK,
    }
}

/// A square of the rules as the table has it.
pub(crate) fn id(square: Square) -> SquareId {
    SquareId(square.index() as u16)
}

/// A move of the rules as a hand makes it.
pub(crate) fn step(mv: Move) -> Step {
    let kind = |role| MEN.iter().find(|man| man.0 == role).map(|man| man.1);
    Step::new(id(mv.from), id(mv.to), mv.promotion.and_then(kind))
}

/// A move of the table as the rules know it; `None` if it is no move of chess.
pub(crate) fn move_of(step: &Step) -> Option<Move> {
    let role = |kind| MEN.iter().find(|man| man.1 == kind).map(|man| man.0);
    Some(Move {
        from: Square::from_index(step.from()?.index())?,
        to: Square::from_index(step.to()?.index())?,
        promotion: step.choice.and_then(role),
    })
}
