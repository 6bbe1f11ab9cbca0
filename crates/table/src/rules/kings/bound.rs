//! Moves under what binds a turn (laws.md, sections 3 to 5), and castling by a rook that is touched
//! first.

use super::unsaid::Unsaid;
use super::{Course, MadeMove, Position, Terms};
use crate::deed::{Check, Step};
use crate::laws::{Bonds, Bound};
use crate::man::Seat;
use crate::plan::SquareId;

impl<P: Position> Bound for Course<P> {
    fn to_move(&self) -> Seat {
        match &self.pending {
            Some(pending) => pending.turn,
            None => self.line.position().turn(),
        }
    }

    fn bind(&mut self, bonds: Bonds) {
        self.bonds = bonds;
    }

    fn can_move(&self, bonds: &Bonds) -> bool {
        let unsaid = self.unsaid();
        self.line.position().has_move(&self.terms(bonds, &unsaid))
    }

    fn king(&self, seat: Seat) -> Option<SquareId> {
        self.line.position().king(seat)
    }
}

impl<P: Position> Course<P> {
    /// Returns what binds the side to move under these bonds.
    pub(in crate::rules) fn terms<'a>(&self, bonds: &'a Bonds, unsaid: &'a Unsaid) -> Terms<'a> {
        Terms {
            bonds,
            ignored: &unsaid.ignored,
            untold: &unsaid.untold,
            in_a_row: self.moves_ahead() > 0,
        }
    }

    /// Returns how many moves the side to move still makes before it is another's turn, where odds
    /// let it make several.
    pub(in crate::rules) fn moves_ahead(&self) -> usize {
        let left = usize::from(self.in_a_row).saturating_sub(self.line.len());
        let us = self.line.position().turn();
        if left > 0 && self.line.moves().all(|made| made.seat() == us) {
            left
        } else {
            0
        }
    }

    /// Returns the position that a move leads to: its check has to be answered if it was said, and
    /// the same side moves again if it makes several moves in a row.
    pub(super) fn after(&self, made: &P::Move, next: P) -> P {
        let next = match made.check() {
            Check::Check => next.answering(),
            Check::None | Check::Mate => next,
        };
        match self.moves_ahead() {
            0 | 1 => next,
            _ => next.again().unwrap_or(next),
        }
    }

    /// Returns a move that leads to this position with its check as it was said: one that was not
    /// is none, and the word counts for what was attacked before and still is, too.
    pub(super) fn as_said(&self, mut made: P::Move, next: &P) -> P::Move {
        if self.bonds.silent {
            if made.check() == Check::Check {
                made.set_check(Check::None);
            }
            made.set_told(false);
        } else if self.tolerant {
            let by = made.seat();
            if made.check() == Check::None && self.gives_check(next, by) {
                made.set_check(Check::Check);
            }
            if next.attacks().iter().any(|attack| attack.by == by) {
                made.set_told(true);
            }
        }
        made
    }

    /// Makes a move, if it is legal under the bonds that hold: castling is the move of a touched
    /// rook, too.
    pub(super) fn make(&self, step: &Step) -> Option<(P::Move, P)> {
        let unsaid = self.unsaid();
        let any_man;
        let bonds = match self.touched_rook_of(step) {
            Some(_) => {
                any_man = for_any_man(&self.bonds);
                &any_man
            }
            None => &self.bonds,
        };
        let terms = self.terms(bonds, &unsaid);
        self.line.position().play(step, &terms)
    }

    /// Returns the touched rook with which this step castles.
    fn touched_rook_of(&self, step: &Step) -> Option<SquareId> {
        let king = step.from()?;
        let mut men = self.bonds.men.iter().flatten().copied();
        men.find(|&rook| self.castling_by_touched_rook(king, rook).as_ref() == Some(step))
    }

    /// Returns the step with which a touched rook castles, if this is castling.
    pub(super) fn by_touched_rook(&self, step: &Step) -> Option<Step> {
        let rook = self.touched_rook_of(step)?;
        Some(Step::new(rook, step.from()?, None))
    }

    /// Returns the castling that is meant by king and rook, if it is legal under these bonds.
    pub(super) fn castling(&self, king: SquareId, rook: SquareId, bonds: &Bonds) -> Option<Step> {
        let unsaid = self.unsaid();
        let terms = self.terms(bonds, &unsaid);
        self.line.position().castling(king, rook, &terms)
    }

    /// Returns the same with the rook touched first, where the laws let it castle.
    pub(super) fn castling_by_touched_rook(&self, king: SquareId, rook: SquareId) -> Option<Step> {
        let men = self.bonds.men.as_ref()?;
        let is_touched = self.bonds.rook_castles && men.contains(&rook);
        is_touched.then(|| self.castling(king, rook, &for_any_man(&self.bonds)))?
    }

    /// Returns the square of the king to which a touched rook can go to castle; `None` for any
    /// other man.
    pub(super) fn king_to_castle_with(&self, from: SquareId) -> Option<SquareId> {
        let position = self.line.position();
        let king = position.king(position.turn())?;
        self.castling_by_touched_rook(king, from).map(|_| king)
    }
}

/// Returns the same bonds for any man.
fn for_any_man(bonds: &Bonds) -> Bonds {
    Bonds {
        men: None,
        ..bonds.clone()
    }
}
