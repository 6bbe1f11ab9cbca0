//! Draw offers, requests to take back, and their answers (play.md, section 5).

use std::rc::Rc;

use super::Game;
use crate::deed::Entry;
use crate::intent::{Happening, Refusal};
use crate::laws::{Ending, Subject};
use crate::man::Seat;
use crate::outcome::Termination;
use crate::prompt::{Answer, Prompt, PromptKind, Question};
use crate::questions::Questions;
use crate::record::Event;

/// The question to a seat whether it means to resign.
pub(crate) fn resigning(seat: Seat) -> Question {
    Question {
        kind: PromptKind::Resign,
        of: seat,
        by: seat,
    }
}

impl Game {
    /// Puts a question that only some laws ask.
    pub(super) fn ask_by_law(&mut self, question: Question, subject: Subject) -> Happening {
        self.questions.put(Prompt {
            law: Some(self.record.start.laws.cite(subject)),
            ..Prompt::new(question)
        });
        Happening::Asked(question)
    }

    /// Returns why a seat can't offer a draw just now: it is offered once a move, and not in answer
    /// to an offer; by the player to move (play.md, section 5, point 1), if the laws don't let
    /// anybody do it at any time.
    pub(crate) fn may_offer_draw(&self, seat: Seat) -> Result<(), Refusal> {
        self.must_be_active(seat)?;
        let with_move = self.record.start.laws.offer_draws_with_moves();
        let is_open = self.questions.is_open(PromptKind::DrawOffer, seat);
        if with_move && seat != self.rules.to_move() {
            Err(Refusal::NotYourTurn)
        } else if !(is_open && self.questions.is_draw_open()) {
            Err(Refusal::AlreadyAsked)
        } else {
            Ok(())
        }
    }

    pub(super) fn offer_draw(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_offer_draw(seat)?;
        if seat == self.rules.to_move() {
            self.questions.offer_draw(seat);
        } else if let Some(entry) = self.last_of(seat) {
            entry.offer = true;
        }
        if self.record.start.laws.offer_draws_with_moves() {
            return Ok(vec![Happening::DrawOffered(seat)]);
        }
        Ok(self.ask_others(PromptKind::DrawOffer, seat))
    }

    /// A seat's last move that stands.
    fn last_of(&mut self, seat: Seat) -> Option<&mut Entry> {
        let mut entries = Rc::make_mut(&mut self.entries).iter_mut().rev();
        entries.find(|entry| entry.deed.man.seat == seat)
    }

    /// Asks all others who still play.
    fn ask_others(&mut self, kind: PromptKind, by: Seat) -> Vec<Happening> {
        let ask = |of| Question { kind, of, by };
        let questions: Vec<Question> = self.others(by).into_iter().map(ask).collect();
        for &question in &questions {
            self.questions.ask(question);
        }
        questions.into_iter().map(Happening::Asked).collect()
    }

    /// Returns how many plies go back so that a seat makes its last move again, or why it can't ask
    /// for that just now. None go back where it has only taken a man off.
    pub(crate) fn may_take_back(&self, seat: Seat) -> Result<u16, Refusal> {
        self.record.start.laws.may_take_back()?;
        self.must_be_active(seat)?;
        let plies = match self.blown_by(seat) {
            Some(_) => 0,
            None => self
                .plies_since(seat, self.settled)
                .ok_or(Refusal::NothingToTakeBack)?,
        };
        if self.questions.is_open(PromptKind::TakeBack, seat) {
            Ok(plies)
        } else {
            Err(Refusal::AlreadyAsked)
        }
    }

    /// The plies from a seat's last move on, that move included, if it is not among the first ones
    /// that are settled.
    fn plies_since(&self, seat: Seat, settled: usize) -> Option<u16> {
        let open = self.entries.get(settled..)?.iter().rev();
        let back = open.map(|entry| entry.deed.man.seat);
        let back = back.into_iter().position(|mover| mover == seat)?;
        u16::try_from(back + 1).ok()
    }

    pub(super) fn ask_take_back(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_take_back(seat)?;
        Ok(self.ask_others(PromptKind::TakeBack, seat))
    }

    /// Returns how many plies go back so that a seat makes its last move again in a game that has
    /// ended, or why that can't be: only the position may have ended it, or of two players one has
    /// resigned, and there may be no clock.
    pub(crate) fn may_reopen(&self, seat: Seat) -> Result<u16, Refusal> {
        self.record.start.laws.may_take_back()?;
        self.must_be_in_game(seat)?;
        let by_position = self.outcome == self.ending();
        if self.clocks.is_some() || !(by_position || self.is_resigned_by_one_of_two()) {
            return Err(Refusal::GameOver);
        }
        let settled = if by_position { self.settled } else { 0 };
        let plies = self.plies_since(seat, settled);
        plies.ok_or(Refusal::NothingToTakeBack)
    }

    /// Returns whether the game is over because one of two players has resigned, before which
    /// nobody can have left it.
    fn is_resigned_by_one_of_two(&self) -> bool {
        let by = self.outcome.as_ref().map(|outcome| outcome.termination);
        by == Some(Termination::Resignation) && self.rules.plan().seats.len() == 2
    }

    /// A seat takes its last move back after the end, for which nobody is asked; all else is over.
    pub(super) fn reopen(&mut self, event: Event) -> Result<Vec<Happening>, Refusal> {
        let Event::TakeBackAsked(seat) = event else {
            return Err(Refusal::GameOver);
        };
        let plies = self.may_reopen(seat)?;
        if self.is_resigned_by_one_of_two() {
            self.settled = 0;
        }
        self.outcome = None;
        self.undo(plies);
        self.record.events.push(event);
        Ok(vec![Happening::TakenBack(plies)])
    }

