//! What a player may claim where the laws don't end the game by themselves.

use super::{Facts, FiftyMoves, Laws, PerpetualCheck, Repetition};
use crate::outcome::Termination;

/// A draw that a player may claim, as long as the case that it rests on stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The position has stood as often as the laws ask.
    Repetition,
    /// The same moves were made in a row as often as the laws ask.
    Series,
    /// As many moves as the laws ask were made without a result.
    FiftyMoves,
    /// One side has given check for ever.
    PerpetualCheck,
}

impl Claim {
    /// Every claim, in the order of their numbers in a saved game.
    pub const ALL: [Claim; 4] = [
        Claim::Repetition,
        Claim::Series,
        Claim::FiftyMoves,
        Claim::PerpetualCheck,
    ];

    /// The word that the page's contract uses for its button (`data-action`).
    pub fn word(self) -> &'static str {
        match self {
            Claim::Repetition => "claim-repetition",
            Claim::Series => "claim-series",
            Claim::FiftyMoves => "claim-fifty",
            Claim::PerpetualCheck => "claim-perpetual",
        }
    }

    /// Returns how the game ends by it.
    pub fn termination(self) -> Termination {
        match self {
            Claim::Repetition => Termination::Repetition,
            Claim::Series => Termination::Series,
            Claim::FiftyMoves => Termination::FiftyMoves,
            Claim::PerpetualCheck => Termination::PerpetualCheck,
        }
    }
}

impl Laws {
    /// Returns what can be claimed in a game in which this is the case.
    pub(crate) fn claims(&self, facts: &dyn Facts) -> Vec<Claim> {
        if !self.know_claims() {
            return Vec::new();
        }
        let claims = Claim::ALL.into_iter();
        claims.filter(|&claim| self.holds(claim, facts)).collect()
    }

    /// Returns whether the laws know any claim: asked at every touch.
    pub(crate) fn know_claims(&self) -> bool {
        matches!(
            self.repetition,
            Repetition::Claimed | Repetition::SeriesClaimed
        ) || self.fifty_moves == FiftyMoves::Claimed
            || self.perpetual_check == PerpetualCheck::Claimed
    }

    /// Returns whether the laws know a claim, and it is founded.
    pub(crate) fn holds(&self, claim: Claim, facts: &dyn Facts) -> bool {
        match claim {
            Claim::Repetition => {
                self.repetition == Repetition::Claimed && facts.occurrences() >= self.times.get()
            }
            Claim::Series => {
                self.repetition == Repetition::SeriesClaimed && facts.series(self.times.get())
            }
            Claim::FiftyMoves => {
                self.fifty_moves == FiftyMoves::Claimed
                    && self.is_full(facts.moves_since(self.restart))
            }
            Claim::PerpetualCheck => {
                self.perpetual_check == PerpetualCheck::Claimed && facts.perpetual_check()
            }
        }
    }
}
