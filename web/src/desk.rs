//! The worker that reads and writes PGN and PDN, and draws for paper (`crates/desk`): what it is
//! asked for, and what it answers.

pub(crate) mod print;
pub(crate) mod replay;

use js_sys::Array;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use web_sys::Blob;

use crate::json::Object;
use crate::platform::worker::{self, Answers, WorkerFailed, Working};
use crate::say;
use crate::store::Incoming;
use crate::text::Texts;

/// Its name.
pub(crate) const WORKER: &str = "desk";

/// Games that were read.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Imported {
    /// The games, in the order of the file.
    pub(crate) games: Vec<Incoming>,
    /// Why some could not be read, or not to their ends; the first hundred errors only.
    pub(crate) faults: Vec<Told>,
    /// How many could not be read.
    pub(crate) faulty: usize,
    /// How many could not be read to their ends.
    pub(crate) cut: usize,
    /// What was mended or passed over; the first ten notes only.
    pub(crate) notes: Vec<Told>,
    /// How many notes there are.
    pub(crate) noted: usize,
    /// Whether there are more games than are read at once.
    pub(crate) full: bool,
}

/// Why a game could not be read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fault {
    /// The line where the part begins that is to blame, counted from 1; 0 where only the part is
    /// told.
    pub(crate) line: usize,
    /// The character in that line, counted from 1.
    pub(crate) column: usize,
    /// A word for the reason (`crates/desk/src/fault.rs`).
    pub(crate) word: String,
    /// The text that is to blame; empty where the word says all.
    pub(crate) detail: String,
}

/// What is told of a game of a file.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Told {
    /// Its number in the file, counted from 1.
    pub(crate) game: usize,
    /// Whether the game was read up to there.
    pub(crate) cut: bool,
    /// What is told, and of which place.
    pub(crate) fault: Fault,
}

/// A game that is to be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Outgoing {
    /// The game as a saved text.
    pub(crate) saved: String,
    /// The day when it was played, as in `2026-11-20`; empty if that is not known.
    pub(crate) day: String,
    /// The text that came with it; empty if none did.
    pub(crate) extra: String,
    /// The text of its review; empty if there is none.
    pub(crate) review: String,
}

/// Games that were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Exported {
    /// The games as PGN and PDN.
    pub(crate) text: String,
    /// How many could not be written.
    pub(crate) unreadable: usize,
}

/// A file that is being read.
#[derive(Debug)]
pub(crate) struct Import(Answers);

/// Lets a worker read a file. Positions in it are played under these laws, draughts that name none
/// under those; under what their moves fit, if those are none. It stops when the first of the two
/// is dropped.
pub(crate) fn import(
    file: &Blob,
    laws: &str,
    unnamed: &str,
) -> Result<(Working, Import), WorkerFailed> {
    let parts: [(&str, &JsValue); 3] = [
        ("file", file),
        ("laws", &laws.into()),
        ("unnamed", &unnamed.into()),
    ];
    let (working, answers) = worker::start(WORKER, &parts)?;
    Ok((working, Import(answers)))
}

impl Import {
    /// Waits for all games; `hear` is told how much is read, in percent. Gives nothing if the
    /// worker was stopped before.
    pub(crate) async fn all(
        mut self,
        hear: impl Fn(u32),
    ) -> Result<Option<Imported>, WorkerFailed> {
        let mut imported = Imported::default();
        while let Some(batch) = self.0.next().await? {
            hear(batch.percent);
            imported.take(&batch.object);
            if batch.done {
                return Ok(Some(imported));
            }
        }
        Ok(None)
    }
}

impl Imported {
    fn take(&mut self, batch: &Object) {
        let list = |name| batch.objects(name).unwrap_or_default();
        self.games
            .extend(list("games").iter().map(Incoming::from_object));
        self.faults
            .extend(list("faults").iter().map(Told::from_object));
        self.notes
            .extend(list("notes").iter().map(Told::from_object));
        self.faulty = count(batch, "faulty");
        self.cut = count(batch, "cut");
        self.noted = count(batch, "noted");
        self.full = batch.flag("full");
    }
}

impl Told {
    fn from_object(object: &Object) -> Told {
        Told {
            game: count(object, "game"),
            cut: object.flag("cut"),
            fault: Fault::from_object(object),
        }
    }
}

impl Fault {
    fn from_object(object: &Object) -> Fault {
        let text = |name| object.text(name).unwrap_or_default();
        Fault {
            line: count(object, "line"),
            column: count(object, "column"),
            word: text("word"),
            detail: text("detail"),
        }
    }
}

