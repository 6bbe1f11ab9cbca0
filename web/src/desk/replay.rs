//! A game to be looked at, as the worker finds it in a file: with its variations, and what is said
//! of its moves.

mod clocks;
mod evals;
mod kept;
mod lines;
mod playable;
mod review;
mod steps;

use std::rc::Rc;

use rochade_review::Eval;
use rochade_table::GameKind;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use web_sys::Blob;

pub(crate) use self::steps::{Place, Step};
use super::{Fault, Outgoing, WORKER, count};
use crate::drawn::Drawn;
use crate::json::Object;
use crate::platform::worker::{self, Answers, WorkerFailed, Working};

/// The line that is the game itself.
pub(crate) const GAME: usize = 0;

/// What a game is called; all of it is empty where no move of the game can be read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Title {
    /// The players' names, in the order of seats; empty where they are not known.
    pub(crate) players: Vec<String>,
    /// The players' titles, such as `GM`, in the same order; empty where they have none.
    pub(crate) titles: Vec<String>,
    /// Their ratings, in the same order.
    pub(crate) elo: Vec<Option<u16>>,
    /// The code of the opening, such as `C41`; empty if it is not told.
    pub(crate) eco: String,
    /// The event; empty if it is not known.
    pub(crate) event: String,
    /// Where that was; empty if it is not known.
    pub(crate) site: String,
    /// Its round; empty if it is not known.
    pub(crate) round: String,
    /// The day, `2026-11-20`, or the year; empty if it is not known.
    pub(crate) date: String,
    /// The result, as PGN writes it.
    pub(crate) result: String,
}

/// A move with what is said of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ply {
    /// The move, in the game's usual notation.
    pub(crate) text: String,
    /// The comment before it.
    pub(crate) before: String,
    /// The numeric annotation glyphs.
    pub(crate) nags: Vec<u8>,
    /// The comment after it.
    pub(crate) after: String,
    /// Variations that nobody judges, as a text.
    pub(crate) unjudged: String,
    /// What was left on the player's clock, in milliseconds, if that is told.
    pub(crate) clock: Option<u32>,
    /// What is drawn on the board after it.
    pub(crate) drawn: Drawn,
    /// The eval of the position after it, or in a game of three those of the seats; none, if it is
    /// not known.
    pub(crate) evals: Vec<Eval>,
    /// After a null move, from where it goes on: a saved text. Else it is empty.
    start: String,
}

/// The game itself, or a variation.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    /// The line from which it departs, which stands before it in the list.
    pub(crate) parent: usize,
    /// How many plies come before it, counted from the start of the game.
    pub(crate) at: usize,
    /// What is said before its first move.
    pub(crate) preface: String,
    /// What is drawn on the board before the first move of the game.
    drawn: Drawn,
    /// The evals of the position before the first move of the game.
    pub(crate) evals: Vec<Eval>,
    /// Its moves.
    pub(crate) plies: Vec<Ply>,
    /// Why it ends there, if not all of it can be read.
    pub(crate) fault: Option<Fault>,
}

/// A game with its lines.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    /// What is played.
    pub(crate) kind: GameKind,
    /// What it is called.
    pub(crate) title: Title,
    /// The number of its first move.
    round: usize,
    /// How many seats move before that one in a round.
    place: usize,
    /// The game itself, and its variations.
    pub(crate) lines: Vec<Line>,
    /// The seat that makes the first move.
    mover: usize,
    /// Of several seats, the round and the seat of each move; else empty.
    turns: Vec<(usize, usize)>,
    /// What the clocks showed at the start, in the order of seats and in milliseconds, where that
    /// is told.
    clocks: Vec<Option<u32>>,
    saved: String,
    /// Where its variations begin, as a saved text; `None` where they begin with the game itself.
    start: Option<String>,
    /// How many plies were made before the first one of the text.
    before: usize,
    /// The number of lines that stand in the text; the others come from a review.
    told: usize,
}

