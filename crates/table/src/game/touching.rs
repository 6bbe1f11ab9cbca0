//! Touched men, and what they oblige to (laws.md, section 3).

use super::Game;
use super::turn::Touch;
use crate::intent::{Happening, Refusal};
use crate::laws::{Follows, Subject, Touched, king_move};
use crate::man::Seat;
use crate::plan::SquareId;
use crate::prompt::{Answer, ManAt, Prompt, PromptKind, Question};

/// What it means to the laws that the one to move touches a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TouchMeaning {
    /// Nothing: the man is lifted, as in any game.
    Nothing,
    /// The man may be moved or not; but what the others could still claim is over, and what the player could still demand for the move
    /// before.
    EndsClaims,
    /// The man is only put straight.
    Adjusts,
    /// The laws may oblige the player to move this man, or to capture it.
    Obliges(Touched),
    /// Another man has to move already; the opponent is asked whether to insist on that.
    Strays,
}

/// A man that was touched but can't move, or can't be captured. For it, the opponent may demand a move of the king.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stuck {
    /// The law about such a touch.
    subject: Subject,
    /// The man.
    man: ManAt,
    /// How many plies stood when it was touched.
    plies: usize,
}

impl Game {
    /// What it means that the one to move touches the man on a square, or why it can't be touched.
    pub(crate) fn meaning_of_touch(&self, square: SquareId) -> Result<TouchMeaning, Refusal> {
        let man = self.rules.man_at(square).ok_or(Refusal::NothingToLift)?;
        let is_own = man.seat == self.rules.to_move();
        if self.turn.adjusting {
            return Ok(TouchMeaning::Adjusts);
        }
        let touched = if is_own {
            Touched::Own(square)
        } else {
            Touched::Enemy(square)
        };
        if !self.record.start.laws.mind(touched) {
            return match is_own {
                true => Ok(self.meaning_without_duty()),
                false => Err(Refusal::NothingToLift),
            };
        }
        match &self.turn.touch {
            Touch::Owed { .. } | Touch::Penalty(_) => self.meaning_beside_duty(touched),
            Touch::Noted(noted) if *noted == touched => Ok(TouchMeaning::Nothing),
            Touch::Free | Touch::Noted(_) => Ok(TouchMeaning::Obliges(touched)),
        }
    }

    /// The same where the player already has to move or capture some man.
    fn meaning_beside_duty(&self, touched: Touched) -> Result<TouchMeaning, Refusal> {
        let owed = self.turn.touch.touched();
        match touched {
            Touched::Own(square) if !self.rules.next(&[square]).targets.is_empty() => {
                return Ok(TouchMeaning::Nothing);
            }
            Touched::Enemy(_) if matches!(owed, Some(Touched::Own(_))) => {
                return Err(Refusal::NothingToLift);
            }
            _ if owed == Some(touched) => return Ok(TouchMeaning::Nothing),
            _ => {}
        }
        let laws = &self.record.start.laws;
        let is_penalty = owed.is_none();
        if self.turn.touch.has_strayed() || is_penalty || !laws.let_the_opponent_insist() {
            Err(Refusal::Owed)
        } else {
            Ok(TouchMeaning::Strays)
        }
    }

    /// The same for an own man that need not move: its touch may end a claim of the others, or the player's own demand.
    fn meaning_without_duty(&self) -> TouchMeaning {
        let laws = &self.record.start.laws;
        let ends_claims = !self.turn.has_touched && !laws.claims(self.rules.facts()).is_empty();
        if ends_claims || self.demand_on_last_move().is_some() {
            TouchMeaning::EndsClaims
        } else {
            TouchMeaning::Nothing
        }
    }

    /// What the one to move could still demand of the one who has just moved.
    pub(super) fn demand_on_last_move(&self) -> Option<Question> {
        // Asked at every move, and most of the time there is no question at all.
        if self.questions.prompts().is_empty() {
            return None;
        }
        let mut asked = self.questions.asked_of(self.rules.to_move());
        asked.find(|question| question.kind == PromptKind::Touched)
    }

    /// The same where the last move ends the game unless it is taken back.
    pub(crate) fn demand_that_decides(&self) -> Option<Question> {
        let demand = self.demand_on_last_move()?;
        self.ending().map(|_| demand)
    }

    pub(super) fn touch(&mut self, square: SquareId) -> Result<Vec<Happening>, Refusal> {
        let meaning = self.meaning_of_touch(square)?;
        if meaning == TouchMeaning::Nothing {
            return Err(Refusal::NothingToLift);
        }
        let mut happenings = Vec::new();
        if let Some(question) = self.demand_on_last_move() {
            self.questions.decline(question);
            happenings.push(Happening::Answered(question, Answer::Decline));
            self.judge();
        }
        match meaning {
            TouchMeaning::Nothing => {}
            TouchMeaning::EndsClaims => self.turn.has_touched = true,
            TouchMeaning::Adjusts => {
                self.turn.adjusting = false;
                happenings.push(Happening::Adjusted(square));
            }
            TouchMeaning::Obliges(touched) => {
                self.turn.has_touched = true;
                happenings.extend(self.oblige(touched));
            }
            TouchMeaning::Strays => happenings.extend(self.stray()),
        }
        Ok(happenings)
    }

