//! What the computer's worker is asked, and what it answers (`crates/opponent`,
//! `web/opponent_worker.js`).

use rochade_table::{Intent, Seat, SquareId};
use yew::html::Scope;
use yew::platform::spawn_local;

use super::ComputerEvent;
use crate::game_table::{GameTable, Msg};
use crate::json::Object;
use crate::platform::worker::{self, Answers, WorkerFailed, Working};

/// Its name.
const WORKER: &str = "opponent";

/// What the worker is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// What a computer does at its seat; in a hurry, without taking time.
    Act {
        /// Whether it takes no time that it can do without.
        hurry: bool,
    },
    /// What it would play for a person.
    Hint,
}

/// What the worker answers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Answered {
    /// What the computer does, one intent after the other.
    Intents(Vec<Intent>),
    /// Over which squares it would move.
    Squares(Vec<SquareId>),
}

/// The worker, which is there from when a computer first sits down.
#[derive(Debug)]
pub(super) struct Worker {
    working: Working,
}

impl Worker {
    /// Starts it. Whatever it answers, the page is told with the number of its question.
    pub(super) fn start(link: Scope<GameTable>) -> Result<Worker, WorkerFailed> {
        let (working, answers) = worker::start(WORKER, &[])?;
        spawn_local(hear(answers, link));
        Ok(Worker { working })
    }

    /// Asks it something about a seat of a saved game; by the question's number an answer that
    /// comes late is known.
    pub(super) fn ask(
        &self,
        number: u32,
        saved: &str,
        seat: Seat,
        what: What,
    ) -> Result<(), WorkerFailed> {
        self.working.send(&[
            ("id", &number.into()),
            ("saved", &saved.into()),
            ("seat", &seat.0.into()),
            ("hurry", &(what == What::Act { hurry: true }).into()),
            ("hints", &(what == What::Hint).into()),
        ])
    }
}

/// Passes on all that a worker answers, until it is ended.
async fn hear(mut answers: Answers, link: Scope<GameTable>) {
    let tell = |event| link.send_message(Msg::Computer(event));
    loop {
        match answers.next().await {
            Ok(Some(batch)) => {
                if let Some((number, answered)) = read(&batch.object) {
                    tell(ComputerEvent::Answered(number, answered));
                }
            }
            Ok(None) => return,
            Err(_) => return tell(ComputerEvent::Failed),
        }
    }
}

/// Reads an answer; `None` for the one that only tells that the worker is there.
fn read(object: &Object) -> Option<(u32, Answered)> {
    let number = object.number("id")? as u32;
    if let Some(squares) = object.numbers("squares") {
        let squares = squares.into_iter().map(|square| SquareId(square as u16));
        return Some((number, Answered::Squares(squares.collect())));
    }
    let words = object.texts("intents")?;
    let intents = words.iter().filter_map(|words| Intent::from_words(words));
    Some((number, Answered::Intents(intents.collect())))
}
