//! Reading a text game by game, in as many slices as one likes.

use rochade_chess::Position;
use rochade_pgn::{Game, Games, Mark, Place};

use crate::fault::{self, Fault};
use crate::incoming::Incoming;
use crate::text::decode;

/// What stands at one place of a text: a game, or why there is none.
pub type Reading = Result<Incoming, Fault>;

/// The longest line that is taken for a position, in bytes.
const LONGEST_FEN: usize = 200;

/// Reads the games of a text one by one. A text that is nothing but a position is a game that begins there.
#[derive(Debug)]
pub struct Reader {
    text: String,
    /// How far the games have been read; `None` at the very beginning.
    mark: Option<Mark>,
    done: bool,
}

impl Reader {
    /// Reads a file: UTF-8, or else Latin-1.
    pub fn new(file: Vec<u8>) -> Reader {
        Reader {
            text: decode(file),
            mark: None,
            done: false,
        }
    }

    /// How much of the text has been read, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let offset = match self.mark {
            _ if self.done => return 1.0,
            Some(mark) => mark.offset,
            None => 0,
        };
        offset as f64 / self.text.len().max(1) as f64
    }

    fn first_as_position(&mut self) -> Option<Reading> {
        let reading = lone_position(&self.text)?;
        self.done = true;
        Some(reading)
    }
}

impl Iterator for Reader {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        if self.done {
            return None;
        }
        if self.mark.is_none()
            && let Some(reading) = self.first_as_position()
        {
            return Some(reading);
        }
        let mut games = match self.mark {
            Some(mark) => Games::resume(&self.text, mark),
            None => Games::new(&self.text),
        };
        // A game that fits no saved text is told with the place where it begins.
        let start = games.mark().place;
        let next = games.next();
        self.mark = Some(games.mark());
        self.done = next.is_none();
        Some(match next? {
            Ok(game) => Incoming::new(&game).ok_or(Fault {
                place: start,
                word: "limit",
                detail: String::new(),
            }),
            Err(error) => Err(Fault::from(error)),
        })
    }
}

/// The position that is all there is in a text, if it looks like one.
fn lone_position(text: &str) -> Option<Reading> {
    let fen = text.trim_start_matches('\u{feff}').trim();
    let placement = fen.split(' ').next().unwrap_or_default();
    let looks_like = fen.len() <= LONGEST_FEN
        && !fen.contains(['\n', '\r', '['])
        && placement.matches('/').count() >= 6;
    if !looks_like {
        return None;
    }
    let reading = match fen.parse::<Position>() {
        Ok(position) => Incoming::new(&Game::new(position)).ok_or("limit"),
        Err(error) => return Some(Err(fen_fault(text, fen, &error))),
    };
    Some(reading.map_err(|word| Fault {
        place: Place { line: 1, column: 1 },
        word,
        detail: String::new(),
    }))
}

/// What is wrong with a position, at the field that is to blame.
fn fen_fault(text: &str, fen: &str, error: &rochade_chess::FenError) -> Fault {
    let fields = fen.split(' ');
    let before = fields.take(fault::field_index(error));
    let column = before.map(|field| field.chars().count() + 1).sum::<usize>();
    let indent = text.len() - text.trim_start().len();
    let lead = text.get(..indent).unwrap_or_default();
    let line = lead.matches('\n').count();
    let margin = lead.rsplit('\n').next().unwrap_or_default();
    Fault {
        place: Place {
            line: line + 1,
            column: margin.chars().filter(|&char| char != '\u{feff}').count()
                + column.min(fen.chars().count().saturating_sub(1))
                + 1,
        },
        word: error.word(),
        detail: String::new(),
    }
}
