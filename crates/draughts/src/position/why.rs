//! Why a man can't go there.

use crate::man::Man;
use crate::rules::{Capture, Chain, Preference};
use crate::square::{Direction, Square};
use crate::squares::Squares;

use super::Position;
use super::chain::is_forward;
use super::steps::{Walk, between};

/// Why a man can't go to a square, or can't move at all; made by [`Position::why_not`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhyNot {
    /// Nothing stands on the square.
    Empty,
    /// The man is the other side's.
    NotYours,
    /// Capture is compulsory, and these men can.
    MustCapture(Squares),
    /// The capture that takes most is compulsory, and these men can make it.
    MustTakeMost(Squares),
    /// These kings can capture, and go before men.
    KingFirst(Squares),
    /// An own man stands there, or in the way.
    OwnMan(Square),
    /// There is no empty square behind this man, so it can't be jumped.
    NoRoomBehind(Square),
    /// This man stands there. It is captured by jumping over it.
    Occupied(Square),
    /// This man has been jumped already, and stands there until the move is finished.
    TwiceOver(Square),
    /// A man doesn't go or capture backwards.
    Backwards,
    /// It goes no further than a square, or jumps over a single man at a time.
    TooFar,
    /// The square isn't on a diagonal of the one where the man stands.
    NotALine,
    /// The capture has to go on, which it can from these squares only.
    MustGoOn(Squares),
    /// The capture comes there, but jump by jump: these squares come first.
    JumpByJump(Squares),
    /// The king lands directly behind the man that it jumps, on this square.
    MustLandBehind(Square),
    /// No way at all: these men stand in every one; none if it is only the edge.
    HemmedIn(Squares),
    /// The man can jump nobody on its way there; a capture that has begun goes on by jumps only, if
    /// it goes on at all.
    Finished,
}

impl Position {
    /// Why the man that has gone a path so far (its start, and every square on which it has been
    /// put down) can't go on to a square, or, without one, why it can't go on at all; `None` if it
    /// can.
    pub fn why_not(&self, path: &[Square], to: Option<Square>) -> Option<WhyNot> {
        let man = path.first().and_then(|from| self.man_at(*from));
        let Some(man) = man else {
            return Some(WhyNot::Empty);
        };
        if man.color != self.turn {
            return Some(WhyNot::NotYours);
        }
        let targets = self
            .next(path)
            .map_or(Squares::EMPTY, |next| next.targets());
        let Some(walk) = self.walk(path) else {
            return Some(WhyNot::Finished);
        };
        match to {
            None if targets.any() => None,
            Some(to) if targets.contains(to) => None,
            None => Some(self.why_not_at_all(&walk, path.len() > 1)),
            Some(to) => {
                let first = self.first_jumps(path, to);
                if first.any() {
                    return Some(WhyNot::JumpByJump(first));
                }
                let plain = self.obstacle(&walk, man, to, path.len() > 1);
                Some(plain.unwrap_or_else(|| self.obligation(&walk, targets, to)))
            }
        }
    }

    fn why_not_at_all(&self, walk: &Walk, in_chain: bool) -> WhyNot {
        if in_chain {
            return WhyNot::Finished;
        }
        if self.captures().is_empty() || self.rules.capture == Capture::May {
            let near = Direction::ALL
                .into_iter()
                .filter_map(|way| walk.at.step(way));
            let near: Squares = near.collect();
            return WhyNot::HemmedIn(near & self.occupied());
        }
        self.duty(walk.jumper.prey_around(walk.at).any())
    }

    /// What board and men have against a step, whatever the rules oblige to.
    fn obstacle(&self, walk: &Walk, man: Man, to: Square, in_chain: bool) -> Option<WhyNot> {
        let jumper = &walk.jumper;
        let Some(direction) = walk.at.direction_to(to) else {
            return Some(WhyNot::NotALine);
        };
        let way = between(walk.at, to)? | Squares::of(to);
        let lifted_later = jumper.walls - self.own();
        let long = jumper.man.king && self.rules.flying;
        let prey = way & jumper.prey;
        if let Some(square) = (way & jumper.walls).first() {
            let twice = lifted_later.contains(square);
            return Some(match twice {
                true => WhyNot::TwiceOver(square),
                false => WhyNot::OwnMan(square),
            });
        }
        let Some(first) = walk.at.ray(direction).find(|square| prey.contains(*square)) else {
            let backwards = !jumper.man.king && !is_forward(man.color, direction);
            let far = !long && way.len() > 1;
            return match (in_chain, backwards, far) {
                (true, ..) => Some(WhyNot::Finished),
                (_, true, _) => Some(WhyNot::Backwards),
                (_, _, true) => Some(WhyNot::TooFar),
                _ => None,
            };
        };
        match jumper.prey_towards(walk.at, direction) {
            Some((_, behind)) if jumper.landings(behind, direction).any(|l| l == to) => None,
            Some((victim, _)) if to == victim => Some(WhyNot::Occupied(victim)),
            Some((_, behind)) if long && prey.len() == 1 => Some(WhyNot::MustLandBehind(behind)),
            Some(_) => Some(WhyNot::TooFar),
            None if !jumper.jumps_towards(direction) => Some(WhyNot::Backwards),
            None if !long && Some(first) != walk.at.step(direction) => Some(WhyNot::TooFar),
            None => Some(WhyNot::NoRoomBehind(first)),
        }
    }

    /// Which rule obliges to something else than a step that board and men allow.
    fn obligation(&self, walk: &Walk, targets: Squares, to: Square) -> WhyNot {
        let jumps = between(walk.at, to).is_some_and(|way| (way & walk.jumper.prey).any());
        match jumps && targets.any() && self.rules.preference != Preference::MostPieces {
            true if self.rules.chain == Chain::Must => WhyNot::MustGoOn(targets),
            _ => self.duty(jumps),
        }
    }

    /// Which capture is compulsory, where the player wants another move.
    fn duty(&self, captures: bool) -> WhyNot {
        let men = self.captures().iter().map(|mv| mv.from()).collect();
        match self.rules.preference {
            Preference::MostPieces if captures => WhyNot::MustTakeMost(men),
            Preference::KingFirst if captures => WhyNot::KingFirst(men),
            _ => WhyNot::MustCapture(men),
        }
    }
}
