//! A position under laws that let more happen than is right.

mod false_move;
mod moves;
mod terms;

use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use crate::attacks::tables;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::Castling;
use crate::color::Color;
use crate::fen::FenError;
use crate::piece::Piece;
use crate::setup::{Setup, SetupError};
use crate::square::Square;

use super::{NO_SQUARE, Position, Unwinnable};

pub use false_move::FalseMove;
pub use terms::Terms;

/// A position in which the side to move may attack the other king already: a check was ignored that
/// nobody had said (laws.md, section 5).
///
/// Everything else is as in a [`Position`]: one king a side, no pawn on the first or last rank,
/// rights to castle only with king and rook in place. The kings don't stand next to each other, and
/// no king is ever a target. What the laws say about this turn comes with every question
/// ([`Terms`]), so that it holds nothing that FEN can't express.
///
/// Moves against the rules can be made and let stand ([`TolerantPosition::false_move`]), and a side
/// can move several times in a row ([`TolerantPosition::again`]). Whether it may is the laws'
/// affair.
///
/// Equality and hash are repetition identity, as for a [`Position`]: with every check answered.
#[derive(Clone, Copy)]
pub struct TolerantPosition {
    // Its en-passant square is set where a capture is legal if the check that stands is ignored.
    pub(crate) position: Position,
}

impl TolerantPosition {
    /// The position at the start of a game.
    pub const fn initial() -> TolerantPosition {
        TolerantPosition {
            position: Position::initial(),
        }
    }

    /// The position that a setup describes. It may have one fault: the king of the side that isn't
    /// to move can be attacked, but not by the other king.
    ///
    /// # Errors
    ///
    /// The first of the other faults.
    pub fn from_setup(setup: &Setup) -> Result<TolerantPosition, SetupError> {
        let tolerated = |fault: &SetupError| matches!(fault, SetupError::KingCanBeTaken { .. });
        if let Some(fault) = setup.faults().into_iter().find(|fault| !tolerated(fault)) {
            return Err(fault);
        }
        let mut position = Position::from_sound(setup);
        let (us, them) = (setup.turn, setup.turn.other());
        if tables()
            .king(position.king(us))
            .contains(position.king(them))
        {
            return Err(SetupError::KingCanBeTaken {
                color: them,
                by: position.king(us),
            });
        }
        if let Some(square) = setup.en_passant {
            position.allow_en_passant(tables(), us, square, position.checkers());
        }
        Ok(TolerantPosition { position })
    }

    /// The setup that describes this position.
    pub fn to_setup(&self) -> Setup {
        self.position.to_setup()
    }

    /// The same position as the rules of chess see it, if they allow it.
    ///
    /// # Errors
    ///
    /// That the king of the side that isn't to move can be taken.
    pub fn to_position(&self) -> Result<Position, SetupError> {
        Position::from_setup(&self.to_setup())
    }

    /// Returns which man stands where.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.position.board
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.position.turn
    }

    /// The man on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.position.piece_at(square)
    }

    /// Returns where a side's king stands.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.position.king(color)
    }

    /// The rights to castle, whether or not castling is possible just now.
    #[inline]
    pub const fn castling(&self) -> Castling {
        self.position.castling
    }

    /// The square on which a pawn can be captured in passing if the check that stands may be
    /// ignored.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.position.en_passant()
    }

    /// Returns how many moves have been made, by both sides together, since the last capture or
    /// pawn move.
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.position.halfmove_clock()
    }

    /// The number of the move that is to be made, 1 at the start.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.position.fullmove_number()
    }

    /// The men that attack a side's king, whether or not it is to move and whether or not check was
    /// said.
    pub fn checkers(&self, color: Color) -> Bitboard {
        self.position.attackers(self.king(color), color.other())
    }

    /// Returns whether the side to move is in check, said or not.
    pub fn is_check(&self) -> bool {
        self.position.is_check()
    }

    /// Returns how it is proved that neither side can mate any more, as [`Position::dead`] says:
    /// what counts are moves that are legal by the rules of chess. Where they don't know the
    /// position, since the side to move could take the king, only too few men prove it.
    pub fn dead(&self) -> Option<Unwinnable> {
        if let Ok(position) = self.to_position() {
            return position.dead();
        }
        let mut sides = Color::ALL.into_iter();
        sides
            .all(|color| self.position.has_too_few_men(color))
            .then_some(Unwinnable::TooFewMen)
    }

    /// Returns whether a side could still mate, as [`Position::can_mate`] says, by the same moves
    /// as [`TolerantPosition::dead`].
    pub fn can_mate(&self, color: Color) -> bool {
        match self.to_position() {
            Ok(position) => position.can_mate(color),
            Err(_) => !self.position.has_too_few_men(color),
        }
    }

    /// The same men with the move back at the side that has just moved, so that it moves several
    /// times in a row; `None` if the side that is passed over is in check and has to answer.
    ///
    /// The moves in a row count as one: the counters go back by a move. A pawn that went two
    /// squares can't be captured in passing any more.
    pub fn again(&self) -> Option<TolerantPosition> {
        if self.is_check() {
            return None;
        }
        let mut position = self.position;
        position.turn = self.turn().other();
        position.en_passant = NO_SQUARE;
        position.halfmove = position.halfmove.saturating_sub(1);
        if position.turn == Color::Black {
            position.fullmove = position.fullmove.saturating_sub(1).max(1);
        }
        Some(TolerantPosition { position })
    }

    /// The same position where the check that stands has to be answered: a pawn can be captured in
    /// passing only where that helps.
    #[must_use]
    pub fn answering(&self) -> TolerantPosition {
        TolerantPosition {
            position: self.answered(),
        }
    }

    /// The position with the en-passant square only where the capture answers the check that
    /// stands.
    fn answered(&self) -> Position {
        let mut position = self.position;
        if let Some(square) = self.en_passant() {
            position.en_passant = NO_SQUARE;
            position.allow_en_passant(tables(), self.turn(), square, Bitboard::EMPTY);
        }
        position
    }
}

impl Default for TolerantPosition {
    /// The position at the start of a game.
    fn default() -> TolerantPosition {
        TolerantPosition::initial()
    }
}

impl From<Position> for TolerantPosition {
    fn from(position: Position) -> TolerantPosition {
        TolerantPosition { position }
    }
}

impl PartialEq for TolerantPosition {
    fn eq(&self, other: &TolerantPosition) -> bool {
        // Where nothing can be captured in passing, all positions are as if every check were
        // answered.
        match (self.en_passant(), other.en_passant()) {
            (None, None) => self.position == other.position,
            _ => self.answered() == other.answered(),
        }
    }
}

impl Eq for TolerantPosition {}

impl Hash for TolerantPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.answered().hash(state);
    }
}

/// Reads FEN; the two counters may be left out.
impl FromStr for TolerantPosition {
    type Err = FenError;

    fn from_str(text: &str) -> Result<TolerantPosition, FenError> {
        let setup: Setup = text.parse()?;
        TolerantPosition::from_setup(&setup).map_err(FenError::Setup)
    }
}

/// Writes FEN.
impl fmt::Display for TolerantPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_setup(), f)
    }
}

impl fmt::Debug for TolerantPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TolerantPosition({self})")
    }
}
