//! Intents as a few words, in which the computer answers from its worker (opponent.md, section
//! 3.1).

use super::Intent;
use crate::laws::Claim;
use crate::man::{Kind, Seat};
use crate::plan::SquareId;
use crate::prompt::{Answer, PromptKind, Question};

impl Intent {
    /// The words for what a player does in a game that goes on; `None` for what only the page
    /// around the table does, and for what is typed.
    pub fn to_words(&self) -> Option<String> {
        Some(match self {
            Intent::Touch(square) => format!("touch {}", square.0),
            Intent::LetGo(Some(square)) => format!("let-go {}", square.0),
            Intent::Blow(square) => format!("blow {}", square.0),
            Intent::Choose(kind) => format!("choose {}", kind.0),
            Intent::Done => "done".to_owned(),
            Intent::OfferDraw(seat) => format!("offer-draw {}", seat.0),
            Intent::Resign(seat) => format!("resign {}", seat.0),
            Intent::StartCount(seat) => format!("start-count {}", seat.0),
            Intent::AskStrike(seat) => format!("strike-count {}", seat.0),
            Intent::PressClock(seat) => format!("press {}", seat.0),
            Intent::SayCheck(seat) => format!("say-check {}", seat.0),
            Intent::Claim(claim, seat) => format!("{} {}", claim.word(), seat.0),
            Intent::Answer(Question { kind, of, by }, answer) => {
                let (kind, answer) = (kind.word(), answer.word());
                format!("answer {kind} {} {} {answer}", of.0, by.0)
            }
            _ => return None,
        })
    }

    /// The intent for these words, if there is one.
    pub fn from_words(text: &str) -> Option<Intent> {
        let words: Vec<&str> = text.split(' ').collect();
        Some(match *words.as_slice() {
            ["touch", at] => Intent::Touch(square(at)?),
            ["let-go", at] => Intent::LetGo(Some(square(at)?)),
            ["blow", at] => Intent::Blow(square(at)?),
            ["choose", kind] => Intent::Choose(Kind(kind.parse().ok()?)),
            ["done"] => Intent::Done,
            ["offer-draw", by] => Intent::OfferDraw(seat(by)?),
            ["resign", by] => Intent::Resign(seat(by)?),
            ["start-count", by] => Intent::StartCount(seat(by)?),
            ["strike-count", by] => Intent::AskStrike(seat(by)?),
            ["press", by] => Intent::PressClock(seat(by)?),
            ["say-check", by] => Intent::SayCheck(seat(by)?),
            ["answer", kind, of, by, answer] => {
                let mut kinds = PromptKind::ALL.into_iter();
                let mut answers = Answer::ALL.into_iter();
                let question = Question {
                    kind: kinds.find(|known| known.word() == kind)?,
                    of: seat(of)?,
                    by: seat(by)?,
                };
                Intent::Answer(question, answers.find(|known| known.word() == answer)?)
            }
            [claim, by] => {
                let mut claims = Claim::ALL.into_iter();
                Intent::Claim(claims.find(|known| known.word() == claim)?, seat(by)?)
            }
            _ => return None,
        })
    }
}

fn square(word: &str) -> Option<SquareId> {
    word.parse().ok().map(SquareId)
}

fn seat(word: &str) -> Option<Seat> {
    word.parse().ok().map(Seat)
}
