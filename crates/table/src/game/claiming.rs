//! Claims and counts (laws.md, section 1, and section 2, point 4).

use super::Game;
use crate::count::{Count, half_moves};
use crate::intent::{Happening, Refusal};
use crate::laws::{Claim, Ending, Subject};
use crate::man::Seat;
use crate::prompt::{PromptKind, Question};

impl Game {
    /// Returns what a seat may claim now: the player to move until it moves, the others until it
    /// touches a man.
    pub(crate) fn claims(&self, seat: Seat) -> Vec<Claim> {
        let too_late = self.turn.has_touched && seat != self.rules.to_move();
        if too_late || !self.rules.is_active(seat) || self.is_decided_by_demand() {
            return Vec::new();
        }
        self.record.start.laws.claims(self.rules.facts())
    }

    pub(super) fn claim(&mut self, claim: Claim, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        if !self.claims(seat).contains(&claim) {
            return Err(Refusal::NothingToClaim);
        }
        self.outcome = Some(self.rules.outcome(Ending::drawn(claim.termination())));
        Ok(vec![Happening::Claimed(claim, seat)])
    }

    /// The count, if one was begun, and what it has come to: twice the moves of each seat
    /// ([`half_moves`]).
    pub(crate) fn counted(&self) -> Option<(Count, u32)> {
        let count = self.count?;
        let laws = &self.record.start.laws;
        let since = self.rules.facts().plies_since(laws.restart) as usize;
        let from = count.from.max(self.entries.len().saturating_sub(since));
        // Only of two players' moves, odds make several in a row one.
        let is_duel = self.rules.plan().seats.len() == 2;
        let counted = self.entries.get(from..).unwrap_or_default();
        Some((count, half_moves(counted, self.counted_together(), is_duel)))
    }

    /// Returns the ply at which the count began that is in force after `plies` plies; `None` if
    /// none is, or it was struck by then.
    pub(crate) fn counted_from(&self, plies: usize) -> Option<usize> {
        let count = self.count?;
        let is_struck = count.struck.is_some_and(|struck| struck <= plies);
        (count.from <= plies && !is_struck).then_some(count.from)
    }

    /// Returns whose moves are counted together: those of each seat that can move, or, where the
    /// laws say so, of both of a side.
    fn counted_together(&self) -> Vec<Vec<Seat>> {
        let plan = self.rules.plan();
        if self.record.start.laws.count_by_side() {
            let first = |seat: &Seat| plan.partner(*seat).is_none_or(|partner| partner > *seat);
            let sides = plan.all_seats().filter(first);
            return sides
                .map(|seat| {
                    [Some(seat), plan.partner(seat)]
                        .into_iter()
                        .flatten()
                        .collect()
                })
                .collect();
        }
        let active = plan.all_seats().filter(|&seat| self.rules.is_active(seat));
        active.map(|seat| vec![seat]).collect()
    }

    /// Returns why no count can be begun now.
    pub(crate) fn may_start_count(&self) -> Result<(), Refusal> {
        let laws = &self.record.start.laws;
        laws.may_count()?;
        if self.count.is_some() || self.rules.facts().counts() {
            Err(Refusal::AlreadyCounting)
        } else if laws.let_counts_begin(self.rules.facts()) {
            Ok(())
        } else {
            Err(Refusal::NoEnding)
        }
    }

    pub(super) fn start_count(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.must_be_active(seat)?;
        self.may_start_count()?;
        self.count = Some(Count::new(seat, self.entries.len()));
        Ok(vec![Happening::CountStarted(seat)])
    }

    /// Whom a seat can ask to strike the count now, or why nobody.
    pub(crate) fn may_ask_strike(&self, seat: Seat) -> Result<Question, Refusal> {
        self.record.start.laws.may_strike()?;
        self.must_be_active(seat)?;
        let count = self.count.filter(Count::goes_on);
        let plan = self.rules.plan();
        let counts = count
            .filter(|count| plan.are_enemies(count.by, seat) && self.rules.is_active(count.by));
        let question = Question {
            kind: PromptKind::Tempo,
            of: counts.ok_or(Refusal::NotCounting)?.by,
            by: seat,
        };
        if self.questions.is_open(question.kind, seat) {
            Ok(question)
        } else {
            Err(Refusal::AlreadyAsked)
        }
    }

    pub(super) fn ask_strike(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        let question = self.may_ask_strike(seat)?;
        Ok(vec![self.ask_by_law(question, Subject::Tempo)])
    }

    /// The player who counts has agreed.
    pub(super) fn strike_count(&mut self) -> Option<Happening> {
        self.count.as_mut()?.strike(self.entries.len());
        Some(Happening::CountStruck)
    }
}
