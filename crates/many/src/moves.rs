use core::fmt;

use crate::board::Board;
use crate::man::Kind;
use crate::square::Square;

/// A move: where a man goes, and what a pawn becomes. Castling is the king's move over two squares,
/// a capture in passing the pawn's (many-position-text.md, section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The square that the man leaves.
    pub from: Square,
    /// The square that it goes to.
    pub to: Square,
    /// What the pawn becomes.
    pub promotion: Option<Kind>,
}

impl Move {
    /// The move as a text, with the squares' names on a board: `d2d4`, `b5a6q`.
    pub const fn on(self, board: Board) -> impl fmt::Display {
        Written { mv: self, board }
    }

    /// Reads such a text. Whether the move is legal anywhere is not asked here.
    pub fn read(text: &str, board: Board) -> Option<Move> {
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let first = 1 + digits(text.get(1..)?);
        let (from, rest) = text.split_at(first);
        let second = 1 + digits(rest.get(1..)?);
        let (to, letter) = rest.split_at(second);
        let promotion = match letter {
            "" => None,
            "q" => Some(Kind::Queen),
            "r" => Some(Kind::Rook),
            "b" => Some(Kind::Bishop),
            "n" => Some(Kind::Knight),
            _ => return None,
        };
        Some(Move {
            from: board.square(from)?,
            to: board.square(to)?,
            promotion,
        })
    }
}

struct Written {
    mv: Move,
    board: Board,
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Written { mv, board } = self;
        write!(f, "{}{}", board.name(mv.from), board.name(mv.to))?;
        match mv.promotion {
            Some(kind) => write!(f, "{}", kind.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}
