//! The computer plays draughts: all sets of laws, and any others.

use std::collections::BTreeSet;

use rochade_opponent::draughts::Draughts;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{
    GameKind, Law, Laws, Player as Person, Preset, Start, Table, Termination, Waits,
};
use rochade_testkit::Chance;

/// Plays a game between two levels, and returns the table.
fn play(laws: &Laws, levels: [u8; 2], seed: u64) -> Table {
    let start = Start::under(laws.clone(), vec![Person::default(); 2]);
    let mut table = Table::new(start);
    let quick = Limits::NONE.with_nodes(1_000);
    let mut players = levels.map(|level| {
        let level = Level::new(level).expect("a level");
        Player::<Draughts>::of(level, seed, 1 << 16).within(quick)
    });
    for _ in 0..1_000 {
        let seat = match table.waits_for() {
            Some(Waits::Move(seat)) => seat,
            Some(Waits::Answer(question)) => question.of,
            _ => break,
        };
        let position = table.view().position;
        let intents = players[seat.index()].act(&table, seat, false, &mut Unwatched);
        assert!(!intents.is_empty(), "{position} {laws:?}");
        for intent in intents {
            let told = format!("{intent:?}");
            table
                .apply(intent)
                .unwrap_or_else(|refusal| panic!("{told}: {refusal} in {position} {laws:?}"));
        }
    }
    table
}

#[test]
fn two_computers_play_all_sets_of_laws_to_the_end() {
    for preset in Preset::of(GameKind::Draughts) {
        for levels in [[1, 3], [4, 7], [10, 1]] {
            let table = play(&preset.laws, levels, 7);
            let by = table.outcome().map(|outcome| outcome.termination);
            assert!(
                by.is_some_and(|by| by != Termination::Resignation),
                "{}",
                preset.name
            );
        }
    }
}

/// Laws that may stop chains early, blow and capture either way: whatever it does, the table takes.
#[test]
fn two_computers_play_any_laws_to_the_end() {
    let mut chance = Chance::new(53);
    for game in 0..40 {
        let mut laws = Laws::NORIS;
        for law in Law::of(GameKind::Draughts) {
            let choices: Vec<&str> = law.choices_in(GameKind::Draughts).collect();
            let choice = *chance.pick(&choices);
            law.set(&mut laws, choice).expect("a choice of the law");
        }
        let levels = [0, 1].map(|_| 1 + chance.below(10) as u8);
        let table = play(&laws, levels, game);
        let position = table.view().position;
        assert!(table.outcome().is_some(), "{position} {laws:?}");
    }
}

/// No lines of openings are kept: what is nearly as good as the best is drawn among.
#[test]
fn games_begin_in_many_ways() {
    for preset in Preset::of(GameKind::Draughts) {
        let mut begun = BTreeSet::new();
        for seed in 0..20 {
            let start = Start::under(preset.laws.clone(), vec![Person::default(); 2]);
            let mut table = Table::new(start);
            let quick = Limits::NONE.with_nodes(2_000);
            let mut player = Player::<Draughts>::of(Level::FULL, seed, 1 << 16).within(quick);
            while table.plies() < 4 {
                let seat = table.view().turn;
                for intent in player.act(&table, seat, false, &mut Unwatched) {
                    table.apply(intent).expect("a move");
                }
            }
            begun.insert(table.view().position);
        }
        println!("{} {}", preset.name, begun.len());
        assert!(begun.len() >= 8, "{}: {}", preset.name, begun.len());
    }
}
