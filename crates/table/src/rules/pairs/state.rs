//! A position of the game for pairs, and what moves there are in it.

use super::board::{GUARD, KING, SEATS, armies, away};
use crate::laws::Bonds;
use crate::man::{Kind, Man, Seat};
use crate::outcome::Frozen;
use crate::plan::{Plan, SquareId};
use crate::rules::kings::{Checkers, Terms};

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const ASLANT: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// A position.
#[derive(Clone, Debug)]
pub(in crate::rules) struct State {
    /// What stands on each square, in the plan's order.
    pub(super) men: Vec<Option<Man>>,
    pub(super) turn: Seat,
    /// The seats that had no move when it was their turn.
    pub(super) frozen: [Option<Frozen>; SEATS],
    /// Plies since the last man was taken.
    pub(super) quiet: u32,
    /// The number of the round.
    pub(super) round: u32,
}

impl State {
    pub(super) fn initial(plan: &Plan, first: Seat) -> State {
        State {
            men: armies(plan),
            turn: first,
            frozen: [None; SEATS],
            quiet: 0,
            round: 1,
        }
    }

    pub(super) fn man(&self, square: SquareId) -> Option<Man> {
        *self.men.get(square.index())?
    }

    pub(super) fn is_frozen(&self, seat: Seat) -> bool {
        self.frozen.get(seat.index()).is_some_and(Option::is_some)
    }

