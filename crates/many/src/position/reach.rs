//! Where a man can go by its own kind, before anything is asked about kings.

use crate::man::Kind;
use crate::seat::{Seat, Seats};
use crate::square::{Square, Way};
use crate::squares::Squares;

use super::Position;

/// What is asked of squares to which a man may go.
#[derive(Clone, Copy)]
pub(super) struct Reach<'a> {
    position: &'a Position,
    /// Whose men can be taken: enemies that are not frozen (4p-36, 4p-40, 3p-35). Allies can't be
    /// (many-handed.md, N11).
    prey: Seats,
}

impl<'a> Reach<'a> {
    pub(super) const fn new(position: &'a Position, prey: Seats) -> Reach<'a> {
        Reach { position, prey }
    }

    /// Returns whether there is a man to take: kings never are (many-handed.md, section 4, N15).
    #[inline]
    pub(super) fn is_prey(&self, square: Square) -> bool {
        let cell = self.position.cells[square.place()];
        cell.is_of(self.prey) && !cell.is(Kind::King)
    }

    #[inline]
    pub(super) fn is_free(&self, square: Square) -> bool {
        self.position.cells[square.place()].is_empty()
    }

    /// Returns where an officer or king reaches from a square, castling apart.
    #[inline]
    pub(super) fn officer(&self, from: Square, kind: Kind) -> Squares {
        match kind {
            Kind::Queen => self.lines(from, Way::STRAIGHT) | self.lines(from, Way::DIAGONAL),
            Kind::Rook => self.lines(from, Way::STRAIGHT),
            Kind::Bishop => self.lines(from, Way::DIAGONAL),
            Kind::Knight => self.steps(from, &Way::KNIGHT),
            Kind::King => self.steps(from, &Way::STRAIGHT) | self.steps(from, &Way::DIAGONAL),
            Kind::Pawn => Squares::EMPTY,
        }
    }

    #[inline]
    fn lines(&self, from: Square, ways: [Way; 4]) -> Squares {
        let mut reached = Squares::EMPTY;
        for way in ways {
            let mut at = from.step(way);
            while self.is_free(at) {
                reached.insert(at);
                at = at.step(way);
            }
            if self.is_prey(at) {
                reached.insert(at);
            }
        }
        reached
    }

    #[inline]
    fn steps(&self, from: Square, ways: &[Way]) -> Squares {
        let mut reached = Squares::EMPTY;
        for way in ways {
            let at = from.step(*way);
            if self.is_free(at) || self.is_prey(at) {
                reached.insert(at);
            }
        }
        reached
    }

    /// Returns where a pawn reaches, captures in passing apart (2p-11).
    #[inline]
    pub(super) fn pawn(&self, from: Square, seat: Seat) -> Squares {
        let home = self.position.home(seat);
        let mut reached = Squares::EMPTY;
        let step = from.step(home.forward);
        if self.is_free(step) {
            reached.insert(step);
            let double = step.step(home.forward);
            if home.pawns.contains(from) && self.is_free(double) {
                reached.insert(double);
            }
        }
        for way in home.captures() {
            let at = from.step(way);
            if self.is_prey(at) {
                reached.insert(at);
            }
        }
        reached
    }
}
