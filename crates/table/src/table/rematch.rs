//! The next game of a sitting: by the laws, otherwise, or with new partners.

use super::{Reply, Table};
use crate::intent::{Happening, Refusal};
use crate::laws::Subject;
use crate::man::Seat;
use crate::sitting::Sitting;
use crate::start::Start;

impl Table {
    /// The next game of the sitting; the lot is given where the laws want it, and nowhere else.
    pub(super) fn rematch(&mut self, lot: Option<u8>) -> Reply {
        if self.outcome().is_none() {
            return Err(Refusal::GameGoesOn);
        }
        match (self.record().start.laws.draw_lots(), lot) {
            (true, None) => return Err(Refusal::LotWanted),
            (false, Some(_)) => return Err(Refusal::Forbidden(Subject::LaterGames)),
            _ => {}
        }
        let start = self.record().start.clone();
        let (mut sitting, mut start) = self.scored().next(start, lot.unwrap_or_default());
        if self.changes_partners() {
            sitting.change_partners(&mut start);
        }
        let table = Table::sit_down(start)?;
        *self = table.in_sitting(sitting);
        Ok(vec![Happening::Began])
    }

    /// The next game of the sitting, which starts otherwise; the first of a new one, if it is not
    /// the same players who sit down to it.
    pub(super) fn go_on(&mut self, start: Start) -> Reply {
        let (sitting, start) = self.scored().seated(&self.record().start, start.fitted());
        let table = Table::sit_down(start)?;
        *self = table.in_sitting(sitting);
        Ok(vec![Happening::Began])
    }

    /// A seat says after the game that it wants new partners in the next one, or doesn't any more.
    pub(super) fn want_new_partners(&mut self, seat: Seat) -> Reply {
        self.may_want_new_partners(seat)?;
        let others = self.partings.len();
        self.partings.retain(|&wants| wants != seat);
        if self.partings.len() == others {
            self.partings.push(seat);
        }
        Ok(vec![Happening::NewPartners(seat)])
    }

    /// Returns why a seat has no say in who plays with whom in the next game. After a decided one
    /// only the losers have: they have the right to stay together (four, art. 43).
    pub(super) fn may_want_new_partners(&self, seat: Seat) -> Result<(), Refusal> {
        let outcome = self.outcome().ok_or(Refusal::GameGoesOn)?;
        let plan = self.rules().plan();
        if seat.index() >= plan.seats.len() {
            Err(Refusal::NoSuchSeat)
        } else if plan.partner(seat).is_none() || outcome.winners.contains(&seat) {
            Err(Refusal::Forbidden(Subject::LaterGames))
        } else {
            Ok(())
        }
    }

    /// Returns whether a seat has said so.
    pub(super) fn wants_new_partners(&self, seat: Seat) -> bool {
        self.partings.contains(&seat)
    }

    /// Returns whether it hangs on a seat alone that the partners change: both losers have to
    /// agree, and the other one does (four, art. 43).
    pub(super) fn is_asked_for_new_partners(&self, seat: Seat) -> bool {
        let is_decided = self.outcome().is_some_and(|it| !it.winners.is_empty());
        let partner = self.rules().plan().partner(seat);
        is_decided
            && self.may_want_new_partners(seat).is_ok()
            && !self.wants_new_partners(seat)
            && partner.is_some_and(|partner| self.wants_new_partners(partner))
    }

    /// Returns whether the partners change in a rematch: after a decided game if both losers want
    /// that; after a drawn one if anybody does, or by the laws.
    fn changes_partners(&self) -> bool {
        let seats = self.rules().plan().all_seats();
        let has_say = |seat: &Seat| self.may_want_new_partners(*seat).is_ok();
        let asked: Vec<Seat> = seats.filter(has_say).collect();
        let wants = |seat: &Seat| self.wants_new_partners(*seat);
        let is_drawn = self.outcome().is_some_and(|it| it.winners.is_empty());
        match is_drawn && self.record().start.laws.change_partners() {
            true => !asked.is_empty(),
            false if is_drawn => asked.iter().any(wants),
            false => !asked.is_empty() && asked.iter().all(wants),
        }
    }

    /// The sitting with what the game on the board has brought.
    fn scored(&self) -> Sitting {
        let sitting = self.sitting.clone();
        match self.brought() {
            Some(outcome) => sitting.with(outcome),
            None => sitting,
        }
    }
}
