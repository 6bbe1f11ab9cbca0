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

/// Returns what the other side has, if exactly one has nothing left but its king.
pub(super) fn bare(position: &chess::TolerantPosition) -> Option<Bare> {
    let winner = bared(position)?.other();
    let mut men = men(position, winner);
    let has_officer = men.any(|role| role != chess::Role::Pawn);
    Some(if has_officer {
        Bare::AgainstOfficers
    } else {
        Bare::AgainstPawns
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

/// The only side that has nothing left but its king.
pub(super) fn bared(position: &chess::TolerantPosition) -> Option<chess::Color> {
    let is_bare = |color| men(position, color).next().is_none();
    match chess::Color::ALL.map(is_bare) {
        [true, false] => Some(chess::Color::ALL[0]),
        [false, true] => Some(chess::Color::ALL[1]),
        _ => None,
    }
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
