//! Typed moves of chess for four and for three: squares with or without a sign between them, a
//! man's letter, or castling.

use rochade_many as many;

use super::board::{id, kind};
use super::made;
use crate::deed::{Step, Wing};
use crate::rules::TypedError;

/// Reads a move, in capitals or small letters. A promotion without a choice comes back with none.
pub(super) fn read(position: &many::Position, text: &str) -> Result<Step, TypedError> {
    let text: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    if let Some(long) = castling(text) {
        return find(position, |mv| is_castling(position, mv, long));
    }
    let (from, to, promotion) = squares(position.rules().board, text)?;
    let step = find(position, |mv| {
        (mv.from, mv.to) == (from, to) && (promotion.is_none() || mv.promotion == promotion)
    })?;
    Ok(match promotion {
        Some(_) => step,
        None => Step {
            choice: None,
            ..step
        },
    })
}

/// Returns whether castling is written, and whether on the long side.
fn castling(text: &str) -> Option<bool> {
    let plain = text.replace(['0', 'o'], "O").replace('–', "-");
    match plain.as_str() {
        "O-O" => Some(false),
        "O-O-O" => Some(true),
        _ => None,
    }
}

/// Returns whether a legal move castles on this side.
fn is_castling(position: &many::Position, mv: &many::Move, long: bool) -> bool {
    let wanted = if long { Wing::Queen } else { Wing::King };
    let deed = position.play(*mv).ok().map(|(deed, _)| deed);
    let rook = deed.and_then(|deed| deed.rook);
    rook.is_some_and(|(rook, _)| made::wing(*mv, rook) == wanted)
}

/// Returns the squares of a move, and what the pawn becomes.
fn squares(
    board: many::Board,
    text: &str,
) -> Result<(many::Square, many::Square, Option<many::Kind>), TypedError> {
    let small = text.to_ascii_lowercase();
    let (moved, becomes) = match small.rfind(|letter: char| letter.is_ascii_digit()) {
        Some(last) => small.split_at(last + 1),
        None => return Err(TypedError::Unreadable),
    };
    let promotion = match becomes.trim_start_matches(['=', '(', '/']).chars().next() {
        None => None,
        Some(letter) => {
            let kind = many::Kind::from_letter(letter.to_ascii_uppercase());
            Some(kind.ok_or(TypedError::Unreadable)?)
        }
    };
    let moved: String = moved
        .chars()
        .filter(|letter| !"-x:–".contains(*letter))
        .collect();
    // A man's letter may stand before the squares; a small b is the file, where both could be
    // meant.
    [moved.as_str(), moved.get(1..).unwrap_or_default()]
        .into_iter()
        .find_map(|squares| {
            let digits = squares
                .get(1..)?
                .find(|letter: char| !letter.is_ascii_digit())?;
            let (from, to) = squares.split_at(digits + 1);
            board.square(from).zip(board.square(to))
        })
        .map(|(from, to)| (from, to, promotion))
        .ok_or(TypedError::Unreadable)
}

/// Finds the legal move that is meant.
fn find(
    position: &many::Position,
    is_meant: impl Fn(&many::Move) -> bool,
) -> Result<Step, TypedError> {
    let found = position.legal_moves().into_iter().find(is_meant);
    let board = position.rules().board;
    let step = found.and_then(|mv| {
        let (from, to) = id(board, mv.from).zip(id(board, mv.to))?;
        Some(Step::new(from, to, mv.promotion.map(kind)))
    });
    step.ok_or(TypedError::Illegal)
}
