//! Captures as sets: the same as [`crate::position::chain`], without the paths.

use crate::rules::{Chain, Landing, Promotion, Removal, Rules};

use super::board::{Board, Openings};
use super::lattice::{Side, WAYS, back, before_jump, bits, jump, step, surely};

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

    /// Takes captures of one man each on one way, given by where they end, if it has no need to see
    /// them.
    #[inline(always)]
    fn arrive_together(&mut self, _landings: u32) -> bool {
        false
    }
}

/// A man on its way from jump to jump.
#[derive(Clone, Copy)]
struct Jumper<'a> {
    rules: &'a Rules,
    from: u32,
    king: bool,
    prey: u32,
    walls: u32,
    taken: u32,
}

/// All ways, as a set of bits.
const ALL: u8 = 0b1111;

/// A way and the opposite one, likewise.
const fn line(way: usize) -> u8 {
    1 << way | 1 << (3 - way)
}

/// All captures of these men.
#[inline(always)]
pub(super) fn visit<S: Side, const FLYING: bool, const BACK: bool>(
    rules: &Rules,
    board: &Board,
    openings: &Openings,
    jumpers: u32,
    visitor: &mut impl Visitor,
) {
    let kings = jumpers & board.kings;
    let men = jumpers ^ kings;
    let forward = openings[S::FORWARD[0]] | openings[S::FORWARD[1]];
    let any = forward | openings[S::BACKWARD[0]] | openings[S::BACKWARD[1]];
    for way in WAYS {
        if BACK || S::FORWARD.contains(&way) {
            let onward = if BACK { any } else { forward };
            let from = men & openings[way];
            near::<S, FLYING>(rules, board, way, from, onward, false, visitor);
        }
        if !FLYING && kings != 0 {
            let from = kings & openings[way];
            near::<S, FLYING>(rules, board, way, from, any, true, visitor);
        }
    }
    if FLYING {
        for from in bits(kings) {
            let jumper = Jumper::new(rules, board, from);
            jumper.go_on::<S, FLYING>(from, ALL, visitor);
        }
    }
}

/// The captures that begin with a jump over a neighbour on one way. Most end there: the first jump
/// changes nothing about what can be jumped from where it ends, since it comes from the only square
/// behind its victim.
#[inline(always)]
fn near<S: Side, const FLYING: bool>(
    rules: &Rules,
    board: &Board,
    way: usize,
    from: u32,
    onward: u32,
    king: bool,
    visitor: &mut impl Visitor,
) {
    let landings = jump(way, from);
    let crowned = if king { 0 } else { landings & S::LAST_ROW };
    let at_end = match rules.promotion {
        Promotion::Stop => landings & !onward | crowned,
        Promotion::GoOn => landings & !onward & !crowned,
        Promotion::PassOn => landings & !onward,
    };
    if !visitor.arrive_together(at_end) {
        for to in bits(at_end) {
            let taken = back(way, to);
            visitor.arrive(Arrival {
                from: back(way, taken),
                to,
                taken,
                king: king || to & S::LAST_ROW != 0,
            });
        }
    }
    for to in bits(landings & !at_end) {
        let victim = back(way, to);
        let jumper = Jumper::new(rules, board, back(way, victim));
        jumper.jump::<S, FLYING>(way, victim, to, visitor);
    }
}

impl<'a> Jumper<'a> {
    fn new(rules: &'a Rules, board: &Board, from: u32) -> Jumper<'a> {
        Jumper {
            rules,
            from,
            king: board.kings & from != 0,
            prey: board.enemy,
            walls: board.own ^ from,
            taken: 0,
        }
    }

    /// All jumps from a square on some ways; says whether there are any.
    fn go_on<S: Side, const FLYING: bool>(
        &self,
        at: u32,
        ways: u8,
        visitor: &mut impl Visitor,
    ) -> bool {
        if FLYING && self.king {
            return self.fly::<S, FLYING>(at, ways, visitor);
        }
        let empty = !(self.prey | self.walls);
        let [a, b] = S::FORWARD;
        let forward = 1 << a | 1 << b;
        let mut open = WAYS.into_iter().fold(0, |open, way| {
            let opening = at & before_jump(way, self.prey, empty) != 0;
            open | u8::from(opening) << way
        });
        if !self.king && !self.rules.men_capture_back {
            open &= forward;
        }
        let any = open != 0;
        while open != 0 {
            let way = open.trailing_zeros() as usize;
            open &= open - 1;
            let victim = surely(way, at);
            self.jump::<S, FLYING>(way, victim, surely(way, victim), visitor);
        }
        any
    }

    /// The same for a king that flies.
    fn fly<S: Side, const FLYING: bool>(
        &self,
        at: u32,
        ways: u8,
        visitor: &mut impl Visitor,
    ) -> bool {
        let empty = !(self.prey | self.walls);
        let mut any = false;
        for way in WAYS.into_iter().filter(|way| ways & 1 << way != 0) {
            let mut next = step(way, at);
            while next & empty != 0 {
                next = step(way, next);
            }
            let victim = next & self.prey;
            let behind = step(way, victim) & empty;
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
        way: usize,
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
        if FLYING && self.king {
            return next.fly_on::<S, FLYING>(way, behind, visitor);
        }
        let goes_on = next.go_on::<S, FLYING>(behind, ALL, visitor);
        if !goes_on || self.rules.chain == Chain::MayStop {
            next.stop::<S>(behind, visitor);
        }
    }

    /// What can follow the jump of a flying king.
    fn fly_on<S: Side, const FLYING: bool>(
        &self,
        way: usize,
        behind: u32,
        visitor: &mut impl Visitor,
    ) {
        // On the same line, straight on or back, it makes no difference where it has landed.
        let mut goes_on = self.go_on::<S, FLYING>(behind, line(way), visitor);
        let mut landings = behind;
        if self.rules.landing == Landing::Any {
            let empty = !(self.prey | self.walls);
            let mut landing = behind;
            while landing != 0 {
                landings |= landing;
                landing = step(way, landing) & empty;
            }
        }
        for landing in bits(landings) {
            goes_on |= self.go_on::<S, FLYING>(landing, ALL & !line(way), visitor);
        }
        if !goes_on || self.rules.chain == Chain::MayStop {
            for landing in bits(landings) {
                self.stop::<S>(landing, visitor);
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
