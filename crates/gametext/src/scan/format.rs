//! The formats: they have all in common but what stands here.

use crate::error::{Flaw, Part};
use crate::limits;
use crate::result::GameResult;

use super::{Event, Fault, Scanner};

/// The format of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// Games of chess.
    #[default]
    Pgn,
    /// Games of draughts, as the PDN 3.0 standard's reading grammar has them. There are results in
    /// points (`2-0`), the star right behind a move is a sign for it, and positions stand between
    /// slashes.
    Pdn,
    /// Games of chess for four and for three, as `rochade-many-pgn` writes them. Two dots part the
    /// moves of a round, a sign stands where a turn was passed over, and results name the winners
    /// (`half AC`).
    Many,
}

impl Format {
    /// The result that a word stands for, if it ends a game.
    pub fn result(self, word: &str) -> Option<GameResult> {
        // Moves of draughts begin like results in points, and are longer.
        let points = match self {
            Format::Pdn if word.len() <= "2—0".len() => {
                super::with_hyphens(word).replace(':', "-")
            }
            _ => String::new(),
        };
        match (self, points.as_str()) {
            (Format::Pdn, "2-0") => Some(GameResult::White),
            (Format::Pdn, "0-2") => Some(GameResult::Black),
            (Format::Pdn, "1-1") => Some(GameResult::Draw),
            // Both have lost, which is not known here.
            (Format::Pdn, "0-0") => Some(GameResult::Unknown),
            _ => GameResult::from_text(word),
        }
    }
}

/// The words with which a result of several players begins; their letters follow but for a draw.
const RESULTS: [&str; 4] = ["full ", "half ", "incomplete ", "draw"];

/// The length of a result of several players that stands at the beginning of a text.
pub(super) fn result_of_many(text: &str) -> Option<usize> {
    let word = RESULTS.iter().find(|word| text.starts_with(**word))?;
    let letters = text.get(word.len()..)?;
    let count = letters.find(|c: char| !c.is_ascii_alphabetic());
    let count = count.unwrap_or(letters.len());
    let fits = match word.ends_with(' ') {
        true => (1..=2).contains(&count),
        false => count == 0,
    };
    let ends = !letters
        .get(count..)?
        .starts_with(|c: char| !super::ends_word(c));
    (fits && ends).then_some(word.len() + count)
}

/// Whether a word stands in a game of several players where a turn was passed over, or where a
/// player left: `#`, `S`, `-`, `R`, `T`, or the last two with a player's letter.
pub(super) fn is_sign_of_many(word: &str) -> bool {
    match word.as_bytes() {
        [b'#' | b'S' | b'-' | b'R' | b'T'] => true,
        [b'R' | b'T', letter] => letter.is_ascii_alphabetic(),
        _ => word.chars().count() == 1 && word.starts_with(super::is_dash),
    }
}

impl<'a> Scanner<'a> {
    /// Takes the result of several players, if one stands here.
    pub(super) fn result_of_many(&mut self) -> Option<Event<'a>> {
        if self.format != Format::Many {
            return None;
        }
        self.at += result_of_many(self.slice(self.at, self.text.len()))?;
        Some(Event::Result(GameResult::Unknown))
    }

    /// Whether a byte stands right behind a move of PDN: there a star says that the move was the
    /// only one, and doesn't end the game.
    pub(super) fn follows_move(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.byte(before));
        self.format == Format::Pdn
            && before
                .is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'!' | b'?'))
    }

    /// Whether a bracket begins a sign for the move right before it: `29-23(?)`.
    pub(super) fn begins_sign(&self, at: usize) -> bool {
        if !self.follows_move(at) {
            return false;
        }
        let inner = self.slice(at + 1, self.text.len());
        let after = inner.trim_start_matches(['!', '?']);
        after.len() < inner.len() && after.starts_with(')')
    }

    /// Takes the position whose slash stands here: `/FEN "W:Wc3:Bd6"/`.
    pub(super) fn setup(&mut self) -> Result<Event<'a>, Fault> {
        let at = self.at;
        let fault = |reason| Fault { at, reason };
        let bytes = self.text.as_bytes().get(at + 1..).unwrap_or_default();
        let mut nearest = bytes.iter().take(limits::TAG + 1);
        let length = nearest.position(|byte| matches!(byte, b'/' | b'\n' | b'\r'));
        match length.and_then(|length| bytes.get(length)) {
            Some(b'/') => {}
            None if bytes.len() > limits::TAG => return Err(fault(Flaw::TooLong(Part::Setup))),
            _ => return Err(fault(Flaw::Unterminated(Part::Setup))),
        }
        let length = length.unwrap_or_default();
        self.at += length + 2;
        Ok(Event::Setup(self.slice(at + 1, at + 1 + length)))
    }
}