/// Lets a worker write games; `hear` is told how much is written, in percent.
pub(crate) async fn export(
    texts: &Texts,
    games: &[Outgoing],
    hear: impl Fn(u32),
) -> Result<Exported, WorkerFailed> {
    let task = games.serialize(&Serializer::json_compatible());
    let task = task.map_err(|_| WorkerFailed::Broken)?;
    let levels: Array = say::computer::levels(texts).map(JsValue::from).collect();
    let (_working, mut answers) = worker::start(WORKER, &[("games", &task), ("levels", &levels)])?;
    let mut exported = Exported::default();
    while let Some(batch) = answers.next().await? {
        hear(batch.percent);
        exported.take(&batch.object);
        if batch.done {
            return Ok(exported);
        }
    }
    Err(WorkerFailed::Broken)
}

impl Exported {
    fn take(&mut self, batch: &Object) {
        let text = batch.text("text").unwrap_or_default();
        if !(self.text.is_empty() || text.is_empty()) {
            self.text.push('\n');
        }
        self.text.push_str(&text);
        self.unreadable = count(batch, "unreadable");
    }
}

fn count(object: &Object, name: &str) -> usize {
    object.number(name).unwrap_or_default() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A batch of the worker, as the page gets it.
    fn sent(batch: &impl Serialize) -> Object {
        let json = serde_json::to_string(batch).expect("an object");
        Object::parse(&json).expect("an object")
    }

    #[test]
    fn what_the_worker_reads_is_what_the_page_gets() {
        let text = "[White \"Anna\"]\n[Date \"2026.11.20\"]\n\n1. e4 {best} 1-0\n\n1. e5 *\n\n[Event Club]\n\n1. e4 e5 2. Ke3 *";
        let batch = rochade_desk::Import::new(text.into(), "", "").batch(|| false);
        let object = sent(&batch);
        assert_eq!(
            (object.number("progress"), object.flag("done")),
            (Some(1.0), true)
        );
        let mut imported = Imported::default();
        imported.take(&object);
        let (game, from) = (&imported.games[0], &batch.games[0]);
        let entry = &game.entry;
        assert_eq!((&*entry.game, &entry.players), ("chess", &from.players));
        assert_eq!(
            (&entry.saved, &entry.position),
            (&from.saved, &from.position)
        );
        assert_eq!(
            (&*entry.result, &*entry.termination),
            ("1-0", "resignation")
        );
        assert_eq!(
            (entry.events, entry.near, &*entry.turn),
            (Some(2), 0, "none")
        );
        assert_eq!(entry.written, "2026-11-20T12:00:00.000Z");
        assert_eq!((entry.read, &*entry.date), (true, "2026-11-20"));
        assert!(!game.cut && game.extra.contains("best"));
        let told = |told: &Told| {
            (
                told.game,
                told.cut,
                told.fault.line,
                told.fault.word.clone(),
            )
        };
        let illegal = || "move-illegal".to_owned();
        let faults: Vec<_> = imported.faults.iter().map(told).collect();
        assert_eq!(faults, [(2, false, 6, illegal()), (3, true, 10, illegal())]);
        let notes: Vec<_> = imported.notes.iter().map(told).collect();
        assert_eq!(notes, [(3, false, 8, "tag".to_owned())]);
        assert_eq!((imported.faulty, imported.cut, imported.noted), (1, 1, 1));
        assert!(!imported.full);
    }

    #[test]
    fn what_the_page_asks_for_is_what_the_worker_writes() {
        let game = |saved: &str| Outgoing {
            saved: saved.to_owned(),
            day: "2026-11-20".to_owned(),
            extra: String::new(),
            review: String::new(),
        };
        let read = rochade_desk::Import::new("1. e4 *".into(), "", "").batch(|| false);
        let games = [game(&read.games[0].saved), game("damaged")];
        let task = serde_json::to_string(&games).expect("a list");
        let task = serde_json::from_str(&task).expect("games for the worker");
        let mut export = rochade_desk::Export::new(task);
        let mut exported = Exported::default();
        exported.take(&sent(&export.batch(|| true)));
        exported.take(&sent(&export.batch(|| true)));
        assert!(exported.text.contains("2026.11.20") && exported.text.ends_with("1. e4 *\n"));
        assert_eq!(exported.unreadable, 1);
    }
}
