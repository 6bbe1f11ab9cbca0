//! A game to be looked at, as the worker finds it in a file: with its variations, and what is said of its moves.

use std::rc::Rc;

use rochade_table::{GameKind, Intent, Table, saved};
use web_sys::Blob;

use super::{Answers, Fault, WorkerFailed, Working, count, start};
use crate::json::Object;

/// The line that is the game itself.
pub(crate) const GAME: usize = 0;

/// What a game is called; all of it is empty where no move of the game can be read.
#[derive(Debug, Default)]
pub(crate) struct Title {
    /// The players' names, in the order of seats; empty where they are not known.
    pub(crate) players: Vec<String>,
    /// The event; empty if it is not known.
    pub(crate) event: String,
    /// Its round; empty if it is not known.
    pub(crate) round: String,
    /// The day, `2026-11-20`, or the year; empty if it is not known.
    pub(crate) date: String,
    /// The result, as PGN writes it.
    pub(crate) result: String,
}

/// A move with what is said of it.
#[derive(Debug, Default)]
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
}

/// The game itself, or a variation.
#[derive(Debug, Default)]
pub(crate) struct Line {
    /// The line from which it departs, which stands before it in the list.
    pub(crate) parent: usize,
    /// So many plies come before it, counted from the start of the game.
    pub(crate) at: usize,
    /// What is said before its first move.
    pub(crate) preface: String,
    /// Its moves.
    pub(crate) plies: Vec<Ply>,
    /// Why it ends there, if not all of it can be read.
    pub(crate) fault: Option<Fault>,
}

/// A game with its lines.
#[derive(Debug)]
pub(crate) struct Game {
    /// What is played.
    pub(crate) kind: GameKind,
    /// What it is called.
    pub(crate) title: Title,
    /// The number of its first move.
    pub(crate) round: usize,
    /// Whether that is the move of the side which moves second.
    pub(crate) second: bool,
    /// The game itself, and its variations.
    pub(crate) lines: Vec<Line>,
    saved: String,
    start: String,
    /// So many plies were made before the first one of the text.
    before: usize,
}

/// A game that is shown: it is the same for as long as it is.
#[derive(Clone, Debug)]
pub(crate) struct TheGame(pub(crate) Rc<Game>);

impl PartialEq for TheGame {
    fn eq(&self, other: &TheGame) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What was found in a file since the last time.
#[derive(Debug)]
pub(crate) struct Found {
    /// What the games are called.
    pub(crate) titles: Vec<Title>,
    /// The game that was asked for, as far as it can be read, or why it can't.
    pub(crate) game: Option<Result<Game, Fault>>,
    /// Whether that is all.
    pub(crate) done: bool,
}

/// A file that is being read.
#[derive(Debug)]
pub(crate) struct Reading(Answers);

/// Lets a worker look for the game of this number, counted from 0, and for the titles of all games, if they are wanted. It stops
/// when the first of the two is dropped.
pub(crate) fn replay(
    file: &Blob,
    number: usize,
    wants_titles: bool,
) -> Result<(Working, Reading), WorkerFailed> {
    let (working, answers) = start(&[
        ("file", file),
        ("number", &(number as f64).into()),
        ("titles", &wants_titles.into()),
    ])?;
    Ok((working, Reading(answers)))
}

impl Reading {
    /// What is found next; nothing if the worker was stopped.
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
            Some(game) => Some(Ok(game.torn_by(fault))),
            None => fault.map(Err),
        };
        Found {
            titles: titles.iter().map(Title::from_object).collect(),
            game,
            done: batch.flag("done"),
        }
    }
}

impl Title {
    fn from_object(object: &Object) -> Title {
        Title {
            players: object.texts("players").unwrap_or_default(),
            event: text(object, "event"),
            round: text(object, "round"),
            date: text(object, "date"),
            result: text(object, "result"),
        }
    }
}

impl Game {
    fn from_object(object: &Object) -> Option<Game> {
        let lines = object.objects("lines")?;
        Some(Game {
            kind: GameKind::of_word(&object.text("game")?)?,
            title: Title::from_object(&object.object("title")?),
            round: count(object, "round"),
            second: object.flag("second"),
            lines: lines.iter().map(Line::from_object).collect(),
            saved: object.text("saved")?,
            start: object.text("start")?,
            before: count(object, "before"),
        })
    }

    /// The same, which can't be read to its end for this reason, if there is one.
    fn torn_by(mut self, fault: Option<Fault>) -> Game {
        if let Some(game) = self.lines.get_mut(GAME) {
            game.fault = fault;
        }
        self
    }

    /// Why it can't be read to its end, if that is so.
    pub(crate) fn fault(&self) -> Option<&Fault> {
        self.lines.get(GAME)?.fault.as_ref()
    }

