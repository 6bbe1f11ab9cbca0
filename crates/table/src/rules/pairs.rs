//! The game for pairs that proves that the table's laws hold for any number of seats. Nobody plays
//! it: like [`proof`](super::proof), it is compiled for tests only.
//!
//! Four seats, of which those face to face play together; a king each, that goes one square, and
//! two guards, that go straight. No king may be left in a check that was said. A seat without a
//! move stands frozen, mated or stalemated, and is passed over until it has one again; its men
//! neither check nor can be taken. The side that is frozen, both of it, has lost; half, if one of
//! the others is frozen, too.

mod board;
mod moves;
mod position;
mod state;
mod text;

use super::PositionError;
use super::kings::Course;
use crate::man::Seat;
use crate::odds::{Odds, OddsKind};
use crate::plan::{Plan, SquareId};

pub use self::board::{GUARD, KING};
pub(crate) use self::board::{SEATS, plan};
use self::state::State;

/// The course of a game.
pub(super) type Pairs = Course<State>;

/// Sets a game up that begins from a position; or as usual, with `first` to move, less the men that
/// are given as odds.
///
/// # Errors
///
/// What is wrong with the position.
pub(super) fn set_up(
    position: Option<&str>,
    first: Seat,
    odds: &[Odds],
    tolerant: bool,
) -> Result<Pairs, PositionError> {
    let plan = plan();
    let mut initial = match position {
        Some(text) => text::read(&plan, text)?,
        None => State::initial(&plan, first),
    };
    for given in odds.iter().filter_map(|&odds| guard(&plan, odds)) {
        initial.men[given.index()] = None;
    }
    Ok(Course::new(plan, initial, tolerant))
}

/// Returns where the guard stands that is given; `None` for what this game doesn't have. As the
/// rooks of chess they are told apart by their files.
fn guard(plan: &Plan, odds: Odds) -> Option<SquareId> {
    let army = board::ARMIES.get(odds.giver.index())?;
    let knows = odds.kind == OddsKind::Rook;
    plan.find(army[1 + usize::from(odds.file != odds.kind.files()[0])])
        .filter(|_| knows)
}
