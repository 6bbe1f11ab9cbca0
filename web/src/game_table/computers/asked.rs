//! What the computer's worker is asked, and what it answers (`crates/opponent`,
//! `web/opponent_worker.js`).

use gloo_timers::callback::Timeout;
use rochade_table::{Intent, Seat, SquareId};
use yew::html::Scope;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::ComputerEvent;
use super::pace::Difficulty;
use crate::game_table::due::{Due, after};
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
    /// What the computer does, one intent after the other, and how hard that was to choose.
    Intents(Vec<Intent>, Difficulty),
    /// Over which squares it would move.
    Squares(Vec<SquareId>),
}

/// How long the page waits for a worker to start, and for a move that is to come at once, in
/// milliseconds.
const LOADS: u32 = 10_000;
const HURRIES: u32 = 5_000;

/// The worker, which is there from when a computer first sits down.
#[derive(Debug)]
pub(super) struct Worker {
    working: Working,
    /// Whether it has said that it is there.
    is_there: bool,
    /// Whether it was told to move at once.
    hurries: bool,
    /// The timer after which it counts as silent.
    limit: Option<Timeout>,
}

impl Worker {
    /// Starts it. Whatever it answers, the page is told with the number of its question.
    pub(super) fn start(ctx: &Context<GameTable>) -> Result<Worker, WorkerFailed> {
        let (working, answers) = worker::start(WORKER, &[])?;
        spawn_local(hear(answers, ctx.link().clone()));
        let mut worker = Worker {
            working,
            is_there: false,
            hurries: false,
            limit: None,
        };
        worker.set_limit(ctx);
        Ok(worker)
    }

    /// Returns whether it has said that it is there.
    pub(super) fn is_there(&self) -> bool {
        self.is_there
    }

    /// Notes that it has said something.
    pub(super) fn is_heard(&mut self, ctx: &Context<GameTable>) {
        if !self.is_there {
            self.is_there = true;
            self.set_limit(ctx);
        }
    }

    /// Limits how long it may be silent: until it has started, or until it moves when told to.
    fn set_limit(&mut self, ctx: &Context<GameTable>) {
        let wait = if self.hurries { HURRIES } else { LOADS };
        let is_limited = self.hurries || !self.is_there;
        self.limit = is_limited.then(|| after(wait, ctx, Due::WorkerIsSilent));
    }

    /// Asks it something about a seat of a saved game; by the question's number an answer that
    /// comes late is known.
    pub(super) fn ask(
        &mut self,
        ctx: &Context<GameTable>,
        number: u32,
        saved: &str,
        seat: Seat,
        what: What,
    ) -> Result<(), WorkerFailed> {
        self.hurries = what == What::Act { hurry: true };
        self.set_limit(ctx);
        self.working.send(&[
            ("id", &number.into()),
            ("saved", &saved.into()),
            ("seat", &seat.0.into()),
            ("hurry", &self.hurries.into()),
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
                tell(match read(&batch.object) {
                    Some((number, answered)) => ComputerEvent::Answered(number, answered),
                    None => ComputerEvent::IsThere,
                });
            }
            Ok(None) => return,
            Err(failed) => return tell(ComputerEvent::Failed(failed)),
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
    let difficulty = object.text("difficulty").unwrap_or_default();
    let difficulty = Difficulty::of_word(&difficulty);
    Some((number, Answered::Intents(intents.collect(), difficulty)))
}
