use core::fmt;

use crate::scan::with_hyphens;

/// The result of a game, as the token at its end and the tag `Result` write it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// Nobody has won.
    Draw,
    /// Not finished, or not known.
    #[default]
    Unknown,
}

impl GameResult {
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::White => "1-0",
            GameResult::Black => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// Reads the text. A draw may also be `½-½`, `1/2` or `½`, and a colon or a dash may stand in
    /// the middle.
    pub fn from_text(text: &str) -> Option<GameResult> {
        // Most words are moves: they cost no more than a look.
        if !text.starts_with(['0', '1', '½', '*']) || text.len() > "1/2—1/2".len() {
            return None;
        }
        let plain = with_hyphens(text).replace(':', "-").replace('½', "1/2");
        Some(match &*plain {
            "1-0" => GameResult::White,
            "0-1" => GameResult::Black,
            "1/2-1/2" | "1/2" => GameResult::Draw,
            "*" => GameResult::Unknown,
            _ => return None,
        })
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
