//! Captures as sets: the same as [`crate::position::chain`], without the paths.

use crate::rules::{Chain, Landing, Promotion, Removal, Rules};

use super::board::Board;
use super::side::{Side, bits, towards};

/// What a capture comes to.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) taken: u32,
    /// Whether a king arrives.
    pub(super) king: bool,
}

/// Takes captures one by one.
pub(super) trait Visitor {
    fn arrive(&mut self, arrival: Arrival);
}

/// A man on its way from jump to jump.
#[derive(Clone, Copy)]
pub(super) struct Jumper<'a> {
    rules: &'a Rules,
    from: u32,
    king: bool,
    prey: u32,
    walls: u32,
    taken: u32,
}

const ALL_WAYS: u8 = 0b1111;

/// A direction and the opposite one, as a set of bits.
const fn line(way: u8) -> u8 {
    1 << way | 1 << (3 - way)
}

impl Jumper<'_> {
    /// All captures of these men.
    #[inline(always)]
    pub(super) fn visit_all<S: Side, const FLYING: bool>(
        rules: &Rules,
        board: &Board,
        jumpers: u32,
        visitor: &mut impl Visitor,
    ) {
        for from in bits(jumpers) {
            let jumper = Jumper {
                rules,
                from,
                king: board.kings & from != 0,
                prey: board.enemy,
                walls: board.own ^ from,
                taken: 0,
            };
            jumper.go_on::<S, FLYING>(from, ALL_WAYS, visitor);
        }
    }

    /// All jumps from a square in some directions; says whether there are any.
    fn go_on<S: Side, const FLYING: bool>(
        &self,
        at: u32,
        ways: u8,
        visitor: &mut impl Visitor,
    ) -> bool {
        let all = self.king || self.rules.men_capture_back;
        let empty = !(self.prey | self.walls);
        let mut any = false;
        for way in 0..4 {
            if ways & 1 << way == 0 || !(all || S::FORWARD.contains(&way)) {
                continue;
            }
            let mut next = towards(way, at);
            while FLYING && self.king && next & empty != 0 {
                next = towards(way, next);
            }
            let victim = next & self.prey;
            let behind = towards(way, victim) & empty;
            if behind != 0 {
                any = true;
                self.jump::<S, FLYING>(way, victim, behind, visitor);
            }
        }
        any
    }

    /// A jump, and all that can follow.
    fn jump<S: Side, const FLYING: bool>(
        &self,
        way: u8,
        victim: u32,
        behind: u32,
        visitor: &mut impl Visitor,
    ) {
        let mut next = *self;
        next.prey ^= victim;
        next.taken |= victim;
        if self.rules.removal == Removal::End {
            next.walls |= victim;
        }
        let arrives = !self.king && behind & S::LAST_ROW != 0;
        if arrives && self.rules.promotion == Promotion::Stop {
            return next.stop::<S>(behind, visitor);
        }
        next.king |= arrives && self.rules.promotion == Promotion::GoOn;
        if !FLYING || !self.king {
            let goes_on = next.go_on::<S, FLYING>(behind, ALL_WAYS, visitor);
            if !goes_on || self.rules.chain == Chain::MayStop {
                next.stop::<S>(behind, visitor);
            }
            return;
        }
        // On the same line, straight on or back, it makes no difference where it has landed.
        let mut goes_on = next.go_on::<S, FLYING>(behind, line(way), visitor);
        let mut landings = behind;
        if self.rules.landing == Landing::Any {
            let empty = !(next.prey | next.walls);
            let mut landing = behind;
            while landing != 0 {
                landings |= landing;
                landing = towards(way, landing) & empty;
            }
        }
        for landing in bits(landings) {
            goes_on |= next.go_on::<S, FLYING>(landing, ALL_WAYS & !line(way), visitor);
        }
        if !goes_on || self.rules.chain == Chain::MayStop {
            for landing in bits(landings) {
                next.stop::<S>(landing, visitor);
            }
        }
    }

    #[inline(always)]
    fn stop<S: Side>(&self, to: u32, visitor: &mut impl Visitor) {
        visitor.arrive(Arrival {
            from: self.from,
            to,
            taken: self.taken,
            king: self.king || to & S::LAST_ROW != 0,
        });
    }
}
