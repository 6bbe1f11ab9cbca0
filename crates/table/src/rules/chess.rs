//! Chess for two at the table, by the rules of `rochade-chess`.

mod convert;
mod dead;
mod ending;
mod facts;
mod odds;
mod plan;
mod position;
mod setup;
mod typed;
mod why;

use rochade_chess as chess;

use super::kings::Course;
use super::{PositionError, duel};
use crate::man::Seat;
use crate::odds::Odds;

use self::convert::{color, kind, man, men_on, role, square_of};
pub use self::convert::{id, move_of, seat, step};
pub use self::ending::ending;
use self::plan::WORTH;
pub use self::plan::{BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE};
pub(crate) use self::plan::{SEATS, plan};
pub use self::setup::{Right, Setup};

/// The course of a game of chess.
pub(super) type Chess = Course<chess::TolerantPosition>;

/// Sets a game up that begins from a position in FEN; or as usual, with `first` to move; or with
/// odds. In a `tolerant` game the king can be attacked that is not to move: somebody has overlooked
/// a check.
///
/// # Errors
///
/// What is wrong with the position.
pub(super) fn set_up(
    text: Option<&str>,
    first: Seat,
    odds: Option<Odds>,
    tolerant: bool,
) -> Result<Chess, PositionError> {
    let set_up = match text {
        Some(fen) => initial(fen, tolerant),
        None if odds.is_some() => Ok(odds.and_then(odds::position).unwrap_or_default()),
        None if first == BLACK => initial(BLACK_BEGINS, false),
        None => Ok(chess::TolerantPosition::initial()),
    };
    let in_a_row = odds.map_or(0, |odds| odds.kind.moves_ahead());
    let course = Course::new(plan(), set_up.map_err(setup::error)?, tolerant);
    Ok(course.with_moves_in_a_row(in_a_row))
}

/// The usual position for games in which Black has the first move (laws.md, section 1, "later
/// games").
const BLACK_BEGINS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";

/// The position of a text in FEN; in a `tolerant` game, one in which the king may be attacked that
/// is not to move.
fn initial(fen: &str, tolerant: bool) -> Result<chess::TolerantPosition, chess::FenError> {
    if tolerant {
        let position: chess::TolerantPosition = fen.parse()?;
        return Ok(position.answering());
    }
    fen.parse().map(chess::Position::into)
}
