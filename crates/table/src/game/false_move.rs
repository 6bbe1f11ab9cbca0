//! Moves against the rules, and what the opponent decides about them (laws.md, section 4).

use super::turn::Touch;
use super::{Game, decline};
use crate::deed::{Entry, Step};
use crate::intent::{Happening, Refusal};
use crate::laws::Subject;
use crate::plan::SquareId;
use crate::prompt::{Answer, Prompt, PromptKind, Question};
use crate::record::Event;

impl Game {
    /// Returns whether a man that goes this path can be dropped there against the rules, for the
    /// opponent to decide.
    pub(crate) fn may_move_falsely(&self, path: &[SquareId]) -> bool {
        self.record.start.laws.tolerate_false_moves() && self.rules.may_drop(path)
    }

    /// The move against the rules that the board shows, as long as no enemy has decided.
    pub(crate) fn false_move(&self) -> Option<&Entry> {
        self.false_move.as_ref().map(|false_move| &false_move.entry)
    }

    /// Returns what the enemies are asked about it: the player to move, if it is one of them, or
    /// else the first who was asked.
    pub(crate) fn question_of_false_move(&self) -> Option<Question> {
        self.false_move()?;
        let questions = self
            .questions
            .prompts()
            .iter()
            .map(|prompt| prompt.question);
        let about = |question: &Question| question.kind == PromptKind::IllegalMove;
        questions
            .filter(about)
            .min_by_key(|question| question.of != self.rules.to_move())
    }

    /// Refuses an event that can't happen while the opponent is to decide about a move against the
    /// rules (nothing is played, asked or claimed until then), and a move while a demand stands on
    /// which the end of the game depends.
    pub(super) fn may_happen_now(&self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Answered(..)
            | Event::Pressed(_)
            | Event::Resigned(_)
            | Event::FlagFallen(_)
            | Event::TimeLeft(_) => Ok(()),
            _ if self.false_move.is_some() => Err(Refusal::AnswerFirst),
            Event::Played(_) | Event::FalseMove(_) if self.is_decided_by_demand() => {
                Err(Refusal::AnswerFirst)
            }
            _ => Ok(()),
        }
    }

    /// The seat to move makes a move against the rules. As with any move, that ends its turn and
    /// declines what it was asked.
    pub(super) fn play_falsely(&mut self, step: &Step) -> Result<Vec<Happening>, Refusal> {
        if !self.record.start.laws.tolerate_false_moves() {
            return Err(Refusal::IllegalMove);
        }
        let mover = self.rules.to_move();
        let enemies = self.enemies(mover);
        let mut false_move = self.rules.false_move(step).ok_or(Refusal::IllegalMove)?;
        false_move.entry.time_left = self.time_move();
        false_move.entry.check_said = self.turn.says_check;
        self.new_turn();
        let declined = self.questions.leave(mover).into_iter().map(decline);
        let mut happenings: Vec<Happening> = declined.collect();
        happenings.push(Happening::FalseMove(false_move.entry.deed.clone()));
        if false_move.entry.check_said {
            happenings.push(Happening::CheckSaid(mover));
        }
        let answers = self.record.start.laws.verdicts(&*self.rules, &false_move);
        let blocks = !answers.contains(&Answer::Stand);
        self.false_move = Some(false_move);
        for of in enemies {
            let question = Question {
                kind: PromptKind::IllegalMove,
                of,
                by: mover,
            };
            happenings.push(Happening::Asked(question));
            self.questions.put(Prompt {
                answers: answers.clone(),
                blocks,
                law: Some(self.record.start.laws.cite(Subject::IllegalMove)),
                ..Prompt::new(question)
            });
        }
        Ok(happenings)
    }

    /// One of the enemies has decided, for all of them: nobody can move on a board that may still
    /// change.
    pub(super) fn decide(&mut self, verdict: Answer) -> Vec<Happening> {
        let Some(false_move) = self.false_move.take() else {
            return Vec::new();
        };
        let mover = false_move.entry.deed.man.seat;
        self.questions.withdraw(PromptKind::IllegalMove, mover);
        let stands = verdict == Answer::Stand;
        self.rules.decide(stands);
        if stands {
            return self.stand(false_move.entry);
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.take_back(mover);
        }
        self.new_turn();
        // What the opponent could claim before it is over.
        self.turn.has_touched = true;
        let laws = &self.record.start.laws;
        let Some(duty) = laws.owed_after(&*self.rules, &false_move, verdict) else {
            return Vec::new();
        };
        self.set_touch(Touch::Penalty(duty));
        vec![Happening::Owed]
    }

    /// The move stands.
    fn stand(&mut self, entry: Entry) -> Vec<Happening> {
        let mover = entry.deed.man.seat;
        let next = self.rules.to_move();
        if let Some(clocks) = &mut self.clocks
            && next == mover
        {
            // It makes several moves in a row: only to decide was it the turn of another.
            clocks.pass_back(next);
        }
        self.enter_move(entry)
    }

    /// A player has left before it was decided, and the others go on: the move was none, and
    /// whoever made it moves again.
    pub(super) fn void_false_move(&mut self) {
        let Some(false_move) = self.false_move.take() else {
            return;
        };
        self.rules.decide(false);
        if let Some(clocks) = &mut self.clocks {
            clocks.take_back(false_move.entry.deed.man.seat);
        }
        self.new_turn();
    }

    /// The game has ended before the opponent has decided: the move was none.
    pub(super) fn drop_false_move(&mut self) {
        if self.false_move.take().is_some() {
            self.rules.decide(false);
        }
    }
}
