//! What tags and results are called in each game.

use rochade_many::Game;

/// The results of the game for four; the last one is that of a game without an end.
const OF_FOUR: [&str; 6] = ["full AC", "full BD", "half AC", "half BD", "draw", UNKNOWN];

/// The results of the game for three.
const OF_THREE: [&str; 8] = [
    "full k",
    "full r",
    "full w",
    "incomplete k",
    "incomplete r",
    "incomplete w",
    "draw",
    UNKNOWN,
];

/// The result of a game that has not ended, or of which the end is not known.
pub(crate) const UNKNOWN: &str = "*";

/// All results of a game (many-position-text.md, section 4).
fn results(game: Game) -> &'static [&'static str] {
    match game {
        Game::Four => &OF_FOUR,
        Game::Three => &OF_THREE,
    }
}

/// The result that a text is.
pub(crate) fn result(game: Game, text: &str) -> Option<&'static str> {
    let mut all = results(game).iter().copied();
    all.find(|result| *result == text)
}

/// The result with which a text begins.
pub(crate) fn result_at(game: Game, text: &str) -> Option<&'static str> {
    let mut all = results(game).iter().copied();
    all.find(|result| {
        let rest = text.strip_prefix(result);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric()))
    })
}

/// The tags with the players' names, in the order of seats.
pub const fn name_tags(game: Game) -> &'static [&'static str] {
    match game {
        Game::Four => &["A", "B", "C", "D"],
        Game::Three => &["Black", "Red", "White"],
    }
}

/// The tags with the players' time controls, where they differ, in the order of seats.
pub const fn control_tags(game: Game) -> &'static [&'static str] {
    match game {
        Game::Four => &[
            "TimeControlA",
            "TimeControlB",
            "TimeControlC",
            "TimeControlD",
        ],
        Game::Three => &["TimeControlBlack", "TimeControlRed", "TimeControlWhite"],
    }
}

/// The word for a game, as the tag `Variant` has it: that of its usual laws.
pub(crate) const fn word(game: Game) -> &'static str {
    match game {
        Game::Four => "four",
        Game::Three => "three",
    }
}

/// The game that a word means.
pub(crate) fn game(text: &str) -> Option<Game> {
    Game::ALL.into_iter().find(|game| word(*game) == text)
}
