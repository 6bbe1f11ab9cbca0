//! Import and writing in batches: the worker answers often enough to show progress, and each answer
//! holds what was done since the one before.

use rochade_table::{GameKind, Laws};
use serde::{Deserialize, Serialize};

use crate::outgoing::to_text;
use crate::reader::Reader;
use crate::{Fault, Incoming};

/// More games than the list on a device has room for.
const MOST_GAMES: usize = 20_000;

/// More errors than anybody reads.
const MOST_FAULTS: usize = 100;

/// What was read since the batch before.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ImportBatch {
    /// The games, in the order of the file.
    pub games: Vec<Incoming>,
    /// Why some could not be read; the file's first hundred errors only.
    pub faults: Vec<Fault>,
    /// How many could not be read so far.
    pub faulty: usize,
    /// Whether reading stopped before the end of the file, because there are too many games.
    pub full: bool,
    /// How much of the file has been read, from 0 to 1.
    pub progress: f64,
    /// Whether this is the last batch.
    pub done: bool,
}

/// A file that is being read.
#[derive(Debug)]
pub struct Import {
    reader: Reader,
    games: usize,
    faulty: usize,
}

impl Import {
    /// Takes a file. Positions in it are played under the laws of this text ([`Laws::text`]), or
    /// the usual ones if it names none.
    pub fn new(file: Vec<u8>, laws: &str) -> Import {
        let laws = Laws::parse(laws).unwrap_or(GameKind::Chess.usual_laws());
        Import {
            reader: Reader::new(file, laws),
            games: 0,
            faulty: 0,
        }
    }

    /// Reads at least one game, and goes on until `time_is_up`.
    pub fn batch(&mut self, mut time_is_up: impl FnMut() -> bool) -> ImportBatch {
        let mut batch = ImportBatch::default();
        while !batch.full && !batch.done {
            match self.reader.next() {
                Some(Ok(game)) => {
                    batch.games.push(game);
                    self.games += 1;
                    batch.full = self.games >= MOST_GAMES;
                }
                Some(Err(fault)) => {
                    self.faulty += 1;
                    if self.faulty <= MOST_FAULTS {
                        batch.faults.push(fault);
                    }
                }
                None => batch.done = true,
            }
            if time_is_up() {
                break;
            }
        }
        batch.done |= batch.full;
        batch.faulty = self.faulty;
        batch.progress = self.reader.progress();
        batch
    }
}

/// A game that is to be written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Outgoing {
    /// The game as a saved text.
    pub saved: String,
    /// The day when it was played, as in `2026-11-20`; empty if it is not known.
    pub day: String,
    /// The text that came with it ([`Incoming::extra`]); empty if none did.
    pub extra: String,
}

/// What was written since the batch before.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ExportBatch {
    /// The games as PGN and PDN, with an empty line between two of them.
    pub text: String,
    /// How many could not be written so far.
    pub unreadable: usize,
    /// How many of the games have been dealt with, from 0 to 1.
    pub progress: f64,
    /// Whether this is the last batch.
    pub done: bool,
}

/// Games that are being written.
#[derive(Debug)]
pub struct Export {
    games: Vec<Outgoing>,
    next: usize,
    unreadable: usize,
}

impl Export {
    /// Takes games.
    pub fn new(games: Vec<Outgoing>) -> Export {
        Export {
            games,
            next: 0,
            unreadable: 0,
        }
    }

    /// Writes at least one game, and goes on until `time_is_up`.
    pub fn batch(&mut self, mut time_is_up: impl FnMut() -> bool) -> ExportBatch {
        let mut written = Vec::new();
        while let Some(Outgoing { saved, day, extra }) = self.games.get(self.next) {
            self.next += 1;
            match to_text(saved, day, extra) {
                Ok(text) => written.push(text),
                Err(_) => self.unreadable += 1,
            }
            if time_is_up() {
                break;
            }
        }
        ExportBatch {
            text: written.join("\n"),
            unreadable: self.unreadable,
            progress: self.next as f64 / self.games.len().max(1) as f64,
            done: self.next >= self.games.len(),
        }
    }
}
