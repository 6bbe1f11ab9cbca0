//! What can be said of a moment of a game: what a game is shown of it.

use rochade_review::{Man, Pattern, Sentence};

use crate::mind::Mind;

/// A moment of which something is to be said.
#[derive(Debug)]
pub struct Seen<'a, M: Mind> {
    /// The position in which the move was made.
    pub before: &'a M::Node,
    /// The move that was made.
    pub made: M::Move,
    /// The best line instead of it.
    pub best: &'a [M::Move],
    /// The opponent's best line after it.
    pub answer: &'a [M::Move],
    /// What the best line is worth to the one who moved, in hundredths of a pawn.
    pub before_score: i32,
    /// What the game is worth to the same player after the move that was made.
    pub after_score: i32,
}

/// Scores count as this at most where two of them are compared: a game is decided by then.
const MOST: i32 = 600;

/// Returns a sentence of a moment of a game, if the board proves it.
pub(crate) type Proof<T> = fn(&T) -> Option<Sentence>;

impl<M: Mind> Seen<'_, M> {
    /// Returns the first sentence of a moment that is proved. Each pair of proofs is about what was
    /// missed and about what was allowed; the one that weighs more comes first.
    pub(crate) fn first_proved<T>(&self, moment: &T, proofs: &[[Proof<T>; 2]]) -> Option<Sentence> {
        let has_missed = self.has_missed();
        proofs.iter().find_map(|[missed, allowed]| {
            let [first, second] = match has_missed {
                true => [missed, allowed],
                false => [allowed, missed],
            };
            first(moment).or_else(|| second(moment))
        })
    }

    /// Returns whether the move missed more than it allowed: the game was rather won before it
    /// than lost after it.
    pub(crate) fn has_missed(&self) -> bool {
        self.before_score + self.after_score >= 0
    }

    /// Returns whether a gain of so many hundredths of a pawn is a good part of what was given
    /// away.
    pub(crate) fn explains(&self, gain: i32) -> bool {
        let [before, after] = [self.before_score, self.after_score].map(|it| it.clamp(-MOST, MOST));
        2 * gain >= before - after
    }
}

/// Returns what is said of some men.
pub(crate) fn of_men(pattern: Pattern, men: Vec<Man>) -> Option<Sentence> {
    Some(Sentence {
        pattern,
        men,
        number: 0,
    })
}

/// Returns what is said with a number.
pub(crate) fn of_number(pattern: Pattern, number: u32) -> Option<Sentence> {
    Some(Sentence {
        pattern,
        men: Vec::new(),
        number,
    })
}
