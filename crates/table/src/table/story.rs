//! What the laws made of what players did, told afterwards.

use super::Table;
use crate::intent::Happening;
use crate::laws::{Subject, Task};
use crate::prompt::{Answer, ManAt, Prompt, PromptKind, Question};
use crate::record::{Event, Record, Remark};
use crate::view::Told;

/// What the laws have made, in a game, of what was touched, said, claimed and done against the rules: in the order in which it
/// happened, and where they say so. A touched man that then simply did what was owed is not told.
///
/// The record is relived for it, so that no move costs anything: it is for whoever shows it. Who asks again has only that told which has
/// happened since.
#[derive(Default, Debug)]
pub struct Story {
    /// The table as it stood when everything had happened that was told.
    then: Option<Table>,
    told: Vec<Told>,
}

impl Story {
    /// The story of the game at a table.
    pub fn of(&mut self, table: &Table) -> &[Told] {
        self.follow(table);
        &self.told
    }

    /// What was told last.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// Tells what has happened since.
    fn follow(&mut self, table: &Table) {
        let record = table.record();
        let goes_on = |then: &Table| {
            let before = then.record();
            before.start == record.start && record.events.starts_with(&before.events)
        };
        if !self.then.as_ref().is_some_and(goes_on) {
            self.begin(record);
        }
        let Some(then) = &mut self.then else {
            return;
        };
        let known = then.record().events.len();
        for event in &record.events[known..] {
            let Ok(happenings) = then.relive_telling(event.clone()) else {
                break;
            };
            then.tell(happenings, &mut self.told);
        }
    }

    /// Begins anew with another game, if there is anything to tell of it.
    fn begin(&mut self, record: &Record) {
        self.told.clear();
        let then = || Table::sit_down(record.start.clone()).ok();
        self.then = record.events.iter().any(is_told).then(then).flatten();
    }
}

impl Table {
    /// Adds what has just happened.
    fn tell(&self, happenings: Vec<Happening>, story: &mut Vec<Told>) {
        let has_moved = |happening: &Happening| matches!(happening, Happening::Moved(_));
        let moved = happenings.iter().any(has_moved);
        if moved {
            let done = |told: &Told| told.ply == self.plies() && told.happening == Happening::Owed;
            story.pop_if(|told| done(told));
        }
        for happening in happenings {
            let answers = match happening {
                Happening::Answered(question, _) => asked(story, question),
                _ => None,
            };
            let told = match answers {
                Some(asked) => Some(Told {
                    happening,
                    ..asked.clone()
                }),
                None => self.told(happening, moved),
            };
            story.extend(told);
        }
    }

    fn told(&self, happening: Happening, moved: bool) -> Option<Told> {
        let law = self.law_of(&happening)?;
        let is_owed = matches!(happening, Happening::Owed | Happening::Asked(_));
        let task = self.duty().filter(|_| is_owed).map(|duty| duty.task);
        let is_about_move = moved || is_after_move(&happening);
        Some(Told {
            ply: self.plies() + usize::from(!is_about_move),
            man: self.man_of(&happening, task),
            happening,
            task,
            law,
        })
    }

    /// Where the laws say something about what has just happened; nowhere, if it is none of their business.
    fn law_of(&self, happening: &Happening) -> Option<String> {
        let subject = match happening {
            Happening::Owed => return self.duty().map(|duty| duty.law),
            Happening::Asked(question) if question.kind == PromptKind::Touched => {
                return self.prompt(*question)?.law.clone();
            }
            Happening::Answered(question, _) if question.kind == PromptKind::IllegalMove => {
                Subject::IllegalMove
            }
            Happening::Answered(question, Answer::Decline) => match question.kind {
                PromptKind::Tempo => Subject::Tempo,
                _ => return None,
            },
            Happening::Answered(question, _) if question.kind == PromptKind::FalseCheck => {
                Subject::FalseCheck
            }
            Happening::FalseMove(_) => Subject::IllegalMove,
            Happening::Adjusted(_) => Subject::Adjusting,
            Happening::CheckSaid(_) | Happening::Remarked(Remark::PointedOut, _) => {
                Subject::SayCheck
            }
            Happening::Remarked(Remark::Noticed, _) => Subject::NoticeCheck,
            Happening::CountStarted(_) => Subject::FiftyMoves,
            Happening::CountStruck => Subject::Tempo,
            Happening::Claimed(claim, _) => Subject::of(claim.termination())?,
            _ => return None,
        };
        Some(self.record().start.laws.cite(subject))
    }

    fn prompt(&self, question: Question) -> Option<&Prompt> {
        self.game.questions().find(question)
    }

    /// The man that something is about that has just happened.
    fn man_of(&self, happening: &Happening, task: Option<Task>) -> Option<ManAt> {
        let square = match (happening, task) {
            (Happening::Asked(question), _) => return self.prompt(*question)?.touched,
            (_, Some(Task::Move(square) | Task::Capture(square))) => square,
            (Happening::Adjusted(square), _) => *square,
            _ => return None,
        };
        let man = self.rules().man_at(square)?;
        Some(ManAt { man, square })
    }
}

/// Whether more than a move may be told of an event.
fn is_told(event: &Event) -> bool {
    match event {
        Event::Touched(_)
        | Event::FalseMove(_)
        | Event::Adjusted(_)
        | Event::CheckSaid(_)
        | Event::Remarked(..)
        | Event::CountStarted(_)
        | Event::Claimed(..) => true,
        Event::Played(_)
        | Event::DrawOffered(_)
        | Event::TakeBackAsked(_)
        | Event::Answered(..)
        | Event::StrikeAsked(_)
        | Event::Pressed(_)
        | Event::Resigned(_)
        | Event::FlagFallen(_)
        | Event::TimeLeft(_)
        | Event::Blown(_) => false,
    }
}

/// Whether it is about the move that was made last, and not about the one that comes.
fn is_after_move(happening: &Happening) -> bool {
    matches!(
        happening,
        Happening::Answered(_, Answer::Stand)
            | Happening::Claimed(..)
            | Happening::CountStarted(_)
            | Happening::CountStruck
            | Happening::Remarked(..)
    )
}

/// What was told when this question was asked.
fn asked(story: &[Told], question: Question) -> Option<&Told> {
    let asks = |told: &&Told| told.happening == Happening::Asked(question);
    story.iter().rev().find(asks)
}
