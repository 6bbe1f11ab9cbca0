//! Touched men, and what they oblige to (laws.md, section 3).

use super::Game;
use super::turn::Touch;
use crate::intent::{Happening, Refusal};
use crate::laws::{Follows, Subject, Touched, king_move};
use crate::man::Seat;
use crate::plan::SquareId;
use crate::prompt::{Answer, ManAt, Prompt, PromptKind, Question};

/// What it means to the laws that the player to move touches a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TouchMeaning {
    /// Nothing: the man is lifted, as in any game.
    Nothing,
    /// No obligation; but the others can no longer claim, and this player can no longer demand
    /// anything for the move before.
    EndsClaims,
    /// The man is only put straight.
    Adjusts,
    /// The laws may oblige the player to move this man, or to capture it.
    Obliges(Touched),
    /// Another man has to move already; the opponent is asked whether to insist on that.
    Strays,
}

/// A man that was touched but can't move, or can't be captured. For it, the opponent may demand a
/// move of the king.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stuck {
    /// Who touched it.
    by: Seat,
    /// The law about such a touch.
    subject: Subject,
    /// The man.
    man: ManAt,
    /// How many plies stood when it was touched.
    plies: usize,
}

impl Game {
    /// Returns what it means that the player to move touches the man on a square, or why it can't
    /// be touched.
    pub(crate) fn meaning_of_touch(&self, square: SquareId) -> Result<TouchMeaning, Refusal> {
        let man = self.rules.man_at(square).ok_or(Refusal::NothingToLift)?;
        let is_own = man.seat == self.rules.to_move();
        if self.turn.adjusting {
            return Ok(TouchMeaning::Adjusts);
        }
        let touched = if is_own {
            Touched::Own(square)
        } else if self.can_be_touched(man.seat) {
            Touched::Enemy(square)
        } else {
            return Err(Refusal::NothingToLift);
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

    /// The meaning of a touch by a player who already has to move or capture some man.
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

    /// The meaning of a touch of an own man that need not move: it may end a claim of the others,
    /// or the player's own demand.
    fn meaning_without_duty(&self) -> TouchMeaning {
        let laws = &self.record.start.laws;
        let ends_claims = !self.turn.has_touched && !laws.claims(self.rules.facts()).is_empty();
        if ends_claims || self.own_demand().is_some() {
            TouchMeaning::EndsClaims
        } else {
            TouchMeaning::Nothing
        }
    }

    /// Returns whether touching a man of this seat can oblige the player to move to capture it.
    /// That is not so for an ally's man, nor for one of a player who is out or stands frozen: it
    /// can't be captured (many-laws.md, R4).
    fn can_be_touched(&self, seat: Seat) -> bool {
        let mover = self.rules.to_move();
        self.rules.plan().are_enemies(mover, seat) && self.rules.is_active(seat)
    }

    /// Returns what enemies can still demand of the player who has just moved: the next player
    /// until it touches a man, the others until the next player has moved (many-laws.md, R2).
    fn demands_on_last_move(&self) -> impl Iterator<Item = Question> + '_ {
        let last = self.entries.last().map(|entry| entry.deed.man.seat);
        let mover = last.filter(|&mover| mover != self.rules.to_move());
        let prompts = self.questions.prompts().iter();
        let questions = prompts.map(|prompt| prompt.question);
        questions.filter(move |question| {
            question.kind == PromptKind::Touched && Some(question.by) == mover
        })
    }

    /// Returns whether an enemy can still demand anything of the player who has just moved.
    pub(super) fn is_demanded_on_last_move(&self) -> bool {
        self.demands_on_last_move().next().is_some()
    }

    /// Returns what the player to move can still demand of the player who has just moved.
    fn own_demand(&self) -> Option<Question> {
        let mover = self.rules.to_move();
        self.demands_on_last_move()
            .find(|question| question.of == mover)
    }

    /// Returns whether the last move ends the game unless it is taken back for what an enemy could
    /// demand.
    pub(crate) fn is_decided_by_demand(&self) -> bool {
        self.is_demanded_on_last_move() && self.ending().is_some()
    }

    /// The question to be answered before anything is played: what becomes of a move against the
    /// rules; or whether an enemy demands that the last move, which ends the game, is taken back.
    /// The player to move is asked first.
    pub(crate) fn decides_first(&self) -> Option<Question> {
        let decides = || self.is_decided_by_demand();
        self.question_of_false_move().or_else(|| {
            self.own_demand()
                .or_else(|| self.demands_on_last_move().next())
                .filter(|_| decides())
        })
    }

    /// Returns whether an enemy of the last mover has to decide before anything is played, and the
    /// player to move can't do so by a touch.
    pub(crate) fn waits_for_another(&self) -> bool {
        self.own_demand().is_none() && self.is_decided_by_demand()
    }

    /// The demand of the player to move, if the last move ends the game unless it is taken back for
    /// that.
    pub(crate) fn demand_that_decides(&self) -> Option<Question> {
        self.own_demand().filter(|_| self.is_decided_by_demand())
    }

    pub(super) fn touch(&mut self, square: SquareId) -> Result<Vec<Happening>, Refusal> {
        let meaning = self.meaning_of_touch(square)?;
        if meaning == TouchMeaning::Nothing {
            return Err(Refusal::NothingToLift);
        }
        let mut happenings = Vec::new();
        if let Some(question) = self.own_demand() {
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

    /// The man that was touched can't move, or can't be captured: the opponent may demand a move of
    /// the king for that, unless something is asked about a touch already.
    fn stick(&mut self, touched: Touched) -> Vec<Happening> {
        let by = self.rules.to_move();
        let Some(man) = self.man_at(touched.square()) else {
            return Vec::new();
        };
        if self.questions.has_asked(PromptKind::Touched, by) {
            return Vec::new();
        }
        self.keep_stuck(
            by,
            Some(Stuck {
                by,
                subject: touched.subject(),
                man,
                plies: self.entries.len(),
            }),
        );
        self.demand_for_stuck(by)
    }

    /// Keeps such a man of a seat, or none.
    fn keep_stuck(&mut self, by: Seat, stuck: Option<Stuck>) {
        self.stuck.retain(|stuck| stuck.by != by);
        self.stuck.extend(stuck);
    }

    /// Asks the enemies of a seat whether the seat's king has to move for such a man.
    fn demand_for_stuck(&mut self, by: Seat) -> Vec<Happening> {
        let answers = vec![Answer::KingMove, Answer::Decline];
        match self.stuck.iter().find(|stuck| stuck.by == by).copied() {
            Some(stuck) => self.demand(by, &answers, stuck.man, stuck.subject),
            None => Vec::new(),
        }
    }

    fn man_at(&self, square: SquareId) -> Option<ManAt> {
        let man = self.rules.man_at(square)?;
        Some(ManAt { man, square })
    }

    /// The stuck man of a seat, as long as an enemy is still asked about it.
    fn stuck_of(&self, by: Seat) -> Option<Stuck> {
        let is_asked = self.questions.has_asked(PromptKind::Touched, by);
        let mut stuck = self.stuck.iter().copied();
        stuck.find(|stuck| stuck.by == by && is_asked)
    }

    /// Asks the opponents whether to insist on the man that has to move, since another one was
    /// touched. A question about a man that is stuck becomes a part of this one.
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
        let stuck = self.stuck_of(by);
        self.keep_stuck(by, stuck);
        self.questions.withdraw(PromptKind::Touched, by);
        let mut answers = vec![match owed {
            Touched::Own(_) => Answer::Confirm,
            Touched::Enemy(_) => Answer::Capture,
        }];
        let laws = &self.record.start.laws;
        let king = || king_move(&*self.rules, owed.subject());
        let chooses_king = || laws.lets_choose_king(owed) && king().is_some();
        if stuck.is_some() || chooses_king() {
            answers.push(Answer::KingMove);
        }
        answers.push(Answer::Decline);
        self.demand(by, &answers, man, owed.subject())
    }

    /// The seat has moved the man that had to move, after all: the question whether to insist is
    /// over. What was asked about a man that is stuck is asked again.
    pub(super) fn end_straying(&mut self, mover: Seat) {
        if self.turn.touch.has_strayed() {
            let stuck = self.stuck_of(mover);
            self.keep_stuck(mover, stuck);
            self.questions.withdraw(PromptKind::Touched, mover);
            self.demand_for_stuck(mover);
        }
    }

    /// Asks the enemies of a seat what is to follow from a touch.
    fn demand(
        &mut self,
        by: Seat,
        answers: &[Answer],
        touched: ManAt,
        subject: Subject,
    ) -> Vec<Happening> {
        let kind = PromptKind::Touched;
        let asked = self
            .enemies(by)
            .into_iter()
            .map(|of| Question { kind, of, by });
        let mut happenings = Vec::new();
        for question in asked {
            self.questions.put(Prompt {
                answers: answers.to_vec(),
                touched: Some(touched),
                law: Some(self.record.start.laws.cite(subject)),
                ..Prompt::new(question)
            });
            happenings.push(Happening::Asked(question));
        }
        happenings
    }

    /// An enemy has said what is to follow. Who declines leaves it to the others; what one of them
    /// demands holds.
    pub(super) fn answer_touched(&mut self, question: Question, answer: Answer) -> Vec<Happening> {
        let stuck = self.stuck_of(question.by);
        self.questions.decline(question);
        let is_open = self.questions.has_asked(question.kind, question.by);
        if answer == Answer::Decline && is_open {
            return Vec::new();
        }
        self.questions.withdraw(question.kind, question.by);
        match answer {
            Answer::KingMove => return self.demand_king_move(stuck),
            Answer::Decline if self.is_straying(question.by) => self.set_touch(Touch::Free),
            _ => {}
        }
        self.judge();
        Vec::new()
    }

    /// Returns whether a seat is to move and has strayed from what it owes.
    fn is_straying(&self, seat: Seat) -> bool {
        seat == self.rules.to_move() && self.turn.touch.has_strayed()
    }

    /// Obliges a player to move the king, for a man that was stuck or one that was owed; a move
    /// that was made meanwhile is taken back.
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

    /// Returns why the player to move can't say now that a man is only put straight.
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

    /// Returns whether the next man to be touched is only put straight.
    pub(crate) fn is_adjusting(&self) -> bool {
        self.turn.adjusting
    }

    pub(super) fn adjust(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_adjust(seat)?;
        self.turn.adjusting = true;
        Ok(vec![Happening::Adjusting(seat)])
    }
}
