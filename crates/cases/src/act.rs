//! Acts at the table, written in words.

use std::error::Error;
use std::fmt;

use rochade_table::{
    Answer, Claim, Happening, Intent, PromptKind, Refusal, Seat, SquareId, Table, View,
};

/// An act of a player at the table, in the words of the page's contract (contract.md, section 3),
/// with names of squares and letters of seats: `tap b1`, `drag b1 c3`, `say-check`,
/// `claim-fifty b`, `answer illegal-move stand`. Where no seat is named, the side to move does it.
/// Any other word is a typed move: `Nf3`, `c3-d4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act(String);

/// Why an act can't be done.
#[derive(Clone, Debug, PartialEq)]
pub enum ActError {
    /// A word of it is unknown, or names what isn't there.
    Unknown(String),
    /// The table refuses it.
    Refused(Refusal),
}

impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::Unknown(act) => write!(f, "nobody can do '{act}'"),
            ActError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for ActError {}

impl Act {
    /// Makes an act of some words, which are read only at a table.
    pub(crate) fn new(words: &str) -> Act {
        Act(words.to_owned())
    }

    /// Applies the act to a table, and returns the happenings.
    ///
    /// # Errors
    ///
    /// Unknown words, or the table's refusal; what came before that in the act stays done.
    pub fn apply(&self, table: &mut Table) -> Result<Vec<Happening>, ActError> {
        let mut happened = Vec::new();
        for intent in self.intents(table)? {
            happened.extend(table.apply(intent).map_err(ActError::Refused)?);
        }
        Ok(happened)
    }

    /// Returns the intents of the act at a table as it stands now.
    ///
    /// # Errors
    ///
    /// The act, if one of its words is unknown or names what isn't there.
    pub fn intents(&self, table: &Table) -> Result<Vec<Intent>, ActError> {
        let words: Vec<&str> = self.0.split_whitespace().collect();
        let view = table.view();
        let intents = read(&view, &words).or_else(|| match *words.as_slice() {
            [typed] => Some(vec![Intent::Type(typed.to_owned())]),
            _ => None,
        });
        intents.ok_or_else(|| ActError::Unknown(self.0.clone()))
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn read(view: &View, words: &[&str]) -> Option<Vec<Intent>> {
    Some(match *words {
        ["tap", at] => vec![Intent::Touch(square(view, at)?), let_go(view, at)?],
        ["touch", at] => vec![Intent::Touch(square(view, at)?)],
        ["drag", from, to] => vec![Intent::Touch(square(view, from)?), let_go(view, to)?],
        ["promote", letter] => {
            let mut choices = view.promotion.as_ref()?.choices.iter();
            let is_meant =
                |kind: &&rochade_table::Kind| view.plan.kinds[kind.index()].letter == letter;
            vec![Intent::Choose(*choices.find(is_meant)?)]
        }
        ["done"] => vec![Intent::Done],
        ["cancel"] => vec![Intent::Cancel],
        ["blow", at] => vec![Intent::Blow(square(view, at)?)],
        ["answer", kind, answer] => vec![answered(view, kind, answer, None)?],
        ["answer", kind, answer, of] => vec![answered(view, kind, answer, Some(seat(view, of)?))?],
        [word] => vec![decision(word, view.turn)?],
        [word, by] => vec![decision(word, seat(view, by)?)?],
        _ => return None,
    })
}

/// Returns the intent of a seat's button.
fn decision(word: &str, by: Seat) -> Option<Intent> {
    Some(match word {
        "offer-draw" => Intent::OfferDraw(by),
        "resign" => Intent::Resign(by),
        "take-back" => Intent::AskTakeBack(by),
        "start-count" => Intent::StartCount(by),
        "strike-count" => Intent::AskStrike(by),
        "adjust" => Intent::Adjust(by),
        "say-check" => Intent::SayCheck(by),
        "point-out-check" => Intent::PointOutCheck(by),
        "notice-check" => Intent::NoticeCheck(by),
        "new-partners" => Intent::NewPartners(by),
        "blow" => Intent::SayBlow(by),
        _ => {
            let mut claims = Claim::ALL.into_iter();
            Intent::Claim(claims.find(|claim| claim.word() == word)?, by)
        }
    })
}

fn answered(view: &View, kind: &str, answer: &str, of: Option<Seat>) -> Option<Intent> {
    let kind = PromptKind::ALL.into_iter().find(|it| it.word() == kind)?;
    let answer = Answer::ALL.into_iter().find(|it| it.word() == answer)?;
    let questions = view.prompts.iter().map(|prompt| prompt.question);
    let mut asked = questions.filter(|question| question.kind == kind);
    let question = asked.find(|question| of.is_none_or(|of| question.of == of))?;
    Some(Intent::Answer(question, answer))
}

fn let_go(view: &View, name: &str) -> Option<Intent> {
    Some(Intent::LetGo(Some(square(view, name)?)))
}

/// Returns the square with this name.
pub(crate) fn square(view: &View, name: &str) -> Option<SquareId> {
    view.plan.find(name)
}

/// Returns the seat with this letter.
pub(crate) fn seat(view: &View, letter: &str) -> Option<Seat> {
    let found = view.seats.iter().find(|seat| seat.letter == letter)?;
    Some(found.seat)
}
