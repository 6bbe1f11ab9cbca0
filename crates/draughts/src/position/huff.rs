//! Huffing: a man is blown because a capture was missed (draughts.md, section 2, rules 11 and 12).

use crate::square::Square;
use crate::squares::Squares;

use super::Position;
use super::chain::Jumper;

/// A plain move that was made where somebody could have captured.
#[derive(Clone, Copy)]
pub(super) struct Passed {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) promoted: bool,
}

/// A man that could have captured in the move before, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Missed {
    /// Where it stands now.
    pub now: Square,
    /// Where it stood when it could have captured.
    pub stood: Square,
    /// The men that it could have jumped first.
    pub victims: Squares,
}

impl Position {
    /// Which men of the other side can be blown now.
    pub const fn blowable(&self) -> Squares {
        self.blowable
    }

    /// The position after a man was blown: it is gone, no other can be blown, and the same side is
    /// to move. `None` if the man can't be blown.
    pub fn blow(&self, square: Square) -> Option<Position> {
        let mut next = *self;
        next.men[self.turn.other().index()] -= Squares::of(square);
        next.kings -= Squares::of(square);
        next.blowable = Squares::EMPTY;
        next.passed = None;
        next.blown = true;
        next.quiet = 0;
        self.blowable.contains(square).then_some(next)
    }

    /// The men that could have captured in the move before, if none did and one can be blown for
    /// it. A position that was read from a text doesn't know them.
    pub fn missed(&self) -> impl Iterator<Item = Missed> {
        let before = self.passed.map(|passed| (self.before(passed), passed));
        before.into_iter().flat_map(|(before, passed)| {
            let able = before.capturers().into_iter();
            able.map(move |stood| Missed {
                now: match stood == passed.from {
                    true => passed.to,
                    false => stood,
                },
                stood,
                victims: Jumper::new(&before, stood).prey_around(stood),
            })
        })
    }

    /// The men as they stood before a plain move.
    fn before(&self, passed: Passed) -> Position {
        let (from, to) = (Squares::of(passed.from), Squares::of(passed.to));
        let mut before = *self;
        before.turn = self.turn.other();
        let own = &mut before.men[before.turn.index()];
        *own = (*own - to) | from;
        if self.kings.contains(passed.to) && !passed.promoted {
            before.kings |= from;
        }
        before.kings -= to;
        before
    }
}
