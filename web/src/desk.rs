//! The worker that reads and writes PGN (`crates/desk`), as the page sees it: it is given one task, and answers in batches.

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use gloo_events::EventListener;
use js_sys::{Object, Reflect};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, Event, MessageEvent, Worker};

use crate::store::Incoming;

#[wasm_bindgen(module = "/platform/desk_address.js")]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_name = worker)]
    static ADDRESS: String;
}

/// The worker could not be fetched, or broke down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WorkerFailed;

/// Games that were read, all of them or a batch.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(crate) struct Imported {
    /// The games, in the order of the file.
    pub(crate) games: Vec<Incoming>,
    /// Why some could not be read; the first hundred errors only.
    pub(crate) faults: Vec<Fault>,
    /// How many could not be read.
    pub(crate) faulty: usize,
    /// Whether there are more games than are read at once.
    pub(crate) full: bool,
    /// How much of the file has been read, from 0 to 1.
    progress: f64,
    /// Whether this is all.
    done: bool,
}

/// Why a game could not be read.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Fault {
    /// Where the part begins that is to blame.
    pub(crate) place: Place,
    /// A word for the reason (`crates/desk/src/fault.rs`).
    pub(crate) word: String,
    /// The text that is to blame; empty where the word says all.
    pub(crate) detail: String,
}

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Place {
    /// The line.
    pub(crate) line: u32,
    /// The character in the line.
    pub(crate) column: u32,
}

/// A game that is to be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Outgoing {
    /// The game as a saved text.
    pub(crate) saved: String,
    /// The day when it was played, as in `2026-11-20`; empty if that is not known.
    pub(crate) day: String,
    /// The PGN that came with it; empty if none did.
    pub(crate) extra: String,
}

/// Games that were written, all of them or a batch.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(crate) struct Exported {
    /// The games as PGN.
    pub(crate) pgn: String,
    /// How many could not be written.
    pub(crate) unreadable: usize,
    /// How many of the games have been dealt with, from 0 to 1.
    progress: f64,
    /// Whether this is all.
    done: bool,
}

