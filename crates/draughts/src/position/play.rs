//! What a move does.

use crate::moves::Move;
use crate::rules::Huff;
use crate::squares::Squares;

use super::Position;
use super::huff::Passed;

impl Position {
    /// The position after a move; `None` if it isn't legal.
    pub fn play(&self, mv: &Move) -> Option<Position> {
        self.is_legal(mv).then(|| self.after(mv))
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, mv: &Move) -> Position {
        let (from, to) = (Squares::of(mv.from()), Squares::of(mv.to()));
        let victims: Squares = mv.victims().iter().copied().collect();
        let king = (self.kings & from).any();
        let mut next = *self;
        let own = &mut next.men[self.turn.index()];
        *own = (*own - from) | to;
        next.men[self.turn.other().index()] -= victims;
        next.kings = self.kings - from - victims;
        if king || mv.promotes() {
            next.kings |= to;
        }
        next.turn = self.turn.other();
        next.miss(self, mv);
        // A ply with a huff does not count as quiet, even if a king moves in it.
        next.quiet = match king && !mv.is_capture() && !self.blown {
            true => self.quiet.saturating_add(1),
            false => 0,
        };
        next.blown = false;
        next
    }

    /// Notes who can be blown now, because this move was made before (draughts.md, section 2, rule
    /// 11).
    fn miss(&mut self, before: &Position, mv: &Move) {
        self.blowable = Squares::EMPTY;
        self.passed = None;
        if mv.is_capture() || self.rules.huff == Huff::Never {
            return;
        }
        let capturers = before.capturers();
        if capturers.is_empty() {
            return;
        }
        let (from, to) = (Squares::of(mv.from()), Squares::of(mv.to()));
        self.blowable = match self.rules.huff {
            Huff::Able if (capturers & from).any() => (capturers - from) | to,
            Huff::Able => capturers,
            _ => to,
        };
        self.passed = Some(Passed {
            from: mv.from(),
            to: mv.to(),
            promoted: mv.promotes(),
        });
    }
}
