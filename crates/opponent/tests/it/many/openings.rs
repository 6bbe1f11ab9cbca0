//! How computers begin games of four and of three.

use std::collections::BTreeSet;

use rochade_opponent::many::Many;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::chess::{KNIGHT, PAWN};
use rochade_table::{GameKind, Preset, Start, Table};

/// The first two moves of each player, who have levels of all strengths.
fn begun(preset: &Preset, seed: u64) -> Table {
    let mut table = Table::new(Start::under(preset.laws.clone(), Vec::new()));
    let seats = preset.laws.plan().seats.len();
    for ply in 0..2 * seats {
        let level = Level::new(1 + (ply as u8 * 3 + seed as u8) % 10).expect("a level");
        let quick = Limits::NONE.with_nodes(100);
        let mut player = Player::<Many>::of(level, seed, 1 << 14).within(quick);
        let turn = table.view().turn;
        for intent in player.act(&table, turn, false, &mut Unwatched) {
            table.apply(intent).expect("what it does");
        }
    }
    table
}

#[test]
fn middle_pawns_and_knights_come_first_and_not_always_the_same() {
    for game in [GameKind::Four, GameKind::Three] {
        for preset in Preset::of(game) {
            let mut first = BTreeSet::new();
            for seed in 0..12 {
                let view = begun(preset, seed).view();
                let moved = view.entries.iter().map(|entry| entry.deed.man.kind);
                let usual = moved.filter(|kind| [PAWN, KNIGHT].contains(kind)).count();
                // Where something is attacked, it thinks.
                assert!(usual + 1 >= view.plies, "{} {seed}", preset.name);
                first.insert(format!("{:?}", view.entries[0].deed.step));
            }
            assert!(first.len() >= 3, "{}: {first:?}", preset.name);
        }
    }
}
