//! Consents: what was meant for one question never answers the next one, though that stands in the
//! same place.

use rochade_table::{Prompt, PromptKind, Question};

use super::GameTable;
use crate::page;

/// How long, in milliseconds, a question is deaf that stands where another one has just stood.
const DEAF: u64 = 600;

/// How long a hand can still be on its way to a question that has gone.
const ON_ITS_WAY: u64 = 900;

/// What players are asked in their bars, one place for each seat.
#[derive(Default, Debug)]
pub(super) struct Consents(Vec<Place>);

/// The place where one player is asked.
#[derive(Clone, Default, Debug)]
struct Place {
    /// What is asked there now, and since when.
    now: Option<Question>,
    since: u64,
    /// What was asked there before, and until when.
    before: Option<Question>,
    until: u64,
}

impl Consents {
    /// Takes note of the questions that stand at this time.
    fn note(&mut self, prompts: &[Prompt], time: u64) {
        let asked = prompts.iter().map(|prompt| prompt.question);
        let asked: Vec<Question> = asked.filter(stands_in_bar).collect();
        let seats = asked.iter().map(|question| question.of.index() + 1).max();
        let seats = self.0.len().max(seats.unwrap_or_default());
        self.0.resize(seats, Place::default());
        for (seat, place) in self.0.iter_mut().enumerate() {
            let asks = |question: &&Question| question.of.index() == seat;
            let now = asked.iter().find(asks).copied();
            if now == place.now {
                continue;
            }
            if place.now.is_some() {
                (place.before, place.until) = (place.now, time);
            }
            (place.now, place.since) = (now, time);
        }
    }

    /// Returns whether an answer at this time can have been meant for what was asked before.
    fn is_deaf(&self, question: Question, time: u64) -> bool {
        let place = self.0.get(question.of.index());
        place.is_some_and(|place| {
            let is_other = |before: Question| before != question && is_consent(&before);
            let is_other = is_consent(&question) && place.before.is_some_and(is_other);
            let follows = place.since <= place.until + ON_ITS_WAY;
            is_other && follows && place.now == Some(question) && time < place.since + DEAF
        })
    }
}

/// Returns whether a question stands in a bar. Whether a player resigns is asked elsewhere.
fn stands_in_bar(question: &Question) -> bool {
    question.kind != PromptKind::Resign
}

/// Returns whether a question asks to agree to what another player wants.
fn is_consent(question: &Question) -> bool {
    use PromptKind::{DrawOffer, ResignTogether, TakeBack, Tempo};
    matches!(question.kind, DrawOffer | TakeBack | ResignTogether | Tempo)
}

impl GameTable {
    /// Takes note of the questions that are on the page now.
    pub(super) fn note_questions(&mut self) {
        self.consents
            .note(&self.session.view().prompts, page::now());
    }

    /// Returns whether an answer can have been meant for another question.
    pub(super) fn is_deaf(&self, question: Question) -> bool {
        self.consents.is_deaf(question, page::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rochade_table::Seat;

    fn question(kind: PromptKind) -> Question {
        Question {
            kind,
            of: Seat(1),
            by: Seat(0),
        }
    }

    fn prompt(kind: PromptKind) -> Prompt {
        Prompt {
            question: question(kind),
            answers: Vec::new(),
            blocks: false,
            touched: None,
            law: None,
        }
    }

    /// Whether a draw can be accepted at some time that is offered at 1000, after a question that
    /// stood there from 0 to `until`.
    fn hears(before: PromptKind, until: u64, time: u64) -> bool {
        let mut consents = Consents::default();
        consents.note(&[prompt(before)], 0);
        if until < 1000 {
            consents.note(&[], until);
        }
        consents.note(&[prompt(PromptKind::DrawOffer)], 1000);
        !consents.is_deaf(question(PromptKind::DrawOffer), time)
    }

    #[test]
    fn a_question_where_another_has_just_stood_is_deaf_for_a_moment() {
        use PromptKind::{DrawOffer, Resign, TakeBack};
        assert!(!hears(TakeBack, 1000, 1000), "at once");
        assert!(!hears(TakeBack, 800, 1599), "a moment later");
        assert!(hears(TakeBack, 800, 1600));
        assert!(hears(TakeBack, 0, 1001), "no hand is on its way any more");
        assert!(hears(DrawOffer, 800, 1000), "it is the same one");
        assert!(hears(Resign, 1000, 1000), "that stood elsewhere");
        assert!(
            hears(PromptKind::Touched, 1000, 1000),
            "it asked for no consent"
        );
        let mut first = Consents::default();
        first.note(&[prompt(DrawOffer)], 5);
        assert!(!first.is_deaf(question(DrawOffer), 5));
    }
}
