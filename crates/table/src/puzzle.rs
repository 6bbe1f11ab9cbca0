//! A position to be solved: the moves of its solution, and how far its solver has come.
//!
//! The player to move at the start solves it, by moves that wait at the table
//! ([`Table::apply_but_wait`]) until they are judged here. The replies of the other side, and the
//! solution where it is asked for, are made move by move, each when the caller says so.

use std::error::Error;
use std::fmt;

use crate::deed::{Check, Entry, Step};
use crate::intent::{Happening, Intent, Refusal, Review};
use crate::rules::TypedError;
use crate::table::Table;

/// A position to be solved.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The moves of the solution, those of the other side among them.
    moves: Vec<Step>,
    /// Other first moves that are as good.
    others: Vec<Step>,
    /// Whether the last of them mates.
    mates: bool,
    /// How many of them have been made.
    made: usize,
    /// How many moves were wrong.
    wrong: u32,
    stage: Stage,
}

/// How far the solver of a position has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A move is to be found.
    Asked,
    /// A move waits at the table that is not the one to be found.
    Wrong,
    /// The right move was made, and the other side is to reply.
    Right,
    /// The solution was asked for, and is being made.
    Showing,
    /// All moves have been found.
    Solved,
    /// The solution has been made.
    Shown,
}

impl Stage {
    /// Returns the word that the page's contract has for it (`data-puzzle`).
    pub fn word(self) -> &'static str {
        match self {
            Stage::Asked => "asked",
            Stage::Wrong => "wrong",
            Stage::Right => "right",
            Stage::Showing => "showing",
            Stage::Solved => "solved",
            Stage::Shown => "shown",
        }
    }

    /// Returns whether nothing is to be found any more.
    pub const fn is_over(self) -> bool {
        matches!(self, Stage::Solved | Stage::Shown)
    }
}

/// Why a solution can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFault {
    /// The move that is blamed, as it is written; empty if the solution has no move.
    pub text: String,
    /// Its place among the moves of the solution, counted from 1.
    pub place: usize,
    /// What is wrong with it.
    pub error: TypedError,
}

impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PuzzleFault { text, place, error } = self;
        write!(f, "move {place} of the solution, '{text}': {error}")
    }
}

impl Error for PuzzleFault {}

impl Puzzle {
    /// Reads a solution of the position from which the game at a table begins: its moves in the
    /// game's own notation, with or without numbers. What has been made of it at the table counts.
    ///
    /// # Errors
    ///
    /// Which of its moves can't be made, and why.
    pub fn read(table: &Table, text: &str) -> Result<Puzzle, PuzzleFault> {
        let unreadable = |error| PuzzleFault {
            text: String::new(),
            place: 1,
            error,
        };
        let start = table.until(0).ok_or(unreadable(TypedError::Illegal))?;
        let (solved, fault) = Puzzle::play(start, text);
        if let Some(fault) = fault {
            return Err(fault);
        }
        let entries = solved.view().entries;
        let last = entries.last();
        let last = last.ok_or(unreadable(TypedError::Unreadable))?;
        let mut puzzle = Puzzle {
            mates: last.deed.check == Check::Mate,
            moves: entries
                .iter()
                .map(|entry| entry.deed.step.clone())
                .collect(),
            others: Vec::new(),
            made: 0,
            wrong: 0,
            stage: Stage::Asked,
        };
        puzzle.take_up(table);
        Ok(puzzle)
    }

    /// Returns a puzzle of one move at a table, which each of some moves solves, as they can be
    /// typed; the first of them is the one that is shown. `None` if that can't be made.
    pub fn of_moves(table: &Table, good: &[String]) -> Option<Puzzle> {
        let step = |typed: &String| {
            let mut made = table.until(table.plies())?;
            made.apply(Intent::Type(typed.clone())).ok()?;
            let entry = made.view().entries.last()?.clone();
            (made.plies() > table.plies()).then_some(entry)
        };
        let best = step(good.first()?)?;
        let others = good.iter().skip(1).filter_map(step);
        Some(Puzzle {
            mates: best.deed.check == Check::Mate,
            moves: vec![best.deed.step],
            others: others.map(|entry| entry.deed.step).collect(),
            made: 0,
            wrong: 0,
            stage: Stage::Asked,
        })
    }

    /// Plays a solution at a table at which nothing was played yet, as far as its moves can be
    /// made; gives the table, and what is wrong with the next move.
    pub fn play(mut table: Table, text: &str) -> (Table, Option<PuzzleFault>) {
        let words = text.split_whitespace().map(without_number);
        for (place, word) in words.filter(|word| !is_no_move(word)).enumerate() {
            let error = match table.apply(Intent::Type(word.to_owned())) {
                Err(refusal) => error_of(&refusal),
                // Nothing else can have been typed than one whole move.
                Ok(_) if table.plies() == place + 1 => continue,
                Ok(_) => TypedError::Unreadable,
            };
            // What is left in the hand is no move.
            let _ = table.apply(Intent::Cancel);
            let fault = PuzzleFault {
                text: word.to_owned(),
                place: place + 1,
                error,
            };
            return (table, Some(fault));
        }
        (table, None)
    }

