//! Static exchange evaluation (SEE) on boards of several players.

use rochade_many::{Kind, Man, Move, Position, Square};

use super::evaluation::worth;

/// What a king is worth that takes: it takes nothing that is guarded.
const KING: i32 = 10_000;

/// Returns what an exchange brings who begins it with a move that takes so much.
pub(super) fn exchange(position: &Position, man: Man, mv: Move, takes: i32) -> i32 {
    let kind = mv.promotion.unwrap_or(man.kind);
    takes - risk(position, Man { kind, ..man }, mv.to, mv.from)
}

/// Returns what is lost with a man on a square, as if nobody stood on `lifted`: the cheapest enemy
/// takes it where that pays, and is taken where the square is guarded. It ends there: who would go
/// on, turns that pass others leave open.
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

/// What it costs to lose the man on a square.
fn cost(position: &Position, at: Square) -> i32 {
    match position.man_at(at).map(|man| man.kind) {
        Some(Kind::King) => KING,
        Some(kind) => worth(kind),
        None => 0,
    }
}
