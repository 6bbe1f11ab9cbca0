//! The same seed has the same move, wherever it is computed: 200 moves on file, with the number of
//! positions that were looked at. Whoever changes how it plays writes them anew, on purpose:
//! `cargo test -p rochade-opponent --test it -- --ignored moves_are_written_anew`.

use rochade_chess::{Move, Position};
use rochade_opponent::{Level, Player, Scene};
use rochade_search::{Limits, Unwatched};
use rochade_table::{GameKind, Intent, Start, Table, View};
use rochade_testkit::Chance;

const ON_FILE: &str = include_str!("../data/moves.txt");

/// Where the file is.
const PLACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/moves.txt");

/// A position after random moves.
fn walk(chance: &mut Chance, plies: usize) -> Position {
    let mut position = Position::initial();
    for _ in 0..plies {
        let moves: Vec<Move> = position.legal_moves().collect();
        let Some(&mv) = chance.choose(&moves) else {
            break;
        };
        position = position.play(mv).expect("a legal move");
    }
    position
}

/// Level, seed, position, move and positions looked at, a line each: two places of the opening,
/// where none is looked at, and 18 others.
fn moves() -> String {
    let mut chance = Chance::new(39);
    let mut text = String::new();
    for typed in ["e4", "d4 d5"] {
        for level in Level::all() {
            text += &opened(typed, level, chance.below(1000) as u64);
        }
    }
    for place in 0..18 {
        let position = walk(&mut chance, 6 + 3 * place);
        for level in Level::all() {
            let seed = chance.below(1000) as u64;
            let quick = Limits::NONE.with_nodes(4_000);
            let mut player = Player::with_hash(level, seed, 1 << 16).within(quick);
            let scene = Scene::of_position(position, Vec::new(), player.search().game());
            let Some(thought) = player.think_of(&scene, &mut Unwatched) else {
                continue;
            };
            let (mv, nodes) = (thought.mv.expect("a move of chess"), thought.found.nodes);
            text += &format!("{} {seed} {position} {mv} {nodes}\n", level.number());
        }
    }
    text
}

/// Writes what a level plays at the table in the opening.
fn opened(typed: &str, level: Level, seed: u64) -> String {
    let mut table = Table::new(Start::new(GameKind::Chess, Vec::new()));
    for typed in typed.split(' ') {
        table.apply(Intent::Type(typed.into())).expect("a move");
    }
    let View { position, turn, .. } = table.view();
    let mut player = Player::with_hash(level, seed, 1 << 16);
    for intent in player.act(&table, turn, false, &mut Unwatched) {
        table.apply(intent).expect("what it does");
    }
    let view = table.view();
    let made = view.entries.last().expect("a move");
    let squares = made.deed.step.path.iter();
    let mv: String = squares.map(|&at| view.plan.name(at)).collect();
    format!("{} {seed} {position} {mv} 0\n", level.number())
}

#[test]
fn moves_are_those_on_file() {
    let found = moves();
    for (found, wanted) in found.lines().zip(ON_FILE.lines()) {
        assert_eq!(found, wanted);
    }
    assert_eq!(found.lines().count(), ON_FILE.lines().count());
}

#[test]
#[ignore = "writes the file that the other test reads"]
fn moves_are_written_anew() {
    std::fs::write(PLACE, moves()).expect("a file");
}
