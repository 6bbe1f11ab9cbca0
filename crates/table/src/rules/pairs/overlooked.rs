//! Moves against the rules, and checks that nobody has said, in the game for pairs.

use super::Pairs;
use crate::deed::{Check, Entry, FalseMove, Step};
use crate::plan::SquareId;
use crate::rules::{Overlooked, UnsaidCheck};

impl Overlooked for Pairs {
    fn may_drop(&self, path: &[SquareId]) -> bool {
        let (&[from, to], None) = (path, &self.pending) else {
            return false;
        };
        let state = self.state();
        let bound = self
            .bonds
            .men
            .as_ref()
            .is_some_and(|men| !men.contains(&from));
        let is_own = state.man(from).is_some_and(|man| man.seat == state.turn);
        is_own
            && !bound
            && from != to
            && state.can_land(state.turn, to)
            && !state.is_legal(from, to)
    }

    fn false_move(&mut self, step: &Step) -> Option<FalseMove> {
        let (from, to) = Pairs::ends(step).filter(|_| self.may_drop(&step.path))?;
        let (deed, next) = self.go(from, to)?;
        let entry = self.entry(&deed, true);
        self.pending = Some((deed, next));
        Some(FalseMove {
            entry,
            castled: Vec::new(),
            can_stand: true,
        })
    }

    fn decide(&mut self, stands: bool) {
        if let Some(ply) = self.pending.take()
            && stands
        {
            self.plies.push(ply);
        }
    }

    fn unsaid_checks(&self) -> Vec<UnsaidCheck> {
        self.state().unsaid.clone()
    }

    fn say_check(&mut self, check: UnsaidCheck, entry: &mut Entry) {
        entry.deed.check = Check::Check;
        entry.notation = self.notation(&entry.deed);
        if let Some((deed, _)) = self.plies.get_mut(check.since.saturating_sub(1)) {
            deed.check = Check::Check;
        }
        for (_, state) in self.plies.iter_mut().skip(check.since.saturating_sub(1)) {
            state.unsaid.retain(|known| *known != check);
        }
    }
}
