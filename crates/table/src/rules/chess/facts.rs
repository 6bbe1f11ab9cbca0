//! What is the case in a position of chess, for the laws to judge.

use rochade_chess as chess;

use crate::laws::Bare;
use crate::outcome::Dead;

/// Returns how it is known that nobody can mate any more.
pub(super) fn dead(position: &chess::TolerantPosition) -> Option<Dead> {
    position.dead().map(|proof| match proof {
        chess::Unwinnable::TooFewMen => Dead::TooFewMen,
        chess::Unwinnable::Locked if has_pawn(position) => Dead::Locked,
        chess::Unwinnable::Locked | chess::Unwinnable::Searched => Dead::Nothing,
    })
}

/// Returns which side has nothing left but its king, if exactly one has not.
pub(super) fn bare(position: &chess::TolerantPosition) -> Option<Bare> {
    let is_bare = |color| men(position, color).next().is_none();
    let bared = match chess::Color::ALL.map(is_bare) {
        [true, false] => chess::Color::ALL[0],
        [false, true] => chess::Color::ALL[1],
        _ => return None,
    };
    let mut others = men(position, bared.other());
    Some(Bare {
        to_move: bared == position.turn(),
        against_officers: others.any(|role| role != chess::Role::Pawn),
    })
}

/// Returns whether one side has neither pawn nor queen.
pub(super) fn is_endgame(position: &chess::TolerantPosition) -> bool {
    let counts = |role| matches!(role, chess::Role::Pawn | chess::Role::Queen);
    let mut sides = chess::Color::ALL.into_iter();
    sides.any(|color| !men(position, color).any(counts))
}

/// Returns whether any pawn is left.
fn has_pawn(position: &chess::TolerantPosition) -> bool {
    position.board().role(chess::Role::Pawn).any()
}

/// Returns what a side has beside its king.
fn men(
    position: &chess::TolerantPosition,
    color: chess::Color,
) -> impl Iterator<Item = chess::Role> {
    let squares = (0..64).filter_map(chess::Square::from_index);
    let pieces = squares.filter_map(|square| position.piece_at(square));
    let own = pieces.filter(move |piece| piece.color == color);
    own.map(|piece| piece.role)
        .filter(|&role| role != chess::Role::King)
}
