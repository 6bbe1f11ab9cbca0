//! Why a man can't go there.

use rochade_draughts as draughts;

use super::Draughts;
use super::plan::{id, ids, man, square_of, squares_of};
use crate::plan::SquareId;
use crate::rules::why::{self, WhyNot};

/// What keeps a man from going somewhere. `by` and `at` are those of [`WhyNot`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing stands on the square.
    Empty,
    /// The man is the other side's.
    NotYourTurn,
    /// The square is light: men go on dark squares only.
    LightSquare,
    /// The men `by` have to capture.
    MustCapture,
    /// The men `by` have to capture: they take the most.
    MustTakeMost,
    /// The kings `by` have to capture before men do.
    KingFirst,
    /// The own man on `at` stands in the way.
    OwnMan,
    /// There is no empty square behind the man on `at`.
    NoRoomBehind,
    /// A man stands on `at`: it is captured by jumping over it.
    Occupied,
    /// The man on `at` was jumped already, and is not jumped twice.
    TwiceOver,
    /// A man goes forward only.
    Backwards,
    /// It goes one square, or jumps.
    TooFar,
    /// It goes diagonally only.
    NotALine,
    /// It has to land where it can go on capturing: on `by`.
    MustGoOn,
    /// The capture comes to this square only with a later jump; the next one lands on `by`.
    JumpByJump,
    /// It has to land on `at`, directly behind.
    MustLandBehind,
    /// No move at all: the men `by` stand in every way.
    HemmedIn,
    /// The chain is over.
    Finished,
}

impl Draughts {
    /// Returns why the man on `from` can't go to `to`, or can't move at all.
    pub(super) fn reason_against(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        self.reason_on(&[from], to)
    }

    /// Returns why the man that has gone this path can't go on to `to`, or at all.
    pub(super) fn reason_on(&self, path: &[SquareId], to: Option<SquareId>) -> Option<WhyNot> {
        let gone = squares_of(path).filter(|gone| !gone.is_empty());
        let target = to.map(square_of);
        let (reason, by, at) = match (&gone, target) {
            (None, _) => (Reason::Empty, Vec::new(), None),
            (_, Some(None)) => (Reason::LightSquare, Vec::new(), to),
            (Some(gone), target) => told(self.position().why_not(gone, target.flatten())?),
        };
        let start = gone.and_then(|gone| gone.first().copied());
        let standing = start.and_then(|square| self.position().man_at(square));
        Some(WhyNot {
            reason: why::Reason::Draughts(reason),
            man: standing.map(man),
            by,
            at,
            right_lost: None,
        })
    }
}

/// A reason of the rules, as the table tells it.
fn told(why: draughts::WhyNot) -> (Reason, Vec<SquareId>, Option<SquareId>) {
    use draughts::WhyNot as Why;
    let alone = |reason| (reason, Vec::new(), None);
    let with = |reason, men| (reason, ids(men).collect(), None);
    let about = |reason, square| (reason, Vec::new(), Some(id(square)));
    match why {
        Why::Empty => alone(Reason::Empty),
        Why::NotYours => alone(Reason::NotYourTurn),
        Why::MustCapture(men) => with(Reason::MustCapture, men),
        Why::MustTakeMost(men) => with(Reason::MustTakeMost, men),
        Why::KingFirst(kings) => with(Reason::KingFirst, kings),
        Why::OwnMan(at) => about(Reason::OwnMan, at),
        Why::NoRoomBehind(at) => about(Reason::NoRoomBehind, at),
        Why::Occupied(at) => about(Reason::Occupied, at),
        Why::TwiceOver(at) => about(Reason::TwiceOver, at),
        Why::Backwards => alone(Reason::Backwards),
        Why::TooFar => alone(Reason::TooFar),
        Why::NotALine => alone(Reason::NotALine),
        Why::MustGoOn(squares) => with(Reason::MustGoOn, squares),
        Why::JumpByJump(squares) => with(Reason::JumpByJump, squares),
        Why::MustLandBehind(at) => about(Reason::MustLandBehind, at),
        Why::HemmedIn(men) => with(Reason::HemmedIn, men),
        Why::Finished => alone(Reason::Finished),
    }
}