    /// The men of a seat, with their squares.
    pub(super) fn army(&self, seat: Seat) -> impl Iterator<Item = (SquareId, Kind)> + '_ {
        let men = (0..).map(SquareId).zip(&self.men);
        men.filter_map(move |(square, man)| {
            let man = man.filter(|man| man.seat == seat)?;
            Some((square, man.kind))
        })
    }

    pub(super) fn king(&self, seat: Seat) -> Option<SquareId> {
        let mut army = self.army(seat);
        Some(army.find(|(_, kind)| *kind == KING)?.0)
    }

    /// Returns whether the side of a seat has more than its kings.
    pub(super) fn has_guards(&self, seat: Seat) -> bool {
        let mut men = self.men.iter().flatten();
        men.any(|man| man.kind == GUARD && !are_enemies(man.seat, seat))
    }

    /// The squares that a man attacks, occupied ones included.
    fn attacks(&self, from: SquareId) -> Vec<SquareId> {
        match self.man(from).map(|man| man.kind) {
            Some(KING) => {
                let around = STRAIGHT.into_iter().chain(ASLANT);
                around.filter_map(|by| away(from, by)).collect()
            }
            Some(_) => STRAIGHT
                .into_iter()
                .flat_map(|by| self.line(from, by))
                .collect(),
            None => Vec::new(),
        }
    }

    /// The squares in one direction up to the first man, that man's square included.
    fn line(&self, from: SquareId, by: (i8, i8)) -> Vec<SquareId> {
        let mut line = Vec::new();
        let mut at = from;
        while let Some(next) = away(at, by) {
            line.push(next);
            at = next;
            if self.man(at).is_some() {
                break;
            }
        }
        line
    }

    /// Returns whether a man can be put on a square: what stands there, if anything does, is an
    /// enemy's, can be taken, and is no king.
    pub(super) fn can_land(&self, seat: Seat, to: SquareId) -> bool {
        to.index() < self.men.len()
            && self.man(to).is_none_or(|man| {
                are_enemies(man.seat, seat) && man.kind != KING && !self.is_frozen(man.seat)
            })
    }

    /// The men that attack the king of a seat, by their squares. Frozen ones don't.
    pub(super) fn checkers(&self, seat: Seat) -> Checkers {
        let Some(king) = self.king(seat) else {
            return Checkers::new();
        };
        let enemies = all_seats().filter(|&by| are_enemies(by, seat) && !self.is_frozen(by));
        let men = enemies.flat_map(|by| self.army(by).map(move |(square, _)| (by, square)));
        men.filter(|(_, from)| self.attacks(*from).contains(&king))
            .collect()
    }

    /// Returns whether nothing attacks the king of a seat but what it may ignore.
    fn is_safe(&self, seat: Seat, ignored: &[Seat]) -> bool {
        let mut checkers = self.checkers(seat).into_iter();
        checkers.all(|(giver, _)| ignored.contains(&giver))
    }

    /// The board after a man has been put somewhere else.
    pub(super) fn put(&self, from: SquareId, to: SquareId) -> State {
        let mut state = self.clone();
        state.men[to.index()] = state.men[from.index()].take();
        state
    }

    /// Returns whether the one to move can go from one square to another, and may ignore the checks
    /// of these seats.
    pub(super) fn is_legal(&self, from: SquareId, to: SquareId, ignored: &[Seat]) -> bool {
        self.man(from).is_some_and(|man| man.seat == self.turn)
            && self.can_land(self.turn, to)
            && self.attacks(from).contains(&to)
            && self.put(from, to).is_safe(self.turn, ignored)
    }

    /// The squares that the man on a square can go to, in the plan's order.
    pub(super) fn ways(&self, from: SquareId, terms: &Terms) -> Vec<SquareId> {
        let bonds = terms.bonds;
        if bonds.men.as_ref().is_some_and(|men| !men.contains(&from)) {
            return Vec::new();
        }
        let mut ways = self.attacks(from);
        ways.retain(|&to| {
            bonds.victim.is_none_or(|victim| victim == to) && self.is_legal(from, to, terms.ignored)
        });
        ways.sort_unstable();
        ways
    }

    /// Returns whether the one to move has a move.
    pub(super) fn can_move(&self, terms: &Terms) -> bool {
        let mut army = self.army(self.turn);
        army.any(|(from, _)| !self.ways(from, terms).is_empty())
    }

    /// The enemies whose kings a seat attacks with a man that did not do so `before`.
    pub(super) fn checked_anew(&self, before: &State, by: Seat) -> Vec<Seat> {
        let enemies = all_seats().filter(|&seat| are_enemies(seat, by) && !self.is_frozen(seat));
        let gives = |seat: &Seat| {
            let known = before.checkers(*seat);
            let mut now = self.checkers(*seat).into_iter();
            now.any(|checker| checker.0 == by && !known.contains(&checker))
        };
        enemies.filter(gives).collect()
    }

    /// The turn passes on from the one who has moved.
    pub(super) fn finish(&mut self, took: bool) {
        self.quiet = if took {
            0
        } else {
            self.quiet.saturating_add(1)
        };
        self.pass_on();
        self.settle();
    }

    fn pass_on(&mut self) {
        self.turn = Seat((self.turn.0 + 1) % SEATS as u8);
        self.round = self.round.saturating_add(u32::from(self.turn == Seat(0)));
    }

    /// Gives the turn to the first seat that can move. Those before it stand frozen; who can move
    /// is frozen no longer. A mate counts though it was not said (001, art. 29).
    fn settle(&mut self) {
        for _ in 0..SEATS {
            let seat = self.turn;
            self.frozen[seat.index()] = None;
            if self.can_move(&Terms::free(&Bonds::default())) {
                return;
            }
            self.frozen[seat.index()] = Some(if self.checkers(seat).is_empty() {
                Frozen::Stalemated
            } else {
                Frozen::Mated
            });
            if self.fallen().is_some() {
                return;
            }
            self.pass_on();
        }
    }

    /// A seat of a pair that stands frozen, both of them.
    pub(super) fn fallen(&self) -> Option<Seat> {
        let mut seats = [Seat(0), Seat(1)].into_iter();
        seats.find(|&Seat(seat)| self.is_frozen(Seat(seat)) && self.is_frozen(Seat(seat + 2)))
    }
}

/// Equality is repetition identity.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        (&self.men, self.turn, self.frozen) == (&other.men, other.turn, other.frozen)
    }
}

/// Every seat.
pub(super) fn all_seats() -> impl Iterator<Item = Seat> {
    (0..SEATS as u8).map(Seat)
}

/// Returns whether two seats play against each other: neighbours do.
pub(super) fn are_enemies(one: Seat, other: Seat) -> bool {
    (one.0 + other.0) % 2 == 1
}
