//! Whom the table waits for, and what can be played: what an opponent asks that is no person.

use super::Table;
use crate::clock::Clocks;
use crate::deed::{Path, Step};
use crate::man::Seat;
use crate::prompt::Question;
use crate::rules::for_each_step;

/// What the game on the table can't go on without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// This seat moves. It may have been asked something, too: by moving it declines.
    Move(Seat),
    /// The seat that was asked this answers. Others may have been asked the same.
    Answer(Question),
    /// This seat, which has moved, presses its clock. The next move will do, too.
    Press(Seat),
    /// The game is over, and the lot has to say who plays what in the next one.
    Lot,
}

impl Table {
    /// Returns what the game can't go on without: exactly one hand's doing, or nothing, where the
    /// game rests, is over, or a move waits for somebody else ([`Table::waiting`]).
    pub fn waits_for(&self) -> Option<Waits> {
        if self.outcome().is_some() {
            return self.record().start.laws.draw_lots().then_some(Waits::Lot);
        }
        if self.is_paused() || self.waiting().is_some() {
            return None;
        }
        let awaited = self.game.clocks().and_then(Clocks::awaited);
        let moves = || Waits::Move(self.rules().to_move());
        Some(match self.game.decides_first() {
            Some(question) => Waits::Answer(question),
            None => awaited.map_or_else(moves, Waits::Press),
        })
    }

    /// Returns all that the player to move can play now, under what binds the turn; nothing in a
    /// game that is over, and as long as a move against the rules is undecided. The present counts,
    /// whatever is shown.
    ///
    /// It takes time in proportion to their number, which in draughts can be high: every stop of a
    /// chain is a step.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.outcome().is_none() && self.game.decides_first().is_none() {
            for_each_step(self.rules(), |path, choice| {
                let path = Path::from_slice(path);
                steps.push(Step { path, choice });
            });
        }
        steps
    }
}
