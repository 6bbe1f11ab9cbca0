//! What a move does.

use core::fmt;

use crate::man::{Kind, Man};
use crate::moves::Move;
use crate::passed::Passed;
use crate::rules::Takers;
use crate::seat::{Seat, Seats};
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
    /// The kings and, in the game for four, the queens of enemies that the player's own men attack
    /// and did not attack before: to these "check" is said (4p-18, 3p-18). That an ally's line was
    /// opened nobody could say (many-laws.md, section 3, R7).
    pub told: Squares,
    /// What the turn rule brought, in its order.
    pub happenings: Vec<Happening>,
}

/// What is done to the board in a move.
pub(super) struct Step {
    pub(super) mv: Move,
    pub(super) man: Man,
    pub(super) rook: Option<(Square, Square)>,
    pub(super) victim: Option<Square>,
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
        let step = self.step(mv, man.ok_or(IllegalMove(mv))?);
        let mut next = self.made(&step);
        let mut deed = self.deed(&step, &next);
        next.end_turn(&mut |happening| deed.happenings.push(happening));
        Ok((deed, next))
    }

    /// The position after a legal move.
    pub(super) fn after(&self, mv: Move) -> Position {
        let Some(man) = self.man_at(mv.from) else {
            return *self;
        };
        let mut next = self.made(&self.step(mv, man));
        next.end_turn(&mut |_| {});
        next
    }

    /// Returns what a legal move consists of.
    pub(super) fn step(&self, mv: Move, man: Man) -> Step {
        Step {
            mv,
            man,
            rook: self.rook_of(mv, man),
            victim: self.victim_square(mv, man),
        }
    }

    /// Returns what a step does, but for what comes of it; `next` is the position when it has been
    /// made.
    pub(super) fn deed(&self, step: &Step, next: &Position) -> Deed {
        let victim = step.victim;
        Deed {
            mv: step.mv,
            man: step.man,
            capture: victim.and_then(|square| Some((square, self.man_at(square)?))),
            rook: step.rook,
            told: next.newly_attacked(self, step.man.seat),
            happenings: Vec::new(),
        }
    }

    /// The position when a step has been made, and the turn not yet ended.
    pub(super) fn made(&self, step: &Step) -> Position {
        let Step { mv, man, .. } = *step;
        let mut next = self.ignoring(Squares::EMPTY);
        next.lift(mv.from);
        if let Some(square) = step.victim {
            next.lift(square);
        }
        let kind = mv.promotion.unwrap_or(man.kind);
        next.put(mv.to, Man { kind, ..man });
        if let Some((from, to)) = step.rook {
            let kind = Kind::Rook;
            next.lift(from);
            next.put(to, Man { kind, ..man });
        }
        next.lose_castling(mv.from, mv.to, man);
        next.note_passed(mv, man);
        if let Some(count) = &mut next.count {
            let moves = &mut count[man.seat.index()];
            *moves = (*moves + 1).min(Position::MOST_COUNTED);
        }
        next
    }

    /// Where the count stops (many-position-text.md, section 2).
    pub(crate) const MOST_COUNTED: u16 = 999;

    /// Returns where a man is taken by a legal move, if one is: en passant that is not the square
    /// that the pawn goes to.
    pub fn victim(&self, mv: Move) -> Option<Square> {
        self.victim_square(mv, self.man_at(mv.from)?)
    }

    /// Returns where a man is taken by a legal move.
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
    pub(super) fn rook_of(&self, mv: Move, man: Man) -> Option<(Square, Square)> {
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
    pub(super) fn lose_castling(&mut self, left: Square, reached: Square, man: Man) {
        if self.castling == 0 {
            return;
        }
        for seat in self.game().seats() {
            let home = self.home(seat);
            for (side, rook) in home.rooks.into_iter().enumerate() {
                let king_moves = man.seat == seat && man.kind == Kind::King;
                if king_moves || left == rook || reached == rook {
                    self.castling &= !(1 << (2 * seat.index() + side));
                }
            }
        }
    }

    /// Notes a double step, and drops those that can't be answered any more.
    fn note_passed(&mut self, mv: Move, man: Man) {
        let home = self.home(man.seat);
        let passed = mv.from.step(home.forward);
        let double = man.kind == Kind::Pawn
            && home.pawns.contains(mv.from)
            && passed.step(home.forward) == mv.to;
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

    /// Returns who may answer a player's double step.
    pub(crate) fn takers_of(&self, owner: Seat) -> Seats {
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

    /// The kings, and in the game for four the queens, that a player attacks now and did not in the
    /// position before.
    fn newly_attacked(&self, before: &Position, by: Seat) -> Squares {
        let seats = Seats::of(by);
        let mut told = Squares::EMPTY;
        let enemies = self.active_enemies(by).into_iter();
        let kings: Squares = enemies.map(|enemy| self.king(enemy)).collect();
        for square in kings | self.queens_to_tell(by) {
            let new = self.attackers(square, seats) - before.attackers(square, seats);
            if new.any() {
                told.insert(square);
            }
        }
        told
    }
}
