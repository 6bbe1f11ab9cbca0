//! Typed moves of chess for four and for three.

use rochade_many as many;

use super::board::{id, kind};
use crate::deed::Step;
use crate::rules::TypedError;

/// Reads a move, in capitals or small letters. A promotion without a choice comes back with none.
pub(super) fn read(position: &many::Position, text: &str) -> Result<Step, TypedError> {
    let mv = position.read_move(text).map_err(|error| match error {
        many::MoveTextError::Unreadable => TypedError::Unreadable,
        many::MoveTextError::Illegal => TypedError::Illegal,
    })?;
    let board = position.rules().board;
    let squares = id(board, mv.from).zip(id(board, mv.to));
    let (from, to) = squares.ok_or(TypedError::Unreadable)?;
    Ok(Step::new(from, to, mv.promotion.map(kind)))
}
