use core::fmt;

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

    /// Reads the text; a draw may also be `1/2` or `½-½`.
    pub fn from_text(text: &str) -> Option<GameResult> {
        Some(match text {
            "1-0" => GameResult::White,
            "0-1" => GameResult::Black,
            "1/2-1/2" | "1/2" | "½-½" => GameResult::Draw,
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