/// A worker at its task; it stops when this is dropped.
#[derive(Debug)]
pub(crate) struct Working {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Working {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// A file that is being read.
#[derive(Debug)]
pub(crate) struct Import(Answers);

/// Lets a worker read a file.
pub(crate) fn import(file: &Blob) -> Result<(Working, Import), WorkerFailed> {
    let (working, answers) = start("file", file)?;
    Ok((working, Import(answers)))
}

impl Import {
    /// Waits for all games; `hear` is told how much is read, from 0 to 1. Gives nothing if the worker was stopped before.
    pub(crate) async fn all(
        mut self,
        hear: impl Fn(f64),
    ) -> Result<Option<Imported>, WorkerFailed> {
        let mut all = Imported::default();
        while let Some(batch) = self.0.next::<Imported>().await? {
            hear(batch.progress);
            all.games.extend(batch.games);
            all.faults.extend(batch.faults);
            if batch.done {
                return Ok(Some(Imported {
                    games: all.games,
                    faults: all.faults,
                    ..batch
                }));
            }
        }
        Ok(None)
    }
}

/// Lets a worker write games; `hear` is told how much is written, from 0 to 1.
pub(crate) async fn export(
    games: &[Outgoing],
    hear: impl Fn(f64),
) -> Result<Exported, WorkerFailed> {
    let games = games
        .serialize(&Serializer::json_compatible())
        .map_err(|_| WorkerFailed)?;
    let (_working, mut answers) = start("games", &games)?;
    let mut pgn: Vec<String> = Vec::new();
    while let Some(mut batch) = answers.next::<Exported>().await? {
        hear(batch.progress);
        pgn.extend(Some(std::mem::take(&mut batch.pgn)).filter(|pgn| !pgn.is_empty()));
        if batch.done {
            return Ok(Exported {
                pgn: pgn.join("\n"),
                ..batch
            });
        }
    }
    Err(WorkerFailed)
}

/// Starts a worker with a task: an object with one part.
fn start(part: &str, value: &JsValue) -> Result<(Working, Answers), WorkerFailed> {
    let (told, answers) = unbounded();
    let failed = told.clone();
    let worker = ADDRESS
        .with(|address| Worker::new(address))
        .map_err(|_| WorkerFailed)?;
    let working = Working {
        _listeners: [
            listen(&worker, "message", told, |event| {
                event.dyn_ref::<MessageEvent>().map(MessageEvent::data)
            }),
            // It could not be fetched.
            listen(&worker, "error", failed, |_| None),
        ],
        worker,
    };
    let task = Object::new();
    Reflect::set(&task, &part.into(), value)
        .and_then(|_| working.worker.post_message(&task))
        .map_err(|_| WorkerFailed)?;
    Ok((working, Answers(answers)))
}

/// Passes on what an event of the worker tells: nothing means that it failed.
fn listen(
    worker: &Worker,
    name: &'static str,
    to: UnboundedSender<Option<JsValue>>,
    data: impl Fn(&Event) -> Option<JsValue> + 'static,
) -> EventListener {
    EventListener::new(worker, name, move |event| {
        // Where nobody waits for it any more, it is not needed.
        let _ = to.unbounded_send(data(event));
    })
}

/// What a worker answers.
#[derive(Debug)]
struct Answers(UnboundedReceiver<Option<JsValue>>);

impl Answers {
    /// The next batch; nothing if the worker was stopped. What is no batch tells that it failed.
    async fn next<B: DeserializeOwned>(&mut self) -> Result<Option<B>, WorkerFailed> {
        let Ok(answer) = self.0.recv().await else {
            return Ok(None);
        };
        let batch = answer.and_then(|answer| serde_wasm_bindgen::from_value(answer).ok());
        batch.map(Some).ok_or(WorkerFailed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a batch of the worker becomes in the page.
    fn sent<B: Serialize, T: DeserializeOwned>(batch: &B) -> T {
        let text = serde_json::to_string(batch).expect("an object");
        serde_json::from_str(&text).expect("what the page reads")
    }

    #[test]
    fn what_the_worker_reads_is_what_the_page_gets() {
        let text = "[White \"Anna\"]\n[Date \"2026.11.20\"]\n\n1. e4 {best} 1-0\n\n1. e5 *";
        let batch = rochade_desk::Import::new(text.into()).batch(|| false);
        let imported: Imported = sent(&batch);
        let (game, from) = (&imported.games[0], &batch.games[0]);
        assert_eq!(
            (&*game.game, &game.saved, &game.players),
            ("chess", &from.saved, &from.players)
        );
        assert_eq!(
            (&*game.day, &*game.result, &*game.termination),
            ("2026-11-20", "1-0", "resignation")
        );
        assert_eq!((game.events, &game.position), (2, &from.position));
        assert!(!game.cut && game.extra.contains("best"));
        let fault = Fault {
            place: Place { line: 6, column: 4 },
            word: "move-illegal".to_owned(),
            detail: "e5".to_owned(),
        };
        assert_eq!(
            (imported.faults, imported.faulty, imported.full),
            (vec![fault], 1, false)
        );
        assert_eq!((imported.progress, imported.done), (1.0, true));
    }

    #[test]
    fn what_the_page_asks_for_is_what_the_worker_writes() {
        let mut imported = rochade_desk::Import::new("1. e4 *".into()).batch(|| false);
        let game = Outgoing {
            saved: imported.games.remove(0).saved,
            day: "2026-11-20".to_owned(),
            extra: String::new(),
        };
        let damaged = Outgoing {
            saved: "1".to_owned(),
            ..game.clone()
        };
        let games = sent(&[game, damaged]);
        let exported: Exported = sent(&rochade_desk::Export::new(games).batch(|| false));
        assert!(exported.pgn.contains("2026.11.20") && exported.pgn.ends_with("1. e4 *\n"));
        assert_eq!(
            (exported.unreadable, exported.progress, exported.done),
            (1, 1.0, true)
        );
    }
}