    /// A seat is shown what a computer would play.
    pub(super) fn hint(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        if seat == self.rules.to_move() {
            Ok(vec![Happening::Hinted(seat)])
        } else {
            Err(Refusal::NotYourTurn)
        }
    }

    /// Returns why this can't be answered so now.
    pub(crate) fn may_answer(&self, question: Question, answer: Answer) -> Result<(), Refusal> {
        self.must_be_in_game(question.of)?;
        self.must_be_in_game(question.by)?;
        let prompt = self.questions.find(question).ok_or(Refusal::NotAsked)?;
        if prompt.answers.contains(&answer) {
            Ok(())
        } else {
            Err(Refusal::NoSuchAnswer)
        }
    }

    /// Answers what another seat has asked.
    pub(super) fn answer(
        &mut self,
        question: Question,
        answer: Answer,
    ) -> Result<Vec<Happening>, Refusal> {
        if question.kind == PromptKind::Resign {
            // Whether one means to resign is between a player and the page: the record has the
            // resigning only.
            return Err(Refusal::NoSuchAnswer);
        }
        self.may_answer(question, answer)?;
        let mut happenings = vec![Happening::Answered(question, answer)];
        match (answer, question.kind) {
            (verdict, PromptKind::IllegalMove) => happenings.extend(self.decide(verdict)),
            (_, PromptKind::Touched) => happenings.extend(self.answer_touched(question, answer)),
            (Answer::TakeBack, PromptKind::FalseCheck) => happenings.push(self.redo_reply()),
            (Answer::Accept, kind) => {
                if self.questions.accept(question) {
                    happenings.extend(self.agree(kind, question.by));
                }
            }
            _ => self.questions.decline(question),
        }
        Ok(happenings)
    }

    /// All who were asked have accepted.
    fn agree(&mut self, kind: PromptKind, by: Seat) -> Option<Happening> {
        match kind {
            PromptKind::DrawOffer => {
                self.outcome = Some(self.rules.outcome(Ending::drawn(Termination::Agreement)));
                None
            }
            PromptKind::TakeBack => self.take_back(by),
            PromptKind::Tempo => self.strike_count(),
            PromptKind::ResignTogether => self.lose(by, Termination::Resignation),
            PromptKind::Resign
            | PromptKind::Touched
            | PromptKind::IllegalMove
            | PromptKind::FalseCheck => None,
        }
    }

    fn take_back(&mut self, asker: Seat) -> Option<Happening> {
        if let Some(blown) = self.blown_by(asker) {
            self.rules.restore();
            self.questions = Questions::default();
            return Some(Happening::Restored(blown));
        }
        let plies = self.plies_since(asker, self.settled)?;
        self.undo(plies);
        Some(Happening::TakenBack(plies))
    }

    /// Takes back `plies`, and with them all that was touched, asked and counted since.
    pub(super) fn undo(&mut self, plies: u16) {
        let entries = Rc::make_mut(&mut self.entries);
        for _ in 0..plies {
            self.rules.take_back();
            if let (Some(entry), Some(clocks)) = (entries.pop(), &mut self.clocks) {
                clocks.take_back(entry.deed.man.seat);
            }
        }
        let left = entries.len();
        self.count = self.count.and_then(|count| count.taken_back(left));
        self.new_turn();
        self.questions = Questions::default();
    }

    /// Asks a seat whether it means to resign. This is no event: when the game is loaded again, the
    /// question is gone.
    pub(crate) fn ask_resign(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_resign(seat)?;
        let question = resigning(seat);
        if self.questions.find(question).is_some() {
            return Err(Refusal::AlreadyAsked);
        }
        self.questions.ask(question);
        Ok(vec![Happening::Asked(question)])
    }

    /// Returns why a seat can't resign just now: while its partner is asked whether to resign, too,
    /// and once that was declined, until the next move.
    pub(crate) fn may_resign(&self, seat: Seat) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        self.must_be_in_game(seat)?;
        if self.questions.is_open(PromptKind::ResignTogether, seat) {
            Ok(())
        } else {
            Err(Refusal::AlreadyAsked)
        }
    }

    /// A seat means to resign. Of a pair that still moves, the partner is asked (many-laws.md,
    /// section 2, C11), unless that one has resigned before.
    pub(super) fn resign(&mut self, seat: Seat) -> Result<Vec<Happening>, Refusal> {
        self.may_resign(seat)?;
        let question = resigning(seat);
        self.questions.withdraw(question.kind, seat);
        let mut happenings = vec![Happening::Answered(question, Answer::Confirm)];
        let partner = self.rules.plan().partner(seat);
        let partner = partner.filter(|&partner| self.rules.is_active(partner));
        let kind = PromptKind::ResignTogether;
        match partner {
            Some(of) if !self.questions.has_asked(kind, of) => {
                let question = Question { kind, of, by: seat };
                self.questions.ask(question);
                happenings.push(Happening::Asked(question));
            }
            _ => happenings.extend(self.lose(seat, Termination::Resignation)),
        }
        Ok(happenings)
    }

    /// The seat does not mean to resign.
    pub(crate) fn cancel_resign(&mut self, seat: Seat) -> Vec<Happening> {
        let question = resigning(seat);
        self.questions.withdraw(question.kind, seat);
        vec![Happening::Answered(question, Answer::Cancel)]
    }
}
