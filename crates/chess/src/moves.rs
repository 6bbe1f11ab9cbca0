use core::fmt;
use core::str::FromStr;

use crate::piece::Role;
use crate::square::Square;

/// A move as the laws count them: from a square to a square, and what a pawn becomes there.
///
/// Castling is the king's move of two squares (play.md section 2). Whether it is legal, and what it
/// does, only a [`Position`](crate::Position) knows. The text is UCI's: `e2e4`, `e1g1`, `e7e8q`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square that the man leaves.
    pub from: Square,
    /// The square that it goes to.
    pub to: Square,
    /// What the pawn becomes on the last rank; nothing for every other move.
    pub promotion: Option<Role>,
}

impl Move {
    /// A move that is no promotion.
    #[inline]
    pub const fn new(from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            promotion: None,
        }
    }

    /// A promotion.
    #[inline]
    pub const fn promoting(from: Square, to: Square, role: Role) -> Move {
        Move {
            from,
            to,
            promotion: Some(role),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Move {
    type Err = UciError;

    fn from_str(text: &str) -> Result<Move, UciError> {
        let square = |range| {
            text.get(range)
                .and_then(|s: &str| s.parse().ok())
                .ok_or(UciError)
        };
        let from = square(0..2)?;
        let to = square(2..4)?;
        let mut rest = text.chars().skip(4);
        let promotion = match (rest.next(), rest.next()) {
            (None, _) => None,
            (Some(letter), None) => Some(
                Role::from_letter(letter)
                    .filter(|role| role.is_promotion())
                    .ok_or(UciError)?,
            ),
            _ => return Err(UciError),
        };
        Ok(Move {
            from,
            to,
            promotion,
        })
    }
}

/// A text that is no move in UCI's notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UciError;

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move like e2e4 or e7e8q")
    }
}

impl core::error::Error for UciError {}

/// A move that the position does not allow, given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(
    /// The move that was asked for.
    pub Move,
);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not legal here", self.0)
    }
}

impl core::error::Error for IllegalMove {}
