//! What captures bring, by the legal turns alone.

use rochade_draughts::{Capture, Color};

use super::super::{Draughts, Node, Turn};
use super::line::material;
use super::{takes, victims};

/// How many positions are looked at for a proof, at most.
const MOST: u32 = 20_000;

/// How many plies a proof goes, at most.
const PLIES: u32 = 16;

/// More than any exchange brings.
const ALL: i32 = 100_000;

/// What is left of the positions that may be looked at.
pub(super) struct Budget {
    nodes: u32,
    plies: u32,
}

impl Budget {
    pub(super) fn new() -> Budget {
        Budget {
            nodes: MOST,
            plies: PLIES,
        }
    }

    /// Goes a ply further, and does something there; `None` if nothing is left.
    fn deeper<T>(&mut self, with: impl FnOnce(&mut Budget) -> Option<T>) -> Option<T> {
        self.nodes = self.nodes.checked_sub(1)?;
        self.plies = self.plies.checked_sub(1)?;
        let done = with(self);
        self.plies += 1;
        done
    }
}

/// Returns what a side wins at least if from now on both only capture, blow and are blown, in
/// hundredths of a man: the other side may stop at no cost where it need not capture, and this one
/// loses the man that would be blown.
pub(super) fn swing(game: &Draughts, node: &Node, side: Color, budget: &mut Budget) -> Option<i32> {
    let (start, is_own) = (&node.position, node.position.turn() == side);
    let takers = game.turns(node).into_iter();
    let takers: Vec<Turn> = takers
        .filter(|turn| takes(*turn) || turn.blow.is_some())
        .collect();
    let must = game.rules.capture == Capture::Must && !takers.is_empty();
    let stopping = if is_own { -game.price(start) } else { 0 };
    let mut best = (!must).then_some(stopping);
    for turn in takers {
        let next = game.after(node, turn);
        let won = material(game, &next.position, side) - material(game, start, side);
        let swing = won + budget.deeper(|budget| swing(game, &next, side, budget))?;
        best = Some(match best {
            Some(best) if is_own => best.max(swing),
            Some(best) => best.min(swing),
            None => swing,
        });
    }
    best
}

/// Returns how many men more than it gives the side that has just moved wins by force, where all
/// captures must be made: it may make a move that gives another man as long as that goes on.
pub(super) fn forced(game: &Draughts, node: &Node, budget: &mut Budget) -> Option<i32> {
    if !node.can_capture() {
        return Some(0);
    }
    let mut worst = ALL;
    for turn in game.turns(node) {
        let next = game.after(node, turn);
        let won = budget.deeper(|budget| answered(game, &next, budget))?;
        worst = worst.min(won - victims(turn));
    }
    Some(worst)
}

/// The same where that side is to move.
fn answered(game: &Draughts, node: &Node, budget: &mut Budget) -> Option<i32> {
    let must = node.can_capture();
    let turns = game.turns(node);
    let is_lost = turns.is_empty() && node.position.has_men(node.position.turn().other());
    let mut best = if must || is_lost { -ALL } else { 0 };
    for turn in turns {
        let next = game.after(node, turn);
        let won = budget.deeper(|budget| forced(game, &next, budget))?;
        best = best.max(won + victims(turn));
    }
    Some(best)
}
