//! Where steps lead in a game with variations.

use super::{GAME, Game};
use crate::embed::Ply;

/// A place in a game: a line, and a ply of it, counted from the start of the game.
pub(crate) type Place = (usize, usize);

/// A step from the place that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Before the first move.
    First,
    /// A move back; before the first move of a variation, into the line from which it departs.
    Back,
    /// A move further along the line.
    Forward,
    /// The end of the line.
    End,
    /// The end of the game.
    Last,
    /// The next alternative to the shown move; at a variation's first move, the next one beside
    /// it.
    EnterVariation,
    /// Out of a variation, to the move that it replaces; from its first move, to the variation
    /// before it.
    LeaveVariation,
}

impl Step {
    /// The step of a key.
    pub(crate) fn of_key(key: &str) -> Option<Step> {
        Some(match key {
            "ArrowLeft" => Step::Back,
            "ArrowRight" => Step::Forward,
            "ArrowUp" => Step::LeaveVariation,
            "ArrowDown" => Step::EnterVariation,
            "Home" => Step::First,
            "End" => Step::End,
            _ => return None,
        })
    }

    /// Returns where it leads from a ply, as far as that is known before the game is.
    pub(crate) fn before_reading(self, ply: Ply) -> Ply {
        match (self, ply) {
            (Step::First, _) => Ply::After(0),
            (Step::End | Step::Last, _) => Ply::Last,
            (Step::Forward, Ply::After(ply)) => Ply::After(ply.saturating_add(1)),
            (Step::Back, Ply::After(ply)) => Ply::After(ply.saturating_sub(1)),
            _ => ply,
        }
    }

    /// Returns where it leads; to where one is, if it leads nowhere.
    pub(crate) fn from(self, game: &Game, (line, ply): Place) -> Place {
        match self {
            Step::First => (GAME, 0),
            Step::Back => (line, ply.saturating_sub(1)),
            Step::Forward => (line, game.end(line).min(ply + 1)),
            Step::End => (line, game.end(line)),
            Step::Last => (GAME, game.end(GAME)),
            Step::EnterVariation => into(game, (line, ply)).unwrap_or((line, ply)),
            Step::LeaveVariation => out(game, (line, ply)).unwrap_or((line, ply)),
        }
    }
}

/// Returns the next alternative to the shown move; at a variation's first move, the next one beside
/// it.
fn into(game: &Game, (line, ply): Place) -> Option<Place> {
    let at = ply.checked_sub(1)?;
    let replaces = |of: usize| {
        move |&other: &usize| {
            let departs = &game.lines[other];
            (departs.parent, departs.at) == (of, at) && !departs.plies.is_empty()
        }
    };
    let mut later = line + 1..game.lines.len();
    let own = later.clone().find(replaces(line));
    let stands_for = game.lines.get(line)?;
    let next = own.or_else(|| {
        let is_first = line != GAME && stands_for.at == at;
        is_first
            .then(|| later.find(replaces(stands_for.parent)))
            .flatten()
    });
    next.map(|line| (line, ply))
}

fn out(game: &Game, (line, ply): Place) -> Option<Place> {
    let departs = game.lines.get(line).filter(|_| line != GAME)?;
    let first = departs.at + 1;
    let is_before = |&other: &usize| {
        let other = &game.lines[other];
        (other.parent, other.at) == (departs.parent, departs.at) && !other.plies.is_empty()
    };
    // The line from which it departs stands before all that depart from there.
    let before = (departs.parent + 1..line).rev().find(is_before);
    let before = before.filter(|_| ply == first);
    Some((before.unwrap_or(departs.parent), first))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::replay::tests::game;

    #[track_caller]
    fn check(text: &str, from: Place, steps: &[(Step, Place)]) {
        let game = game(text);
        let mut place = from;
        for &(step, expected) in steps {
            let (line, ply) = step.from(&game, place);
            place = (game.home(line, ply), ply);
            assert_eq!(place, expected, "{step:?}");
        }
    }

    const TREE: &str = "1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) 2. Nf3 *";

    #[test]
    fn steps_go_along_a_line_and_out_at_its_beginning() {
        check(
            TREE,
            (GAME, 0),
            &[
                (Step::Back, (GAME, 0)),
                (Step::Forward, (GAME, 1)),
                (Step::End, (GAME, 3)),
                (Step::Forward, (GAME, 3)),
                (Step::First, (GAME, 0)),
                (Step::Last, (GAME, 3)),
            ],
        );
        check(
            TREE,
            (1, 3),
            &[
                (Step::Forward, (1, 4)),
                (Step::Forward, (1, 4)),
                (Step::Back, (1, 3)),
                (Step::Back, (1, 2)),
                (Step::Back, (GAME, 1)),
                (Step::Forward, (GAME, 2)),
            ],
        );
    }

    #[test]
    fn a_step_before_the_game_is_there_changes_where_it_begins() {
        for (step, from, to) in [
            (Step::Forward, Ply::After(3), Ply::After(4)),
            (
                Step::Forward,
                Ply::After(usize::MAX),
                Ply::After(usize::MAX),
            ),
            (Step::Forward, Ply::Last, Ply::Last),
            (Step::Back, Ply::After(0), Ply::After(0)),
            (Step::First, Ply::Last, Ply::After(0)),
            (Step::Last, Ply::After(3), Ply::Last),
            (Step::LeaveVariation, Ply::After(3), Ply::After(3)),
        ] {
            assert_eq!(step.before_reading(from), to, "{step:?}");
        }
    }

    #[test]
    fn steps_go_into_variations_and_out_again() {
        check(
            TREE,
            (GAME, 2),
            &[
                (Step::EnterVariation, (1, 2)),
                (Step::EnterVariation, (3, 2)),
                (Step::EnterVariation, (3, 2)),
                (Step::LeaveVariation, (1, 2)),
                (Step::Forward, (1, 3)),
                (Step::EnterVariation, (2, 3)),
                (Step::LeaveVariation, (1, 3)),
                (Step::LeaveVariation, (GAME, 2)),
                (Step::LeaveVariation, (GAME, 2)),
            ],
        );
        check("1. e4 *", (GAME, 1), &[(Step::EnterVariation, (GAME, 1))]);
        // Nothing can be shown of a variation without a move.
        check(
            "1. e4 (1. Ke2) *",
            (GAME, 1),
            &[(Step::EnterVariation, (GAME, 1))],
        );
    }
}
