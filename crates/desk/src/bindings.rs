//! What the worker's script calls, and the objects that it is answered with.

use rochade_pgn::Place;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::fault::Fault;
use crate::incoming::Incoming;
use crate::outgoing::to_pgn;
use crate::reader::{Reader, Reading};

/// A file that is being read.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Desk {
    reader: Reader,
}

#[wasm_bindgen]
impl Desk {
    /// Takes a file.
    #[wasm_bindgen(constructor)]
    pub fn new(file: Vec<u8>) -> Desk {
        Desk {
            reader: Reader::new(file),
        }
    }

    /// How much has been read, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.reader.progress()
    }

    /// The next game as `{ game }`, or why it can't be read as `{ fault }`; `undefined` at the end.
    #[wasm_bindgen(js_name = "next")]
    pub fn next_reading(&mut self) -> JsValue {
        let reading = self.reader.next();
        let told =
            reading.map(|reading| Told::new(&reading).serialize(&Serializer::json_compatible()));
        // Every text and every number has a counterpart.
        told.and_then(Result::ok).unwrap_or_default()
    }
}

/// A saved game as PGN; nothing if the text is none. See [`to_pgn`].
#[wasm_bindgen]
pub fn pgn(saved: &str, day: &str, extra: &str) -> Option<String> {
    to_pgn(saved, day, extra).ok()
}

/// A reading as the script gets it.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Told<'a> {
    /// The parts that are kept are called as in `web/entry.js`.
    Game {
        game: &'a str,
        players: &'a [String],
        result: &'a str,
        termination: &'a str,
        events: usize,
        position: &'a str,
        saved: &'a str,
        day: &'a str,
        cut: bool,
        extra: &'a str,
    },
    Fault {
        line: usize,
        column: usize,
        word: &'a str,
        detail: &'a str,
    },
}

impl Told<'_> {
    fn new(reading: &Reading) -> Told<'_> {
        match reading {
            Ok(Incoming {
                game,
                saved,
                names,
                date,
                result,
                termination,
                events,
                position,
                cut,
                extra,
                ..
            }) => Told::Game {
                game,
                players: names,
                result,
                termination,
                events: *events,
                position,
                saved,
                day: date,
                cut: *cut,
                extra,
            },
            Err(Fault {
                place: Place { line, column },
                word,
                detail,
            }) => Told::Fault {
                line: *line,
                column: *column,
                word,
                detail,
            },
        }
    }
}
