//! Men that are too few for any mate, whatever moves follow.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::piece::Role;

/// The dark squares: a1 is one.
pub(super) const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

/// Returns whether a side's men are too few for a mate, even with the help of the opponent's. No
/// later move changes that.
pub(super) fn is_too_little(board: &Board, winner: Color) -> bool {
    let own = board.color(winner) - board.role(Role::King);
    let enemy = board.color(winner.other()) - board.role(Role::King);
    let (knights, bishops) = (board.role(Role::Knight), board.role(Role::Bishop));
    if (own - knights - bishops).any() {
        return false;
    }
    if (own & knights).any() {
        // A single knight needs an enemy man that takes a square from its own king. A queen won't
        // do: it always takes the knight, or guards against it.
        return !own.many() && (enemy - board.role(Role::Queen)).is_empty();
    }
    // Bishops on one colour need an enemy man on the other colour that can't guard it.
    let both_colours = (bishops & DARK).any() && (bishops - DARK).any();
    let helper = (enemy & (board.role(Role::Pawn) | knights)).any();
    own.is_empty() || !both_colours && !helper
}
