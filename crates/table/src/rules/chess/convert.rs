//! Squares, seats, men and moves of the table and of the rules of chess, each as the other's.

use rochade_chess as chess;

use super::plan::{BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE};
use crate::deed::Step;
use crate::man::{Kind, Man, Seat};
use crate::plan::SquareId;

/// How many squares the board has.
const SQUARES: usize = 64;

/// Returns the square with this number; `None` for one that the board doesn't have.
pub(super) fn square_of(square: SquareId) -> Option<chess::Square> {
    chess::Square::from_index(square.index())
}

/// Returns the number of a square.
pub fn id(square: chess::Square) -> SquareId {
    SquareId(square.index() as u16)
}

/// Returns the seat of a side.
pub fn seat(color: chess::Color) -> Seat {
    match color {
        chess::Color::White => WHITE,
        chess::Color::Black => BLACK,
    }
}

/// The side that a seat has; `None` for a seat that chess doesn't have.
pub(super) fn color(seat: Seat) -> Option<chess::Color> {
    match seat {
        WHITE => Some(chess::Color::White),
        BLACK => Some(chess::Color::Black),
        _ => None,
    }
}

/// Returns what stands on each square, in the order of their numbers. A board holds its men by
/// kind, and so they are taken from it.
pub(super) fn men_on(board: &chess::Board) -> Vec<Option<Man>> {
    let mut men = vec![None; SQUARES];
    for color in chess::Color::ALL {
        for role in chess::Role::ALL {
            for square in board.men(color, role) {
                men[square.index()] = Some(man(chess::Piece::new(color, role)));
            }
        }
    }
    men
}

pub(super) fn man(piece: chess::Piece) -> Man {
    Man {
        seat: seat(piece.color),
        kind: kind(piece.role),
    }
}

pub(super) fn kind(role: chess::Role) -> Kind {
    match role {
        chess::Role::Pawn => PAWN,
        chess::Role::Knight => KNIGHT,
        chess::Role::Bishop => BISHOP,
        chess::Role::Rook => ROOK,
        chess::Role::Queen => QUEEN,
        chess::Role::King => KING,
    }
}

pub(super) fn role(kind: Kind) -> Option<chess::Role> {
    Some(match kind {
        PAWN => chess::Role::Pawn,
        KNIGHT => chess::Role::Knight,
        BISHOP => chess::Role::Bishop,
        ROOK => chess::Role::Rook,
        QUEEN => chess::Role::Queen,
        KING => chess::Role::King,
        _ => return None,
    })
}

/// Returns the move of a step; `None` for what chess doesn't have.
pub fn move_of(step: &Step) -> Option<chess::Move> {
    let &[from, to] = step.path.as_slice() else {
        return None;
    };
    Some(chess::Move {
        from: square_of(from)?,
        to: square_of(to)?,
        promotion: match step.choice {
            Some(kind) => Some(role(kind)?),
            None => None,
        },
    })
}

/// Returns the step of a move.
pub fn step(made: chess::Move) -> Step {
    Step::new(id(made.from), id(made.to), made.promotion.map(kind))
}
