//! Which choice is played: the best one, or by scatter, with a second look.

use crate::eyes::Eyes;
use crate::found::{Choice, Found, Worth};
use crate::game::Game;
use crate::limits::{Limits, Unwatched};
use crate::score::{INFINITE, MATE, is_mate};
use crate::search::{Search, Searcher};
use crate::window::Window;

/// The most nodes that a second look takes, for all choices together.
const SECOND: u64 = 1 << 17;

/// How many times the scatter a choice may be worth less than the best one and still be drawn.
const REACH: i32 = 8;

impl Eyes {
    /// The width that a search needs for these eyes to choose ([`Limits::width`]).
    pub const fn width(&self) -> i32 {
        self.scatter * REACH
    }
}

impl<G: Game> Search<G> {
    /// Draws one of the choices that were weighed: by e^(score / scatter), and each that is drawn
    /// is looked at once more, with open eyes and captures only; what gives a lot away is mostly
    /// dropped. A mate in one that was seen is always played, and so is any mate that was drawn.
    ///
    /// Returns `None` if there was nothing to choose from.
    pub fn choose(
        &mut self,
        node: &G::Node,
        choices: &[Choice<G::Move, G::Node>],
        found: &Found<G::Move>,
        eyes: Eyes,
    ) -> Option<Worth<G::Move>> {
        let best = *found.worths.first()?;
        if eyes.scatter == 0 && eyes.second_look == 0 || best.score == MATE - 1 {
            return Some(best);
        }
        let near = |worth: &&Worth<G::Move>| worth.score >= best.score - eyes.width();
        let mut left: Vec<Worth<G::Move>> = found.worths.iter().filter(near).copied().collect();
        let seen = (eyes.second_look > 0).then(|| self.look_again(node, choices));
        let mut kindest = (INFINITE, best);
        for turn in 0.. {
            let Some(place) = draw(&left, best.score, eyes, turn) else {
                break;
            };
            let drawn = left.remove(place);
            let Some((safest, values)) = &seen else {
                return Some(drawn);
            };
            if is_mate(drawn.score) && drawn.score > 0 {
                return Some(drawn);
            }
            let gift = safest - values[drawn.choice];
            let losses = G::MARGINS.losses;
            let loss = losses.iter().find(|(from, _)| gift >= *from);
            let share = loss.map_or(0, |(_, share)| u64::from(*share));
            let chance = share * u64::from(eyes.second_look);
            if eyes.draw(2 * turn + 1, 1_000_000) >= chance {
                return Some(drawn);
            }
            if gift < kindest.0 {
                kindest = (gift, drawn);
            }
        }
        Some(kindest.1)
    }

    /// Returns what each choice is worth, if only captures follow, and what the safest one is.
    fn look_again(
        &mut self,
        node: &G::Node,
        choices: &[Choice<G::Move, G::Node>],
    ) -> (i32, Vec<i32>) {
        let (mut left, mut values) = (SECOND, Vec::with_capacity(choices.len()));
        for (place, choice) in choices.iter().enumerate() {
            let share = left / (choices.len() - place) as u64;
            values.push(self.at_once_within(node, choice, share));
            left = left.saturating_sub(self.nodes);
        }
        (values.iter().copied().max().unwrap_or_default(), values)
    }

    /// Returns what a choice is worth to the side that makes it, if only captures follow: seen with
    /// open eyes.
    pub fn at_once(&mut self, node: &G::Node, choice: &Choice<G::Move, G::Node>) -> i32 {
        self.at_once_within(node, choice, SECOND)
    }

    /// Returns what [`Search::at_once`] does, within `quiescence_limit` nodes.
    fn at_once_within(
        &mut self,
        node: &G::Node,
        choice: &Choice<G::Move, G::Node>,
        quiescence_limit: u64,
    ) -> i32 {
        self.begin(node, &[]);
        let side = self.game.side(node);
        let mut searcher = Searcher {
            search: self,
            limits: Limits {
                selective: false,
                ..Limits::NONE
            },
            eyes: Eyes::OPEN,
            watch: &mut Unwatched,
            node_limit: u64::MAX,
            quiescence_limit,
            has_stopped: false,
        };
        let child = searcher.child(node, choice);
        searcher.search_child(side, &child, 0, Window::FULL)
    }
}

/// Draws one of the choices, all of which are within the eyes' reach of the best score; `None` if
/// there are none.
fn draw<M>(left: &[Worth<M>], best: i32, eyes: Eyes, turn: u64) -> Option<usize> {
    let weights = || {
        left.iter()
            .map(|worth| weight(best - worth.score, eyes.scatter))
    };
    let total: u64 = weights().sum();
    let mut at = eyes.draw(2 * turn, total);
    weights().position(|weight| {
        let is_here = at < weight;
        at = at.wrapping_sub(weight);
        is_here
    })
}

/// The weight with which a choice is drawn that is worth `less` less than the best one: e^(−less /
/// scatter), in millionths, computed by multiplications alone, which are the same on every machine.
fn weight(less: i32, scatter: i32) -> u64 {
    if scatter == 0 {
        return u64::from(less <= 0);
    }
    let step = 1.0 - f64::from(less.max(0)) / f64::from(scatter) / 1024.0;
    let weight = (0..10).fold(step, |power, _| power * power);
    (weight * 1_000_000.0) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_fall_by_e() {
        assert_eq!(weight(0, 60), 1_000_000);
        let (one, two) = (weight(60, 60), weight(120, 60));
        assert!((366_000..369_000).contains(&one), "{one}");
        assert!((133_000..136_000).contains(&two), "{two}");
        assert_eq!((weight(0, 0), weight(1, 0)), (1, 0));
    }
}
