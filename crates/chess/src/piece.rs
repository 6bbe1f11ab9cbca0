use core::fmt;

use crate::attacks::{pawn_attacks, tables};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::square::Square;

/// What kind of man it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Role {
    /// A pawn.
    Pawn = 0,
    /// A knight.
    Knight = 1,
    /// A bishop.
    Bishop = 2,
    /// A rook.
    Rook = 3,
    /// A queen.
    Queen = 4,
    /// A king.
    King = 5,
}

impl Role {
    /// All kinds, from the pawn to the king.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// What a pawn can become, in the order in which a player is asked (play.md section 2).
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The position in [`Role::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English letter, a capital, as in FEN and SAN.
    #[inline]
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// The kind that a letter names, capital or small.
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Role> {
        match letter {
            'P' | 'p' => Some(Role::Pawn),
            'N' | 'n' => Some(Role::Knight),
            'B' | 'b' => Some(Role::Bishop),
            'R' | 'r' => Some(Role::Rook),
            'Q' | 'q' => Some(Role::Queen),
            'K' | 'k' => Some(Role::King),
            _ => None,
        }
    }

    /// Returns what the man counts in the move table (play.md section 4); the king counts nothing.
    #[inline]
    pub const fn points(self) -> u32 {
        match self {
            Role::Pawn => 1,
            Role::Knight | Role::Bishop => 3,
            Role::Rook => 5,
            Role::Queen => 9,
            Role::King => 0,
        }
    }

    /// Returns whether a pawn can become this.
    #[inline]
    pub const fn is_promotion(self) -> bool {
        !matches!(self, Role::Pawn | Role::King)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
}

/// A man of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose man it is.
    pub color: Color,
    /// What kind it is.
    pub role: Role,
}

impl Piece {
    /// A man.
    #[inline]
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }

    /// The squares that the man attacks from a square, if these squares are `occupied`; whose men
    /// stand there makes no difference.
    pub fn reach(self, from: Square, occupied: Bitboard) -> Bitboard {
        let t = tables();
        match self.role {
            Role::Pawn => pawn_attacks(self.color, Bitboard::of(from)),
            Role::Knight => t.knight(from),
            Role::Bishop => t.bishop(from, occupied),
            Role::Rook => t.rook(from, occupied),
            Role::Queen => t.bishop(from, occupied) | t.rook(from, occupied),
            Role::King => t.king(from),
        }
    }

    /// FEN's letter: a capital for White, small for Black.
    #[inline]
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The man that FEN's letter names.
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Piece> {
        match Role::from_letter(letter) {
            Some(role) if letter.is_ascii_uppercase() => Some(Piece::new(Color::White, role)),
            Some(role) => Some(Piece::new(Color::Black, role)),
            None => None,
        }
    }
}
