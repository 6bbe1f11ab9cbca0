//! Moves against the rules (laws.md, section 4).

use super::{Course, Falsely, MadeMove, Position};
use crate::deed::{Check, Entry, FalseMove, Step};
use crate::laws::Bonds;
use crate::man::Seat;
use crate::plan::SquareId;
use crate::rules::{Overlooked, TypedError, UnsaidCheck};

/// A move against the rules that stands on the board, but not yet in the game.
#[derive(Clone)]
pub(super) struct Pending<P: Position> {
    /// What the move does; a check that was not said is none.
    pub(super) made: P::Move,
    /// The position as the board shows it.
    pub(super) shown: P,
    /// Whose turn it is next.
    pub(super) turn: Seat,
    /// Whether the move leaves the own king in a check that it had to answer.
    pub(super) is_exposed: bool,
    /// The position if it stands; `None` if it can't.
    next: Option<P>,
    /// The step.
    step: Step,
}

impl<P: Position + 'static> Overlooked for Course<P> {
    fn may_drop(&self, path: &[SquareId]) -> bool {
        let &[from, to] = path else {
            return false;
        };
        let unsaid = self.unsaid();
        let terms = self.terms(&self.bonds, &unsaid);
        self.is_own(from) && self.line.position().can_drop(from, to, &terms)
    }

    fn false_move(&mut self, step: &Step) -> Option<FalseMove> {
        let falsely = self.made_falsely(step)?;
        let made = self.as_said(falsely.made, &falsely.shown);
        let position = self.line.position();
        let entry = Entry {
            round: self.line.round(),
            deed: made.tell(step.clone()),
            notation: position.notation(&made, true),
            offer: false,
            illegal: true,
            check_said: false,
            time_left: None,
            passed: self.passed_frozen(),
        };
        let can_stand = falsely.can_stand;
        self.pending = Some(Pending {
            turn: falsely.next.turn(),
            next: can_stand.then(|| self.after(&made, falsely.next)),
            made,
            shown: falsely.shown,
            is_exposed: falsely.is_exposed,
            step: step.clone(),
        });
        Some(FalseMove {
            entry,
            castled: falsely.castled,
            can_stand,
            is_exposed: falsely.is_exposed,
            is_only_exposed: falsely.is_only_exposed,
        })
    }

    fn decide(&mut self, stands: bool) {
        if let Some(pending) = self.pending.take()
            && stands
            && let Some(next) = pending.next
        {
            self.line.enter(pending.made, next);
        }
    }

    fn unsaid_checks(&self) -> Vec<UnsaidCheck> {
        self.all_unsaid()
    }

    fn say_check(&mut self, check: UnsaidCheck, entry: &mut Entry) {
        self.count_as_said(check, entry);
    }

    fn tells(&self, ply: usize) -> bool {
        let mut made = self.line.moves().skip(ply);
        made.next()
            .is_some_and(|made| made.check() != Check::None || made.has_told())
    }
}

impl<P: Position> Course<P> {
    /// Returns whether a move can be made on the board, but is against the rules.
    pub(super) fn is_false(&self, step: &Step) -> bool {
        self.made_falsely(step).is_some()
    }

    fn made_falsely(&self, step: &Step) -> Option<Falsely<P>> {
        if self.pending.is_some() {
            return None;
        }
        let unsaid = self.unsaid();
        let terms = self.terms(&self.bonds, &unsaid);
        self.line.position().false_move(step, &terms)
    }
}

impl<P: Position> Pending<P> {
    /// Returns whether it is this step.
    pub(super) fn goes(&self, from: SquareId, to: Option<SquareId>) -> bool {
        self.step.from() == Some(from) && self.step.to() == to
    }

    /// Reads another's reply, as if the move stood already. A check that was not said may be
    /// ignored.
    pub(super) fn read_on(&self, text: &str) -> Result<Step, TypedError> {
        let by = self.made.seat();
        let is_reply = |next: &&P| next.turn() != by;
        let next = self.next.as_ref().filter(is_reply);
        let next = next.ok_or(TypedError::Illegal)?;
        let bonds = Bonds::default();
        let silent = self.made.check() == Check::None;
        let ignored = if silent { &[by][..] } else { &[] };
        next.read(
            text,
            &super::Terms {
                ignored,
                ..super::Terms::free(&bonds)
            },
        )
    }
}
