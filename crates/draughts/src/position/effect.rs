//! What moves do, whichever way they go: the small moves of a search.

use crate::moves::Move;
use crate::rules::Capture;
use crate::square::Square;
use crate::squares::Squares;

use super::Position;
use super::chain::last_row;

/// What a legal move does. Captures that take the same men on other ways have one effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The square that the man leaves.
    pub from: Square,
    /// The square on which it ends.
    pub to: Square,
    /// The captured men.
    pub victims: Squares,
    /// Whether a man is crowned.
    pub promotes: bool,
}

impl Move {
    /// Returns what it does.
    pub fn effect(&self) -> Effect {
        Effect {
            from: self.from(),
            to: self.to(),
            victims: self.victims().iter().copied().collect(),
            promotes: self.promotes(),
        }
    }
}

impl Position {
    /// Visits the effects of the legal moves, always in the same order; with `noisy`, only those of
    /// captures and of plain moves that crown a man. A capture may be visited more than once, if it
    /// can be made on several ways.
    pub fn for_each_effect(&self, noisy: bool, mut visit: impl FnMut(Effect)) {
        if self.enemies().is_empty() {
            return;
        }
        if self.capturers().any() {
            self.captures().iter().for_each(|mv| visit(mv.effect()));
            if self.rules.capture == Capture::Must {
                return;
            }
        }
        let last = last_row(self.turn);
        for from in self.own() {
            let is_man = !self.kings.contains(from);
            let mut targets = self.plain_targets(from);
            if noisy {
                targets = if is_man {
                    targets & last
                } else {
                    Squares::EMPTY
                };
            }
            for to in targets {
                visit(Effect {
                    from,
                    to,
                    victims: Squares::EMPTY,
                    promotes: is_man && last.contains(to),
                });
            }
        }
    }

    /// The position after a legal move with this effect.
    #[must_use]
    pub fn play_unchecked(&self, effect: &Effect) -> Position {
        let (from, to) = (Squares::of(effect.from), Squares::of(effect.to));
        let is_capture = effect.victims.any();
        let king = (self.kings & from).any();
        let mut next = *self;
        let own = &mut next.men[self.turn.index()];
        *own = (*own - from) | to;
        next.men[self.turn.other().index()] -= effect.victims;
        next.kings = self.kings - from - effect.victims;
        if king || effect.promotes {
            next.kings |= to;
        }
        next.turn = self.turn.other();
        next.miss(self, effect);
        // A ply with a huff does not count as quiet, even if a king moves in it.
        next.quiet = match king && !is_capture && !self.blown {
            true => self.quiet.saturating_add(1),
            false => 0,
        };
        next.blown = false;
        next
    }
}
