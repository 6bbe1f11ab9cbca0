//! What positions are worth: hundredths of a pawn, or how far the end is.

/// A game that neither side wins.
pub const DRAW: i32 = 0;

/// A game that is won at once. One that is won after `n` plies is worth `n` less.
pub const MATE: i32 = 30_000;

/// Half of a win, where the laws know one; it lies between all evaluations and all mates.
pub const HALF_WIN: i32 = 15_000;

/// How many plies a line can have.
pub(crate) const MAX_PLY: usize = 96;

/// More than any score.
pub(crate) const INFINITE: i32 = 32_000;

/// From here on, scores are mates.
pub(crate) const MATES: i32 = MATE - 1_000;

/// From here on, scores are ends of games, half wins among them; evaluations stay below.
pub(crate) const ENDS: i32 = HALF_WIN - 1_000;

/// Returns whether one side mates by force.
pub const fn is_mate(score: i32) -> bool {
    score.abs() >= MATES
}

/// Returns after how many plies the mate comes: positive where the side to move gives it, negative
/// where it is mated; `None` for a score that is no mate.
pub const fn mate_in(score: i32) -> Option<i32> {
    if !is_mate(score) {
        None
    } else if score > 0 {
        Some(MATE - score)
    } else {
        Some(-MATE - score)
    }
}

/// Returns whether the score is how the game ends, and no evaluation.
pub(crate) const fn is_end(score: i32) -> bool {
    score.abs() >= ENDS
}

/// The score of an end that is `plies` further away, as when a mate score is read from the
/// transposition table.
pub(crate) const fn later(score: i32, plies: usize) -> i32 {
    if score >= ENDS {
        score - plies as i32
    } else if score <= -ENDS {
        score + plies as i32
    } else {
        score
    }
}

/// The score of an end that is `plies` nearer, as when a mate score is stored: what [`later`]
/// undoes.
pub(crate) const fn nearer(score: i32, plies: usize) -> i32 {
    if score >= ENDS {
        score + plies as i32
    } else if score <= -ENDS {
        score - plies as i32
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_distances() {
        assert_eq!(mate_in(MATE - 3), Some(3));
        assert_eq!(mate_in(4 - MATE), Some(-4));
        assert_eq!(mate_in(HALF_WIN), None);
        assert_eq!(mate_in(250), None);
    }

    #[test]
    fn only_ends_come_later() {
        for score in [MATE - 9, HALF_WIN - 9, DRAW, 314, 9 - MATE] {
            assert_eq!(nearer(later(score, 5), 5), score);
        }
        assert_eq!(later(314, 5), 314);
        assert_eq!(later(-MATE, 5), 5 - MATE);
    }
}
