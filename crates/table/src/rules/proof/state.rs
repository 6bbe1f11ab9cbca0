//! A position, and what moves there are in it.

use super::board::{ARMIES, around, between, seats};
use crate::man::Seat;
use crate::plan::{Plan, SquareId};

/// A position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct State {
    /// Whose stone stands on each square, in the plan's order.
    pub(super) stones: Vec<Option<Seat>>,
    pub(super) turn: Seat,
    /// The seats that are out, the first one first.
    pub(super) out: Vec<Seat>,
    /// Plies since the last stone was taken.
    pub(super) quiet: u32,
    /// The number of the round.
    pub(super) round: u32,
}

impl State {
    pub(super) fn initial(plan: &Plan, first: Seat) -> State {
        let mut stones = vec![None; plan.squares.len()];
        for (seat, army) in seats().zip(ARMIES) {
            for square in army.into_iter().filter_map(|name| plan.find(name)) {
                stones[square.index()] = Some(seat);
            }
        }
        State {
            stones,
            turn: first,
            out: Vec::new(),
            quiet: 0,
            round: 1,
        }
    }

    /// Returns whose stone stands on a square.
    pub(super) fn stone(&self, square: SquareId) -> Option<Seat> {
        *self.stones.get(square.index())?
    }

    pub(super) fn is_in_game(&self, seat: Seat) -> bool {
        seats().any(|known| known == seat) && !self.out.contains(&seat)
    }

    /// The seats that are not out.
    pub(super) fn standing(&self) -> impl Iterator<Item = Seat> {
        seats().filter(|&seat| self.is_in_game(seat))
    }

    fn is_free(&self, square: SquareId) -> bool {
        self.stones.get(square.index()) == Some(&None)
    }

    /// The neighbouring squares that the stone of the seat to move can step to.
    pub(super) fn steps(&self, plan: &Plan, from: SquareId) -> Vec<SquareId> {
        let mut squares = around(plan, from, 1);
        squares.retain(|&to| self.is_free(to));
        squares
    }

    /// The stones that a stone of the seat to move can jump over from here, and where to. Stones of
    /// a seat that is out are in the way for good.
    pub(super) fn jumps(&self, plan: &Plan, from: SquareId) -> Vec<(SquareId, SquareId)> {
        let jump = |to| {
            let over = between(plan, from, to)?;
            let victim = self.stone(over)?;
            let takes = victim != self.turn && self.is_in_game(victim) && self.is_free(to);
            takes.then_some((over, to))
        };
        around(plan, from, 2).into_iter().filter_map(jump).collect()
    }

    /// Returns whether a seat could move if it were its turn.
    pub(super) fn can_move(&self, plan: &Plan, seat: Seat) -> bool {
        let turned = State {
            turn: seat,
            ..self.clone()
        };
        let mut own = plan.ids().filter(|&id| self.stone(id) == Some(seat));
        own.any(|id| !turned.steps(plan, id).is_empty() || !turned.jumps(plan, id).is_empty())
    }

    /// Returns whether a seat can't move now, and is passed over unless that changes before its
    /// turn.
    pub(super) fn is_frozen(&self, plan: &Plan, seat: Seat) -> bool {
        seat != self.turn && self.is_in_game(seat) && !self.can_move(plan, seat)
    }

    /// The stones after the seat to move has gone a path, and what it took on the way; `None` if
    /// there is no such path.
    pub(super) fn gone(
        &self,
        plan: &Plan,
        path: &[SquareId],
    ) -> Option<(State, Vec<(SquareId, Seat)>)> {
        let mut state = self.clone();
        let mut victims = Vec::new();
        if self.stone(*path.first()?)? != self.turn {
            return None;
        }
        for pair in path.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let jumps = state.jumps(plan, from);
            if let Some(&(over, _)) = jumps.iter().find(|(_, target)| *target == to) {
                victims.push((over, state.stone(over)?));
                state.stones[over.index()] = None;
            } else if path.len() > 2 || !state.steps(plan, from).contains(&to) {
                return None;
            }
            state.stones[to.index()] = state.stones[from.index()].take();
        }
        Some((state, victims))
    }

    /// The turn passes on after a move.
    pub(super) fn finish(&mut self, plan: &Plan, mover: Seat, took: bool) {
        self.quiet = if took {
            0
        } else {
            self.quiet.saturating_add(1)
        };
        let bare: Vec<Seat> = self
            .standing()
            .filter(|&seat| !self.stones.contains(&Some(seat)))
            .collect();
        self.out.extend(bare);
        self.pass_on(plan, mover);
    }

    /// A seat is out. If the player to move could only have jumped over its stones, that one is
    /// passed over now.
    pub(super) fn drop_out(&mut self, plan: &Plan, seat: Seat) {
        self.out.push(seat);
        if self.turn == seat || !self.can_move(plan, self.turn) {
            self.pass_on(plan, self.turn);
        }
    }

    /// Gives the turn to the next seat that can move; if nobody can, to the next one that still
    /// stands.
    fn pass_on(&mut self, plan: &Plan, from: Seat) {
        let count = ARMIES.len() as u8;
        let order = (1..=count).map(|step| Seat((from.0 + step) % count));
        let standing: Vec<Seat> = order.filter(|&seat| self.is_in_game(seat)).collect();
        let mut able = standing.iter().filter(|&&seat| self.can_move(plan, seat));
        if let Some(&next) = able.next().or(standing.first()) {
            self.round = self.round.saturating_add(u32::from(next <= from));
            self.turn = next;
        }
    }
}
