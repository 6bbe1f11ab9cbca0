//! Checks that nobody has said (laws.md, section 5): the line holds each as a move without a check.

use smallvec::SmallVec;

use super::{Course, MadeMove, Position};
use crate::deed::{Check, Entry};
use crate::man::Seat;
use crate::rules::UnsaidCheck;

/// Seats, as many as there can be without a list of their own.
pub(in crate::rules) type Seats = SmallVec<[Seat; 4]>;

impl<P: Position> Course<P> {
    /// Returns the seats whose checks against the one to move nobody has said, so that it needn't
    /// answer them.
    pub(in crate::rules) fn ignored(&self) -> Seats {
        if !self.tolerant {
            return Seats::new();
        }
        let plies = self.line.len();
        let checked = self.line.position().turn();
        let mut givers = givers(self.line.position(), checked);
        givers.retain(|&mut giver| self.unsaid_since(plies, giver, checked).is_some());
        givers
    }

    /// Returns whether a check against this seat is to be shown that stands after this many plies:
    /// one that was said, or needed no saying. More plies than stand mean a move against the rules
    /// that is still to be decided.
    pub(super) fn is_in_said_check(&self, plies: usize, position: &P, seat: Seat) -> bool {
        let mut givers = givers(position, seat).into_iter();
        givers.any(|giver| self.unsaid_since(plies, giver, seat).is_none())
    }

    /// Returns how many plies stood when a seat's king came into the check in which this giver
    /// still keeps it, if nobody has said it. It is the same check as long as one man gives it from
    /// one square (001, art. 18: "dit schaak"). One that came about by another's move counts as
    /// said: nobody could say it (many-laws.md, R7).
    pub(super) fn unsaid_since(&self, plies: usize, giver: Seat, checked: Seat) -> Option<usize> {
        let pending = self.pending.as_ref().filter(|_| plies > self.line.len());
        let pending = pending.map(|pending| (&pending.made, &pending.shown));
        let ply = self.line.len().min(plies) + usize::from(pending.is_some());
        let played = self.line.played(plies).rev();
        let mut checkers = None;
        let mut since = None;
        let mut began_by = giver;
        for (ply, (made, position)) in (1..=ply).rev().zip(pending.into_iter().chain(played)) {
            let mut now = position.checkers(checked);
            now.retain(|&mut checker| {
                let known = checkers.as_ref();
                checker.0 == giver
                    && known.is_none_or(|known: &super::Checkers| known.contains(&checker))
            });
            if now.is_empty() {
                break;
            }
            checkers = Some(now);
            began_by = made.seat();
            if began_by == giver {
                if made.check() != Check::None {
                    return None;
                }
                since = Some(ply);
            }
        }
        since.filter(|_| began_by == giver)
    }

    /// Returns all checks that stand unsaid.
    pub(super) fn all_unsaid(&self) -> Vec<UnsaidCheck> {
        let plies = self.line.len();
        let mut checks = Vec::new();
        for checked in (0..self.line.position().seats() as u8).map(Seat) {
            for giver in givers(self.line.position(), checked) {
                let since = self.unsaid_since(plies, giver, checked);
                checks.extend(since.map(|since| UnsaidCheck {
                    giver,
                    checked,
                    since,
                }));
            }
        }
        checks
    }

    /// Counts an unsaid check as said, by its giver's last move.
    pub(super) fn count_as_said(&mut self, check: UnsaidCheck, entry: &mut Entry) {
        let Some((index, made)) = self.line.last_move_mut(check.giver) else {
            return;
        };
        made.set_check(Check::Check);
        let made = made.clone();
        entry.deed.check = Check::Check;
        entry.notation = self
            .line
            .position_after(index)
            .notation(&made, entry.illegal);
        self.line.answer_after(index);
    }
}

/// Returns the seats whose men attack the king of a seat.
fn givers<P: Position>(position: &P, checked: Seat) -> Seats {
    let mut seats: Seats = position
        .checkers(checked)
        .iter()
        .map(|checker| checker.0)
        .collect();
    seats.dedup();
    seats
}
