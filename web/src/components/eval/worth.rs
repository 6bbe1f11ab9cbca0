//! The evals of a position as the sides' shares of the chances to win.

use rochade_review::{Eval, slope};
use rochade_table::{GameKind, Plan, Seat};

use crate::desk::replay::{Game, Place};

/// The evals of a position, and what they mean for each side.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Worth {
    /// The eval, or in a game of three those of the seats; none, if it is not known.
    pub(super) evals: Vec<Eval>,
    /// The share of each side in the chances to win, in the order of [`sides`], which add up to 1;
    /// none, if no eval is known.
    pub(super) shares: Vec<f64>,
}

impl Worth {
    /// Returns the evals of the position at a place of a game.
    pub(crate) fn of(game: &Game, place: Place) -> Worth {
        let (line, ply) = place;
        let mut evals = game.evals(line, ply).to_vec();
        // Files tell nothing of a mate that is on the board.
        let is_mate = || {
            game.made(line, ply)
                .is_some_and(|made| made.text.ends_with('#'))
        };
        if evals.is_empty() && game.kind == GameKind::Chess && is_mate() {
            evals.push(Eval::Mate(0));
        }
        // A mate that is on the board is its maker's.
        let maker = ply.checked_sub(1).map_or(0, |before| game.mover(before));
        let shares = shares(game.kind, &evals, maker);
        Worth { evals, shares }
    }

    /// Returns the side that has the best chances, and its eval.
    pub(super) fn best(&self) -> Option<(usize, Eval)> {
        let shares = self.shares.iter().enumerate();
        let (side, _) =
            shares.max_by(|one, other| one.1.total_cmp(other.1).then(other.0.cmp(&one.0)))?;
        match (self.evals.as_slice(), side) {
            ([eval], 0) => Some((0, *eval)),
            ([eval], _) => Some((side, eval.flipped())),
            (evals, _) => Some((side, *evals.get(side)?)),
        }
    }

    /// Returns the evals as the page's contract writes them (`data-eval`).
    pub(super) fn written(&self) -> Option<String> {
        let evals = self.evals.iter().map(|eval| format!("{eval:+}"));
        let evals: Vec<String> = evals.collect();
        (!evals.is_empty()).then(|| evals.join(" "))
    }
}

/// Returns the seats of each side, in the order of the plan.
pub(super) fn sides(plan: &Plan) -> Vec<Vec<Seat>> {
    let first = |seat: &Seat| plan.partner(*seat).is_none_or(|partner| *seat < partner);
    let with_partner = |seat| [seat].into_iter().chain(plan.partner(seat)).collect();
    plan.all_seats().filter(first).map(with_partner).collect()
}

fn shares(kind: GameKind, evals: &[Eval], maker: usize) -> Vec<f64> {
    let slope = slope(kind);
    match evals {
        [Eval::Mate(0)] => {
            let is_first = maker == 0 || kind.plan().partner(Seat(0)) == Some(Seat(maker as u8));
            if is_first {
                vec![1.0, 0.0]
            } else {
                vec![0.0, 1.0]
            }
        }
        [eval] => {
            let chances = eval.chances(slope);
            vec![chances, 1.0 - chances]
        }
        evals => {
            let chances: Vec<f64> = evals.iter().map(|eval| eval.chances(slope)).collect();
            let all: f64 = chances.iter().sum();
            chances.into_iter().map(|of| of / all).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::replay::GAME;
    use crate::desk::replay::tests::game;

    fn rounded(kind: GameKind, evals: &[Eval], maker: usize) -> Vec<i32> {
        let shares = shares(kind, evals, maker);
        let percent = shares.iter().map(|share| (share * 100.0).round() as i32);
        percent.collect()
    }

    #[test]
    fn each_side_has_its_share_of_the_chances() {
        use Eval::{Mate, Score};
        for (kind, evals, maker, wanted) in [
            (GameKind::Chess, &[Score(0)][..], 0, &[50, 50][..]),
            (GameKind::Chess, &[Score(300)], 0, &[75, 25]),
            (GameKind::Draughts, &[Score(-300)], 0, &[6, 94]),
            (GameKind::Chess, &[Mate(-2)], 0, &[0, 100]),
            (GameKind::Chess, &[Mate(0)], 0, &[100, 0]),
            (GameKind::Chess, &[Mate(0)], 1, &[0, 100]),
            (GameKind::Four, &[Mate(0)], 2, &[100, 0]),
            (GameKind::Four, &[Score(500)], 0, &[73, 27]),
            (
                GameKind::Three,
                &[Score(0), Score(0), Score(0)],
                0,
                &[33, 33, 33],
            ),
            (
                GameKind::Three,
                &[Mate(1), Mate(-1), Mate(-1)],
                0,
                &[100, 0, 0],
            ),
            (GameKind::Chess, &[], 0, &[]),
        ] {
            assert_eq!(rounded(kind, evals, maker), wanted, "{kind:?} {evals:?}");
        }
    }

    #[test]
    fn a_mate_on_the_board_needs_no_telling() {
        let game = game("1. f3 e5 2. g4 Qh4# *");
        let shares = [3, 4].map(|ply| Worth::of(&game, (GAME, ply)).shares);
        assert_eq!(shares, [vec![], vec![0.0, 1.0]]);
    }

    #[test]
    fn partners_are_one_side() {
        let seats = |kind: GameKind| sides(&kind.plan());
        assert_eq!(seats(GameKind::Chess), [[Seat(0)], [Seat(1)]]);
        assert_eq!(seats(GameKind::Three).len(), 3);
        assert_eq!(
            seats(GameKind::Four),
            [[Seat(0), Seat(2)], [Seat(1), Seat(3)]]
        );
    }
}
