//! What is said: messages to the user, why something was not done, and to screen readers what
//! happened.

use rochade_table::{Happening, Prompt, PromptKind, Refusal, View};

use super::huffing;
use crate::components::notice::{Message, Offer};
use crate::platform::live_region;
use crate::say;
use crate::text::Texts;
use crate::words::{self, Spoken};

/// What was said last.
#[derive(Default)]
pub(super) struct Messages {
    /// The message to the user, if one is shown.
    pub(super) shown: Option<Message>,
    /// What screen readers were told of what happened.
    pub(super) announced: String,
}

impl Messages {
    /// Shows a message to the user, and what it is about, and says it to screen readers.
    pub(super) fn tell(&mut self, about: &'static str, text: String) {
        live_region::say(&text);
        self.show(about, text);
    }

    /// Shows a message of which screen readers know already, or which is for the eye alone.
    pub(super) fn show(&mut self, about: &'static str, text: String) {
        self.shown = Some(Message {
            about,
            text: text.into(),
            law: None,
            offer: None,
        });
    }

    /// Offers something with the message that is shown.
    pub(super) fn offer(&mut self, offer: Offer) {
        if let Some(message) = &mut self.shown {
            message.offer = Some(offer);
        }
    }

    /// Shows a message; where one stands that offers something, before that.
    pub(super) fn tell_first(&mut self, about: &'static str, text: String) {
        match &mut self.shown {
            Some(message) if message.offer.is_some() => {
                live_region::say(&text);
                message.text = [&text, " ", &message.text].concat().into();
            }
            _ => self.tell(about, text),
        }
    }

    /// Adds to the message that is shown where the laws say so.
    pub(super) fn cite(&mut self, law: Option<String>) {
        if let Some(message) = &mut self.shown {
            message.law = law;
        }
    }

    /// Says to screen readers what happened, with moves as they are to be spoken.
    pub(super) fn announce(
        &mut self,
        texts: &Texts,
        view: &View,
        happenings: &[Happening],
        spoken: Spoken,
    ) {
        let lifts = |happening: &Happening| matches!(happening, Happening::Lifted(_));
        let lifts = happenings.iter().any(lifts);
        // What is lifted in place of another man says that this one was put back.
        let said = happenings
            .iter()
            .filter(|happening| !(lifts && **happening == Happening::PutBack))
            .filter_map(|happening| say::happening(texts, view, happening, spoken));
        let mut sentences: Vec<String> = said.collect();
        let moved = |happening: &Happening| matches!(happening, Happening::Moved(_));
        let to_move = view.seat(view.turn).filter(|_| view.outcome.is_none());
        let by_person = to_move.is_some_and(|seat| seat.player.computer.is_none());
        // Of two, everybody knows; and a computer's move is told soon.
        if happenings.iter().any(moved) && view.seats.len() > 2 && by_person {
            sentences.push(say::whose_turn(texts, view));
        }
        if happenings.iter().any(moved) && view.seats.iter().any(|seat| !seat.claims.is_empty()) {
            sentences.push(texts.claimable().to_owned());
        }
        if happenings.iter().any(huffing::is_news) && !view.missed.is_empty() {
            let missed = words::huffing::missed(texts, view);
            let may = words::huffing::may_huff(texts, view);
            sentences.push([texts.missed(), ": ", &missed, " ", may].concat());
        }
        if !sentences.is_empty() {
            self.announced = sentences.join(". ");
            live_region::say(&self.announced);
        }
    }

    /// Says something to screen readers.
    pub(super) fn say(&self, words: impl AsRef<str>) {
        live_region::say(words.as_ref());
    }
}

/// Returns why something was not done, where that is not plain.
pub(super) fn explain(
    texts: &Texts,
    view: &View,
    refusal: &Refusal,
    typed: Option<&str>,
) -> Option<String> {
    Some(match (refusal, typed) {
        (Refusal::Typed(error), Some(typed)) => {
            words::of(view.game).typed_error(texts, *error, typed)
        }
        (Refusal::Reviewing, _) => texts.reviewing().to_owned(),
        (Refusal::Forbidden(_), _) => texts.forbidden().to_owned(),
        (Refusal::Owed, _) => return say::duty(texts, view),
        (Refusal::AnswerFirst, _) => return answer_first(texts, view).map(str::to_owned),
        (Refusal::Paused, _) => texts.paused().to_owned(),
        (Refusal::NothingToBlow, _) => texts.nothing_to_blow().to_owned(),
        (Refusal::NoUnsaidCheck, _) => texts.no_unsaid_check().to_owned(),
        (Refusal::MoreMovesPassed, _) => texts.more_moves_passed().to_owned(),
        (Refusal::TooLateForQueen, _) => texts.too_late_for_queen().to_owned(),
        _ => return None,
    })
}

/// That the opponent has to decide before anything is played, where a move against the rules stands
/// on the board.
fn answer_first(texts: &Texts, view: &View) -> Option<&'static str> {
    let mut prompts = view.prompts.iter();
    let is_asked = |prompt: &&Prompt| prompt.question.kind == PromptKind::IllegalMove;
    Some(match prompts.find(is_asked)?.blocks {
        true => texts.answer_first_check(),
        false => texts.answer_first(),
    })
}

/// The `data-notice` of a message that explains a refusal. Most are about a move that was typed;
/// but whoever asks about a check or a missed capture has done nothing wrong, and is only told that
/// there is none.
pub(super) fn notice_for(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NoUnsaidCheck
        | Refusal::MoreMovesPassed
        | Refusal::TooLateForQueen
        | Refusal::NothingToBlow => "told",
        _ => "typed",
    }
}