/// A game that is shown: it is the same for as long as it is.
#[derive(Clone, Debug)]
pub(crate) struct TheGame(pub(crate) Rc<Game>);

impl PartialEq for TheGame {
    fn eq(&self, other: &TheGame) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What the games of a file are called: the same for as long as the file is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Titles {
    /// The games, in the order of the file.
    pub(crate) games: Rc<Vec<Title>>,
    /// Whether there are more games in the file.
    pub(crate) full: bool,
}

impl PartialEq for Titles {
    fn eq(&self, other: &Titles) -> bool {
        Rc::ptr_eq(&self.games, &other.games)
    }
}

/// What was found in a file since the last time.
#[derive(Debug)]
pub(crate) struct Found {
    /// What the games are called.
    pub(crate) titles: Vec<Title>,
    /// Whether the file has more games than titles are listed.
    pub(crate) full: bool,
    /// The game that was asked for, as far as it can be read, or why it can't.
    pub(crate) game: Option<Result<Game, Fault>>,
    /// The text of that game, as it stands in the file.
    pub(crate) text: Option<String>,
    /// Whether that is all.
    pub(crate) done: bool,
}

/// A file that is being read.
#[derive(Debug)]
pub(crate) struct Reading(Answers);

/// Lets a worker look for the game of this number, counted from 0, and for the titles of all games,
/// if they are wanted. It stops when the first of the two is dropped.
pub(crate) fn replay(
    file: &Blob,
    number: usize,
    wants_titles: bool,
) -> Result<(Working, Reading), WorkerFailed> {
    let parts: [(&str, &JsValue); 3] = [
        ("file", file),
        ("number", &(number as f64).into()),
        ("titles", &wants_titles.into()),
    ];
    let (working, answers) = worker::start(WORKER, &parts)?;
    Ok((working, Reading(answers)))
}

/// Lets a worker read a game that is kept.
pub(crate) fn read_again(kept: &Outgoing) -> Result<(Working, Reading), WorkerFailed> {
    let kept = kept.serialize(&Serializer::json_compatible());
    let kept = kept.map_err(|_| WorkerFailed::Broken)?;
    let (working, answers) = worker::start(WORKER, &[("kept", &kept)])?;
    Ok((working, Reading(answers)))
}

impl Reading {
    /// Returns what is found next; nothing if the worker was stopped.
    pub(crate) async fn next(&mut self) -> Result<Option<Found>, WorkerFailed> {
        let batch = self.0.next().await?;
        Ok(batch.map(|batch| Found::from_object(&batch.object)))
    }
}

impl Found {
    fn from_object(batch: &Object) -> Found {
        let titles = batch.objects("titles").unwrap_or_default();
        let fault = batch.object("fault").as_ref().map(Fault::from_object);
        let game = batch
            .object("replayed")
            .as_ref()
            .and_then(Game::from_object);
        let game = match game {
            Some(game) => Some(Ok(game.with_fault(fault))),
            None => fault.map(Err),
        };
        Found {
            titles: titles.iter().map(Title::from_object).collect(),
            full: batch.flag("full"),
            game,
            text: batch.text("text"),
            done: batch.flag("done"),
        }
    }
}

impl Title {
    fn from_object(object: &Object) -> Title {
        Title {
            players: object.texts("players").unwrap_or_default(),
            titles: object.texts("titles").unwrap_or_default(),
            elo: numbers(object, "elo", |rating| rating as u16),
            eco: text(object, "eco"),
            event: text(object, "event"),
            site: text(object, "site"),
            round: text(object, "round"),
            date: text(object, "date"),
            result: text(object, "result"),
        }
    }
}

impl Game {
    fn from_object(object: &Object) -> Option<Game> {
        let lines = object.objects("lines")?;
        let kind = GameKind::of_word(&object.text("game")?)?;
        Some(Game {
            kind,
            title: Title::from_object(&object.object("title")?),
            round: count(object, "round"),
            place: usize::from(object.flag("second")),
            mover: count(object, "mover") % kind.seats(),
            turns: turns(object),
            clocks: numbers(object, "clocks", |left| left as u32),
            lines: lines
                .iter()
                .map(|line| Line::from_object(line, kind))
                .collect(),
            saved: object.text("saved")?,
            start: Some(object.text("start")?),
            before: count(object, "before"),
            told: lines.len(),
        })
    }

