//! The computer plays chess for four and for three.

mod aims;
mod any_laws;
mod endings;
mod openings;
mod temper;

use rochade_opponent::many::Many;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{GameKind, Player as Person, Preset, Start, Table, Waits};

/// Plays a game between levels, one a seat.
fn play(preset: &Preset, levels: &[u8], seed: u64) -> Table {
    let start = Start::under(preset.laws.clone(), vec![Person::default(); levels.len()]);
    let mut table = Table::new(start);
    let quick = Limits::NONE.with_nodes(300);
    let mut players: Vec<Player<Many>> = levels
        .iter()
        .map(|&level| {
            let level = Level::new(level).expect("a level");
            Player::of(level, seed, 1 << 16).within(quick)
        })
        .collect();
    for _ in 0..1200 {
        let waits = table.waits_for();
        let seat = match waits {
            Some(Waits::Move(seat)) => seat,
            Some(Waits::Answer(question)) => question.of,
            _ => break,
        };
        let player = &mut players[seat.index()];
        let intents = player.act(&table, seat, false, &mut Unwatched);
        let told = format!("{}: {waits:?} {}", preset.name, table.view().position);
        assert!(!intents.is_empty(), "{told}");
        for intent in intents {
            let what = format!("{intent:?}");
            let done = table.apply(intent);
            done.unwrap_or_else(|refusal| panic!("{told}: {what}: {refusal}"));
        }
    }
    table
}

#[test]
fn computers_play_four_and_three_to_the_end_under_all_sets_of_laws() {
    for game in [GameKind::Four, GameKind::Three] {
        for preset in Preset::of(game) {
            let seats = preset.laws.plan().seats.len();
            for levels in [[10, 1, 10, 1], [1, 10, 1, 1]] {
                let table = play(preset, &levels[..seats], 5);
                let outcome = table.outcome();
                let shares = outcome.map(|outcome| (outcome.result, outcome.shares.clone()));
                println!("{} {levels:?} {} {shares:?}", preset.name, table.plies());
                assert!(shares.is_some(), "{}", preset.name);
            }
        }
    }
}