    /// Takes up what has been played at the table.
    fn take_up(&mut self, table: &Table) {
        for entry in table.view().entries.iter() {
            if self.is_right(entry) && !self.is_over() {
                self.go_on(entry);
            } else {
                self.stage = Stage::Shown;
            }
        }
    }

    /// Returns how far it has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns how many moves were wrong.
    pub fn wrong(&self) -> u32 {
        self.wrong
    }

    /// Returns whether nothing is to be found any more.
    pub fn is_over(&self) -> bool {
        self.stage.is_over()
    }

    /// Returns whether the next move is not the reader's: a reply, or one of the solution that is
    /// shown.
    pub fn moves_by_itself(&self) -> bool {
        matches!(self.stage, Stage::Right | Stage::Showing)
    }

    /// Judges the move that waits at the table: makes it if it is right, and else leaves it there
    /// to be looked at.
    ///
    /// # Errors
    ///
    /// [`Refusal::NothingInHand`] if no move waits, or none is to be found.
    pub fn judge(&mut self, table: &mut Table) -> Result<Vec<Happening>, Refusal> {
        let waiting = table.waiting().filter(|_| self.stage == Stage::Asked);
        let entry = waiting.ok_or(Refusal::NothingInHand)?.clone();
        if !self.is_right(&entry) {
            self.stage = Stage::Wrong;
            self.wrong += 1;
            return Ok(Vec::new());
        }
        let happenings = table.apply(Intent::Proceed)?;
        self.go_on(&entry);
        Ok(happenings)
    }

    /// Puts a wrong move back.
    ///
    /// # Errors
    ///
    /// [`Refusal::NothingInHand`] if no wrong move waits.
    pub fn retry(&mut self, table: &mut Table) -> Result<Vec<Happening>, Refusal> {
        if self.stage != Stage::Wrong {
            return Err(Refusal::NothingInHand);
        }
        self.stage = Stage::Asked;
        table.apply(Intent::Cancel)
    }

    /// Lets the solution be shown from here on: what is in hand is put back.
    ///
    /// # Errors
    ///
    /// [`Refusal::GameOver`] if nothing is to be found any more.
    pub fn show(&mut self, table: &mut Table) -> Result<Vec<Happening>, Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        self.stage = Stage::Showing;
        let mut happenings = table.apply(Intent::Cancel).unwrap_or_default();
        happenings.extend(table.apply(Intent::Review(Review::Last))?);
        Ok(happenings)
    }

    /// Makes the next move of the solution, if that is nobody's to find.
    ///
    /// # Errors
    ///
    /// Why no move is left, or why it can't be made.
    pub fn make_next(&mut self, table: &mut Table) -> Result<Vec<Happening>, Refusal> {
        let next = self.moves.get(self.made).filter(|_| self.moves_by_itself());
        let step = next.ok_or(Refusal::NothingInHand)?.clone();
        let happenings = table.make_step(step)?;
        self.made += 1;
        self.stage = match self.stage {
            Stage::Showing if self.made < self.moves.len() => Stage::Showing,
            Stage::Showing => Stage::Shown,
            _ if self.made < self.moves.len() => Stage::Asked,
            _ => Stage::Solved,
        };
        Ok(happenings)
    }

    /// Returns whether a move is the next one of the solution, or one that is as good; where that
    /// mates in the end, any other mate is.
    fn is_right(&self, entry: &Entry) -> bool {
        let is_mate = self.mates && entry.deed.check == Check::Mate;
        let is_other = self.made == 0 && self.others.contains(&entry.deed.step);
        is_mate || is_other || self.moves.get(self.made) == Some(&entry.deed.step)
    }

    /// Goes on behind a right move, the reader's or the other side's.
    fn go_on(&mut self, entry: &Entry) {
        self.made += 1;
        let is_mate = self.mates && entry.deed.check == Check::Mate;
        self.stage = match self.made {
            made if is_mate || made >= self.moves.len() => Stage::Solved,
            made if made % 2 == 1 => Stage::Right,
            _ => Stage::Asked,
        };
    }
}

/// Returns what stands behind the number of a move, as in `1.Qd8`, or nothing where that is all.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let behind = rest.trim_start_matches(['.', '…']);
    // Draughts has squares with numbers, and castling noughts.
    if behind.len() < rest.len() {
        behind
    } else {
        word
    }
}

/// Returns whether a word says nothing of moves: it was a number alone, or is the result.
fn is_no_move(word: &str) -> bool {
    matches!(word, "" | "*" | "1-0" | "0-1" | "1/2-1/2")
}

/// Returns what is wrong with a move that was refused.
fn error_of(refusal: &Refusal) -> TypedError {
    match refusal {
        Refusal::Typed(error) => *error,
        _ => TypedError::Illegal,
    }
}