    /// Returns how many plies of its table come before the first one of the text.
    pub(crate) fn before(&self) -> usize {
        self.before
    }

    /// Notes why reading stopped before the end, if it did.
    fn with_fault(mut self, fault: Option<Fault>) -> Game {
        if let Some(game) = self.lines.get_mut(GAME) {
            game.fault = fault;
        }
        self
    }

    /// Returns why it can't be played on from its end, if that is so: it can't be read up to there,
    /// or it has a null move, which no table knows.
    pub(crate) fn torn(&self) -> Option<Fault> {
        let game = self.lines.get(GAME)?;
        let null = game.plies.iter().find(|ply| ply.is_null());
        let illegal = |null: &Ply| Fault {
            line: 0,
            column: 0,
            word: "move-illegal".to_owned(),
            detail: null.text.clone(),
        };
        game.fault.clone().or(null.map(illegal))
    }

    /// Returns what is drawn on the board after `ply` plies of a line.
    pub(crate) fn drawn(&self, line: usize, ply: usize) -> Option<&Drawn> {
        match ply {
            0 => Some(&self.lines.get(GAME)?.drawn),
            _ => Some(&self.made(line, ply)?.drawn),
        }
    }
}

impl Line {
    fn from_object(object: &Object, kind: GameKind) -> Line {
        let plies = object.objects("plies").unwrap_or_default();
        let word = text(object, "fault");
        let fault = (!word.is_empty()).then(|| Fault {
            line: 0,
            column: 0,
            word,
            detail: text(object, "blamed"),
        });
        Line {
            parent: count(object, "parent"),
            at: count(object, "at"),
            preface: text(object, "preface"),
            drawn: Drawn::from_object(object),
            evals: evals::told(object, kind),
            plies: plies
                .iter()
                .map(|ply| Ply::from_object(ply, kind))
                .collect(),
            fault,
        }
    }
}

impl Ply {
    fn from_object(object: &Object, kind: GameKind) -> Ply {
        let nags = object.numbers("nags").unwrap_or_default();
        Ply {
            text: text(object, "text"),
            before: text(object, "before"),
            nags: nags.into_iter().map(|nag| nag as u8).collect(),
            after: text(object, "after"),
            unjudged: text(object, "unjudged"),
            clock: object.number("clock").map(|left| left as u32),
            drawn: Drawn::from_object(object),
            evals: evals::told(object, kind),
            start: text(object, "start"),
        }
    }

    /// Returns whether it is a null move: nothing moves, and it is the other side's turn.
    pub(crate) fn is_null(&self) -> bool {
        !self.start.is_empty()
    }
}

/// Numbers of which some are not known, which the list says by 0.
fn numbers<T>(object: &Object, name: &str, of: fn(f64) -> T) -> Vec<Option<T>> {
    let numbers = object.numbers(name).unwrap_or_default();
    let number = |number: f64| (number > 0.0).then(|| of(number));
    numbers.into_iter().map(number).collect()
}

/// The round and the seat of each move, where that is told.
fn turns(object: &Object) -> Vec<(usize, usize)> {
    let told = |name| object.numbers(name).unwrap_or_default().into_iter();
    let turns = told("rounds").zip(told("movers"));
    turns
        .map(|(round, mover)| (round as usize, mover as usize))
        .collect()
}

fn text(object: &Object, name: &str) -> String {
    object.text(name).unwrap_or_default()
}

#[cfg(test)]
pub(crate) mod tests;
