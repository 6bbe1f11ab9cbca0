use core::fmt;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::square::{File, Square};

/// The two ways to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// Towards the h-file: `0–0`.
    KingSide,
    /// Towards the a-file: `0–0–0`.
    QueenSide,
}

impl Wing {
    /// Both wings, the king's first.
    pub const ALL: [Wing; 2] = [Wing::KingSide, Wing::QueenSide];

    /// Returns where the rook stands before castling.
    #[inline]
    pub const fn rook_from(self, color: Color) -> Square {
        match self {
            Wing::KingSide => Square::new(File::H, color.home_rank()),
            Wing::QueenSide => Square::new(File::A, color.home_rank()),
        }
    }

    /// Returns where the rook stands after castling.
    #[inline]
    pub const fn rook_to(self, color: Color) -> Square {
        match self {
            Wing::KingSide => Square::new(File::F, color.home_rank()),
            Wing::QueenSide => Square::new(File::D, color.home_rank()),
        }
    }

    /// Returns where the king stands after castling.
    #[inline]
    pub const fn king_to(self, color: Color) -> Square {
        match self {
            Wing::KingSide => Square::new(File::G, color.home_rank()),
            Wing::QueenSide => Square::new(File::C, color.home_rank()),
        }
    }
}

/// The rights to castle that are left, whether or not castling is possible just now.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Castling {
    // The squares of the rooks with which it can still be done. So a move to or from such a square,
    // whatever it is, takes the right away by a single "and not".
    pub(crate) rooks: Bitboard,
}

impl Castling {
    /// No rights.
    pub const NONE: Castling = Castling {
        rooks: Bitboard::EMPTY,
    };
    /// All four rights.
    pub const ALL: Castling = Castling {
        rooks: Bitboard(0x8100_0000_0000_0081),
    };

    /// Returns whether a side has the right on a wing.
    #[inline]
    pub const fn has(self, color: Color, wing: Wing) -> bool {
        self.rooks.contains(wing.rook_from(color))
    }

    /// Returns whether no right is left.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.rooks.is_empty()
    }

    /// These rights and one more.
    #[inline]
    #[must_use]
    pub fn with(self, color: Color, wing: Wing) -> Castling {
        Castling {
            rooks: self.rooks | Bitboard::of(wing.rook_from(color)),
        }
    }

    /// These rights without one.
    #[inline]
    #[must_use]
    pub fn without(self, color: Color, wing: Wing) -> Castling {
        Castling {
            rooks: self.rooks - Bitboard::of(wing.rook_from(color)),
        }
    }

    /// The rights one by one, in FEN's order.
    pub fn iter(self) -> impl Iterator<Item = (Color, Wing)> {
        Color::ALL
            .into_iter()
            .flat_map(|color| Wing::ALL.map(|wing| (color, wing)))
            .filter(move |&(color, wing)| self.has(color, wing))
    }
}

/// FEN's text: `KQkq`, or `-` for none.
impl fmt::Display for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|(color, wing)| {
            f.write_str(match (color, wing) {
                (Color::White, Wing::KingSide) => "K",
                (Color::White, Wing::QueenSide) => "Q",
                (Color::Black, Wing::KingSide) => "k",
                (Color::Black, Wing::QueenSide) => "q",
            })
        })
    }
}

impl fmt::Debug for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
