//! Import and writing in batches: the worker answers often enough to show progress, and each answer
//! holds what was done since the one before.

use rochade_table::{GameKind, Laws};
use serde::{Deserialize, Serialize};

use crate::reader::{Reader, Reading};
use crate::{Fault, Incoming};

/// More games than the list on a device has room for.
const MOST_GAMES: usize = 20_000;

/// More errors than anybody reads.
const MOST_FAULTS: usize = 100;

/// More notes than anybody reads: what was mended is worth less than what is missing.
const MOST_NOTES: usize = 10;

/// What was read since the batch before.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ImportBatch {
    /// The games, in the order of the file.
    pub games: Vec<Incoming>,
    /// Why some could not be read, or not to their ends; the file's first hundred errors only.
    pub faults: Vec<Told>,
    /// How many could not be read so far.
    pub faulty: usize,
    /// How many could not be read to their ends so far.
    pub cut: usize,
    /// What was mended or passed over; the file's first ten notes only.
    pub notes: Vec<Told>,
    /// How many notes there are so far.
    pub noted: usize,
    /// Whether reading stopped before the end of the file, because there are too many games.
    pub full: bool,
    /// How much of the file has been read, from 0 to 1.
    pub progress: f64,
    /// Whether this is the last batch.
    pub done: bool,
}

/// What is told of a game of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// Its number in the file, counted from 1.
    pub game: usize,
    /// Whether the game was read up to there.
    pub cut: bool,
    /// What is told, and of which place.
    #[serde(flatten)]
    pub fault: Fault,
}

/// A file that is being read.
#[derive(Debug)]
pub struct Import {
    reader: Reader,
    /// How many games there were, read or not.
    number: usize,
    games: usize,
    faulty: usize,
    cut: usize,
    noted: usize,
}

impl Import {
    /// Takes the text of a file. Positions in it are played under these laws ([`Laws::text`]), or
    /// the usual ones if they are none. Games of draughts that don't name their laws have the
    /// second ones; if these are none, those that their moves fit.
    pub fn new(text: String, laws: &str, unnamed: &str) -> Import {
        let laws = Laws::parse(laws).unwrap_or(GameKind::Chess.usual_laws());
        let mut reader = Reader::new(text, laws);
        if let Ok(laws) = Laws::parse(unnamed) {
            reader = reader.with_draughts(laws);
        }
        Import {
            reader,
            number: 0,
            games: 0,
            faulty: 0,
            cut: 0,
            noted: 0,
        }
    }

    /// Reads at least one game, and goes on until `time_is_up`.
    pub fn batch(&mut self, mut time_is_up: impl FnMut() -> bool) -> ImportBatch {
        let mut batch = ImportBatch::default();
        while !batch.full && !batch.done {
            match self.reader.next() {
                Some(reading) => self.take(reading, &mut batch),
                None => batch.done = true,
            }
            if time_is_up() {
                break;
            }
        }
        batch.done |= batch.full;
        (batch.faulty, batch.cut, batch.noted) = (self.faulty, self.cut, self.noted);
        batch.progress = self.reader.progress();
        batch
    }

    fn take(&mut self, reading: Reading, batch: &mut ImportBatch) {
        self.number += 1;
        let game = self.number;
        let cut = reading.game.is_some();
        if let Some(fault) = reading.fault {
            if self.faulty + self.cut < MOST_FAULTS {
                batch.faults.push(Told { game, cut, fault });
            }
            *(if cut { &mut self.cut } else { &mut self.faulty }) += 1;
        }
        for fault in reading.notes {
            if self.noted < MOST_NOTES {
                let cut = false;
                batch.notes.push(Told { game, cut, fault });
            }
            self.noted += 1;
        }
        if let Some(game) = reading.game {
            batch.games.push(game);
            self.games += 1;
            batch.full = self.games >= MOST_GAMES;
        }
    }
}

/// A game that is to be written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Outgoing {
    /// The game as a saved text.
    pub saved: String,
    /// The day when it was played, as in `2026-11-20`; empty if it is not known.
    pub day: String,
    /// The text that came with it ([`Incoming::extra`]); empty if none did.
    pub extra: String,
    /// The look back at it as a text ([`Review`](rochade_review::Review)), if there was one. A
    /// damaged one is passed over.
    #[serde(default)]
    pub review: Option<String>,
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
    /// What the computer is called at each level.
    levels: Vec<String>,
    next: usize,
    unreadable: usize,
}

impl Export {
    /// An export of these games.
    pub fn new(games: Vec<Outgoing>) -> Export {
        Export {
            games,
            levels: Vec::new(),
            next: 0,
            unreadable: 0,
        }
    }

    /// Returns this export with the computer's name at each level, level 1 first.
    #[must_use]
    pub fn naming(mut self, levels: Vec<String>) -> Export {
        self.levels = levels;
        self
    }

    /// Writes at least one game, and goes on until `time_is_up`.
    pub fn batch(&mut self, mut time_is_up: impl FnMut() -> bool) -> ExportBatch {
        let mut written = Vec::new();
        while let Some(game) = self.games.get(self.next) {
            self.next += 1;
            match game.to_text(&self.levels) {
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
