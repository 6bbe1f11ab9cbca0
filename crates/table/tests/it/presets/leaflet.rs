//! The laws of the leaflet (003, "Patt und Remis") about endings, and the lot before every game.

use rochade_table::chess::WHITE;
use rochade_table::{Intent, Refusal, Subject, Termination};

use super::{CHECKS, PERPETUAL, ROUND, claims, end, ended, perpetual, shuffle, under};
use crate::table::play;

#[test]
fn laws_section_8_example_5_leaflet_the_series_three_times_ends_the_game() {
    let mut leaflet = under("leaflet", None);
    play(&mut leaflet, &format!("{ROUND} {ROUND} Nf3 Nf6 Ng1"));
    assert_eq!(
        end(&leaflet),
        None,
        "the usual position has stood three times before"
    );
    play(&mut leaflet, "Ng8");
    assert_eq!(end(&leaflet), ended("1/2-1/2", "series", "leaflet:remis-2"));
    assert_eq!(leaflet.plies(), 12);
    let mut modern = under("modern", None);
    play(&mut modern, &format!("{ROUND} {ROUND}"));
    assert_eq!(
        modern.outcome().map(|outcome| outcome.termination),
        Some(Termination::Repetition)
    );
}

#[test]
fn leaflet_remis_2_positions_may_come_again_in_another_way() {
    let mut table = under("leaflet", None);
    play(
        &mut table,
        "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 Nf3 Nc6 Ng1 Nb8 Nc3 Nf6 Nb1 Ng8",
    );
    assert_eq!(
        end(&table),
        None,
        "the position has stood five times, but by no series"
    );
}

#[test]
fn leaflet_remis_3_perpetual_check_ends_the_game() {
    let mut table = perpetual("leaflet");
    // The first check led to the position after Qe8, which stands for the third time now.
    assert_eq!(end(&table), None);
    play(&mut table, "Qe8");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "perpetual-check", "leaflet:remis-3")
    );
    // Seen by modern eyes the game was over one move before, by repetition.
    let mut modern = under("modern", Some(PERPETUAL));
    play(&mut modern, &format!("{CHECKS} {CHECKS}"));
    assert_eq!(
        end(&modern),
        ended("1/2-1/2", "repetition", "modern:repetition")
    );
}

#[test]
fn leaflet_remis_3_one_move_without_check_is_no_perpetual_check() {
    let mut table = under("leaflet", Some(PERPETUAL));
    play(&mut table, CHECKS);
    play(&mut table, "Qd1 Qb2 Qh5 Qa2");
    play(&mut table, "Qe8 Kh7 Qh5 Kg8 Qe8");
    assert_eq!(
        end(&table),
        None,
        "the position after Qe8 stands three times, but not since the first check"
    );
}

#[test]
fn leaflet_knows_no_fifty_moves() {
    let mut table = under("leaflet", Some("7k/8/8/8/8/8/8/R3K3 w - - 300 200"));
    shuffle(&mut table, 2);
    assert_eq!(end(&table), None);
    assert_eq!(claims(&table), [[], []]);
    let forbidden = Err(Refusal::Forbidden(Subject::FiftyMoves));
    assert_eq!(table.apply(Intent::StartCount(WHITE)), forbidden);
}

#[test]
fn leaflet_the_lot_gives_the_colours_before_every_game() {
    let mut table = under("leaflet", None);
    play(&mut table, "f3 e5 g4 Qh4");
    assert!(table.view().draws_lots);
    assert_eq!(table.apply(Intent::Rematch), Err(Refusal::LotWanted));
    let mut names = Vec::new();
    for lot in [0, 1, 1, 0] {
        table.apply(Intent::RematchByLot(lot)).expect("a rematch");
        names.push(table.view().seats[0].player.name.clone());
        play(&mut table, "f3 e5 g4 Qh4");
    }
    assert_eq!(names, ["Anna", "Ben", "Anna", "Anna"]);
    let modern = &mut under("modern", None);
    play(modern, "f3 e5 g4 Qh4");
    let by_lot = modern.apply(Intent::RematchByLot(1));
    assert_eq!(by_lot, Err(Refusal::Forbidden(Subject::LaterGames)));
}
