//! Touched men, and what they oblige to (laws.md, section 3).

use super::Game;
use crate::arbiter;
use crate::intent::{Happening, Refusal};
use crate::laws::{Follows, Subject, Touched, king_move};
use crate::man::Seat;
use crate::plan::SquareId;
use crate::prompt::{Answer, Prompt, PromptKind, Question};

/// What a touch means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touching {
    /// Nothing to the laws: a man is lifted.
    Nothing,
    /// It ends what the others may still ask or claim.
    EndsClaims,
    /// The man is only put straight.
    Adjusts,
    /// It obliges to something, or could.
    Obliges(Touched),
    /// Another man is owed already, and the opponent is asked whether to insist on that.
    Strays,
}

impl Game {
    /// What it means that the one to move touches a man, or why that can't be.
    pub(crate) fn touching(&self, square: SquareId) -> Result<Touching, Refusal> {
        let man = self.rules.man_at(square).ok_or(Refusal::NothingToLift)?;
        let is_own = man.seat == self.rules.to_move();
        if self.turn.adjusting {
            return Ok(Touching::Adjusts);
        }
        let touched = if is_own {
            Touched::Own(square)
        } else {
            Touched::Enemy(square)
        };
        if !self.record.start.laws.mind(touched) {
            return match is_own {
                true => Ok(self.touching_ends()),
                false => Err(Refusal::NothingToLift),
            };
        }
        if self.turn.by.is_some() {
            self.touching_beside_duty(touched)
        } else if self.turn.man == Some(touched) {
            Ok(Touching::Nothing)
        } else {
            Ok(Touching::Obliges(touched))
        }
    }

    /// The same where a man is owed already.
    fn touching_beside_duty(&self, touched: Touched) -> Result<Touching, Refusal> {
        let owes_own = matches!(self.turn.man, Some(Touched::Own(_)));
        match touched {
            Touched::Own(square) if !self.rules.next(&[square]).targets.is_empty() => {
                return Ok(Touching::Nothing);
            }
            Touched::Enemy(_) if owes_own => return Err(Refusal::NothingToLift),
            _ if self.turn.man == Some(touched) => return Ok(Touching::Nothing),
            _ => {}
        }
        let laws = &self.record.start.laws;
        let is_penalty = self.turn.man.is_none();
        if self.turn.strayed || is_penalty || !arbiter::opponent_insists(laws) {
            Err(Refusal::Owed)
        } else {
            Ok(Touching::Strays)
        }
    }

    /// Whether it ends something that the one to move touches a man which obliges to nothing.
    fn touching_ends(&self) -> Touching {
        let laws = &self.record.start.laws;
        let ends_claims = !self.turn.touched && !arbiter::claims(laws, &*self.rules).is_empty();
        if ends_claims || self.demand_on_last_move().is_some() {
            Touching::EndsClaims
        } else {
            Touching::Nothing
        }
    }

    /// What the one to move could still demand of the one who has just moved.
    fn demand_on_last_move(&self) -> Option<Question> {
        let mut asked = self.questions.asked_of(self.rules.to_move());
        asked.find(|question| question.kind == PromptKind::Touched)
    }

    pub(super) fn touch(&mut self, square: SquareId) -> Result<Vec<Happening>, Refusal> {
        let touching = self.touching(square)?;
        if touching == Touching::Nothing {
            return Err(Refusal::NothingToLift);
        }
        let mut happenings = Vec::new();
        if let Some(question) = self.demand_on_last_move() {
            self.questions.decline(question);
            happenings.push(Happening::Answered(question, Answer::Decline));
        }
        match touching {
            Touching::Nothing => {}
            Touching::EndsClaims => self.turn.touched = true,
            Touching::Adjusts => {
                self.turn.adjusting = false;
                happenings.push(Happening::Adjusted(square));
            }
            Touching::Obliges(touched) => {
                self.turn.touched = true;
                happenings.extend(self.oblige(touched));
            }
            Touching::Strays => happenings.extend(self.stray()),
        }
        Ok(happenings)
    }

    fn oblige(&mut self, touched: Touched) -> Vec<Happening> {
        self.turn.man = Some(touched);
        match self.record.start.laws.follows(touched, &*self.rules) {
            Follows::Nothing => Vec::new(),
            Follows::Duty(duty) => {
                self.owe(duty, touched.subject());
                vec![Happening::Owed]
            }
            Follows::KingOnDemand => self.demand(vec![Answer::KingMove, Answer::Decline]),
        }
    }

    /// Another man was touched than the one that is owed.
    fn stray(&mut self) -> Vec<Happening> {
        self.turn.strayed = true;
        let Some(owed) = self.turn.man else {
            return Vec::new();
        };
        let mut answers = vec![match owed {
            Touched::Own(_) => Answer::Confirm,
            Touched::Enemy(_) => Answer::Capture,
        }];
        let laws = &self.record.start.laws;
        if laws.lets_choose_king(owed) && king_move(&*self.rules).is_some() {
            answers.push(Answer::KingMove);
        }
        answers.push(Answer::Decline);
        self.demand(answers)
    }

    /// Asks the opponent what is to follow; once is enough.
    fn demand(&mut self, answers: Vec<Answer>) -> Vec<Happening> {
        let by = self.rules.to_move();
        let Some(&of) = self.others(by).first() else {
            return Vec::new();
        };
        let kind = PromptKind::Touched;
        if self.questions.has_asked(kind, by) {
            return Vec::new();
        }
        let question = Question { kind, of, by };
        self.questions.put(Prompt {
            question,
            answers,
            blocks: false,
        });
        vec![Happening::Asked(question)]
    }

    /// The opponent has said what is to follow.
    pub(super) fn answer_touched(&mut self, question: Question, answer: Answer) -> Vec<Happening> {
        self.questions.withdraw(question.kind, question.by);
        match answer {
            Answer::KingMove => return self.demand_king_move(question.by),
            Answer::Decline if self.turn.strayed => {
                self.turn.strayed = false;
                self.owe_nothing();
            }
            _ => {}
        }
        Vec::new()
    }

    /// The king has to move; if its player has moved another man meanwhile, that is taken back.
    fn demand_king_move(&mut self, by: Seat) -> Vec<Happening> {
        let mut happenings = Vec::new();
        // After the move it is no more known which man was touched: the penalty is the same.
        let touched = self.turn.man.filter(|_| self.rules.to_move() == by);
        let subject = touched.map_or(Subject::TouchedOwn, Touched::subject);
        if self.rules.to_move() != by {
            self.undo(1);
            happenings.push(Happening::TakenBack(1));
        }
        if let Some(king) = king_move(&*self.rules) {
            self.turn.man = None;
            self.owe(king, subject);
            happenings.push(Happening::Owed);
        }
        happenings
    }

    /// Why the one to move can't say now that a man is only put straight.
    pub(crate) fn may_adjust(&self, seat: Seat) -> Result<(), Refusal> {
        arbiter::may_adjust(&self.record.start.laws)?;
        if seat != self.rules.to_move() {
            Err(Refusal::NotYourTurn)
        } else if self.turn.adjusting {
            Err(Refusal::AlreadyAsked)
        } else {
            Ok(())
        }
    }

    /// Whether the next man to be touched is only put straight.
    pub(crate) fn is_adjusting(&self) -> bool {
        self.turn.adjusting
    }

    pub(super) fn adjust(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_adjust(seat)?;
        self.turn.adjusting = true;
        Ok(vec![Happening::Adjusting(seat)])
    }
}
