//! Castling as a player may ask for it.

use crate::castling::Wing;
use crate::moves::Move;
use crate::piece::{Piece, Role};
use crate::square::Square;

use super::Position;

impl Position {
    /// The castling move meant by the king dropped on its own rook (play.md section 2), if it is
    /// legal.
    pub fn castling_by_rook(&self, king: Square, rook: Square) -> Option<Move> {
        self.castling_onto(king, rook)
            .filter(|mv| self.is_legal(*mv))
    }

    /// The same, legal or not, as long as there is the right to it.
    pub(crate) fn castling_onto(&self, king: Square, rook: Square) -> Option<Move> {
        let us = self.turn;
        if self.piece_at(king) != Some(Piece::new(us, Role::King)) {
            return None;
        }
        Wing::ALL
            .into_iter()
            .find(|wing| wing.rook_from(us) == rook && self.castling.has(us, *wing))
            .map(|wing| Move::new(king, wing.king_to(us)))
    }

    /// The wing, if this move of the king is castling.
    pub(crate) fn castling_wing(&self, mv: Move) -> Option<Wing> {
        let us = self.turn;
        // A right implies that the king stands on its first square, from which the king itself
        // can't step two files away.
        (self.board.men(us, Role::King).contains(mv.from))
            .then(|| {
                Wing::ALL
                    .into_iter()
                    .find(|w| w.king_to(us) == mv.to && self.castling.has(us, *w))
            })
            .flatten()
    }
}
