//! What the worker's script calls. Answers are lines of text: a word for what it is, then one thing a line. None of them
//! holds a line break but the last one.

use wasm_bindgen::prelude::*;

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

    /// The next game, or why it can't be read; nothing at the end.
    #[wasm_bindgen(js_name = "next")]
    pub fn next_reading(&mut self) -> Option<String> {
        self.reader.next().map(|reading| lines(&reading))
    }
}

/// A saved game as PGN; nothing if the text is none. See [`to_pgn`].
#[wasm_bindgen]
pub fn pgn(saved: &str, day: &str, extra: &str) -> Option<String> {
    to_pgn(saved, day, extra).ok()
}

/// `game`, result, termination, White, Black, how much has happened, position, saved text, day, `cut` or nothing, extra; or
/// `fault`, line, column, word, detail.
fn lines(reading: &Reading) -> String {
    match reading {
        Ok(Incoming {
            saved,
            names: [white, black],
            date,
            result,
            termination,
            events,
            position,
            cut,
            extra,
            ..
        }) => {
            let events = events.to_string();
            let cut = if *cut { "cut" } else { "" };
            let kept: [&str; 7] = [result, termination, white, black, &events, position, saved];
            ["game", &kept.join("\n"), date, cut, extra].join("\n")
        }
        Err(fault) => {
            let (line, column) = (fault.place.line.to_string(), fault.place.column.to_string());
            ["fault", &line, &column, fault.word, &fault.detail].join("\n")
        }
    }
}
