//! The two formats: they have all in common but what stands here.

use crate::error::{Flaw, Part};
use crate::limits;
use crate::result::GameResult;

use super::{Event, Fault, Scanner};

/// The format of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Games of chess.
    #[default]
    Pgn,
    /// Games of draughts, as the PDN 3.0 standard's reading grammar has them. There are results in points (`2-0`), the star
    /// right behind a move is a sign for it, and positions stand between slashes.
    Pdn,
}

impl Format {
    /// The result that a word tells, if it ends a game.
    pub fn result(self, word: &str) -> Option<GameResult> {
        match (self, word) {
            (Format::Pdn, "2-0") => Some(GameResult::White),
            (Format::Pdn, "0-2") => Some(GameResult::Black),
            (Format::Pdn, "1-1") => Some(GameResult::Draw),
            // Both have lost, which is not known here.
            (Format::Pdn, "0-0") => Some(GameResult::Unknown),
            _ => GameResult::from_text(word),
        }
    }
}

impl<'a> Scanner<'a> {
    /// Whether the star at a byte says that the move before it was the only one, and doesn't end the game.
    pub(super) fn is_sign_for_only_move(&self, at: usize) -> bool {
        let before = at.checked_sub(1).and_then(|before| self.byte(before));
        let follows_move =
            before.is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'!' | b'?'));
        self.format == Format::Pdn && follows_move
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
