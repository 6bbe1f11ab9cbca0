//! The laws that a game is played under (laws.md, section 1), and the one place that judges by them.
//!
//! A game's rules say what is the case ([`Facts`]); whether that ends the game, or means nothing, is a matter of law. Nothing
//! but this module and the table's own `arbiter` reads [`Laws`].

use std::num::NonZeroU32;

use crate::outcome::Termination;

/// What follows for the next game of a sitting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaterGames {
    /// Every player moves on by one seat, and the first move stays with the seat: colours change.
    SeatsChange,
    /// Every player keeps the seat, and the first move goes on to the next one.
    FirstMoveChanges,
}

/// The laws of a game: plain data, a field a law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laws {
    /// A position that has stood so often ends the game; `None` if it may stand as often as it likes.
    pub repetition: Option<NonZeroU32>,
    /// So many plies without a capture or a pawn move end the game; `None` if there may be any number.
    pub quiet_plies: Option<NonZeroU32>,
    /// Whether a position in which nobody can win any more ends the game.
    pub dead_position: bool,
    /// Whether players may agree to take moves back.
    pub take_back: bool,
    /// What follows for the next game of the sitting.
    pub later_games: LaterGames,
}

impl Laws {
    /// Chess of today (laws.md, section 1, column "modern").
    pub const MODERN: Laws = Laws {
        repetition: NonZeroU32::new(3),
        quiet_plies: NonZeroU32::new(100),
        dead_position: true,
        take_back: true,
        later_games: LaterGames::SeatsChange,
    };

    /// How a game ends in which this is the case, if it does. What the game itself counts as its end comes first, so that a
    /// mate on the board counts before any draw that arises with it (play.md, section 6).
    pub fn ending(&self, facts: &Facts) -> Option<Termination> {
        let reached =
            |limit: Option<NonZeroU32>, count| limit.is_some_and(|limit| count >= limit.get());
        if facts.over.is_some() {
            facts.over
        } else if facts.no_move && facts.check {
            Some(Termination::Checkmate)
        } else if facts.no_move {
            Some(Termination::Stalemate)
        } else if self.dead_position && facts.dead {
            Some(Termination::DeadPosition)
        } else if reached(self.repetition, facts.occurrences) {
            Some(Termination::Repetition)
        } else if reached(self.quiet_plies, facts.quiet_plies) {
            Some(Termination::FiftyMoves)
        } else {
            None
        }
    }
}

/// What is the case in the present position of a game, as its rules see it. None of it is judged yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// Whether the king of the side to move is attacked.
    pub check: bool,
    /// Whether the side to move has no legal move.
    pub no_move: bool,
    /// Whether nobody can win any more by any series of legal moves, as far as the rules can tell.
    pub dead: bool,
    /// How often the position has stood, this time included; 0 in a game that doesn't count it.
    pub occurrences: u32,
    /// Plies since the last capture or pawn move.
    pub quiet_plies: u32,
    /// Why the game is over by what it is about, whatever laws it is played under.
    pub over: Option<Termination>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn third_time() -> Facts {
        Facts {
            occurrences: 3,
            quiet_plies: 100,
            ..Facts::default()
        }
    }

    #[test]
    fn modern_mate_counts_before_any_draw() {
        let mate = Facts {
            check: true,
            no_move: true,
            dead: true,
            ..third_time()
        };
        assert_eq!(Laws::MODERN.ending(&mate), Some(Termination::Checkmate));
    }

    #[test]
    fn modern_draws_come_in_their_order() {
        let dead = Facts {
            dead: true,
            ..third_time()
        };
        let modern = Laws::MODERN;
        assert_eq!(modern.ending(&dead), Some(Termination::DeadPosition));
        assert_eq!(modern.ending(&third_time()), Some(Termination::Repetition));
        let second = Facts {
            occurrences: 2,
            ..third_time()
        };
        assert_eq!(modern.ending(&second), Some(Termination::FiftyMoves));
        assert_eq!(modern.ending(&Facts::default()), None);
    }

    #[test]
    fn what_the_laws_do_not_know_means_nothing() {
        let silent = Laws {
            repetition: None,
            quiet_plies: None,
            dead_position: false,
            ..Laws::MODERN
        };
        let dead = Facts {
            dead: true,
            ..third_time()
        };
        assert_eq!(silent.ending(&dead), None);
        let stalemate = Facts {
            no_move: true,
            ..dead
        };
        assert_eq!(silent.ending(&stalemate), Some(Termination::Stalemate));
    }
}
