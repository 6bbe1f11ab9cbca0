//! Squares, seats, men and moves of the table and of the rules of chess for four and for three:
//! each as the other's.

use std::sync::OnceLock;

use rochade_many as many;

use super::plan::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK};
use crate::deed::Step;
use crate::man::{Kind, Man, Seat};
use crate::plan::SquareId;

/// The squares of a board in the plan's order, and the number of each.
struct Numbers {
    squares: Vec<many::Square>,
    /// By row and column.
    ids: [[Option<SquareId>; 14]; 14],
}

impl Numbers {
    /// Returns those of a board, worked out once.
    fn of(board: many::Board) -> &'static Numbers {
        static ALL: [OnceLock<Numbers>; many::Board::ALL.len()] =
            [const { OnceLock::new() }; many::Board::ALL.len()];
        ALL[board as usize].get_or_init(|| {
            let squares: Vec<many::Square> = board.squares().collect();
            let mut ids = [[None; 14]; 14];
            for (id, square) in (0..).map(SquareId).zip(&squares) {
                ids[usize::from(square.row())][usize::from(square.column())] = Some(id);
            }
            Numbers { squares, ids }
        })
    }
}

/// Returns the square with this number; `None` if the board has none.
pub fn square_of(board: many::Board, id: SquareId) -> Option<many::Square> {
    Numbers::of(board).squares.get(id.index()).copied()
}

/// Returns the number of a square.
pub fn id(board: many::Board, square: many::Square) -> Option<SquareId> {
    let row = Numbers::of(board).ids.get(usize::from(square.row()))?;
    *row.get(usize::from(square.column()))?
}

/// Returns how many squares a board has.
pub(super) fn squares(board: many::Board) -> usize {
    Numbers::of(board).squares.len()
}

/// Returns the seat in the game's own terms; `None` for a seat that the game doesn't have.
pub fn seat_of(seat: Seat, game: many::Game) -> Option<many::Seat> {
    game.seats().find(|own| own.index() == seat.index())
}

/// Returns the seat at the table.
pub fn seat(seat: many::Seat) -> Seat {
    Seat(seat.index() as u8)
}

/// Returns the man at the table.
pub(super) fn man(man: many::Man) -> Man {
    Man {
        seat: seat(man.seat),
        kind: kind(man.kind),
    }
}

/// Returns the kind of men at the table.
pub(super) fn kind(kind: many::Kind) -> Kind {
    match kind {
        many::Kind::Pawn => PAWN,
        many::Kind::Knight => KNIGHT,
        many::Kind::Bishop => BISHOP,
        many::Kind::Rook => ROOK,
        many::Kind::Queen => QUEEN,
        many::Kind::King => KING,
    }
}

/// Returns the kind in the game's own terms; `None` if it has none such.
pub(super) fn kind_of(wanted: Kind) -> Option<many::Kind> {
    many::Kind::ALL.into_iter().find(|&own| kind(own) == wanted)
}

/// Returns the move of a step; `None` for what the game doesn't have.
pub fn move_of(board: many::Board, step: &Step) -> Option<many::Move> {
    let &[from, to] = step.path.as_slice() else {
        return None;
    };
    Some(many::Move {
        from: square_of(board, from)?,
        to: square_of(board, to)?,
        promotion: match step.choice {
            Some(kind) => Some(kind_of(kind)?),
            None => None,
        },
    })
}

/// Returns the step of a move; `None` for squares that the board doesn't have.
pub fn step(board: many::Board, made: many::Move) -> Option<Step> {
    let choice = made.promotion.map(kind);
    Some(Step::new(
        id(board, made.from)?,
        id(board, made.to)?,
        choice,
    ))
}
