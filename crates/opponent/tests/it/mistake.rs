//! The move with which a player has lost most.

use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched, Watch};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{GameKind, Intent, Seat, Start, Table};

fn played(game: GameKind, typed: &str) -> Table {
    let mut table = Table::new(Start::new(game, Vec::new()));
    for typed in typed.split_whitespace() {
        table.apply(Intent::Type(typed.into())).expect(typed);
    }
    table
}

fn mistake(table: &Table, seat: Seat) -> Option<usize> {
    let quick = Limits::NONE.with_nodes(3_000);
    let mut player = Player::with_hash(Level::FULL, 0, 1 << 18).within(quick);
    player.mistake(table, seat, &mut Unwatched)
}

/// Black's queen is left to a pawn on move 6, and mated later.
const QUEEN_LOST: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O Qd7 Nbd2 Qg4 h3 a6 hxg4";

#[test]
fn the_move_that_gave_the_queen_away_is_found() {
    let table = played(GameKind::Chess, QUEEN_LOST);
    assert_eq!(mistake(&table, BLACK), Some(15));
    assert_eq!(mistake(&table, WHITE), None);
}

#[test]
fn so_is_the_move_that_allowed_a_mate() {
    // Black took the queen.
    let legal = "e4 e5 Nf3 d6 Bc4 Nc6 Nc3 Bg4 h3 Bh5 Nxe5 Bxd1 Bxf7 Ke7 Nd5";
    let table = played(GameKind::Chess, legal);
    assert!(table.outcome().is_some());
    assert_eq!(mistake(&table, BLACK), Some(11));
}

#[test]
fn a_game_without_one_or_of_another_kind_has_none() {
    let quiet = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O Nbd2 a6";
    assert_eq!(mistake(&played(GameKind::Chess, quiet), BLACK), None);
    // The opening is not judged.
    assert_eq!(
        mistake(&played(GameKind::Chess, "f3 e5 g4 Qh4"), WHITE),
        None
    );
    let draughts = Table::new(Start::new(GameKind::Draughts, Vec::new()));
    assert_eq!(mistake(&draughts, WHITE), None);
}

struct Stopped;

impl<M> Watch<M> for Stopped {
    fn stops(&mut self) -> bool {
        true
    }

    fn goes_on(&mut self, _: &rochade_search::Progress<'_, M>) -> bool {
        false
    }
}

#[test]
fn who_is_stopped_has_found_none() {
    let table = played(GameKind::Chess, QUEEN_LOST);
    let mut player = Player::with_hash(Level::FULL, 0, 1 << 18);
    assert_eq!(player.mistake(&table, BLACK, &mut Stopped), None);
}
