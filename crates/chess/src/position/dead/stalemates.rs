//! Moves of a king after which the other side can't move any more: a locked position ends with
//! them, so that they lead nowhere.
//!
//! The idea is from chasolver (M. Ambrona).

use crate::attacks::{self, Tables};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::Role;
use crate::square::Square;

use super::blockade::{Man, Reach};

/// Returns whether a king's move leaves the other side without a move wherever its own king can be
/// then, and is no mate for the winner.
///
/// What the moving king holds up on its square, it holds up no more, so that nothing here may
/// follow from its standing there.
pub(super) fn stalemates(reach: &Reach, color: Color, from: Square, to: Square) -> bool {
    let t = reach.tables;
    let them = color.other();
    let men = |color: Color| reach.men.iter().filter(move |man| man.piece.color == color);
    if men(them).any(|man| !man.is_king() && (man.squares().many() || enters(t, man, from))) {
        return false;
    }
    let kings = men(them).filter(|man| man.is_king());
    let near = t.king(to) | Bitboard::of(to);
    let victims = kings.fold(Bitboard::EMPTY, |all, king| all | king.stands) - near;
    let anywhere = reach.anywhere | Bitboard::of(to);
    let watched = men(color)
        .filter(|man| !man.is_king())
        .fold(Bitboard::EMPTY, |all, man| all | man.watches(t, anywhere));
    let open = !(near | reach.walls[them.index()] | watched);
    if victims
        .into_iter()
        .any(|square| (t.king(square) & open).any())
    {
        return false;
    }
    color != reach.winner || !discovers(reach, from, victims)
}

/// Returns whether a man could enter a square that is left, from the one square where it stands.
fn enters(t: &Tables, man: &Man, square: Square) -> bool {
    let home = Bitboard::of(man.home);
    let near = t.king(man.home);
    let steps = match man.piece.role {
        Role::Pawn => attacks::forward(man.piece.color, home),
        Role::Knight => t.knight(man.home),
        role => near & lines(t, role, man.home),
    };
    steps.contains(square)
}

/// Returns whether the winner's king could lay open an attack on the other king, on one of these
/// squares, when it leaves its own.
fn discovers(reach: &Reach, from: Square, victims: Bitboard) -> bool {
    let t = reach.tables;
    let fixed = (reach.fixed[0] | reach.fixed[1]) - Bitboard::of(from);
    let sees = |slider: Square, lines: Bitboard| {
        (victims & lines).into_iter().any(|victim| {
            let between = t.between(slider, victim);
            between.contains(from) && (between & fixed).is_empty()
        })
    };
    reach
        .men
        .iter()
        .filter(|man| man.piece.color == reach.winner)
        .any(|man| {
            let stood = |slider| sees(slider, lines(t, man.piece.role, slider));
            let promoted = |slider| sees(slider, lines(t, Role::Queen, slider));
            man.stands.into_iter().any(stood) || man.promoted.into_iter().any(promoted)
        })
}

/// Returns the lines along which a man attacks at a distance.
fn lines(t: &Tables, role: Role, square: Square) -> Bitboard {
    let lines = t.lines(square);
    match role {
        Role::Bishop => lines.diagonal(),
        Role::Rook => lines.straight(),
        Role::Queen => lines.straight() | lines.diagonal(),
        _ => Bitboard::EMPTY,
    }
}
