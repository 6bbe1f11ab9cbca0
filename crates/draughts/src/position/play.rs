//! What a move does.

use crate::moves::Move;
use crate::rules::Huff;
use crate::squares::Squares;

use super::Position;
use super::effect::Effect;
use super::huff::Passed;

impl Position {
    /// The position after a move; `None` if it isn't legal.
    pub fn play(&self, mv: &Move) -> Option<Position> {
        self.is_legal(mv).then(|| self.after(mv))
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, mv: &Move) -> Position {
        self.play_unchecked(&mv.effect())
    }

    /// Notes who can be blown now, because this move was made before (draughts.md, section 2, rule
    /// 11).
    pub(super) fn miss(&mut self, before: &Position, made: &Effect) {
        self.blowable = Squares::EMPTY;
        self.passed = None;
        if made.victims.any() || self.rules.huff == Huff::Never {
            return;
        }
        let capturers = before.capturers();
        if capturers.is_empty() {
            return;
        }
        let (from, to) = (Squares::of(made.from), Squares::of(made.to));
        self.blowable = match self.rules.huff {
            Huff::Able if (capturers & from).any() => (capturers - from) | to,
            Huff::Able => capturers,
            _ => to,
        };
        self.passed = Some(Passed {
            from: made.from,
            to: made.to,
            promoted: made.promotes,
        });
    }
}
