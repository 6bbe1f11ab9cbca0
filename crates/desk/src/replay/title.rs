//! What a game is called.

use rochade_pgn::{GameResult, Tags};
use serde::Serialize;

use crate::incoming::day;
use crate::reader::TheGame;
use crate::score::Score;

/// What a game is called. What is not known is empty; all of it is, where no move of the game can
/// be read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Title {
    /// The names of White and Black.
    pub players: [String; 2],
    /// Their titles, such as `GM`.
    pub titles: [String; 2],
    /// Their ratings.
    pub elo: [Option<u16>; 2],
    /// The code of the opening, such as `C41`.
    pub eco: String,
    /// The event at which it was played.
    pub event: String,
    /// Where that was.
    pub site: String,
    /// The round of the event.
    pub round: String,
    /// The day, `2026-11-20`, or as much of it as is known: `2026`.
    pub date: String,
    /// The result, as PGN writes it.
    pub result: &'static str,
}

impl Title {
    pub(super) fn of_game(game: &TheGame) -> Title {
        match game {
            TheGame::Chess(game) => Title::new(game.sheet().tags(), game.sheet().result),
            TheGame::Draughts(game) => Title::new(game.sheet().tags(), game.sheet().result),
        }
    }

    fn new(tags: &Tags, result: GameResult) -> Title {
        let tag = |name| tags.get(name).unwrap_or_default();
        let text = |name| tag(name).trim_matches(['?', ' ', '-']).to_owned();
        let date = tag("Date");
        let whole = day(date);
        Title {
            players: ["White", "Black"].map(text),
            titles: ["WhiteTitle", "BlackTitle"].map(text),
            elo: ["WhiteElo", "BlackElo"].map(|name| rating(tag(name))),
            eco: text("ECO"),
            event: text("Event"),
            site: text("Site"),
            round: text("Round"),
            date: if whole.is_empty() {
                // The year, if no more is known.
                date.split(['.', '?']).next().unwrap_or_default().to_owned()
            } else {
                whole
            },
            result: result.text(),
        }
    }
}

/// Reads a rating, also one that is not official: `1500?`.
fn rating(text: &str) -> Option<u16> {
    let digits = text.trim().trim_end_matches('?');
    let known = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|&rating| known && rating > 0)
}
