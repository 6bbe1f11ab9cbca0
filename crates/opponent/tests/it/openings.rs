//! The first five moves of a game (opponent.md, section 2): all levels play sensible openings.

use std::collections::BTreeSet;

use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::chess::WHITE;
use rochade_table::{GameKind, Intent, Odds, OddsKind, Start, Table};

fn player(level: Level, seed: u64) -> Player {
    let quick = Limits::NONE.with_nodes(500);
    Player::with_hash(level, seed, 1 << 16).within(quick)
}

/// A usual game after some typed moves.
fn after(typed: &str) -> Table {
    let mut table = Table::new(Start::new(GameKind::Chess, Vec::new()));
    for typed in typed.split_whitespace() {
        table.apply(Intent::Type(typed.into())).expect("a move");
    }
    table
}

/// Lets a level move, and returns from where to where.
fn moves(table: &mut Table, level: Level, seed: u64) -> String {
    let seat = table.view().turn;
    for intent in player(level, seed).act(table, seat, false, &mut Unwatched) {
        table.apply(intent).expect("what it does");
    }
    let view = table.view();
    let path = view
        .entries
        .last()
        .map(|entry| entry.deed.step.path.clone());
    let squares = path.into_iter().flatten();
    squares
        .map(|square| view.plan.name(square).to_owned())
        .collect()
}

#[test]
fn weak_levels_begin_and_answer_as_most_people_do() {
    let sensible = [
        ("", "e2e4 d2d4 c2c4"),
        ("e4", "e7e5 c7c5 e7e6 c7c6 d7d5 d7d6 g8f6"),
        ("d4", "d7d5 g8f6 f7f5"),
        ("e4 e5 Nf3 Nc6", "f1b5 f1c4 d2d4 b1c3"),
    ];
    for (typed, sensible) in sensible {
        for level in Level::all().take(3) {
            for seed in 0..10 {
                let made = moves(&mut after(typed), level, seed);
                let is_sensible = sensible.split(' ').any(|known| known == made);
                assert!(
                    is_sensible,
                    "level {}: {made} after {typed}",
                    level.number()
                );
            }
        }
    }
}

/// 1 e4, d4, c4 or Nf3 in 85 % of games, whatever the level.
#[test]
fn first_moves_are_the_usual_ones() {
    for level in Level::all() {
        let first = |seed| moves(&mut after(""), level, seed);
        let is_usual = |made: &String| "e2e4 d2d4 c2c4 g1f3".contains(made);
        let usual = (0..100).map(first).filter(is_usual).count();
        assert!(usual >= 85, "level {}: {usual}", level.number());
    }
}

/// The Four Knights begin with names by the dozen, the Ponziani with one.
#[test]
fn strong_levels_know_more() {
    let played = |level| {
        let level = Level::new(level).expect("a level");
        let answer = |seed| moves(&mut after("e4 e5 Nf3 Nc6"), level, seed);
        (0..200).map(answer).collect::<BTreeSet<_>>().len()
    };
    assert!(played(1) < played(7), "{} and {}", played(1), played(7));
}

#[test]
fn a_line_reached_by_other_moves_goes_on() {
    // The English way round to the Queen's Gambit.
    for seed in 0..10 {
        let made = moves(&mut after("c4 e6 d4 d5"), Level::FIRST, seed);
        assert_eq!(made, "b1c3");
    }
}

/// Another seed answers otherwise, at all levels, and the same one alike.
#[test]
fn openings_vary_with_the_seed() {
    for level in [1, 4, 8, 9, 10] {
        let level = Level::new(level).expect("a level");
        let first = |seed: u64| moves(&mut after("e4"), level, seed);
        let made: Vec<_> = (0..40).map(first).collect();
        assert_eq!(made, (0..40).map(first).collect::<Vec<_>>());
        let different: BTreeSet<_> = made.into_iter().collect();
        assert!(
            different.len() > 2,
            "level {}: {different:?}",
            level.number()
        );
    }
}

#[test]
fn a_line_holds_only_what_the_table_lets_be_played() {
    // The rook's pawn was touched: it has to move.
    let laws = rochade_table::Laws::parse("club").expect("laws");
    for seed in 0..10 {
        let mut table = Table::new(Start::under(laws.clone(), Vec::new()));
        let pawn = table.view().plan.find("h2").expect("a square");
        table.apply(Intent::Touch(pawn)).expect("a touch");
        table.apply(Intent::Cancel).expect("it goes back");
        let made = moves(&mut table, Level::FIRST, seed);
        assert!(made.starts_with("h2"), "{made}");
    }
}

#[test]
fn with_odds_and_from_another_position_a_level_plays_by_itself() {
    let start = |odds| Start {
        odds,
        ..Start::new(GameKind::Chess, Vec::new())
    };
    let knight = Odds {
        giver: WHITE,
        kind: OddsKind::Knight,
        file: 6,
    };
    let set_up = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for seed in 0..10 {
        for table in [
            Table::sit_down(start(vec![knight])),
            Table::from_position(start(Vec::new()), set_up),
        ] {
            let mut table = table.expect("a game");
            moves(&mut table, Level::FIRST, seed);
            assert_eq!(table.plies(), 1);
        }
    }
}
