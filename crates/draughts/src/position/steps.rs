//! A move step by step, for a person who goes it with a man in the hand.

use crate::moves::Move;
use crate::square::{Direction, Square};
use crate::squares::Squares;

use super::Position;
use super::chain::Jumper;

/// How a man that has come so far can go on; made by [`Position::next`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// Where it can go without a capture.
    pub quiet: Squares,
    /// Where it can land after one more jump.
    pub jumps: Squares,
    /// Whether it can stop here: what it has gone is a legal move.
    pub may_stop: bool,
    at: Square,
    prey: Squares,
}

impl Next {
    /// All squares to which it can go with its next step.
    pub fn targets(&self) -> Squares {
        self.quiet | self.jumps
    }

    /// Whom it jumps on its next step to a square.
    pub fn over(&self, to: Square) -> Option<Square> {
        (between(self.at, to)? & self.prey).first()
    }
}

/// What a man has done on a path so far.
pub(super) struct Walk {
    /// That as a move, which need not be a legal one.
    mv: Move,
    pub(super) jumper: Jumper,
    pub(super) at: Square,
    /// The direction of the last jump, and the square directly behind its victim.
    last: Option<(Direction, Square)>,
    /// Whether it can jump once more.
    on_its_way: bool,
}

impl Position {
    /// How the man that has gone a path so far can go on: its start, and every square on which it
    /// has been put down. `None` if no legal move begins like that.
    ///
    /// A king can be put down on any square behind the man that it has jumped, also where it then
    /// goes straight on; a [`Move`] names only the one directly behind.
    pub fn next(&self, path: &[Square]) -> Option<Next> {
        let walk = self.walk(path)?;
        let mut next = Next {
            quiet: Squares::EMPTY,
            jumps: Squares::EMPTY,
            may_stop: false,
            at: walk.at,
            prey: walk.jumper.prey,
        };
        let mut begun = false;
        for mv in self.legal_moves() {
            if !walk.leads_to(&mv) {
                continue;
            }
            begun = true;
            if mv == walk.mv {
                next.may_stop = true;
            } else if mv.is_capture() {
                next.jumps |= walk.landings(&mv);
            } else {
                next.quiet |= Squares::of(mv.to());
            }
        }
        begun.then_some(next)
    }

    /// Returns the squares on which a man that has gone a path can land next in a capture that
    /// comes to `to` with a later jump.
    pub(super) fn first_jumps(&self, path: &[Square], to: Square) -> Squares {
        let Some(walk) = self.walk(path) else {
            return Squares::EMPTY;
        };
        let next = walk.mv.victims().len() + 1;
        let lands_later = |mv: &Move| mv.path().iter().skip(next + 1).any(|at| *at == to);
        let chains = self.captures().into_iter();
        let chains = chains.filter(|mv| walk.leads_to(mv) && lands_later(mv));
        chains.fold(Squares::EMPTY, |first, mv| first | walk.landings(&mv))
    }

    /// The legal move that a whole path is: its start, and every square on which the man has been
    /// put down.
    pub fn resolve(&self, path: &[Square]) -> Option<Move> {
        let mv = self.walk(path)?.mv;
        (path.len() > 1 && self.is_legal(&mv)).then_some(mv)
    }

    /// Whom a man has jumped on a path so far; `None` if a path like that can't be gone. They have
    /// left the board already if the rules lift them at once
    /// ([`Removal::Now`](crate::Removal::Now)).
    pub fn victims_so_far(&self, path: &[Square]) -> Option<Squares> {
        let walk = self.walk(path)?;
        Some(walk.mv.victims().iter().copied().collect())
    }

    /// Goes a path, as far as men and board allow it.
    pub(super) fn walk(&self, path: &[Square]) -> Option<Walk> {
        let (&from, rest) = path.split_first()?;
        if !self.own().contains(from) {
            return None;
        }
        let walk = Walk {
            mv: Move::begun(from),
            jumper: Jumper::new(self, from),
            at: from,
            last: None,
            on_its_way: true,
        };
        match rest {
            &[to] if self.plain_targets(from).contains(to) => Some(walk.step(to)),
            _ => rest.iter().try_fold(walk, |walk, to| walk.jump(*to)),
        }
    }
}

impl Walk {
    /// A plain move to a square.
    fn step(self, to: Square) -> Walk {
        let promotes = self.jumper.is_crowned_on(to);
        Walk {
            mv: Move::plain(self.at, to, promotes),
            at: to,
            on_its_way: false,
            ..self
        }
    }

    /// One jump more, to a square.
    fn jump(mut self, to: Square) -> Option<Walk> {
        let direction = self.at.direction_to(to)?;
        let (victim, behind) = self.jumper.prey_towards(self.at, direction)?;
        let mut landings = self.jumper.landings(behind, direction);
        if !self.on_its_way || !landings.any(|landing| landing == to) {
            return None;
        }
        if let Some((straight, behind)) = self.last
            && direction.is_along(straight)
        {
            self.mv.land(behind);
        }
        self.mv.jump(victim, to);
        let crowned = self.jumper.is_crowned_on(to);
        let earlier = self.mv.promotes() && self.jumper.man.king;
        self.mv = self.mv.promoting(crowned || earlier);
        (self.jumper, self.on_its_way) = self.jumper.after(victim, to);
        self.last = Some((direction, behind));
        self.at = to;
        Some(self)
    }

    /// Whether a legal move begins like this.
    fn leads_to(&self, mv: &Move) -> bool {
        let jumps = self.mv.victims().len();
        if jumps == 0 {
            return match self.at == self.mv.from() {
                true => mv.from() == self.at,
                false => *mv == self.mv,
            };
        }
        let alike = |a: &[Square], b: &[Square]| a.get(..jumps) == b.get(..jumps);
        alike(mv.victims(), self.mv.victims())
            && alike(mv.path(), self.mv.path())
            && mv.path().get(jumps) == Some(&self.named_landing(mv))
    }

    /// What a move that goes on from here calls the square of the last landing.
    fn named_landing(&self, mv: &Move) -> Square {
        let onward = mv.victims().get(self.mv.victims().len());
        let onward = onward.and_then(|victim| self.at.direction_to(*victim));
        match self.last {
            Some((last, behind)) if onward.is_some_and(|way| way.is_along(last)) => behind,
            _ => self.at,
        }
    }

    /// Where the next jump of a move that leads on from here can land.
    fn landings(&self, mv: &Move) -> Squares {
        let jumps = self.mv.victims().len();
        let (Some(&victim), Some(&landing)) = (mv.victims().get(jumps), mv.path().get(jumps + 1))
        else {
            return Squares::EMPTY;
        };
        let direction = self.at.direction_to(victim);
        let after = mv.victims().get(jumps + 1);
        let after = after.and_then(|victim| landing.direction_to(*victim));
        match direction {
            Some(direction) if after.is_some_and(|way| way.is_along(direction)) => {
                self.jumper.landings(landing, direction).collect()
            }
            _ => Squares::of(landing),
        }
    }
}

/// The squares between two on a diagonal.
pub(super) fn between(from: Square, to: Square) -> Option<Squares> {
    let direction = from.direction_to(to)?;
    let way = from.ray(direction).take_while(|square| *square != to);
    Some(way.collect())
}