    fn oblige(&mut self, touched: Touched) -> Vec<Happening> {
        let follows = self.record.start.laws.follows(touched, &*self.rules);
        if let Follows::Duty(duty) = follows {
            self.set_touch(Touch::Owed {
                touched,
                duty,
                strayed: false,
            });
            return vec![Happening::Owed];
        }
        self.set_touch(Touch::Noted(touched));
        match follows {
            Follows::KingOnDemand => self.stick(touched),
            Follows::Duty(_) | Follows::Nothing => Vec::new(),
        }
    }

    /// The man that was touched can't move, or can't be captured: the opponent may demand a move of the king for that, unless
    /// something is asked about a touch already.
    fn stick(&mut self, touched: Touched) -> Vec<Happening> {
        let by = self.rules.to_move();
        let Some(man) = self.man_at(touched.square()) else {
            return Vec::new();
        };
        if self.questions.has_asked(PromptKind::Touched, by) {
            return Vec::new();
        }
        self.stuck = Some(Stuck {
            subject: touched.subject(),
            man,
            plies: self.entries.len(),
        });
        self.demand_for_stuck(by)
    }

    /// Asks the opponent of a seat whether the seat's king has to move for such a man.
    fn demand_for_stuck(&mut self, by: Seat) -> Vec<Happening> {
        let answers = vec![Answer::KingMove, Answer::Decline];
        match self.stuck {
            Some(stuck) => self.demand(by, answers, stuck.man, stuck.subject),
            None => Vec::new(),
        }
    }

    fn man_at(&self, square: SquareId) -> Option<ManAt> {
        let man = self.rules.man_at(square)?;
        Some(ManAt { man, square })
    }

    /// Such a man of a seat, as long as the opponent is still asked about it.
    fn stuck_of(&self, by: Seat) -> Option<Stuck> {
        let is_asked = self.questions.has_asked(PromptKind::Touched, by);
        self.stuck.filter(|_| is_asked)
    }

    /// Another man was touched than the one that has to move: asks the opponent whether to insist on that one. A question about a man that
    /// is stuck becomes a part of this one.
    fn stray(&mut self) -> Vec<Happening> {
        let Touch::Owed {
            touched: owed,
            strayed,
            ..
        } = &mut self.turn.touch
        else {
            return Vec::new();
        };
        *strayed = true;
        let owed = *owed;
        let by = self.rules.to_move();
        let Some(man) = self.man_at(owed.square()) else {
            return Vec::new();
        };
        self.stuck = self.stuck_of(by);
        self.questions.withdraw(PromptKind::Touched, by);
        let mut answers = vec![match owed {
            Touched::Own(_) => Answer::Confirm,
            Touched::Enemy(_) => Answer::Capture,
        }];
        let laws = &self.record.start.laws;
        let king = || king_move(&*self.rules, owed.subject());
        let chooses_king = || laws.lets_choose_king(owed) && king().is_some();
        if self.stuck.is_some() || chooses_king() {
            answers.push(Answer::KingMove);
        }
        answers.push(Answer::Decline);
        self.demand(by, answers, man, owed.subject())
    }

    /// The seat has moved the man that had to move, after all: the question whether to insist is over. What was asked about a man that is
    /// stuck is asked again.
    pub(super) fn end_straying(&mut self, mover: Seat) {
        if self.turn.touch.has_strayed() {
            self.stuck = self.stuck_of(mover);
            self.questions.withdraw(PromptKind::Touched, mover);
            self.demand_for_stuck(mover);
        }
    }

    /// Asks the opponent of a seat what is to follow from a touch.
    fn demand(
        &mut self,
        by: Seat,
        answers: Vec<Answer>,
        touched: ManAt,
        subject: Subject,
    ) -> Vec<Happening> {
        let Some(&of) = self.others(by).first() else {
            return Vec::new();
        };
        let kind = PromptKind::Touched;
        let question = Question { kind, of, by };
        self.questions.put(Prompt {
            answers,
            touched: Some(touched),
            law: Some(self.record.start.laws.cite(subject)),
            ..Prompt::new(question)
        });
        vec![Happening::Asked(question)]
    }

    /// The opponent has said what is to follow.
    pub(super) fn answer_touched(&mut self, question: Question, answer: Answer) -> Vec<Happening> {
        let stuck = self.stuck_of(question.by);
        self.questions.withdraw(question.kind, question.by);
        match answer {
            Answer::KingMove => return self.demand_king_move(stuck),
            Answer::Decline if self.turn.touch.has_strayed() => self.set_touch(Touch::Free),
            _ => {}
        }
        self.judge();
        Vec::new()
    }

    /// The king has to move, for a man that was stuck or for the one that is owed; if its player has moved meanwhile, that is taken back.
    fn demand_king_move(&mut self, stuck: Option<Stuck>) -> Vec<Happening> {
        let mut happenings = Vec::new();
        let owed = || self.turn.touch.touched().map(Touched::subject);
        let subject = stuck.map(|stuck| stuck.subject).or_else(owed);
        let subject = subject.unwrap_or(Subject::TouchedOwn);
        let since = stuck.map_or(0, |stuck| self.entries.len().saturating_sub(stuck.plies));
        if let Some(plies) = u16::try_from(since).ok().filter(|&plies| plies > 0) {
            self.undo(plies);
            happenings.push(Happening::TakenBack(plies));
        }
        if let Some(king) = king_move(&*self.rules, subject) {
            self.set_touch(Touch::Penalty(king));
            happenings.push(Happening::Owed);
        }
        happenings
    }

    /// Why the one to move can't say now that a man is only put straight.
    pub(crate) fn may_adjust(&self, seat: Seat) -> Result<(), Refusal> {
        self.record.start.laws.may_adjust()?;
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
