//! Which choice is played: the best one, or by scatter, with a second look.

use crate::eyes::{Eyes, ROOT_EFFORT};
use crate::found::{Choice, Found, Worth};
use crate::game::Game;
use crate::limits::{Limits, Unwatched};
use crate::score::{MATE, is_mate};
use crate::search::{Search, Searcher};
use crate::window::Window;

/// The most nodes that a second look takes, for all choices together.
const SECOND: u64 = 1 << 17;

/// How many times the scatter a choice may be worth less than the best one and still be drawn.
const REACH: i32 = 8;

impl Eyes {
    /// The width that a search needs for these eyes to choose ([`Limits::width`]).
    pub const fn width(&self) -> i32 {
        // The best one may be avoided by habit, and another one be the strongest.
        self.scatter * REACH + 3 * self.habit
    }

    /// Returns whether they choose the best and nothing else.
    const fn takes_the_best(&self) -> bool {
        self.scatter == 0 && self.habit == 0 && self.second_look == 0
    }
}

impl<G: Game> Search<G> {
    /// Draws one of the choices that were weighed: by e^(score / scatter), habits counted in, and
    /// each that is drawn is looked at once more, with open eyes and captures only; what gives a
    /// lot away is mostly dropped. A mate in one that was seen is always played, and so is any
    /// mate that was drawn.
    ///
    /// Where all that it likes is dropped, it plays what gives least away.
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
        if eyes.takes_the_best() || best.score == MATE - 1 {
            return Some(best);
        }
        let liked = |worth: &Worth<G::Move>| {
            worth.score + eyes.habit * self.game.habit(node, worth.mv) / 1000
        };
        let all = found.worths.iter().map(|worth| (liked(worth), *worth));
        let all: Vec<(i32, Worth<G::Move>)> = all.collect();
        let most = all.iter().map(|(liked, _)| *liked).max()?;
        let is_near = |(liked, _): &&(i32, _)| *liked >= most - eyes.scatter * REACH;
        let mut left: Vec<_> = all.iter().filter(is_near).copied().collect();
        let seen = (eyes.second_look > 0).then(|| self.look_again(node, choices));
        for turn in 0.. {
            let Some(place) = draw(&left, most, eyes, turn) else {
                break;
            };
            let (_, drawn) = left.remove(place);
            let Some((safest, values)) = &seen else {
                return Some(drawn);
            };
            if is_mate(drawn.score) && drawn.score > 0 {
                return Some(drawn);
            }
            let share = share_dropped::<G>(safest - values[drawn.choice]);
            let chance = u64::from(share) * u64::from(eyes.second_look);
            if eyes.draw(2 * turn + 1, 1_000_000) >= chance {
                return Some(drawn);
            }
        }
        let (safest, values) = seen?;
        let gives = |worth: &Worth<G::Move>| share_dropped::<G>(safest - values[worth.choice]);
        let kindest = all
            .iter()
            .min_by_key(|(liked, worth)| (gives(worth), -liked))?;
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
        let child = searcher.child(node, choice, ROOT_EFFORT);
        searcher.search_child(side, &child, 0, Window::FULL)
    }
}

/// Returns with how many thousandths of its chance a move is dropped that gives so much away.
fn share_dropped<G: Game>(gift: i32) -> u32 {
    let losses = G::MARGINS.losses;
    let loss = losses.iter().find(|(from, _)| gift >= *from);
    loss.map_or(0, |(_, share)| *share)
}

/// Draws one of the choices, each with how much it is liked, all of which are within the eyes'
/// reach of the one liked most; `None` if there are none.
fn draw<M>(left: &[(i32, Worth<M>)], most: i32, eyes: Eyes, turn: u64) -> Option<usize> {
    let weights = || {
        left.iter()
            .map(|(liked, _)| weight(most - liked, eyes.scatter))
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
