//! Chess for four and for three at the table, by the rules of `rochade-many`.

mod board;
mod made;
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

pub(crate) use self::plan::{FOUR_SEATS, THREE_SEATS, plan};
pub use self::why::Reason;

/// The course of a game.
pub(super) type Many = Course<many::Position>;

/// Sets a game up that begins from a position; or as usual, with `first` to move.
///
/// # Errors
///
/// What is wrong with the position.
pub(super) fn set_up(
    laws: &Laws,
    position: Option<&str>,
    first: Seat,
) -> Result<Many, PositionError> {
    let rules = laws.many_rules();
    let initial = match position {
        Some(text) => many::Position::from_text(text, &rules).map_err(|error| PositionError {
            part: error
                .field()
                .map_or_else(String::new, |field| field.to_string()),
            word: error.word(),
        })?,
        None => many::Position::beginning_with(&rules, board::seat_of(first, rules.game()))
            .unwrap_or_else(|| many::Position::initial(&rules)),
    };
    Ok(Course::new(plan(&rules), initial, laws.want_check_said()))
}
