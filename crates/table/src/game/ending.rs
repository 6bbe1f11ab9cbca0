//! How games end: by the laws, by a full count, by a fallen flag.

use super::Game;
use crate::laws::{Ending, Laws};
use crate::man::Seat;
use crate::outcome::{Outcome, Termination};
use crate::rules::Rules;

/// Returns how a game has ended in the present position, if it has.
pub(super) fn by_law(laws: &Laws, rules: &dyn Rules) -> Option<Outcome> {
    Some(rules.outcome(laws.ending(rules.facts())?))
}

impl Game {
    /// Looks whether the position ends the game. A move that an opponent may still have taken back
    /// for a touch ends nothing (000, § 3; 001, art. 6).
    pub(super) fn judge(&mut self) {
        if self.outcome.is_none() && !self.is_demanded_on_last_move() {
            self.outcome = self.ending();
        }
    }

    /// Returns how the game ends by itself as it stands now, if it does.
    pub(super) fn ending(&self) -> Option<Outcome> {
        let laws = &self.record.start.laws;
        by_law(laws, &*self.rules).or_else(|| self.counted_out())
    }

    /// Returns how the game ends because a count is full, if it is.
    fn counted_out(&self) -> Option<Outcome> {
        let (count, half_moves) = self.counted()?;
        let full = count.goes_on() && self.record.start.laws.is_full(half_moves);
        full.then(|| self.rules.outcome(Ending::drawn(Termination::Count)))
    }

    /// Returns how the fall of a seat's flag ends the game, if it doesn't simply lose: drawn, where
    /// the laws say so when no enemy could win (play.md, section 6).
    pub(super) fn spared(&self, fallen: Seat) -> Option<Outcome> {
        let is_spared = self.record.start.laws.spare_who_cannot_be_beaten()
            && !self
                .rules
                .plan()
                .enemies(fallen)
                .any(|seat| self.rules.can_win(seat));
        is_spared.then(|| self.rules.outcome(Ending::drawn(Termination::Time)))
    }
}
