use core::fmt;

/// The result of a game, as the token at its end and the tag `Result` write it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
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

impl Outcome {
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn text(self) -> &'static str {
        match self {
            Outcome::White => "1-0",
            Outcome::Black => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Unknown => "*",
        }
    }

    /// Reads the text; a draw may also be `1/2` or `½-½`.
    pub fn from_text(text: &str) -> Option<Outcome> {
        Some(match text {
            "1-0" => Outcome::White,
            "0-1" => Outcome::Black,
            "1/2-1/2" | "1/2" | "½-½" => Outcome::Draw,
            "*" => Outcome::Unknown,
            _ => return None,
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
