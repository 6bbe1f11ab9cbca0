use core::fmt;

use crate::limits;
use crate::scan::with_hyphens;

/// The result of a game that both have lost, in clubs' files; PGN's own results have none.
pub const BOTH_LOST: &str = "0-0";

/// Returns whether a text says that both have lost. In a game of chess it may be castling, too.
pub fn is_lost_by_both(text: &str) -> bool {
    let plain: String = with_hyphens(text).split_whitespace().collect();
    plain == BOTH_LOST
}

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

    /// Reads the text. A draw may also be `½-½`, `1/2`, `½` or `0.5-0.5`, a colon or any dash may
    /// stand in the middle.
    pub fn from_text(text: &str) -> Option<GameResult> {
        // Most words are moves: they cost no more than a look.
        if !text.starts_with(['0', '1', '½', '*', '.']) || text.len() > "1/2—1/2..".len() {
            return None;
        }
        let plain = with_hyphens(text).replace(':', "-").replace('½', "1/2");
        let plain = plain
            .replace(',', ".")
            .replace("0.5", "1/2")
            .replace(".5", "1/2");
        Some(match plain.trim_end_matches('.') {
            "1-0" | "1.0-0.0" => GameResult::White,
            "0-1" | "0.0-1.0" => GameResult::Black,
            "1/2-1/2" | "1/2" => GameResult::Draw,
            "*" => GameResult::Unknown,
            _ => return None,
        })
    }

    /// Reads the value of the tag `Result`, which may also tell who has won by default.
    pub fn from_tag(text: &str) -> Option<GameResult> {
        if text.len() > limits::RESULT {
            return None;
        }
        let plain: String = with_hyphens(text).split_whitespace().collect();
        match &*plain {
            "+-" | "+--" | "+:-" | "+/-" | "2-0" | "2:0" => Some(GameResult::White),
            "-+" | "--+" | "-:+" | "-/+" | "0-2" | "0:2" => Some(GameResult::Black),
            "=" | "=-=" | "=:=" | "1-1" | "1:1" => Some(GameResult::Draw),
            plain => GameResult::from_text(plain),
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
