//! What the position alone says about the end of the game.

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::ending::Ending;
use crate::piece::Role;

use super::Position;

/// The dark squares: a1 is one.
const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

/// After so many moves of both sides together without a capture or a pawn move the game is drawn.
const FIFTY_MOVES_OF_EACH: u32 = 100;

impl Position {
    /// How the game ends here, as far as the position alone tells: everything but repetition, which
    /// [`Line::ending`](crate::Line::ending) knows. Mate counts before any draw (play.md section 6).
    pub fn ending(&self) -> Option<Ending> {
        self.ending_or(|| false)
    }

    /// The same, with repetition asked for at its place in the order.
    pub(crate) fn ending_or(&self, repeated: impl FnOnce() -> bool) -> Option<Ending> {
        if !self.has_legal_move() {
            return Some(if self.is_check() {
                Ending::Checkmate {
                    winner: self.turn.other(),
                }
            } else {
                Ending::Stalemate
            });
        }
        if Color::ALL.into_iter().all(|color| !self.can_mate(color)) {
            Some(Ending::DeadPosition)
        } else if repeated() {
            Some(Ending::Repetition)
        } else if self.halfmove_clock() >= FIFTY_MOVES_OF_EACH {
            Some(Ending::FiftyMoves)
        } else {
            None
        }
    }

    /// Whether a side's men, with the help of the opponent's, are enough for some mate (play.md section
    /// 6, `time`). It looks at the material only: `true` means "not excluded".
    pub fn can_mate(&self, color: Color) -> bool {
        let board = &self.board;
        let own = board.color(color) - board.role(Role::King);
        let enemy = board.color(color.other());
        if (own - board.role(Role::Knight) - board.role(Role::Bishop)).any() {
            return true; // a pawn, a rook or a queen
        }
        if (own & board.role(Role::Knight)).any() {
            // A single knight needs an enemy man that takes a square from its own king. A queen won't
            // do: it always takes the knight or stands in between.
            return own.many() || (enemy - board.role(Role::King) - board.role(Role::Queen)).any();
        }
        // Bishops on one colour need an enemy man on the other colour that can't guard it.
        let bishops = board.role(Role::Bishop);
        own.any()
            && ((bishops & DARK).any() && (bishops - DARK).any()
                || (enemy & (board.role(Role::Pawn) | board.role(Role::Knight))).any())
    }
}
