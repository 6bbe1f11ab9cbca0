//! Saying "check", and what follows where that was forgotten, or said without need (laws.md,
//! section 5).

use std::rc::Rc;
use std::slice;

use super::Game;
use crate::deed::Entry;
use crate::intent::{Happening, Refusal};
use crate::laws::Subject;
use crate::man::Seat;
use crate::prompt::{PromptKind, Question};
use crate::record::Remark;
use crate::rules::UnsaidCheck;

impl Game {
    /// Returns why a seat can't say now that its move gives check.
    pub(crate) fn may_say_check(&self, seat: Seat) -> Result<(), Refusal> {
        self.record.start.laws.may_say_check()?;
        if seat == self.rules.to_move() {
            Ok(())
        } else {
            Err(Refusal::NotYourTurn)
        }
    }

    /// Returns whether a seat says "check" with the move that it is to make.
    pub(crate) fn says_check(&self, seat: Seat) -> bool {
        self.turn.says_check && seat == self.rules.to_move()
    }

    pub(super) fn switch_check(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_say_check(seat)?;
        self.turn.says_check = !self.turn.says_check;
        self.bind();
        Ok(vec![Happening::CheckSwitched(seat)])
    }

    /// Returns whether a seat may try to remark on an unsaid check: once a side has moved that
    /// would have given it. Whether there is one, this doesn't say, since a button would show it to
    /// the players.
    pub(crate) fn can_remark(&self, remark: Remark, seat: Seat) -> bool {
        let plan = self.rules.plan();
        let gives = |entry: &Entry| {
            let is_enemys = plan.are_enemies(entry.deed.man.seat, seat);
            is_enemys == (remark == Remark::Noticed)
        };
        self.record.start.laws.may_remark().is_ok()
            && self.rules.is_active(seat)
            && self.entries.iter().any(gives)
    }

    /// A seat remarks on unsaid checks: the moves that ignored them go back, as far as the laws say
    /// so, and they count as said.
    pub(super) fn remark(&mut self, remark: Remark, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        let checks = self.unsaid_checks(remark, seat)?;
        let plies = self.plies_to_undo(remark, seat, &checks)?;
        let mut happenings = vec![Happening::Remarked(remark, seat)];
        if plies > 0 {
            self.undo(plies);
            happenings.push(Happening::TakenBack(plies));
        } else {
            self.free_to_protect(&checks);
        }
        for check in checks {
            let mut entries = Rc::make_mut(&mut self.entries).iter_mut().rev();
            if let Some(entry) = entries.find(|entry| entry.deed.man.seat == check.giver) {
                self.rules.say_check(check, entry);
                entry.check_said |= remark == Remark::PointedOut;
            }
        }
        self.forget_frozen();
        // A check more that was said may be one of a perpetual check.
        self.judge();
        Ok(happenings)
    }

    /// The one to move may protect the king by any man (art. 18): what that player touched before
    /// binds no more.
    fn free_to_protect(&mut self, checks: &[UnsaidCheck]) {
        let mover = self.rules.to_move();
        if checks.iter().any(|check| check.checked == mover) {
            self.questions.withdraw(PromptKind::Touched, mover);
            self.new_turn();
        }
    }

    /// The checks that a seat remarks on: those that its side gives, or those in which its own king
    /// stands. Where no move goes back for it, it is too late to point out that a queen is
    /// attacked: that is said with a move, so that she can go (many-laws.md, R7).
    fn unsaid_checks(&self, remark: Remark, seat: Seat) -> Result<Vec<UnsaidCheck>, Refusal> {
        self.record.start.laws.may_remark()?;
        self.must_be_active(seat)?;
        let plan = self.rules.plan();
        let mut checks = self.rules.unsaid_checks();
        checks.retain(|check| match remark {
            Remark::PointedOut => {
                plan.are_enemies(seat, check.checked) && !plan.are_enemies(seat, check.giver)
            }
            Remark::Noticed => check.checked == seat && check.is_of_king,
        });
        if checks.is_empty() {
            return Err(Refusal::NoUnsaidCheck);
        }
        checks.retain(|check| {
            check.is_of_king
                || self.plies_that_ignored(check) > 0
                || !self.moved_since(slice::from_ref(check))
        });
        if checks.is_empty() {
            return Err(Refusal::TooLateForQueen);
        }
        Ok(checks)
    }

