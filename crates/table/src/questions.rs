//! The questions that wait for an answer: what follows from offers, requests, answers and moves.

use crate::man::Seat;
use crate::prompt::{Prompt, PromptKind, Question};

/// What the players at the table have been asked, and may ask.
///
/// What one seat asks of several is one question to each of them. To an offer all have to agree,
/// and the first one who doesn't ends it for all. Where one decides for all
/// ([`PromptKind::any_decides`]), who declines is out of it, and the others still may decide.
#[derive(Clone, Debug, Default)]
pub(crate) struct Questions {
    /// The questions that wait, by kind, then by the seat that is asked.
    prompts: Vec<Prompt>,
    /// The seat that has offered a draw, and is still to make its move.
    offering: Option<Seat>,
    /// What was denied to which seats since the last move.
    denied: Vec<(PromptKind, Seat)>,
}

impl Questions {
    /// All questions that wait for an answer.
    pub(crate) fn prompts(&self) -> &[Prompt] {
        &self.prompts
    }

    /// The question that waits for an answer, if it does.
    pub(crate) fn find(&self, question: Question) -> Option<&Prompt> {
        self.prompts
            .iter()
            .find(|prompt| prompt.question == question)
    }

    /// Returns what a seat has been asked by others.
    pub(crate) fn asked_of(&self, seat: Seat) -> impl Iterator<Item = Question> + '_ {
        let questions = self.prompts.iter().map(|prompt| prompt.question);
        questions.filter(move |question| question.of == seat && question.by != seat)
    }

    /// Returns whether a question has to be answered before anything is touched.
    pub(crate) fn block(&self) -> bool {
        self.prompts.iter().any(|prompt| prompt.blocks)
    }

    /// Puts a question.
    pub(crate) fn ask(&mut self, question: Question) {
        self.put(Prompt::new(question));
    }

    /// Puts a question whose answers depend on the case. The same question must not stand already.
    pub(crate) fn put(&mut self, prompt: Prompt) {
        let before = |other: &Prompt| other.question < prompt.question;
        let at = self.prompts.partition_point(before);
        self.prompts.insert(at, prompt);
    }

    /// Returns whether a seat has asked this, and some have not answered yet.
    pub(crate) fn has_asked(&self, kind: PromptKind, by: Seat) -> bool {
        let mut questions = self.prompts.iter().map(|prompt| prompt.question);
        questions.any(|question| (question.kind, question.by) == (kind, by))
    }

    /// Enters that the question was accepted; whether all who were asked have now accepted it.
    pub(crate) fn accept(&mut self, question: Question) -> bool {
        self.prompts.retain(|prompt| prompt.question != question);
        !self.has_asked(question.kind, question.by)
    }

    /// Enters that the question was declined, which ends it for all who were asked, unless another
    /// one of them may still decide.
    pub(crate) fn decline(&mut self, question: Question) {
        if question.kind.any_decides() {
            self.prompts.retain(|prompt| prompt.question != question);
            return;
        }
        self.denied.push((question.kind, question.by));
        if question.kind == PromptKind::DrawOffer && self.offering == Some(question.by) {
            self.offering = None;
        }
        self.withdraw(question.kind, question.by);
    }

    /// Withdraws what a seat has asked.
    pub(crate) fn withdraw(&mut self, kind: PromptKind, by: Seat) {
        let same = |question: &Question| (question.kind, question.by) == (kind, by);
        self.prompts.retain(|prompt| !same(&prompt.question));
    }

    /// Returns whether a seat has offered a draw and is still to make the move that goes with it.
    pub(crate) fn has_offered(&self, seat: Seat) -> bool {
        self.offering == Some(seat)
    }

    /// Returns whether no draw offer stands.
    pub(crate) fn is_draw_open(&self) -> bool {
        let mut kinds = self.prompts.iter().map(|prompt| prompt.question.kind);
        self.offering.is_none() && kinds.all(|kind| kind != PromptKind::DrawOffer)
    }

    pub(crate) fn offer_draw(&mut self, seat: Seat) {
        self.offering = Some(seat);
    }

    /// Returns whether a seat has not yet asked this since the last move.
    pub(crate) fn is_open(&self, kind: PromptKind, seat: Seat) -> bool {
        !self.has_asked(kind, seat) && !self.denied.contains(&(kind, seat))
    }

    /// Closes the questions after a false move: declines all that `mover` was asked, and returns
    /// those questions. Of the others only those stay that no move ends.
    pub(crate) fn leave(&mut self, mover: Seat) -> Vec<Question> {
        let asked: Vec<Question> = self.asked_of(mover).collect();
        for &question in &asked {
            self.decline(question);
        }
        self.prompts
            .retain(|prompt| prompt.question.kind.outlasts_moves());
        asked
    }

    /// Withdraws all that a seat which now stands frozen was asked, and all that it has offered. It
    /// can still demand something for the move by which it froze, and it can resign with its
    /// partner's word.
    pub(crate) fn forget(&mut self, frozen: Seat) {
        let ends = |question: &Question| {
            let asks = question.by == frozen && question.kind != PromptKind::ResignTogether;
            let concerns = question.of == frozen || asks;
            concerns && !question.kind.any_decides() && question.kind != PromptKind::Resign
        };
        let questions = self.prompts.iter().map(|prompt| prompt.question);
        for question in questions.filter(ends).collect::<Vec<_>>() {
            self.withdraw(question.kind, question.by);
        }
    }

    /// Closes the questions after a move, which declines all that `mover` was asked. Some stay:
    /// draw offers that the mover has accepted and others are still to answer, what partners are
    /// asked who resign, and demands against the mover for a touch (many-laws.md, R2). A draw that
    /// was offered with the move is put to `others` now, again if they were asked before it.
    pub(crate) fn move_on(&mut self, mover: Seat, others: &[Seat]) {
        if !self.prompts.is_empty() {
            for question in self.asked_of(mover).collect::<Vec<_>>() {
                self.decline(question);
            }
            self.withdraw(PromptKind::DrawOffer, mover);
            self.prompts.retain(|prompt| match prompt.question.kind {
                PromptKind::Touched => prompt.question.by == mover,
                // Who is asked whether to resign is not answered for by others' moves.
                PromptKind::Resign => prompt.question.of != mover,
                kind => kind.outlasts_moves(),
            });
        }
        self.denied.clear();
        if self.offering.take() == Some(mover) {
            for &of in others {
                let (kind, by) = (PromptKind::DrawOffer, mover);
                self.ask(Question { kind, of, by });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

    fn offer(of: u8, by: u8) -> Question {
        Question {
            kind: PromptKind::DrawOffer,
            of: Seat(of),
            by: Seat(by),
        }
    }

    /// Three players, of whom the first has offered a draw with the move just made.
    fn offered() -> Questions {
        let mut questions = Questions::default();
        questions.offer_draw(SEATS[0]);
        questions.move_on(SEATS[0], &SEATS[1..]);
        questions
    }

    #[test]
    fn an_offer_to_several_takes_all_their_answers() {
        let mut questions = offered();
        assert_eq!(questions.prompts().len(), 2);
        assert!(!questions.accept(offer(2, 0)));
        assert!(questions.accept(offer(1, 0)));
    }

    #[test]
    fn the_first_to_decline_ends_an_offer_for_all() {
        let mut questions = offered();
        questions.accept(offer(1, 0));
        questions.decline(offer(2, 0));
        assert!(questions.prompts().is_empty());
        assert!(questions.is_draw_open());
    }

    #[test]
    fn who_has_accepted_may_move_on_and_who_has_not_declines_by_it() {
        let mut questions = offered();
        questions.accept(offer(1, 0));
        questions.move_on(SEATS[1], &[SEATS[0], SEATS[2]]);
        assert!(questions.find(offer(2, 0)).is_some());
        questions.move_on(SEATS[2], &SEATS[..2]);
        assert!(questions.prompts().is_empty());
    }

    #[test]
    fn a_question_may_block_the_board() {
        let mut questions = offered();
        assert!(!questions.block());
        questions.prompts[0].blocks = true;
        assert!(questions.block());
    }
}
