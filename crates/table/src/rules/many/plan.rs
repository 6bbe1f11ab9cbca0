//! The plans of chess for four and for three: one for each board (many-handed.md, sections 1 and
//! 2).

use rochade_many as many;

use super::super::chess;
use crate::man::Seat;
use crate::plan::{Place, Plan, SeatPlan, Shade, Turn};

pub(super) use chess::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK};

/// How many seats chess for four has.
pub(crate) const FOUR_SEATS: usize = 4;
/// How many seats chess for three has.
pub(crate) const THREE_SEATS: usize = 3;

/// Returns the plan of a board on which the turn goes round as these rules say.
pub(crate) fn plan(rules: &many::Rules) -> Plan {
    let board = rules.board;
    let squares: Vec<Place> = board
        .squares()
        .map(|square| Place {
            name: board.name(square).to_string(),
            column: square.column(),
            row: square.row(),
            shade: match board.is_light(square) {
                true => Shade::Light,
                false => Shade::Dark,
            },
        })
        .collect();
    let columns = squares.iter().map(|place| place.column).max();
    Plan {
        columns: columns.map_or(0, |last| last + 1),
        rows: board.height(),
        squares,
        seats: seats(board.game()),
        turns_left: rules.turns == many::Turns::Left,
        kinds: chess::plan().kinds,
    }
}

/// Returns the seats: in the game for four C sits below, A across, B at the left and D at the
/// right; in that for three Black sits below, Red at the right and White at the left.
fn seats(game: many::Game) -> Vec<SeatPlan> {
    let seat = |letter, word, home, partner| SeatPlan {
        letter,
        word,
        home,
        partner,
    };
    match game {
        many::Game::Four => vec![
            seat("A", "gold", Turn::Half, Some(Seat(2))),
            seat("B", "black", Turn::ThreeQuarters, Some(Seat(3))),
            seat("C", "white", Turn::None, Some(Seat(0))),
            seat("D", "blue", Turn::Quarter, Some(Seat(1))),
        ],
        many::Game::Three => vec![
            seat("k", "black", Turn::None, None),
            seat("r", "red", Turn::Quarter, None),
            seat("w", "white", Turn::ThreeQuarters, None),
        ],
    }
}
