//! Moves against the rules, which some laws let stand (2p-7 and 2p-15 by 4p-1; 4p-34; many-laws.md,
//! section 3, R6).

use crate::man::{Kind, Man};
use crate::moves::Move;
use crate::square::Square;
use crate::squares::Squares;

use super::play::Step;
use super::{Deed, Happening, Position};

/// A move against the rules that has been made on the board; made by [`Position::false_move`]. Why
/// it is against them says [`Position::why_not`].
#[derive(Clone, Debug)]
pub struct FalseMove {
    deed: Deed,
    exposed_to: Squares,
    shown: Position,
}

impl FalseMove {
    /// Returns what the move does; nothing comes of it before it is let stand. It is castling if
    /// the rook goes along, and never a capture in passing.
    pub const fn deed(&self) -> &Deed {
        &self.deed
    }

    /// The enemies' men to which the mover's king is left.
    pub const fn exposed_to(&self) -> Squares {
        self.exposed_to
    }

    /// The position as the board shows it, before it is decided whether the move stands, and before
    /// the turn has passed on.
    pub const fn shown(&self) -> &Position {
        &self.shown
    }

    /// The position after the move as if it had been legal, and what the turn rule brought. An own
    /// king that was left in check has to be protected when its turn comes, or the ally does it
    /// before (4p-34).
    pub fn let_stand(&self) -> (Vec<Happening>, Position) {
        let mut next = self.shown;
        let mut happenings = Vec::new();
        next.end_turn(&mut |happening| happenings.push(happening));
        (happenings, next)
    }
}

impl Position {
    /// The squares on which the man on a square can be dropped against the rules: no king stands
    /// there, no own man, none of the ally's and no frozen one, and the rules don't let it go
    /// there.
    pub fn false_targets(&self, from: Square) -> Squares {
        if self.outcome.is_some() || !self.men(self.turn).contains(from) {
            return Squares::EMPTY;
        }
        let side = self.game().side(self.turn).into_iter();
        let kept = side.chain(self.all_frozen());
        let kept = kept.fold(Squares::EMPTY, |kept, seat| kept | self.men(seat));
        let kings = self.game().seats().map(|seat| self.king(seat));
        let all = self.rules.board.geometry().squares;
        all - kept - kings.collect() - self.targets(from)
    }

    /// Makes a move against the rules; `None` if it can't be made so, or is legal. A pawn that is
    /// dropped where it becomes an officer has to become one.
    pub fn false_move(&self, mv: Move) -> Option<FalseMove> {
        let man = self.man_at(mv.from)?;
        let promotes = man.kind == Kind::Pawn && self.home(man.seat).promotion.contains(mv.to);
        let becomes = mv
            .promotion
            .is_some_and(|kind| Kind::OFFICERS.contains(&kind));
        if becomes != promotes || !self.false_targets(mv.from).contains(mv.to) {
            return None;
        }
        let step = Step {
            mv,
            man,
            rook: self.rook_of(mv, man).filter(|(rook, _)| {
                let way = mv.from.line_to(*rook);
                let is_rook = self.man_at(*rook).is_some_and(|at| {
                    let kind = Kind::Rook;
                    at == Man { kind, ..man }
                });
                is_rook && way.is_some_and(|(way, _)| self.first_man(mv.from, way, None) == *rook)
            }),
            victim: self.man_at(mv.to).map(|_| mv.to),
        };
        Some(self.falsely(&step))
    }

    /// Makes a step against the rules.
    pub(super) fn falsely(&self, step: &Step) -> FalseMove {
        let shown = self.made(step);
        FalseMove {
            deed: self.deed(step, &shown),
            exposed_to: match step.man.kind {
                Kind::King => shown.checks(step.man.seat),
                _ => self.unignored(shown.checks(step.man.seat)),
            },
            shown,
        }
    }
}
