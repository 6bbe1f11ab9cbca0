//! The answers for PGN.

use rochade_pgn::{Game, Games};
use rochade_table::chess::step;
use rochade_table::{Laws, chess};
use serde_json::json;

use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

/// Says of each game how long it is and how it ended, or why it can't be read.
pub(crate) fn pgn(output: &mut Output, file: &Source) -> Result<(), Failure> {
    let text = file.read_games()?;
    let (mut games, mut errors) = (0, 0);
    for game in Games::new(&text) {
        games += 1;
        match game {
            Ok(game) => {
                let (plies, result) = (game.len(), game.sheet.result);
                let termination = termination_word(&game);
                let word = termination.unwrap_or("-");
                output.answer(
                    || format!("{games} ok {plies} {result} {word}\n"),
                    || {
                        json!({
                            "game": games,
                            "plies": plies,
                            "result": result.text(),
                            "termination": termination,
                        })
                    },
                )?;
            }
            Err(error) => {
                errors += 1;
                output.answer(
                    || format!("{games} error {error}\n"),
                    || {
                        json!({
                            "game": games,
                            "line": error.place.line,
                            "column": error.place.column,
                            "error": error.reason.to_string(),
                        })
                    },
                )?;
            }
        }
    }
    match errors {
        0 => Ok(()),
        _ => Err(Failure::Error(format!(
            "games that can't be read: {errors} of {games}"
        ))),
    }
}

/// Returns how a game ended: by the laws on the board, else as its tags say.
fn termination_word(game: &Game) -> Option<&'static str> {
    let start = game.start().to_string();
    let ending =
        laws(game).and_then(|laws| chess::ending(&laws, &start, game.real_moves().map(step)));
    match ending {
        Some(ending) => Some(ending.termination.word()),
        None => game.termination().map(|told| told.word()),
    }
}

/// The laws that a game was played under; none if its tag names some that are not known.
fn laws(game: &Game) -> Option<Laws> {
    match game.sheet.tags().get("Laws") {
        Some(text) => Laws::parse(text).ok(),
        None => Some(Laws::MODERN),
    }
}
