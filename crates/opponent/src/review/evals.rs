//! What positions are worth, told by scores of the search and by ends of games.

use rochade_review::{Eval, Slope};
use rochade_search::{HALF_WIN, MATE, mate_in};
use rochade_table::{GameKind, Outcome, Seat};

/// Returns the eval of a score, of which a round of the game has so many turns of sides.
pub(super) fn eval(score: i32, turns: i32) -> Eval {
    let moves = |plies: i32| (plies.abs().max(1) + turns - 1) / turns;
    match mate_in(score) {
        Some(plies) => Eval::Mate(score.signum() * moves(plies)),
        None => Eval::Score(score),
    }
}

/// Returns how many turns of sides a round has: pairs take turns as two players do.
pub(super) fn turns(game: GameKind) -> i32 {
    match game {
        GameKind::Three => 3,
        GameKind::Chess | GameKind::Draughts | GameKind::Four => 2,
    }
}

/// Returns what the end of a game is worth to a seat; `is_one` tells which seats are one side.
pub(super) fn worth(outcome: &Outcome, seat: Seat, is_one: impl Fn(Seat, Seat) -> bool) -> Eval {
    if outcome.winners.is_empty() {
        return Eval::Score(0);
    }
    let has_won = outcome.winners.iter().any(|&winner| is_one(winner, seat));
    let worth = match outcome.half {
        true => Eval::Score(HALF_WIN),
        false => Eval::Mate(1),
    };
    if has_won { worth } else { worth.flipped() }
}

/// Returns how many hundredths of a pawn a score may be worse than the best one if it is to give
/// away less of the chances to win than `given`, and a little more.
pub(super) fn width(best: Eval, given: f64, slope: Slope) -> i32 {
    let chances = |score| Eval::Score(score).chances(slope);
    let least = best.chances(slope) - given;
    let (mut low, mut high) = (-HALF_WIN, HALF_WIN);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        match chances(middle) < least {
            true => low = middle,
            false => high = middle,
        }
    }
    let best = match best {
        Eval::Score(score) => score,
        Eval::Mate(moves) => moves.signum() * MATE,
    };
    best - low + BESIDE
}

/// What is added to a width, in hundredths of a pawn: a second search finds other scores.
const BESIDE: i32 = 50;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_told_in_moves_of_who_gives_them() {
        for (plies, moves) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)] {
            assert_eq!(eval(MATE - plies, 2), Eval::Mate(moves));
            assert_eq!(eval(plies - MATE, 2), Eval::Mate(-moves));
        }
        assert_eq!(eval(MATE - 4, 3), Eval::Mate(2));
        assert_eq!(eval(-35, 2), Eval::Score(-35));
    }

    #[test]
    fn a_width_has_room_for_what_gives_away_as_much() {
        let slope = rochade_review::slope(GameKind::Chess);
        for best in [-400, 0, 35, 900, MATE - 3] {
            let worse = best - width(eval(best, 2), 0.15, slope);
            let given = eval(best, 2).chances(slope) - eval(worse, 2).chances(slope);
            assert!(given > 0.15 || worse < -HALF_WIN, "{best}: {given}");
        }
        assert!(width(Eval::Score(0), 0.15, slope) < 300);
    }
}
