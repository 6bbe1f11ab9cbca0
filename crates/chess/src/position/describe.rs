//! Saying what a move does.

use crate::bitboard::Bitboard;
use crate::deed::{Check, Deed};
use crate::moves::Move;
use crate::piece::{Piece, Role};

use super::Position;

impl Position {
    /// Returns what a move does, if it is legal (play.md section 4).
    pub fn describe(&self, mv: Move) -> Option<Deed> {
        self.describe_and_play(mv).map(|(deed, _)| deed)
    }

    /// Returns what a move does, and the position after it, if it is legal.
    pub(crate) fn describe_and_play(&self, mv: Move) -> Option<(Deed, Position)> {
        if !self.is_legal(mv) {
            return None;
        }
        let next = self.play_unchecked(mv);
        let check = match (next.is_check(), next.has_legal_move()) {
            (false, _) => Check::None,
            (true, true) => Check::Check,
            (true, false) => Check::Mate,
        };
        Some((self.deed(mv, check)?, next))
    }

    /// Returns what a move does that is known to be legal.
    pub(super) fn deed(&self, mv: Move, check: Check) -> Option<Deed> {
        let role = self.board.role_at(mv.from)?;
        let en_passant = role == Role::Pawn && self.en_passant() == Some(mv.to);
        let capture = if en_passant {
            let captured = crate::attacks::forward(self.turn.other(), Bitboard::of(mv.to));
            captured.first().map(|square| (square, Role::Pawn))
        } else {
            self.board.role_at(mv.to).map(|role| (mv.to, role))
        };
        Some(Deed {
            man: Piece::new(self.turn, role),
            from: mv.from,
            to: mv.to,
            capture,
            promotion: mv.promotion,
            castling: self.castling_wing(mv),
            en_passant,
            check,
        })
    }
}
