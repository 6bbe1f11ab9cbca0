//! What is the case in a game of draughts, for the laws to judge, and what its end means.

use super::Draughts;
use super::plan::seat;
use crate::laws::{Ending, Facts, Restart, Worth};
use crate::outcome::{Outcome, Termination};
use crate::rules::duel;

impl Facts for Draughts {
    fn no_move(&self) -> bool {
        self.position().is_blocked()
    }

    /// One king each (draughts.md, section 2, rule 15a).
    fn dead(&self) -> bool {
        self.position().is_one_king_each()
    }

    fn occurrences(&self) -> u32 {
        u32::try_from(self.line.occurrences()).unwrap_or(u32::MAX)
    }

    /// Captures, huffs and men's moves begin the number anew (rule 15c), whatever the laws of chess
    /// say.
    fn plies_since(&self, _: Restart) -> u32 {
        self.position().quiet_plies().into()
    }

    /// Rule 13.
    fn over(&self) -> Option<Ending> {
        let position = self.position();
        let turn = position.turn();
        if !position.has_men(turn) {
            Some(Ending::lost(Termination::NoMen))
        } else if !position.has_men(turn.other()) {
            Some(Ending {
                termination: Termination::NoMen,
                worth: Worth::Won,
            })
        } else if position.is_blocked() {
            Some(Ending::lost(Termination::Blocked))
        } else {
            None
        }
    }
}

impl Draughts {
    /// Returns what it means for the seats that the game ends like this in the present position.
    /// Two ends have names of their own.
    pub(super) fn ended(&self, ending: Ending) -> Outcome {
        let termination = match ending.termination {
            Termination::DeadPosition => Termination::OneKingEach,
            Termination::FiftyMoves => Termination::NoProgress,
            other => other,
        };
        let ending = Ending {
            termination,
            ..ending
        };
        duel::outcome(seat(self.position().turn()), ending)
    }
}
