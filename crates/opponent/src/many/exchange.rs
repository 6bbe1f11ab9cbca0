//! Static exchange evaluation (SEE) on boards of several players.

use rochade_many::{Kind, Man, Move, Position, Square};

use super::evaluation::worth;

/// The worth of a king in exchanges, so that it captures nothing guarded.
const KING: i32 = 10_000;

/// Returns what the exchange on a move's target wins, the move itself taking `takes` (SEE).
pub(super) fn exchange(position: &Position, man: Man, mv: Move, takes: i32) -> i32 {
    let kind = mv.promotion.unwrap_or(man.kind);
    takes - risk(position, Man { kind, ..man }, mv.to, mv.from)
}

/// Returns what an enemy wins by capturing a man on a square, as if nobody stood on `lifted`: its
/// worth, less that of the cheapest attacker if the square is guarded. The exchange is not followed
/// further, since it is open whose turn would come.
pub(super) fn risk(position: &Position, man: Man, square: Square, lifted: Square) -> i32 {
    let frozen = position.all_frozen();
    let enemies = position.game().enemies(man.seat).without(frozen);
    let takers = position.attackers_past(square, enemies, lifted);
    let Some(cheapest) = takers.into_iter().map(|at| cost(position, at)).min() else {
        return 0;
    };
    let side = position.game().side(man.seat).without(frozen);
    let guards = position.attackers_past(square, side, lifted);
    let back = if guards.any() { cheapest } else { 0 };
    (worth(man.kind) - back).max(0)
}

/// Returns the worth of the man on a square in exchanges.
fn cost(position: &Position, at: Square) -> i32 {
    match position.man_at(at).map(|man| man.kind) {
        Some(Kind::King) => KING,
        Some(kind) => worth(kind),
        None => 0,
    }
}