    /// The table after all moves of a line; `None` if the line is not there.
    pub(crate) fn table(&self, line: usize) -> Option<Table> {
        if line == GAME {
            return saved::read(&self.saved).ok();
        }
        let mut table = saved::read(&self.start).ok()?;
        for text in self.path(line)? {
            // A line is judged by the rules before it comes here.
            table.apply(Intent::Type(text)).ok()?;
        }
        Some(table)
    }

    /// How many plies there are at the table of a line after so many of its text.
    pub(crate) fn plies_at_table(&self, line: usize, ply: usize) -> usize {
        ply + if line == GAME { self.before } else { 0 }
    }

    /// All moves of a line from the start of the game.
    fn path(&self, line: usize) -> Option<Vec<String>> {
        let Line {
            parent, at, plies, ..
        } = self.lines.get(line)?;
        let mut path = if line == GAME {
            Vec::new()
        } else {
            let mut path = self.path(*parent)?;
            path.truncate(*at);
            path
        };
        path.extend(plies.iter().map(|ply| ply.text.clone()));
        Some(path)
    }

    /// The line in which a ply really stands: up to where a line departs, its plies are those of its parent.
    pub(crate) fn home(&self, mut line: usize, ply: usize) -> usize {
        while let Some(departs) = self.lines.get(line).filter(|_| line != GAME)
            && ply <= departs.at
        {
            line = departs.parent;
        }
        line
    }

    /// The last ply of a line.
    pub(crate) fn end(&self, line: usize) -> usize {
        let line = self.lines.get(line);
        line.map_or(0, |line| line.at + line.plies.len())
    }
}

impl Line {
    fn from_object(object: &Object) -> Line {
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
            plies: plies.iter().map(Ply::from_object).collect(),
            fault,
        }
    }
}

impl Ply {
    fn from_object(object: &Object) -> Ply {
        let nags = object.numbers("nags").unwrap_or_default();
        Ply {
            text: text(object, "text"),
            before: text(object, "before"),
            nags: nags.into_iter().map(|nag| nag as u8).collect(),
            after: text(object, "after"),
            unjudged: text(object, "unjudged"),
        }
    }
}

fn text(object: &Object, name: &str) -> String {
    object.text(name).unwrap_or_default()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// What the worker finds in a text, as the page gets it.
    fn found(text: &str, number: usize) -> Found {
        let batch = rochade_desk::Replay::new(text.into(), number, true).batch(|| false);
        let json = serde_json::to_string(&batch).expect("an object");
        Found::from_object(&Object::parse(&json).expect("an object"))
    }

    /// The first game of a text.
    pub(crate) fn game(text: &str) -> Game {
        found(text, 0).game.expect("a game").expect("a good one")
    }

    const TEXT: &str = "[White \"Anna\"]\n[Date \"2026.11.20\"]\n\n{so} 1. e4 $1 {best} e5 \
        (1... c5 2. {or} Nf3 (2. c3) 2... Ke6) 2. Nf3 1-0\n\n1. e5 *";

    #[test]
    fn what_the_worker_reads_is_what_the_page_gets() {
        let Found { titles, game, done } = found(TEXT, 0);
        let game = game.expect("a game").expect("a good one");
        assert!(done);
        let results: Vec<&str> = titles.iter().map(|title| &*title.result).collect();
        assert_eq!(results, ["1-0", ""]);
        let title = &game.title;
        assert_eq!(
            (&*title.players[0], &*title.date, &*title.result),
            ("Anna", "2026-11-20", "1-0")
        );
        assert_eq!(
            (game.kind, game.round, game.second),
            (GameKind::Chess, 1, false)
        );
        let [main, first, second] = &game.lines[..] else {
            panic!("three lines");
        };
        assert_eq!((&*main.preface, &*main.plies[0].after), ("so", "best"));
        assert_eq!(
            (&main.plies[0].nags[..], &*first.plies[1].before),
            (&[1][..], "or")
        );
        assert_eq!(
            (first.parent, first.at, second.parent, second.at),
            (GAME, 1, 1, 2)
        );
        let fault = first
            .fault
            .as_ref()
            .map(|fault| (&*fault.word, &*fault.detail));
        assert_eq!(fault, Some(("move-illegal", "Ke6")));
        let broken = found(TEXT, 1)
            .game
            .expect("a game")
            .expect_err("White has no such move");
        assert_eq!((broken.line, broken.column), (6, 4));
    }

    #[test]
    fn every_line_has_its_table() {
        let game = game(TEXT);
        let position = |line| game.table(line).map(|table| table.view().position);
        let after = |moves: &str| Some(format!("rnbqkbnr/{moves}"));
        assert_eq!(
            position(0),
            after("pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")
        );
        assert_eq!(
            position(1),
            after("pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")
        );
        assert_eq!(
            position(2),
            after("pp1ppppp/8/2p5/4P3/2P5/PP1P1PPP/RNBQKBNR b KQkq - 0 2")
        );
        assert_eq!(position(3), None);
        assert_eq!(
            (game.end(0), game.end(2), game.home(2, 2), game.home(2, 1)),
            (3, 3, 1, 0)
        );
    }
}
