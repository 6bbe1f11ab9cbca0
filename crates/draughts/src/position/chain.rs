//! Captures with all their jumps (draughts.md, section 2, rules 5 to 8, and the flags of section
//! 2.1).

use crate::man::{Color, Man};
use crate::moves::Move;
use crate::rules::{Chain, Landing, Promotion, Removal, Rules};
use crate::square::{Direction, Square};
use crate::squares::Squares;

use super::Position;

/// A man on its way from jump to jump.
#[derive(Clone, Copy)]
pub(super) struct Jumper {
    pub(super) rules: Rules,
    pub(super) man: Man,
    /// Who can be jumped.
    pub(super) prey: Squares,
    /// Who stands in the way and can't be jumped: own men, and those that are jumped but not yet
    /// lifted.
    pub(super) walls: Squares,
}

impl Jumper {
    /// The man on a square of the side to move, about to jump; its square counts as empty from now
    /// on (rule 7).
    pub(super) fn new(position: &Position, from: Square) -> Jumper {
        Jumper {
            rules: position.rules,
            man: Man {
                color: position.turn,
                king: position.kings.contains(from),
            },
            prey: position.enemies(),
            walls: position.own() - Squares::of(from),
        }
    }

    fn is_empty(&self, square: Square) -> bool {
        !(self.prey | self.walls).contains(square)
    }

    fn flies(&self) -> bool {
        self.man.king && self.rules.flying
    }

    pub(super) fn jumps_towards(&self, direction: Direction) -> bool {
        self.man.king || self.rules.men_capture_back || is_forward(self.man.color, direction)
    }

    /// Whom it can jump from a square in a direction, and the square directly behind.
    pub(super) fn prey_towards(
        &self,
        at: Square,
        direction: Direction,
    ) -> Option<(Square, Square)> {
        if !self.jumps_towards(direction) {
            return None;
        }
        let mut next = at.step(direction)?;
        while self.flies() && self.is_empty(next) {
            next = next.step(direction)?;
        }
        let behind = next.step(direction)?;
        (self.prey.contains(next) && self.is_empty(behind)).then_some((next, behind))
    }

    /// The men that it can jump from a square.
    pub(super) fn prey_around(&self, at: Square) -> Squares {
        let jumps = Direction::ALL
            .into_iter()
            .filter_map(|direction| self.prey_towards(at, direction));
        jumps.map(|(victim, _)| victim).collect()
    }

    /// The squares on which it can land after a jump, from the one directly behind.
    pub(super) fn landings(
        &self,
        behind: Square,
        direction: Direction,
    ) -> impl Iterator<Item = Square> + use<> {
        let far = self.flies() && self.rules.landing == Landing::Any;
        let jumper = *self;
        let beyond = behind
            .ray(direction)
            .take_while(move |square| far && jumper.is_empty(*square));
        core::iter::once(behind).chain(beyond)
    }

    /// The same one after a jump, and whether its way may go on from there.
    pub(super) fn after(&self, victim: Square, landing: Square) -> (Jumper, bool) {
        let mut next = *self;
        next.prey -= Squares::of(victim);
        if self.rules.removal == Removal::End {
            next.walls |= Squares::of(victim);
        }
        let arrives = self.is_crowned_on(landing);
        if arrives && self.rules.promotion == Promotion::GoOn {
            next.man.king = true;
        }
        (next, !(arrives && self.rules.promotion == Promotion::Stop))
    }

    pub(super) fn is_crowned_on(&self, square: Square) -> bool {
        !self.man.king && last_row(self.man.color).contains(square)
    }
}

/// The row on which a side's men are crowned.
pub(super) const fn last_row(color: Color) -> Squares {
    match color {
        Color::White => Squares::EIGHTH_RANK,
        Color::Black => Squares::FIRST_RANK,
    }
}

/// Whether a direction is forward for a side's men.
pub(super) fn is_forward(color: Color, direction: Direction) -> bool {
    direction.is_up() == (color == Color::White)
}

/// All captures of one man, gathered jump by jump.
pub(super) struct Captures<'a> {
    pub(super) found: &'a mut Vec<Move>,
    mv: Move,
    crowned: bool,
}

impl Captures<'_> {
    /// Adds the captures of the man on a square.
    pub(super) fn gather(position: &Position, from: Square, found: &mut Vec<Move>) {
        let mut captures = Captures {
            found,
            mv: Move::begun(from),
            crowned: false,
        };
        let jumper = Jumper::new(position, from);
        captures.go_on(&jumper, from, |_| true);
    }

    /// All jumps from a square in directions of which this is true.
    fn go_on(&mut self, jumper: &Jumper, at: Square, wanted: impl Fn(Direction) -> bool) {
        for direction in Direction::ALL {
            if wanted(direction) {
                self.jump(jumper, at, direction);
            }
        }
    }

    /// The jump in a direction, if there is one, and all that can follow.
    fn jump(&mut self, jumper: &Jumper, at: Square, direction: Direction) {
        let Some((victim, behind)) = jumper.prey_towards(at, direction) else {
            return;
        };
        // What is true of one landing square is true of all: only a man is crowned, and it has but
        // one.
        let (next, can_go_on) = jumper.after(victim, behind);
        let crowned = self.crowned;
        self.crowned |= jumper.is_crowned_on(behind);
        self.mv.jump(victim, behind);
        let goes_on = can_go_on
            && jumper
                .landings(behind, direction)
                .any(|landing| next.prey_around(landing).any());
        if can_go_on {
            // On the same line, straight on or back, it makes no difference where it has landed.
            self.go_on(&next, behind, |way| way.is_along(direction));
        }
        for landing in jumper.landings(behind, direction) {
            self.mv.land(landing);
            if !goes_on || jumper.rules.chain == Chain::MayStop {
                self.finish(&next, landing);
            }
            if can_go_on {
                self.go_on(&next, landing, |way| !way.is_along(direction));
            }
        }
        self.mv.undo_jump();
        self.crowned = crowned;
    }

    fn finish(&mut self, jumper: &Jumper, at: Square) {
        let passes_on = jumper.rules.promotion == Promotion::PassOn;
        let crowned = match passes_on {
            true => jumper.is_crowned_on(at),
            false => self.crowned,
        };
        self.found.push(self.mv.promoting(crowned));
    }
}
