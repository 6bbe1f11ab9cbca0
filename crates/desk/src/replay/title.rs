//! What a game is called.

use serde::Serialize;

use crate::incoming::day;
use crate::reader::TheGame;
use crate::score::Score;

/// What a game is called. What is not known is empty; all of it is, where no move of the game can
/// be read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Title {
    /// The players' names, in the order of seats.
    pub players: Vec<String>,
    /// Their titles, such as `GM`.
    pub titles: Vec<String>,
    /// Their ratings.
    pub elo: Vec<Option<u16>>,
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
    /// The result, as the game writes it.
    pub result: &'static str,
}

impl Title {
    pub(super) fn of_game(game: &TheGame) -> Title {
        match game {
            TheGame::Chess(game) => Title::new(game),
            TheGame::Draughts(game) => Title::new(game),
            TheGame::Many(game) => Title::new(&**game),
        }
    }

    pub(crate) fn new<G: Score>(game: &G) -> Title {
        let tag = |name: &str| game.sheet().tags().get(name).unwrap_or_default();
        let text = |name: &str| tag(name).trim_matches(['?', ' ', '-']).to_owned();
        let names = game.name_tags().iter();
        let of_each = |what: &'static str| {
            let tags = names.clone();
            tags.map(move |name| [name, what].concat())
        };
        let date = tag("Date");
        let whole = day(date);
        Title {
            players: of_each("").map(|name| text(&name)).collect(),
            titles: of_each("Title").map(|name| text(&name)).collect(),
            elo: of_each("Elo").map(|name| rating(tag(&name))).collect(),
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
            result: game.result(),
        }
    }
}

/// Reads a rating, also one that is not official: `1500?`.
fn rating(text: &str) -> Option<u16> {
    let digits = text.trim().trim_end_matches('?');
    let known = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|&rating| known && rating > 0)
}
