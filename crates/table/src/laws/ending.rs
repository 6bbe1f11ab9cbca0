//! How a position ends the game, and what that is worth: a matter of law.

use super::{BareKing, DeadPosition, Facts, FiftyMoves, Laws, PerpetualCheck, Repetition};
use crate::outcome::Termination;

/// How a game has ended in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Why it is over.
    pub termination: Termination,
    /// What that is worth to the side to move.
    pub worth: Worth,
}

/// What the end of a game is worth to a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// The game is lost.
    Lost,
    /// Half a game is lost (laws.md, section 2, point 5).
    HalfLost,
    /// Nobody has won.
    Drawn,
    /// Half a game is won.
    HalfWon,
    /// The game is won.
    Won,
}

impl Ending {
    /// A lost game.
    pub(crate) fn lost(termination: Termination) -> Ending {
        Ending {
            termination,
            worth: Worth::Lost,
        }
    }

    /// A drawn game.
    pub(crate) fn drawn(termination: Termination) -> Ending {
        Ending {
            termination,
            worth: Worth::Drawn,
        }
    }
}

impl Laws {
    /// Returns which ending, if any, these facts amount to. What the game itself counts as its end
    /// comes first, so that a mate on the board counts before any draw that arises with it
    /// (play.md, section 6); then the bare king, before the position that is dead by it (laws.md,
    /// section 2, point 5). Facts that no law asks for are not worked out.
    pub(crate) fn ending(&self, facts: &dyn Facts) -> Option<Ending> {
        if let Some(over) = facts.over() {
            Some(over)
        } else if facts.no_move() {
            Some(if facts.check() {
                Ending::lost(Termination::Checkmate)
            } else {
                Ending::drawn(Termination::Stalemate)
            })
        } else if let Some(bared) = self.bared(facts) {
            Some(bared)
        } else if self.dead_position == DeadPosition::AtOnce && facts.dead() {
            Some(Ending::drawn(Termination::DeadPosition))
        } else if self.perpetual_check == PerpetualCheck::AtOnce && facts.perpetual_check() {
            Some(Ending::drawn(Termination::PerpetualCheck))
        } else {
            self.ended_by_number(facts).map(Ending::drawn)
        }
    }

    /// Returns why a count ends the game, which is a draw then; `None` if none is full.
    fn ended_by_number(&self, facts: &dyn Facts) -> Option<Termination> {
        match self.repetition {
            Repetition::AtOnce if facts.occurrences() >= self.times.get() => {
                return Some(Termination::Repetition);
            }
            Repetition::SeriesAtOnce if facts.series(self.times.get()) => {
                return Some(Termination::Series);
            }
            _ => {}
        }
        let full =
            self.fifty_moves == FiftyMoves::AtOnce && self.is_full(facts.moves_since(self.restart));
        full.then_some(Termination::FiftyMoves)
    }

    /// Returns how a bare king ends the game, if it does.
    fn bared(&self, facts: &dyn Facts) -> Option<Ending> {
        let [won, lost] = match self.bare_king {
            BareKing::Nothing => return None,
            BareKing::HalfWin => [Worth::HalfWon, Worth::HalfLost],
            BareKing::Loss => [Worth::Won, Worth::Lost],
        };
        let bare = facts.bare()?;
        let ends = self.bare_king == BareKing::Loss || bare.against_officers;
        ends.then_some(Ending {
            termination: Termination::BareKing,
            worth: if bare.to_move { lost } else { won },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::{Bare, Restart};

    /// A game in which all this is the case.
    #[derive(Clone, Default)]
    struct Case {
        no_move: bool,
        dead: bool,
        occurrences: u32,
        plies: u32,
    }

    impl Facts for Case {
        fn check(&self) -> bool {
            self.no_move && self.dead
        }

        fn no_move(&self) -> bool {
            self.no_move
        }

        fn dead(&self) -> bool {
            self.dead
        }

        fn occurrences(&self) -> u32 {
            self.occurrences
        }

        fn plies_since(&self, _: Restart) -> u32 {
            self.plies
        }
    }

    const THIRD_TIME: Case = Case {
        no_move: false,
        dead: false,
        occurrences: 3,
        plies: 100,
    };

    #[test]
    fn modern_mate_counts_before_any_draw() {
        let mate = Case {
            no_move: true,
            dead: true,
            ..THIRD_TIME
        };
        assert_eq!(
            Laws::MODERN.ending(&mate),
            Some(Ending::lost(Termination::Checkmate))
        );
    }

    #[test]
    fn modern_draws_come_in_their_order() {
        let dead = Case {
            dead: true,
            ..THIRD_TIME
        };
        let modern = Laws::MODERN;
        assert_eq!(
            modern.ending(&dead),
            Some(Ending::drawn(Termination::DeadPosition))
        );
        assert_eq!(
            modern.ending(&THIRD_TIME),
            Some(Ending::drawn(Termination::Repetition))
        );
        let second = Case {
            occurrences: 2,
            ..THIRD_TIME
        };
        assert_eq!(
            modern.ending(&second),
            Some(Ending::drawn(Termination::FiftyMoves))
        );
        assert_eq!(modern.ending(&Case::default()), None);
    }

    #[test]
    fn what_the_laws_do_not_know_means_nothing() {
        let silent = Laws {
            repetition: Repetition::Nothing,
            fifty_moves: FiftyMoves::Nothing,
            dead_position: DeadPosition::Nothing,
            ..Laws::MODERN
        };
        let dead = Case {
            dead: true,
            ..THIRD_TIME
        };
        assert_eq!(silent.ending(&dead), None);
        let stalemate = Case {
            no_move: true,
            ..THIRD_TIME
        };
        assert_eq!(
            silent.ending(&stalemate),
            Some(Ending::drawn(Termination::Stalemate))
        );
    }

    /// A game that can't even be asked for what a law doesn't need.
    struct OnlyModern;

    impl Facts for OnlyModern {
        fn no_move(&self) -> bool {
            false
        }

        fn plies_since(&self, restart: Restart) -> u32 {
            assert_eq!(restart, Restart::PawnOrCapture);
            0
        }

        fn series(&self, _: u32) -> bool {
            panic!("no modern law asks for a series")
        }

        fn perpetual_check(&self) -> bool {
            panic!("no modern law asks for perpetual check")
        }

        fn bare(&self) -> Option<Bare> {
            panic!("no modern law asks for a bare king")
        }

        fn endgame(&self) -> bool {
            panic!("no modern law asks for the count")
        }
    }

    #[test]
    fn what_no_law_asks_for_is_not_worked_out() {
        assert_eq!(Laws::MODERN.ending(&OnlyModern), None);
        assert!(Laws::MODERN.claims(&OnlyModern).is_empty());
    }
}
