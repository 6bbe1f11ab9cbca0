//! Men as sets, seen from the side to move.

use crate::position::Position;

use super::jumps::Arrival;
use super::lattice::{Side, WAYS, back, before, before_jump, bits, count, reordered, step};

#[derive(Clone, Copy)]
pub(super) struct Board {
    /// Whose turn it is.
    pub(super) own: u32,
    pub(super) enemy: u32,
    /// Those of both sides.
    pub(super) kings: u32,
    /// The enemies that can be blown.
    pub(super) blowable: u32,
}

/// From where one can jump over a neighbour, on each way.
pub(super) type Openings = [u32; 4];

impl Board {
    pub(super) fn of(position: &Position) -> Board {
        Board {
            own: reordered(position.own()),
            enemy: reordered(position.enemies()),
            kings: reordered(position.kings),
            blowable: reordered(position.blowable),
        }
    }

    #[inline(always)]
    pub(super) const fn empty(&self) -> u32 {
        !(self.own | self.enemy)
    }

    /// After a man was blown; the turn stays.
    pub(super) const fn without(&self, man: u32) -> Board {
        Board {
            own: self.own,
            enemy: self.enemy ^ man,
            kings: self.kings & !man,
            blowable: 0,
        }
    }

    /// After a capture, seen from the other side.
    #[inline(always)]
    pub(super) const fn captured(&self, arrival: Arrival) -> Board {
        let king = if arrival.king { arrival.to } else { 0 };
        Board {
            own: self.enemy & !arrival.taken,
            enemy: self.own & !arrival.from | arrival.to,
            kings: self.kings & !arrival.from & !arrival.taken | king,
            blowable: 0,
        }
    }

    #[inline(always)]
    pub(super) fn openings(&self) -> Openings {
        let empty = self.empty();
        WAYS.map(|way| before_jump(way, self.enemy, empty))
    }

    /// Who can jump somebody.
    #[inline(always)]
    pub(super) fn jumpers<S: Side, const FLYING: bool, const BACK: bool>(
        &self,
        openings: &Openings,
    ) -> u32 {
        let [a, b] = S::FORWARD.map(|way| openings[way]);
        let [c, d] = S::BACKWARD.map(|way| openings[way]);
        if BACK {
            let near = self.own & (a | b | c | d);
            return near | self.far_jumpers::<FLYING>();
        }
        let near = self.own & (a | b);
        if self.own & self.kings == 0 {
            return near;
        }
        near | self.own & self.kings & (c | d) | self.far_jumpers::<FLYING>()
    }

    /// Which flying kings can jump somebody.
    #[inline(always)]
    fn far_jumpers<const FLYING: bool>(&self) -> u32 {
        let kings = self.own & self.kings;
        match FLYING && kings != 0 {
            true => self.find_far_jumpers(kings),
            false => 0,
        }
    }

    #[inline(never)]
    fn find_far_jumpers(&self, kings: u32) -> u32 {
        let empty = self.empty();
        let can_jump = |king: &u32| {
            WAYS.into_iter().any(|way| {
                let mut next = step(way, *king);
                while next & empty != 0 {
                    next = step(way, next);
                }
                step(way, next & self.enemy) & empty != 0
            })
        };
        bits(kings).filter(can_jump).fold(0, |all, king| all | king)
    }

    /// How many plain moves there are.
    #[inline(always)]
    pub(super) fn count_plain<S: Side, const FLYING: bool>(&self) -> u64 {
        let kings = self.own & self.kings;
        let empty = self.empty();
        let [left, right] = S::FORWARD.map(|way| before(way, empty));
        if kings == 0 {
            return count(self.own & left, self.own & right);
        }
        if FLYING {
            let men = self.own ^ kings;
            return count(men & left, men & right) + self.count_flights(kings);
        }
        let [back_left, back_right] = S::BACKWARD.map(|way| before(way, empty));
        count(self.own & left, self.own & right) + count(kings & back_left, kings & back_right)
    }

    #[inline(never)]
    fn count_flights(&self, kings: u32) -> u64 {
        let empty = self.empty();
        let mut flights = 0;
        for way in WAYS {
            // All kings fly side by side: none of them can come to where another one has been.
            let mut next = step(way, kings) & empty;
            while next != 0 {
                flights += u64::from(next.count_ones());
                next = step(way, next) & empty;
            }
        }
        flights
    }

    /// All plain moves of men: from where, and the position after it, seen from the other side.
    #[inline(always)]
    pub(super) fn men_moves<S: Side>(&self, mut each: impl FnMut(u32, u32, Board)) {
        let men = self.own & !self.kings;
        let empty = self.empty();
        for way in S::FORWARD {
            for to in bits(step(way, men) & empty) {
                let from = back(way, to);
                let next = Board {
                    own: self.enemy,
                    enemy: self.own ^ from ^ to,
                    kings: self.kings | to & S::LAST_ROW,
                    blowable: 0,
                };
                each(from, to, next);
            }
        }
    }

    /// All plain moves of kings, likewise.
    pub(super) fn king_moves<const FLYING: bool>(&self, mut each: impl FnMut(u32, u32, Board)) {
        let empty = self.empty();
        for from in bits(self.own & self.kings) {
            for way in WAYS {
                let mut to = step(way, from) & empty;
                while to != 0 {
                    let next = Board {
                        own: self.enemy,
                        enemy: self.own ^ from ^ to,
                        kings: self.kings ^ from ^ to,
                        blowable: 0,
                    };
                    each(from, to, next);
                    to = if FLYING { step(way, to) & empty } else { 0 };
                }
            }
        }
    }
}
