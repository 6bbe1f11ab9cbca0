//! The computer plays draughts: all sets of laws, huffs among them.

use rochade_opponent::draughts::Draughts;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{GameKind, Player as Person, Preset, Start, Table, Termination, Waits};

/// Plays a game between two levels, and returns the table and who blew how often.
fn play(preset: &Preset, levels: [u8; 2], seed: u64) -> Table {
    let start = Start::under(preset.laws.clone(), vec![Person::default(); 2]);
    let mut table = Table::new(start);
    let quick = Limits::NONE.with_nodes(2_000);
    let mut players = levels.map(|level| {
        let level = Level::new(level).expect("a level");
        Player::<Draughts>::of(level, seed, 1 << 16).within(quick)
    });
    for _ in 0..400 {
        let Some(Waits::Move(seat)) = table.waits_for() else {
            break;
        };
        let player = &mut players[seat.index()];
        let intents = player.act(&table, seat, false, &mut Unwatched);
        assert!(
            !intents.is_empty(),
            "{}: {}",
            preset.name,
            table.view().position
        );
        for intent in intents {
            let told = format!("{intent:?}");
            table.apply(intent).unwrap_or_else(|refusal| {
                panic!(
                    "{}: {told}: {refusal} in {}",
                    preset.name,
                    table.view().position
                )
            });
        }
    }
    table
}

#[test]
fn two_computers_play_all_sets_of_laws_to_the_end() {
    for preset in Preset::of(GameKind::Draughts) {
        for levels in [[1, 3], [4, 7], [10, 1]] {
            let table = play(preset, levels, 7);
            let outcome = table
                .outcome()
                .map(|outcome| (outcome.result, outcome.termination));
            let plies = table.plies();
            println!("{} {levels:?} {plies} {outcome:?}", preset.name);
            assert!(
                outcome.is_some_and(|(_, by)| by != Termination::Resignation),
                "{}",
                preset.name
            );
        }
    }
}
