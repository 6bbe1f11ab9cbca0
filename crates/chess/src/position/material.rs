//! What the men on the board say about the end of the game.

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::Role;

use super::Position;

/// The dark squares: a1 is one.
const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

impl Position {
    /// Whether neither side can mate any more by any series of legal moves (play.md, section 6), as far as the material
    /// tells: `false` means "not proved".
    pub fn is_dead(&self) -> bool {
        Color::ALL.into_iter().all(|color| !self.can_mate(color))
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
