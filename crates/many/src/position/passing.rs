//! Captures in passing (2p-11; many-handed.md, section 4, N9).

use crate::man::Man;
use crate::passed::Passed;
use crate::seat::{Seat, Seats};
use crate::square::Square;
use crate::squares::Squares;

use super::Position;
use super::bonds::Terms;

impl Position {
    /// The pawn that a player takes in passing by going to an empty square: of two the one that
    /// stepped last.
    pub(super) fn passing_victim(&self, seat: Seat, to: Square) -> Option<Square> {
        let mut latest = self.passed.iter().rev();
        let passed = latest.find(|passed| passed.square == to && passed.takers.contains(seat));
        passed.map(|passed| self.stepped_to(passed))
    }

    /// Returns where the pawn stands that made a double step.
    pub(super) fn stepped_to(&self, passed: &Passed) -> Square {
        passed.square.step(self.home(passed.owner).forward)
    }

    /// The squares to which the pawn on a square can capture in passing.
    pub(super) fn passing_targets(&self, from: Square, terms: &Terms) -> Squares {
        let ways = self.home(terms.seat).captures();
        let squares = ways.map(|way| from.step(way)).into_iter();
        let can = |to: &Square| match self.passing_victim(terms.seat, *to) {
            Some(victim) => self.is_safe_without(from, *to, victim, terms),
            None => false,
        };
        squares.filter(can).collect()
    }

    /// Returns whether a capture in passing leaves the own king out of check, opens no line of a
    /// frozen man onto it, and none of the next player's onto the third king: two squares become
    /// empty at once, so it is tried out.
    fn is_safe_without(&self, from: Square, to: Square, victim: Square, terms: &Terms) -> bool {
        let mut after = *self;
        let Some(pawn) = self.man_at(from) else {
            return false;
        };
        after.lift(from);
        after.lift(victim);
        after.put(to, Man { ..pawn });
        let opens = |square: Square, by: Seats| {
            let lines = after.attackers(square, by) - self.attackers(square, by);
            lines.any()
        };
        let king = self.king(terms.seat);
        let checks = self.unignored(after.attackers(king, terms.active));
        !checks.any()
            && !opens(king, terms.frozen)
            && !terms
                .third
                .is_some_and(|(next, other)| opens(self.king(other), Seats::of(next)))
    }
}
