//! Checks that nobody has said (laws.md, section 5): the line holds each as a move without a check.

use rochade_sort::insertion_sort;
use smallvec::SmallVec;

use super::{Attack, Checkers, Course, MadeMove, Position};
use crate::deed::{Check, Entry};
use crate::laws::Bonds;
use crate::man::Seat;
use crate::plan::SquareId;
use crate::rules::UnsaidCheck;

/// Seats, as many as there can be without a list of their own.
type Seats = SmallVec<[Seat; 4]>;

/// What nobody has said, as far as it concerns the one to move.
#[derive(Default)]
pub(in crate::rules) struct Unsaid {
    /// The seats whose checks it needn't answer.
    pub(super) ignored: Seats,
    /// The captures that it can't make, from where and of what.
    pub(super) untold: SmallVec<[(SquareId, SquareId); 4]>,
}

impl<P: Position> Course<P> {
    /// Returns what nobody has said that concerns the one to move.
    pub(in crate::rules) fn unsaid(&self) -> Unsaid {
        if !self.tolerant {
            return Unsaid::default();
        }
        let plies = self.line.len();
        let position = self.line.position();
        let us = position.turn();
        let mut ignored = givers(position, us);
        ignored.retain(|&mut giver| self.unsaid_since(plies, giver, us).is_some());
        let own = position.attacks().into_iter();
        let own = own.filter(|attack| attack.by == us);
        let untold = own.filter(|attack| self.untold_since(plies, attack).is_some());
        let mut unsaid = Unsaid {
            ignored,
            untold: untold.map(|attack| (attack.from, attack.at)).collect(),
        };
        // Who could do nothing else may take the man.
        let bonds = Bonds::default();
        if !unsaid.untold.is_empty() && !position.has_move(&self.terms(&bonds, &unsaid)) {
            unsaid.untold.clear();
        }
        unsaid
    }

    /// Returns whether a check against this seat is to be shown that stands after this many plies:
    /// one that was said, or needed no saying. More plies than stand mean a move against the rules
    /// that is still to be decided.
    pub(super) fn is_in_said_check(&self, plies: usize, position: &P, seat: Seat) -> bool {
        let mut givers = givers(position, seat).into_iter();
        givers.any(|giver| self.unsaid_since(plies, giver, seat).is_none())
    }

    /// Returns the men, kings aside, that are attacked after `plies` plies and of which that was
    /// told.
    pub(super) fn told_of(&self, plies: usize, position: &P) -> Vec<SquareId> {
        let mut attacks = position.attacks();
        attacks.retain(|attack| !self.tolerant || self.untold_since(plies, attack).is_none());
        let mut at: Vec<SquareId> = attacks.iter().map(|attack| attack.at).collect();
        insertion_sort(&mut at, |square| *square);
        at.dedup();
        at
    }

    /// Returns whether a seat's men attack the king of a player who moves.
    pub(super) fn gives_check(&self, position: &P, by: Seat) -> bool {
        let mut seats = (0..position.seats() as u8).map(Seat);
        seats.any(|seat| position.frozen(seat).is_none() && givers(position, seat).contains(&by))
    }

    /// Returns how many plies stood when a seat's king came into the check in which this giver
    /// still keeps it, if nobody has said it. It is the same check as long as one man gives it from
    /// one square (001, art. 18: "dit schaak"). A mate counts though it was not said (art. 29), so
    /// that a king that stood mated by it was told.
    pub(super) fn unsaid_since(&self, plies: usize, giver: Seat, checked: Seat) -> Option<usize> {
        let mut checkers: Option<Checkers> = None;
        let stands = |position: &P| {
            let mut now = position.checkers(checked);
            now.retain(|&mut checker| {
                let known = checkers.as_ref();
                checker.0 == giver && known.is_none_or(|known| known.contains(&checker))
            });
            let stands = !now.is_empty();
            checkers = Some(now);
            stands
        };
        let is_told = |made: &P::Move, position: &P| {
            made.seat() == giver && made.check() != Check::None
                || position.frozen(checked).is_some()
        };
        self.silent_since(plies, giver, stands, is_told)
    }

    /// Returns the same of an attack on another man of which it has to be told.
    fn untold_since(&self, plies: usize, attack: &Attack) -> Option<usize> {
        let stands = |position: &P| position.attacks().contains(attack);
        let is_told = |made: &P::Move, _: &P| made.seat() == attack.by && made.has_told();
        self.silent_since(plies, attack.by, stands, is_told)
    }

    /// Returns the ply at which something began that still stands after `plies` plies, by a move of
    /// this giver with which it wasn't told, and has not been since. What came about by another's
    /// move counts as said: nobody could say it (many-laws.md, R7); and so it is, where more than
    /// two play, with what stood in the position that the game began from.
    fn silent_since(
        &self,
        plies: usize,
        giver: Seat,
        mut stands: impl FnMut(&P) -> bool,
        is_told: impl Fn(&P::Move, &P) -> bool,
    ) -> Option<usize> {
        let pending = self.pending.as_ref().filter(|_| plies > self.line.len());
        let pending = pending.map(|pending| (&pending.made, &pending.shown));
        let ply = self.line.len().min(plies) + usize::from(pending.is_some());
        let played = self.line.played(plies).rev();
        let mut since = None;
        for (ply, (made, position)) in (1..=ply).rev().zip(pending.into_iter().chain(played)) {
            if !stands(position) {
                return since?;
            }
            if is_told(made, position) {
                return None;
            }
            // By whom it began, as far as is known.
            since = Some((made.seat() == giver).then_some(ply));
        }
        let start = self.line.position_after(0);
        since?.filter(|_| start.seats() == 2 || !stands(start))
    }

    /// Returns all checks that stand unsaid.
    pub(super) fn all_unsaid(&self) -> Vec<UnsaidCheck> {
        let plies = self.line.len();
        let position = self.line.position();
        let mut checks = Vec::new();
        for checked in (0..position.seats() as u8).map(Seat) {
            for giver in givers(position, checked) {
                let since = self.unsaid_since(plies, giver, checked);
                checks.extend(since.map(|since| UnsaidCheck {
                    giver,
                    checked,
                    since,
                    is_of_king: true,
                }));
            }
        }
        let attacks = position.attacks().into_iter();
        checks.extend(attacks.filter_map(|attack| {
            Some(UnsaidCheck {
                giver: attack.by,
                checked: attack.of,
                since: self.untold_since(plies, &attack)?,
                is_of_king: false,
            })
        }));
        checks
    }

    /// Counts an unsaid check as said, by its giver's last move.
    pub(super) fn count_as_said(&mut self, check: UnsaidCheck, entry: &mut Entry) {
        let Some((index, made)) = self.line.last_move_mut(check.giver) else {
            return;
        };
        if !check.is_of_king {
            made.set_told(true);
            return;
        }
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
