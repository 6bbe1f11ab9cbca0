//! The contract's words for games, results and endings are those that the table has, and no others.

use std::collections::BTreeSet;

use rochade_many as many;

use super::duel::{self, BLACK, WHITE};
use super::many::worth;
use crate::game_kind::GameKind;
use crate::outcome::Termination;

const CONTRACT: &str = include_str!("../../../../docs/contract.md");

/// The words that the rows of these names hold in the contract.
fn words_of(name: &str) -> Vec<BTreeSet<&'static str>> {
    let begin = format!("| `{name}` | ");
    let rows = CONTRACT.lines().filter_map(|row| row.strip_prefix(&begin));
    rows.map(|row| row.split('`').skip(1).step_by(2).collect())
        .collect()
}

/// Checks that each row of this name holds the words, and nothing else.
#[track_caller]
fn check(name: &str, rows: usize, words: impl IntoIterator<Item = &'static str>) {
    let words = words.into_iter().collect();
    assert_eq!(words_of(name), vec![words; rows], "{name}");
}

fn games() -> impl Iterator<Item = &'static str> {
    GameKind::ALL.iter().map(|game| game.word())
}

#[test]
fn the_contract_names_every_game() {
    check("data-game", 1, games());
    check("game", 2, games());
}

#[test]
fn the_contract_names_every_ending() {
    check("data-termination", 1, Termination::WORDS.iter().copied());
}

#[test]
fn the_contract_names_every_result() {
    let of_two = [
        duel::won(WHITE, Termination::Checkmate),
        duel::won(BLACK, Termination::Checkmate),
        duel::drawn(Termination::Stalemate),
    ];
    let of_two = of_two.map(|outcome| outcome.result);
    let of_many = many::Game::ALL.into_iter().flat_map(|game| {
        let sides = game.seats().map(move |seat| Some(game.side(seat)));
        let sides = sides.chain([None]);
        sides.flat_map(move |won| [false, true].map(|half| worth::result(game, won, half)))
    });
    check("data-result", 1, of_two.into_iter().chain(of_many));
}
