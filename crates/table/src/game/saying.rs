//! Saying "check", and what follows where that was forgotten, or said without need (laws.md, section 5).

use std::rc::Rc;

use super::Game;
use crate::deed::{Check, Entry};
use crate::intent::{Happening, Refusal};
use crate::laws::Subject;
use crate::man::Seat;
use crate::prompt::{PromptKind, Question};
use crate::record::Remark;

impl Game {
    /// Why a seat can't say now that its move gives check.
    pub(crate) fn may_say_check(&self, seat: Seat) -> Result<(), Refusal> {
        self.record.start.laws.may_say_check()?;
        if seat == self.rules.to_move() {
            Ok(())
        } else {
            Err(Refusal::NotYourTurn)
        }
    }

    /// Whether a seat says "check" with the move that it is to make.
    pub(crate) fn says_check(&self, seat: Seat) -> bool {
        self.turn.says_check && seat == self.rules.to_move()
    }

    pub(super) fn switch_check(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_say_check(seat)?;
        self.turn.says_check = !self.turn.says_check;
        self.bind();
        Ok(vec![Happening::CheckSwitched(seat)])
    }

    /// Whether a seat may try to remark on an unsaid check: once the side has moved that would have given it. Whether there is
    /// one, this doesn't tell, since a button would tell the players.
    pub(crate) fn can_remark(&self, remark: Remark, seat: Seat) -> bool {
        let gives = |entry: &Entry| match remark {
            Remark::PointedOut => entry.deed.man.seat == seat,
            Remark::Noticed => entry.deed.man.seat != seat,
        };
        self.record.start.laws.may_remark().is_ok() && self.entries.iter().any(gives)
    }

    /// A seat remarks on an unsaid check: the moves that ignored it go back, as far as the laws say so, and it counts as said.
    pub(super) fn remark(&mut self, remark: Remark, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        let plies = self.plies_to_undo(remark, seat)?;
        let mut happenings = vec![Happening::Remarked(remark, seat)];
        if plies > 0 {
            self.undo(plies);
            happenings.push(Happening::TakenBack(plies));
        } else {
            // The king may be protected by any man (art. 18): what was touched before binds no more.
            let mover = self.rules.to_move();
            self.questions.withdraw(PromptKind::Touched, mover);
            self.new_turn();
        }
        if let Some(last) = Rc::make_mut(&mut self.entries).last_mut() {
            self.rules.say_check(last);
            last.check_said |= remark == Remark::PointedOut;
        }
        // A check more that was said may be one of a perpetual check.
        self.judge();
        Ok(happenings)
    }

    /// How many plies go back when a seat remarks on an unsaid check, or why it can't.
    fn plies_to_undo(&self, remark: Remark, seat: Seat) -> Result<u16, Refusal> {
        self.record.start.laws.may_remark()?;
        let checked = match remark {
            Remark::PointedOut => self.others(seat).first().copied(),
            Remark::Noticed => Some(seat),
        };
        let since = checked.and_then(|seat| self.rules.unsaid_check(seat));
        let since = since.ok_or(Refusal::NoUnsaidCheck)?;
        let plies = self.entries.len().saturating_sub(since);
        let plies = u16::try_from(plies).map_err(|_| Refusal::NothingToTakeBack)?;
        match remark {
            Remark::PointedOut => Ok(plies),
            // One's last move, and perhaps the opponent's after it.
            Remark::Noticed if plies <= 2 => Ok(plies),
            // "Zijn er meer zetten voorbijgaan, dan moet hij zijnen Koning buiten schaak spelen" (art. 19).
            Remark::Noticed if seat == self.rules.to_move() => Ok(0),
            Remark::Noticed => Err(Refusal::MoreMovesPassed),
        }
    }

    /// Asks the one who has just replied to a check that was none whether to take the reply back.
    pub(super) fn ask_about_false_check(&mut self) -> Option<Happening> {
        let laws = &self.record.start.laws;
        let [.., said, reply] = self.entries.as_slice() else {
            return None;
        };
        let (replier, sayer) = (reply.deed.man.seat, said.deed.man.seat);
        let is_false = said.check_said && said.deed.check == Check::None && sayer != replier;
        if !is_false || self.outcome.is_some() || laws.may_remark().is_err() {
            return None;
        }
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

    /// The reply to a check that was none goes back, and what was said is void: nobody is asked twice.
    pub(super) fn redo_reply(&mut self) -> Happening {
        self.undo(1);
        if let Some(said) = Rc::make_mut(&mut self.entries).last_mut() {
            said.check_said = false;
        }
        Happening::TakenBack(1)
    }
}