    /// Returns how many plies go back when a seat remarks on unsaid checks, or why it can't.
    fn plies_to_undo(
        &self,
        remark: Remark,
        seat: Seat,
        checks: &[UnsaidCheck],
    ) -> Result<u16, Refusal> {
        let ignored = checks.iter().map(|check| self.plies_that_ignored(check));
        let plies = ignored.max().unwrap_or_default();
        let plies = u16::try_from(plies).map_err(|_| Refusal::NothingToTakeBack)?;
        match remark {
            Remark::PointedOut => Ok(plies),
            // One's last move, and perhaps the opponent's after it.
            Remark::Noticed if plies > 0 && plies <= 2 => Ok(plies),
            // "Zijn er meer zetten voorbijgaan, dan moet hij zijnen Koning buiten schaak spelen"
            // (art. 19).
            Remark::Noticed if seat == self.rules.to_move() => Ok(0),
            Remark::Noticed if self.moved_since(checks) => Err(Refusal::MoreMovesPassed),
            Remark::Noticed => Ok(0),
        }
    }

    /// The plies that go back for a check that was ignored: all since it was given, as long as
    /// nobody has moved but its giver and the one in check. Else only the move that ignored it, and
    /// only until the next one has moved (many-laws.md, R7): those whom the check doesn't concern
    /// lose no move by it.
    fn plies_that_ignored(&self, check: &UnsaidCheck) -> usize {
        let since = self.entries.get(check.since..).unwrap_or_default();
        let movers: Vec<Seat> = since.iter().map(|entry| entry.deed.man.seat).collect();
        let concerns = |seat: &Seat| [check.giver, check.checked].contains(seat);
        if movers.iter().all(concerns) {
            return movers.len();
        }
        let first = movers.iter().position(|&mover| mover == check.checked);
        usize::from(first.is_some_and(|first| first + 1 == movers.len()))
    }

    /// Returns whether the one in check has moved since one of these checks was given.
    fn moved_since(&self, checks: &[UnsaidCheck]) -> bool {
        checks.iter().any(|check| {
            let since = self.entries.get(check.since..).unwrap_or_default();
            since
                .iter()
                .any(|entry| entry.deed.man.seat == check.checked)
        })
    }

    /// Asks a player who has just replied to such a "check" whether to take the reply back.
    pub(super) fn ask_about_false_check(&mut self) -> Option<Happening> {
        if self.outcome.is_some() || self.record.start.laws.may_remark().is_err() {
            return None;
        }
        let reply = self.entries.last()?;
        let replier = reply.deed.man.seat;
        let sayer = self.entries[self.false_check_before_reply()?].deed.man.seat;
        let moved_king = self.rules.king(replier) == reply.deed.step.to();
        // Whatever came to an empty square may have been meant to stand between.
        if !moved_king && !reply.deed.victims.is_empty() {
            return None;
        }
        let question = Question {
            kind: PromptKind::FalseCheck,
            of: replier,
            by: sayer,
        };
        Some(self.ask_by_law(question, Subject::FalseCheck))
    }

    /// The ply with which an enemy of the last mover said "check" though no king stood in check,
    /// since the mover's move before. Whom the word was for is not recorded: every enemy may have
    /// replied to it, each with the own next move.
    fn false_check_before_reply(&self) -> Option<usize> {
        let (reply, before) = self.entries.split_last()?;
        let replier = reply.deed.man.seat;
        let plan = self.rules.plan();
        let mut moved = Vec::new();
        for (ply, entry) in before.iter().enumerate().rev() {
            let mover = entry.deed.man.seat;
            if mover == replier {
                return None;
            }
            // What counts is each one's last move.
            let is_last = !moved.contains(&mover);
            let is_false = entry.check_said && !self.rules.tells(ply);
            if is_last && is_false && plan.are_enemies(mover, replier) {
                return Some(ply);
            }
            moved.push(mover);
        }
        None
    }

    /// The reply to a check that was none goes back, and what was said is void: nobody is asked
    /// twice.
    pub(super) fn redo_reply(&mut self) -> Happening {
        let said = self.false_check_before_reply();
        self.undo(1);
        if let Some(ply) = said {
            Rc::make_mut(&mut self.entries)[ply].check_said = false;
        }
        Happening::TakenBack(1)
    }
}
