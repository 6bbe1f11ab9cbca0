//! What is the case in a game of draughts, for the laws to judge, and what its end means.

use super::Draughts;
use super::plan::seat;
use crate::laws::{Facts, Restart};
use crate::outcome::{Outcome, Termination};
use crate::rules::duel::{drawn, won};

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
    fn over(&self) -> Option<Termination> {
        let position = self.position();
        let turn = position.turn();
        if !position.has_men(turn) || !position.has_men(turn.other()) {
            Some(Termination::NoMen)
        } else if position.is_blocked() {
            Some(Termination::Blocked)
        } else {
            None
        }
    }
}

impl Draughts {
    /// Returns what it means for the seats that the game ends like this in the present position.
    /// Two ends have names of their own.
    pub(super) fn ended(&self, termination: Termination) -> Outcome {
        let position = self.position();
        let turn = position.turn();
        match termination {
            Termination::NoMen if position.has_men(turn) => won(seat(turn), termination),
            Termination::NoMen | Termination::Blocked => won(seat(turn.other()), termination),
            Termination::DeadPosition => drawn(Termination::OneKingEach),
            Termination::FiftyMoves => drawn(Termination::NoProgress),
            _ => drawn(termination),
        }
    }
}
