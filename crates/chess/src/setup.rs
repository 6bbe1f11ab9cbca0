use core::fmt;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::{Castling, Wing};
use crate::color::Color;
use crate::piece::{Piece, Role};
use crate::position::is_king_attacked;
use crate::square::{Rank, Square};

/// A position as somebody sets it up or writes it down: any men anywhere, and all other fields of
/// FEN.
///
/// It may be impossible. [`Position::from_setup`](crate::Position::from_setup) is the door to those
/// that can be played on. Setups are equal when all their fields are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Which man stands where.
    pub placement: Board,
    /// The side to move.
    pub turn: Color,
    /// The rights to castle.
    pub castling: Castling,
    /// The square that a pawn has just passed over, whether or not it can be captured there.
    pub en_passant: Option<Square>,
    /// How many moves have been made, by both sides together, since the last capture or pawn move.
    pub halfmove: u16,
    /// The number of the move that is to be made. A position counts from 1, and takes 0 for 1.
    pub fullmove: u32,
}

impl Setup {
    /// A board without men, White to move.
    pub const EMPTY: Setup = Setup {
        placement: Board::EMPTY,
        turn: Color::White,
        castling: Castling::NONE,
        en_passant: None,
        halfmove: 0,
        fullmove: 1,
    };

    /// All reasons why this can't be played on; none if it can.
    pub fn faults(&self) -> Vec<SetupError> {
        let mut faults = Vec::new();
        self.find_king_faults(&mut faults);
        self.find_pawn_faults(&mut faults);
        // What the king's square is needed for makes sense only if there is one king each.
        if faults.is_empty() {
            self.find_check_faults(&mut faults);
        }
        self.find_castling_faults(&mut faults);
        self.find_en_passant_faults(&mut faults);
        faults
    }

    fn find_king_faults(&self, faults: &mut Vec<SetupError>) {
        for color in Color::ALL {
            match self.placement.men(color, Role::King).len() {
                0 => faults.push(SetupError::NoKing { color }),
                1 => {}
                count => faults.push(SetupError::ManyKings { color, count }),
            }
        }
    }

    fn find_pawn_faults(&self, faults: &mut Vec<SetupError>) {
        let ends = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
        if let Some(square) = (self.placement.role(Role::Pawn) & ends).first() {
            faults.push(SetupError::PawnOnEnd { square });
        }
    }

    fn find_check_faults(&self, faults: &mut Vec<SetupError>) {
        let color = self.turn.other();
        if let Some(by) = is_king_attacked(&self.placement, color).first() {
            faults.push(SetupError::KingCanBeTaken { color, by });
        }
    }

    fn find_castling_faults(&self, faults: &mut Vec<SetupError>) {
        for (color, wing) in self.castling.iter() {
            let king = Square::new(crate::File::E, color.home_rank());
            let wanted = [(king, Role::King), (wing.rook_from(color), Role::Rook)];
            for (square, role) in wanted {
                if self.placement.piece_at(square) != Some(Piece::new(color, role)) {
                    faults.push(SetupError::Castling {
                        color,
                        wing,
                        missing: role,
                    });
                }
            }
        }
    }

    fn find_en_passant_faults(&self, faults: &mut Vec<SetupError>) {
        let Some(square) = self.en_passant else {
            return;
        };
        let target = Bitboard::of(square);
        let them = self.turn.other();
        let (front, back) = (
            attacks::forward(them, target),
            attacks::forward(self.turn, target),
        );
        let reason = if (target & attacks::third_rank(them)).is_empty() {
            EnPassantFault::WrongRank
        } else if (front & self.placement.men(them, Role::Pawn)).is_empty() {
            EnPassantFault::NoPawn
        } else if ((target | back) & self.placement.occupied()).any() {
            EnPassantFault::WayBlocked
        } else {
            return;
        };
        faults.push(SetupError::EnPassant { square, reason });
    }
}

/// A reason why a [`Setup`] can't be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SetupError {
    /// A side has no king.
    NoKing {
        /// The side.
        color: Color,
    },
    /// A side has more than one king.
    ManyKings {
        /// The side.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A pawn stands on the first or the last rank.
    PawnOnEnd {
        /// Where the first such pawn stands.
        square: Square,
    },
    /// The side that isn't to move is in check, so its king could be taken.
    KingCanBeTaken {
        /// That side.
        color: Color,
        /// Where a man stands that attacks the king.
        by: Square,
    },
    /// A right to castle without the king or the rook that it needs on its first square.
    Castling {
        /// The side.
        color: Color,
        /// The wing.
        wing: Wing,
        /// The king or the rook.
        missing: Role,
    },
    /// An en-passant square over which no pawn can have passed.
    EnPassant {
        /// The square.
        square: Square,
        /// Why not.
        reason: EnPassantFault,
    },
}

/// Why no pawn can just have passed over a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EnPassantFault {
    /// It isn't on the rank that the opponent's pawns pass over.
    WrongRank,
    /// There is no pawn in front of it.
    NoPawn,
    /// A man stands on it or on the square that the pawn came from.
    WayBlocked,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupError::NoKing { color } => write!(f, "{color} has no king"),
            SetupError::ManyKings { color, count } => write!(f, "{color} has {count} kings"),
            SetupError::PawnOnEnd { square } => {
                write!(f, "a pawn on {square}, on the first or last rank")
            }
            SetupError::KingCanBeTaken { color, by } => {
                write!(f, "{color} is in check from {by} but not to move")
            }
            SetupError::Castling {
                color,
                wing,
                missing,
            } => {
                let side = match wing {
                    Wing::KingSide => "king's",
                    Wing::QueenSide => "queen's",
                };
                write!(
                    f,
                    "{color} may castle on the {side} side without the {missing} in place"
                )
            }
            SetupError::EnPassant { square, reason } => {
                let reason = match reason {
                    EnPassantFault::WrongRank => "is on the wrong rank",
                    EnPassantFault::NoPawn => "has no pawn in front of it",
                    EnPassantFault::WayBlocked => "has no free way for the pawn",
                };
                write!(f, "the square {square} {reason}")
            }
        }
    }
}

impl core::error::Error for SetupError {}
