//! What the worker's script (`web/desk_worker.js`) calls.

use js_sys::Function;
use rochade_sheet::Told;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::batch::{Export, Import};
use crate::print::{CodeBatch, SheetBatch};
use crate::replay::Replay;

/// A task of the worker, done batch by batch.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Desk {
    task: Task,
}

#[derive(Debug)]
enum Task {
    Import(Import),
    Export(Export),
    Replay(Replay),
    Code(String),
    Sheet(Box<Told>),
}

#[wasm_bindgen]
impl Desk {
    /// Reads the text of a file; these laws are those that positions in it are played under, and
    /// games of draughts that name none.
    pub fn import(text: String, laws: &str, unnamed: &str) -> Desk {
        let task = Task::Import(Import::new(text, laws, unnamed));
        Desk { task }
    }

    /// Writes games, each of them an [`Outgoing`](crate::Outgoing); the computer is called so at
    /// each level, the first one first.
    ///
    /// # Errors
    ///
    /// What is not of that form.
    pub fn export(games: JsValue, levels: Vec<String>) -> Result<Desk, JsValue> {
        let games = serde_wasm_bindgen::from_value(games)?;
        let task = Task::Export(Export::new(games).naming(levels));
        Ok(Desk { task })
    }

    /// Reads the game of this number in the text of a file with all that is said of it, and the
    /// titles of all games, if they are wanted.
    pub fn replay(text: String, number: usize, wants_titles: bool) -> Desk {
        let task = Task::Replay(Replay::new(text, number, wants_titles));
        Desk { task }
    }

    /// Reads a game that is kept, an [`Outgoing`](crate::Outgoing), with all that is said of it.
    ///
    /// # Errors
    ///
    /// What is not of that form, or can't be read.
    pub fn read_again(kept: JsValue) -> Result<Desk, JsValue> {
        let kept = serde_wasm_bindgen::from_value(kept)?;
        let replay = Replay::of_kept(&kept).map_err(|reason| format!("{reason:?}"))?;
        let task = Task::Replay(replay);
        Ok(Desk { task })
    }

    /// Draws the QR code of a text.
    pub fn code(text: String) -> Desk {
        let task = Task::Code(text);
        Desk { task }
    }

    /// Lays out the sheets of a game, from a [`Told`].
    ///
    /// # Errors
    ///
    /// What is not of that form.
    pub fn sheet(asked: JsValue) -> Result<Desk, JsValue> {
        let told: Told = serde_wasm_bindgen::from_value(asked)?;
        let task = Task::Sheet(Box::new(told));
        Ok(Desk { task })
    }

    /// The next batch: an [`ImportBatch`](crate::ImportBatch), an
    /// [`ExportBatch`](crate::ExportBatch), a [`ReplayBatch`](crate::ReplayBatch), a
    /// [`CodeBatch`] or a [`SheetBatch`]. It ends as soon as `time_is_up` answers `true`: this
    /// crate asks no clock.
    ///
    /// # Errors
    ///
    /// What could not be turned into an object.
    pub fn batch(&mut self, time_is_up: &Function) -> Result<JsValue, JsValue> {
        let time_is_up = || {
            let answer = time_is_up.call0(&JsValue::NULL);
            answer.is_ok_and(|answer| answer.is_truthy())
        };
        let serializer = Serializer::json_compatible();
        let batch = match &mut self.task {
            Task::Import(import) => import.batch(time_is_up).serialize(&serializer),
            Task::Export(export) => export.batch(time_is_up).serialize(&serializer),
            Task::Replay(replay) => replay.batch(time_is_up).serialize(&serializer),
            Task::Code(text) => CodeBatch::of(text).serialize(&serializer),
            Task::Sheet(told) => SheetBatch::of(told).serialize(&serializer),
        };
        Ok(batch?)
    }
}
