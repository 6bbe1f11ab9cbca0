//! Typed moves (play.md, section 2, point 3). What is written counts; only where that is no move,
//! capitals, blanks and the number of the move are forgiven.

use rochade_chess::{Letters, Move, MoveTextError, Terms, TolerantPosition};

use super::{id, kind};
use crate::deed::Step;
use crate::rules::TypedError;

/// Reads a move as players type it.
pub(super) fn read(
    position: &TolerantPosition,
    terms: &Terms,
    text: &str,
) -> Result<Step, TypedError> {
    let text = without_number(text.trim());
    let together = text.replace(' ', "");
    let small = in_small_letters(&together);
    let mut error = TypedError::Unreadable;
    // A man's letter comes last: a small b is the file where both could be meant.
    for reading in [text, &together, &small, &with_capital(&small)] {
        match read_exactly(position, terms, reading) {
            Err(TypedError::Unreadable) => {}
            Err(TypedError::Illegal) => error = TypedError::Illegal,
            found => return found,
        }
    }
    Err(error)
}

/// Reads a move as it is written. A promotion that does not say what the pawn becomes is left open:
/// the table will ask.
fn read_exactly(
    position: &TolerantPosition,
    terms: &Terms,
    text: &str,
) -> Result<Step, TypedError> {
    let step = |found: Move| Step::new(id(found.from), id(found.to), found.promotion.map(kind));
    let parse = |text: &str| position.parse_move(text, &Letters::ENGLISH, terms);
    let error = match parse(text) {
        Ok(found) => return Ok(step(found)),
        Err(error) => error,
    };
    let queening = ["q", "=Q"]
        .iter()
        .find_map(|queen| parse(&[text, queen].concat()).ok());
    let open = queening.map(|found| Step::new(id(found.from), id(found.to), None));
    open.ok_or(match error {
        MoveTextError::Syntax => TypedError::Unreadable,
        MoveTextError::Illegal => TypedError::Illegal,
        MoveTextError::Ambiguous => TypedError::Ambiguous,
    })
}

/// Returns what stands behind the number of the move: `1. e4`, `12…Nf6`, `3 d4`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let behind = rest.trim_start_matches(['.', '…', ' ']);
    // Castling may be written with noughts, and has nothing to take away behind the first.
    if rest.len() < text.len() && behind.len() < rest.len() {
        behind
    } else {
        text
    }
}

/// The move with its squares in small letters, and in capitals what a pawn becomes.
fn in_small_letters(text: &str) -> String {
    let mut small = text.to_ascii_lowercase();
    if let Some(rank) = small.rfind(|letter: char| letter.is_ascii_digit()) {
        small[rank..].make_ascii_uppercase();
    }
    small
}

/// The same with a man's letter in front.
fn with_capital(small: &str) -> String {
    let mut capital = small.to_owned();
    if let Some(first) = capital.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    capital
}
