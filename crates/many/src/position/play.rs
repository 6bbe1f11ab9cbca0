//! What a move does.

use core::fmt;

use crate::man::{Kind, Man};
use crate::moves::Move;
use crate::passed::Passed;
use crate::rules::Takers;
use crate::seat::Seats;
use crate::square::Square;
use crate::squares::Squares;

use super::{Happening, Position};

/// What a legal move did, and what came of it before the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The move.
    pub mv: Move,
    /// The man that moved; the king when castling, the pawn when promoting.
    pub man: Man,
    /// Who was taken, and where. En passant that is not the target square.
    pub capture: Option<(Square, Man)>,
    /// From where to where the rook went, if the move was castling.
    pub rook: Option<(Square, Square)>,
    /// The men that attack a king or, in the game for four, a queen of another side that they did not attack before: what
    /// "check" is said to (4p-18, 3p-18).
    pub told: Squares,
    /// What the turn rule brought, in its order.
    pub happenings: Vec<Happening>,
}

/// A move that isn't legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such legal move")
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// Makes a move, and says what it did.
    ///
    /// # Errors
    ///
    /// The move, if it isn't legal.
    pub fn play(&self, mv: Move) -> Result<(Deed, Position), IllegalMove> {
        let man = self.man_at(mv.from).filter(|_| self.is_legal(mv));
        let man = man.ok_or(IllegalMove(mv))?;
        let victim = self.victim_square(mv, man);
        let capture = victim.and_then(|square| Some((square, self.man_at(square)?)));
        let rook = self.rook_of(mv, man);
        let mut next = self.moved(mv);
        let told = next.newly_attacked(self, man.seat);
        let mut happenings = Vec::new();
        next.end_turn(&mut |happening| happenings.push(happening));
        let deed = Deed {
            mv,
            man,
            capture,
            rook,
            told,
            happenings,
        };
        Ok((deed, next))
    }

    /// The position after a legal move.
    pub(super) fn after(&self, mv: Move) -> Position {
        let mut next = self.moved(mv);
        next.end_turn(&mut |_| {});
        next
    }

    /// The position when a legal move has been made, and the turn not yet ended.
    fn moved(&self, mv: Move) -> Position {
        let mut next = *self;
        let Some(man) = self.man_at(mv.from) else {
            return next;
        };
        let (rook, victim) = (self.rook_of(mv, man), self.victim_square(mv, man));
        next.lift(mv.from);
        if let Some(square) = victim {
            next.lift(square);
        }
        let kind = mv.promotion.unwrap_or(man.kind);
        next.put(mv.to, Man { kind, ..man });
        if let Some((from, to)) = rook {
            let kind = Kind::Rook;
            next.lift(from);
            next.put(to, Man { kind, ..man });
        }
        next.lose_castling(mv, man);
        next.note_passed(mv, man);
        if let Some(count) = &mut next.count {
            let moves = &mut count[man.seat.index()];
            *moves = (*moves + 1).min(Position::MOST_COUNTED);
        }
        next
    }

    /// Where the count stops (many-position-text.md, section 2).
    pub(crate) const MOST_COUNTED: u16 = 999;

    /// Where a man is taken by a legal move.
    fn victim_square(&self, mv: Move, man: Man) -> Option<Square> {
        if self.man_at(mv.to).is_some() {
            return Some(mv.to);
        }
        let beside = mv.from.column() != mv.to.column() && mv.from.row() != mv.to.row();
        (man.kind == Kind::Pawn && beside)
            .then(|| self.passing_victim(man.seat, mv.to))
            .flatten()
    }

    /// From where to where the rook goes in castling: over the king, to the square that it passed.
    fn rook_of(&self, mv: Move, man: Man) -> Option<(Square, Square)> {
        let home = self.home(man.seat);
        if man.kind != Kind::King || mv.from != home.king {
            return None;
        }
        let ways = [home.right, home.right.back()];
        let mut sides = ways.into_iter().zip(home.rooks);
        let (way, rook) = sides.find(|(way, _)| mv.from.step(*way).step(*way) == mv.to)?;
        Some((rook, mv.from.step(way)))
    }

    /// A right to castle goes when the king moves, or a man from or to the rook's initial square.
    fn lose_castling(&mut self, mv: Move, man: Man) {
        if self.castling == 0 {
            return;
        }
        for seat in self.game().seats() {
            let home = self.home(seat);
            for (side, rook) in home.rooks.into_iter().enumerate() {
                let king_moves = man.seat == seat && man.kind == Kind::King;
                if king_moves || mv.from == rook || mv.to == rook {
                    self.castling &= !(1 << (2 * seat.index() + side));
                }
            }
        }
    }

    /// Notes a double step, and drops those that can't be answered any more.
    fn note_passed(&mut self, mv: Move, man: Man) {
        let home = self.home(man.seat);
        let passed = mv.from.step(home.forward);
        let double = man.kind == Kind::Pawn && passed.step(home.forward) == mv.to;
        if double {
            let takers = self.takers_of(man.seat);
            self.passed.push(Passed {
                owner: man.seat,
                square: passed,
                takers,
            });
        }
        self.drop_passed();
    }

    /// Drops the double steps whose pawn is gone or frozen, or whose passed square is filled.
    pub(super) fn drop_passed(&mut self) {
        if self.passed.is_empty() {
            return;
        }
        let mut passed = self.passed;
        passed.retain(|passed| {
            let pawn = Man {
                seat: passed.owner,
                kind: Kind::Pawn,
            };
            self.man_at(self.stepped_to(passed)) == Some(pawn)
                && self.man_at(passed.square).is_none()
                && self.frozen(passed.owner).is_none()
        });
        self.passed = passed;
    }

    /// Who may answer a player's double step.
    pub(crate) fn takers_of(&self, owner: crate::seat::Seat) -> Seats {
        let enemies = self.game().enemies(owner);
        match self.rules.en_passant {
            Takers::EachEnemy => enemies,
            Takers::NextEnemy => {
                let next = |seat: &_| Some(self.game().next(*seat, self.rules.turns));
                let mut turns = core::iter::successors(next(&owner), next);
                turns
                    .find(|seat| enemies.contains(*seat))
                    .map_or(Seats::NONE, Seats::of)
            }
        }
    }

    /// The kings, and in the game for four the queens, that a side attacks now and did not in the position before.
    fn newly_attacked(&self, before: &Position, by: crate::seat::Seat) -> Squares {
        let seats = self.game().side(by).without(self.all_frozen());
        let mut told = Squares::EMPTY;
        for enemy in self.game().enemies(by).without(self.all_frozen()) {
            for square in self.men(enemy) {
                let cell = self.cells[square.place()];
                let queen = self.game().ally(by).is_some() && cell.is(Kind::Queen);
                if !queen && !cell.is(Kind::King) {
                    continue;
                }
                let new = self.attackers(square, seats) - before.attackers(square, seats);
                if new.any() {
                    told.insert(square);
                }
            }
        }
        told
    }
}
