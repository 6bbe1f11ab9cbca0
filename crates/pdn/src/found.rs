//! What is tried to understand moves as they are found.

use rochade_draughts::{Move, MoveTextError, Position, Square, is_dash};

/// The rules that are tried where none are told, in this order.
pub(crate) const TRIED: [&str; 7] = [
    "english",
    "russian",
    "brazilian",
    "czech",
    "pool",
    "german",
    "noris",
];

/// The size of the board for international draughts.
pub(crate) const LARGER: &str = "10×10";

/// Returns whether a move names a square that only a board of ten by ten has.
pub(crate) fn is_on_larger_board(text: &str) -> bool {
    let mut squares = text
        .split(is_sign)
        .map(|square| square.trim().parse::<u32>());
    squares.any(|square| matches!(square, Ok(33..=50)))
}

/// Returns whether a character stands between the squares of a move.
fn is_sign(c: char) -> bool {
    is_dash(c) || matches!(c, 'x' | 'X' | ':' | '×')
}

/// Whether a word has two squares, or may be a short Russian move.
pub(crate) fn is_like_a_move(text: &str) -> bool {
    let is_square = |text: &str| {
        let text = text.trim();
        text.bytes().all(|byte| byte.is_ascii_digit()) || text.parse::<Square>().is_ok()
    };
    let is_short = text.starts_with(|c| matches!(c, 'a'..='h'));
    is_short || text.contains(is_sign) && text.split(is_sign).all(is_square)
}

/// Reads a move, also with blanks around its sign, and a short Russian one: `cd4`, `e:c5`.
pub(crate) fn parse(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let bare: String = text.split_whitespace().collect();
    let fault = match position.parse_move(&bare) {
        Err(MoveTextError::NotAMove) => MoveTextError::NotAMove,
        read => return read,
    };
    let mut chars = bare.chars();
    let file = chars.next().filter(|c| matches!(c, 'a'..='h'));
    let target = chars.as_str().trim_start_matches(is_sign);
    let (Some(file), Ok(target)) = (file, target.parse::<Square>()) else {
        return Err(fault);
    };
    let legal = position.legal_moves();
    let mut fitting = legal.iter().filter(|mv| {
        let path = mv.path();
        let from = path.first().map(Square::to_string);
        path.last() == Some(&target) && from.is_some_and(|from| from.starts_with(file))
    });
    match (fitting.next(), fitting.next()) {
        (Some(mv), None) => Ok(*mv),
        (Some(_), Some(_)) => Err(MoveTextError::Ambiguous),
        _ => Err(MoveTextError::NoSuchMove),
    }
}

/// The man that was blown, if that is all that a comment says: `~b4`. With a blank it is a comment
/// like any other.
pub(crate) fn blown(comment: &str) -> Option<Square> {
    let name = comment.strip_prefix('~')?;
    let number = || name.parse().ok().and_then(Square::from_number);
    name.parse().ok().or_else(number)
}
