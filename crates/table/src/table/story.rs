//! What the laws made of what players did, worked out afterwards.

use super::Table;
use crate::intent::Happening;
use crate::laws::{Subject, Task};
use crate::prompt::{Answer, ManAt, Prompt, PromptKind, Question};
use crate::record::{Event, Record, Remark};
use crate::view::Ruling;

/// What the laws have made, in a game, of what was touched, said, claimed and done against the
/// rules, and who has left it: in the order in which it happened, and where they say so. If a
/// touched man then simply did what was owed, that is left out.
///
/// The record is relived for it, so that it costs nothing during a move. Asked again, it only goes
/// on with what has happened since.
#[derive(Default, Debug)]
pub struct Story {
    /// The table as it stood after the last event that was looked at.
    then: Option<Table>,
    rulings: Vec<Ruling>,
}

impl Story {
    /// All rulings in the game at a table.
    pub fn of(&mut self, table: &Table) -> &[Ruling] {
        self.follow(table);
        &self.rulings
    }

    /// The rulings that were found last; nothing is worked out.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// Looks at the events that are new.
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
            then.add_rulings(happenings, &mut self.rulings);
        }
    }

    /// Begins anew with another game, if its record has an event of which the laws may make
    /// something.
    fn begin(&mut self, record: &Record) {
        self.rulings.clear();
        let then = || Table::sit_down(record.start.clone()).ok();
        self.then = record
            .events
            .iter()
            .any(may_bring_ruling)
            .then(then)
            .flatten();
    }
}

impl Table {
    /// Adds what the laws made of what has just happened.
    fn add_rulings(&self, happenings: Vec<Happening>, rulings: &mut Vec<Ruling>) {
        let has_moved = |happening: &Happening| matches!(happening, Happening::Moved(_));
        let moved = happenings.iter().any(has_moved);
        if moved {
            let done =
                |ruling: &Ruling| ruling.ply == self.plies() && ruling.happening == Happening::Owed;
            rulings.pop_if(|ruling| done(ruling));
        }
        for happening in happenings {
            let answers = match happening {
                Happening::Answered(question, _) => asked(rulings, question),
                _ => None,
            };
            let ruling = match answers {
                Some(asked) => Some(Ruling {
                    happening,
                    ..asked.clone()
                }),
                None => self.ruling(happening, moved),
            };
            rulings.extend(ruling);
        }
    }

    fn ruling(&self, happening: Happening, moved: bool) -> Option<Ruling> {
        let law = self.law_of(&happening)?;
        let is_owed = matches!(happening, Happening::Owed | Happening::Asked(_));
        let task = self.duty().filter(|_| is_owed).map(|duty| duty.task);
        let is_about_move = moved || is_after_move(&happening);
        let last = self.game.entries().last().filter(|_| is_about_move);
        let mover = last.or(self.game.false_move());
        Some(Ruling {
            ply: self.plies() + usize::from(!is_about_move),
            mover: mover.map_or(self.rules().to_move(), |entry| entry.deed.man.seat),
            man: self.man_of(&happening, task),
            happening,
            task,
            law,
        })
    }

    /// The paragraph of the laws about what has just happened; `None` if no law is about it.
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
            Happening::DroppedOut(_) => match self.record().events.last() {
                Some(Event::Resigned(_)) => Subject::Resigning,
                _ => Subject::Clock,
            },
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

/// Returns whether the laws may make something of an event.
fn may_bring_ruling(event: &Event) -> bool {
    match event {
        Event::Touched(_)
        | Event::FalseMove(_)
        | Event::Adjusted(_)
        | Event::CheckSaid(_)
        | Event::Remarked(..)
        | Event::CountStarted(_)
        | Event::Claimed(..)
        | Event::Resigned(_)
        | Event::FlagFallen(_) => true,
        Event::Played(_)
        | Event::DrawOffered(_)
        | Event::TakeBackAsked(_)
        | Event::Answered(..)
        | Event::StrikeAsked(_)
        | Event::Pressed(_)
        | Event::TimeLeft(_)
        | Event::Hinted(_)
        | Event::Blown(_) => false,
    }
}

/// Returns whether it is about the move that was made last, and not about the one that comes.
fn is_after_move(happening: &Happening) -> bool {
    matches!(
        happening,
        Happening::Answered(_, Answer::Stand)
            | Happening::Claimed(..)
            | Happening::CountStarted(_)
            | Happening::CountStruck
            | Happening::Remarked(..)
            | Happening::DroppedOut(_)
    )
}

/// The ruling by which this question was asked.
fn asked(rulings: &[Ruling], question: Question) -> Option<&Ruling> {
    let asks = |ruling: &&Ruling| ruling.happening == Happening::Asked(question);
    rulings.iter().rev().find(asks)
}
