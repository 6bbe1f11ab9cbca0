//! Men as sets, seen from the side to move.

use crate::position::Position;
use crate::rules::Rules;

use super::jumps::Arrival;
use super::side::{
    Side, before_down_left, before_down_right, before_up_left, before_up_right, bits, down_left,
    down_right, towards, up_left, up_right,
};

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

impl Board {
    pub(super) fn of(position: &Position) -> Board {
        Board {
            own: position.own().bits(),
            enemy: position.enemies().bits(),
            kings: position.kings.bits(),
            blowable: position.blowable.bits(),
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

    /// After a plain move, seen from the other side.
    #[inline(always)]
    pub(super) fn moved<S: Side>(&self, from: u32, to: u32, blowable: u32) -> Board {
        let crowned = to & S::LAST_ROW;
        let king = if self.kings & from != 0 { to } else { crowned };
        Board {
            own: self.enemy,
            enemy: self.own ^ from ^ to,
            kings: self.kings & !from | king,
            blowable,
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

    /// Who can jump somebody.
    #[inline(always)]
    pub(super) fn jumpers<S: Side, const FLYING: bool>(&self, rules: &Rules) -> u32 {
        let kings = self.own & self.kings;
        let (forward, back) = if rules.men_capture_back {
            (self.own, self.own)
        } else {
            (self.own, kings)
        };
        let (up, down) = if S::UP {
            (forward, back)
        } else {
            (back, forward)
        };
        let empty = self.empty();
        let mut jumpers = 0;
        if S::UP || up != 0 {
            jumpers |= up & down_right(self.enemy) & before_up_left(empty);
            jumpers |= up & down_left(self.enemy) & before_up_right(empty);
        }
        if !S::UP || down != 0 {
            jumpers |= down & up_right(self.enemy) & before_down_left(empty);
            jumpers |= down & up_left(self.enemy) & before_down_right(empty);
        }
        if FLYING && kings != 0 {
            jumpers |= self.far_jumpers(kings & !jumpers);
        }
        jumpers
    }

    /// Which of these kings can jump somebody from afar.
    fn far_jumpers(&self, kings: u32) -> u32 {
        let empty = self.empty();
        let can_jump = |king: &u32| {
            (0..4).any(|way| {
                let mut next = towards(way, *king);
                while next & empty != 0 {
                    next = towards(way, next);
                }
                towards(way, next & self.enemy) & empty != 0
            })
        };
        bits(kings).filter(can_jump).fold(0, |all, king| all | king)
    }

    /// How many plain moves there are.
    #[inline(always)]
    pub(super) fn count_plain<S: Side, const FLYING: bool>(&self) -> u64 {
        let kings = self.own & self.kings;
        let empty = self.empty();
        // Flying kings are counted square by square.
        let short = if FLYING { self.own ^ kings } else { self.own };
        let [left, right] = S::FORWARD.map(|way| towards(way, short) & empty);
        let mut count = ones(left, right);
        if kings != 0 {
            count += match FLYING {
                true => self.count_flights(kings),
                false => {
                    let back = S::Them::FORWARD.map(|way| towards(way, kings) & empty);
                    ones(back[0], back[1])
                }
            };
        }
        count
    }

    fn count_flights(&self, kings: u32) -> u64 {
        let empty = self.empty();
        let mut count = 0;
        for way in 0..4 {
            // All kings fly side by side: none of them can come to where another one has been.
            let mut next = towards(way, kings) & empty;
            while next != 0 {
                count += u64::from(next.count_ones());
                next = towards(way, next) & empty;
            }
        }
        count
    }

    /// All plain moves, each with the squares between which it goes.
    #[inline(always)]
    pub(super) fn plain<S: Side, const FLYING: bool>(&self, mut each: impl FnMut(u32, u32)) {
        let kings = self.own & self.kings;
        let empty = self.empty();
        let short = if FLYING { self.own ^ kings } else { self.own };
        for back in S::Them::FORWARD {
            // Towards where they go, and looked at from there.
            let way = 3 - back;
            for to in bits(towards(way, short) & empty) {
                each(towards(back, to), to);
            }
        }
        if kings == 0 {
            return;
        }
        for king in bits(kings) {
            for way in 0..4 {
                let forward = S::FORWARD.contains(&way);
                if !FLYING && forward {
                    continue;
                }
                let mut to = towards(way, king) & empty;
                while to != 0 {
                    each(king, to);
                    to = if FLYING { towards(way, to) & empty } else { 0 };
                }
            }
        }
    }
}

/// How many squares there are in two sets.
#[inline(always)]
fn ones(a: u32, b: u32) -> u64 {
    u64::from((u64::from(a) << 32 | u64::from(b)).count_ones())
}
