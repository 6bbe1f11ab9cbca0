//! Chess for four and for three at the table, by the rules of `rochade-many`.

mod board;
mod made;
mod odds;
mod plan;
mod position;
mod text;
mod why;
pub(super) mod worth;

use rochade_many as many;

use super::PositionError;
use super::kings::Course;
use crate::laws::Laws;
use crate::man::Seat;
use crate::odds::Odds;
use crate::plan::SquareId;

pub use self::board::{id, move_of, seat, seat_of, square_of, step};
pub(crate) use self::plan::{FOUR_SEATS, THREE_SEATS, plan};
pub use self::why::Reason;

/// The course of a game.
pub(super) type Many = Course<many::Position>;

/// Sets a game up that begins from a position; or as usual, with `first` to move, less the men that
/// are given as odds.
///
/// # Errors
///
/// What is wrong with the position.
pub(super) fn set_up(
    laws: &Laws,
    position: Option<&str>,
    first: Seat,
    odds: &[Odds],
) -> Result<Many, PositionError> {
    let rules = laws.many_rules();
    let initial = match position {
        Some(text) => many::Position::from_text(text, &rules).map_err(|error| PositionError {
            part: error
                .field()
                .map_or_else(String::new, |field| field.to_string()),
            word: error.word(),
        })?,
        None => {
            let given: Vec<many::Square> = odds
                .iter()
                .filter_map(|&odds| odds::given(rules.board, odds))
                .collect();
            let begun = board::seat_of(first, rules.game())
                .and_then(|first| many::Position::beginning_without(&rules, first, &given));
            begun.unwrap_or_else(|| many::Position::initial(&rules))
        }
    };
    Ok(Course::new(plan(&rules), initial, laws.want_check_said()))
}

/// Returns where the man stands that is given; `None` for what the game doesn't have.
pub(super) fn square_given(laws: &Laws, odds: Odds) -> Option<SquareId> {
    let board = laws.many_rules().board;
    board::id(board, odds::given(board, odds)?)
}
