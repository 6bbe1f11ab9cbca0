//! A position that can be played on, and what the laws say about it.

mod castle;
mod dead;
mod describe;
mod legal;
mod perft;
mod play;
mod reach;
mod tally;
mod tolerant;
mod why;

use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use crate::attacks::{self, tables};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::Castling;
use crate::color::Color;
use crate::fen::FenError;
use crate::piece::{Piece, Role};
use crate::setup::{Setup, SetupError};
use crate::square::Square;

pub use dead::{Unwinnable, Winnable};
pub use legal::LegalMoves;
pub use tolerant::{FalseMove, Terms, TolerantPosition};
pub use why::{Reason, WhyNot};

/// A position that can be played on: men, turn, rights, and the two counters.
///
/// Equality and hash are *repetition identity* (play.md section 6, laws.md section 2): the same
/// side to move, the same men on the same squares, the same rights to castle, and the same
/// en-passant capture, where one is legal. The counters don't matter.
///
/// It is small and copied freely: a game keeps all its positions.
#[derive(Clone, Copy)]
pub struct Position {
    board: Board,
    castling: Castling,
    fullmove: u32,
    halfmove: u16,
    turn: Color,
    // The index of the square behind the pawn, or NO_SQUARE. Set only where a capture is legal, so
    // that it can be compared and printed as it is.
    en_passant: u8,
}

const NO_SQUARE: u8 = 64;

impl Position {
    /// The position at the start of a game.
    pub const fn initial() -> Position {
        Position {
            board: Board::INITIAL,
            castling: Castling::ALL,
            fullmove: 1,
            halfmove: 0,
            turn: Color::White,
            en_passant: NO_SQUARE,
        }
    }

    /// The position that a setup describes, if it can be played on. The README of this crate says
    /// what is refused.
    ///
    /// # Errors
    ///
    /// The first reason why it can't be; [`Setup::faults`] has them all.
    pub fn from_setup(setup: &Setup) -> Result<Position, SetupError> {
        match setup.faults().into_iter().next() {
            Some(fault) => Err(fault),
            None => Ok(Position::from_sound(setup)),
        }
    }

    fn from_sound(setup: &Setup) -> Position {
        let mut position = Position {
            board: setup.placement,
            castling: setup.castling,
            fullmove: setup.fullmove.max(1),
            halfmove: setup.halfmove,
            turn: setup.turn,
            en_passant: NO_SQUARE,
        };
        if let Some(square) = setup.en_passant {
            position.allow_en_passant(tables(), position.turn, square, Bitboard::EMPTY);
        }
        position
    }

    /// The setup that describes this position.
    pub fn to_setup(&self) -> Setup {
        Setup {
            placement: self.board,
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant(),
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        }
    }

    /// Returns which man stands where.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The man on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The men with their squares, from a1 on.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.board.pieces()
    }

    /// Returns where a side's king stands.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.board.men(color, Role::King).first_or_a1()
    }

    /// The rights to castle, whether or not castling is possible just now.
    #[inline]
    pub const fn castling(&self) -> Castling {
        self.castling
    }

    /// The square on which a pawn can be captured in passing, only where that is legal.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        Square::from_index(self.en_passant as usize)
    }

    /// Returns how many moves have been made, by both sides together, since the last capture or
    /// pawn move.
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove as u32
    }

    /// The number of the move that is to be made, 1 at the start.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove
    }

    /// The enemy men that attack the king of the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), self.turn.other())
    }

    /// Returns whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The men of a side that attack a square, pinned ones included.
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        attackers(&self.board, square, by, self.board.occupied())
    }
}

/// The men of a side that attack a square, with sliders stopped by the given men.
fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    let t = tables();
    let straight = board.role(Role::Rook) | board.role(Role::Queen);
    let diagonal = board.role(Role::Bishop) | board.role(Role::Queen);
    board.color(by)
        & (t.rook(square, occupied) & straight
            | t.bishop(square, occupied) & diagonal
            | t.knight(square) & board.role(Role::Knight)
            | t.king(square) & board.role(Role::King)
            | attacks::pawn_attacks(by.other(), Bitboard::of(square)) & board.role(Role::Pawn))
}

/// Returns whether a side's king is attacked, on any board: also on those that are no positions.
pub(crate) fn is_king_attacked(board: &Board, color: Color) -> Bitboard {
    match board.men(color, Role::King).first() {
        Some(king) => attackers(board, king, color.other(), board.occupied()),
        None => Bitboard::EMPTY,
    }
}

impl Default for Position {
    /// The position at the start of a game.
    fn default() -> Position {
        Position::initial()
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.castling == other.castling
            && self.en_passant == other.en_passant
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        self.turn.hash(state);
        self.castling.hash(state);
        self.en_passant.hash(state);
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Position, SetupError> {
        Position::from_setup(&setup)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        position.to_setup()
    }
}

/// Reads FEN; the two counters may be left out.
impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        let setup: Setup = text.parse()?;
        Position::from_setup(&setup).map_err(FenError::Setup)
    }
}

/// Writes FEN, with the en-passant square only where the capture is legal.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_setup(), f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
