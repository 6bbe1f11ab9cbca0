//! What a game is worth to each seat, and how its result is written.

use rochade_many as many;

use super::board::seat;
use crate::outcome::{Outcome, Termination, WHOLE};

/// Returns what a verdict is worth to each seat (many-handed.md, section 6, point 6): of three, an
/// incomplete win three quarters; of four, each of a side what the side has.
pub(super) fn worth(game: many::Game, verdict: many::Verdict, termination: Termination) -> Outcome {
    let (won, half) = match verdict {
        many::Verdict::Full(winners) => (Some(winners), false),
        many::Verdict::Half(winners) => (Some(winners), true),
        many::Verdict::Draw => (None, false),
    };
    let (all, rest) = match (game, half) {
        (_, false) => (WHOLE, 0),
        (many::Game::Four, true) => (WHOLE / 4 * 3, WHOLE / 4),
        (many::Game::Three, true) => (WHOLE / 4 * 3, WHOLE / 8),
    };
    let drawn = match game {
        many::Game::Four => WHOLE / 2,
        many::Game::Three => WHOLE / 3,
    };
    let share = |seat: many::Seat| match won {
        None => drawn,
        Some(winners) if winners.contains(seat) => all,
        Some(_) => rest,
    };
    Outcome {
        shares: game.seats().map(share).collect(),
        result: result(game, won, half),
        termination,
        winners: won.into_iter().flatten().map(seat).collect(),
        half,
        dead: None,
    }
}

/// Returns the result as the games write it (many-position-text.md, section 4).
pub(in crate::rules) fn result(
    game: many::Game,
    won: Option<many::Seats>,
    half: bool,
) -> &'static str {
    let first = won.and_then(|winners| winners.into_iter().next());
    match (game, first.map(many::Seat::index), half) {
        (_, None, _) => "draw",
        (many::Game::Four, Some(0), false) => "full AC",
        (many::Game::Four, Some(_), false) => "full BD",
        (many::Game::Four, Some(0), true) => "half AC",
        (many::Game::Four, Some(_), true) => "half BD",
        (many::Game::Three, Some(0), false) => "full k",
        (many::Game::Three, Some(1), false) => "full r",
        (many::Game::Three, Some(_), false) => "full w",
        (many::Game::Three, Some(0), true) => "incomplete k",
        (many::Game::Three, Some(1), true) => "incomplete r",
        (many::Game::Three, Some(_), true) => "incomplete w",
    }
}
