//! Rematches where the first move goes round, and the score.

use rochade_table::{Happening, Intent, LaterGames, Seat, Start, Table};

use super::{B, R, W, proof, resign, three};
use crate::every::{timed_start, times_left};
use crate::table::{play, scores};

fn rematch(table: &mut Table) {
    let began = table.apply(Intent::Rematch);
    assert_eq!(began, Ok(vec![Happening::Began]));
}

fn names(table: &Table) -> Vec<String> {
    let seats = table.view().seats;
    seats.into_iter().map(|seat| seat.player.name).collect()
}

#[test]
fn players_keep_their_seats_and_the_first_move_goes_round() {
    let mut table = proof();
    for first in [W, B, R, W, B] {
        let view = table.view();
        assert_eq!((view.turn, table.record().start.first), (first, first));
        assert_eq!(names(&table), ["Anna", "Ben", "Cleo"]);
        assert_eq!(table.sitting().moved_on, 0);
        resign(&mut table, W);
        resign(&mut table, B);
        rematch(&mut table);
    }
    assert_eq!(table.sitting().games_before, 5);
}

#[test]
fn scores_add_up_in_thirds() {
    let mut table = proof();
    resign(&mut table, W);
    resign(&mut table, B);
    assert_eq!(scores(&table), [0, 8, 16]);
    rematch(&mut table);
    resign(&mut table, R);
    resign(&mut table, B);
    assert_eq!(scores(&table), [16, 16, 16]);
    rematch(&mut table);
    assert_eq!(table.sitting().scores, [16, 16, 16]);
    play(&mut table, "a3-b3");
    assert_eq!(scores(&table), [16, 16, 16], "nothing has ended");
}

#[test]
fn who_begins_goes_on_in_the_order_of_turns() {
    let mut table = proof();
    resign(&mut table, W);
    resign(&mut table, R);
    rematch(&mut table);
    play(&mut table, "g3-f3 a3-b3 c1-c2 f3-g3");
    let rounds: Vec<u32> = table
        .view()
        .entries
        .iter()
        .map(|entry| entry.round)
        .collect();
    assert_eq!(rounds.len(), 4);
    assert!(rounds.is_sorted());
}

#[test]
fn times_stay_with_the_seats() {
    let mut table = Table::new(timed_start(three().game(), &["60", "120", "180"]));
    for _ in 0..3 {
        assert_eq!(times_left(&table), [60_000, 120_000, 180_000]);
        resign(&mut table, B);
        resign(&mut table, W);
        rematch(&mut table);
    }
}

#[test]
fn players_change_seats_with_their_times_and_scores() {
    let mut start = timed_start(three().game(), &["60", "120", "180"]);
    start.players = three().players;
    start.laws.later_games = LaterGames::SeatsChange;
    let mut table = Table::new(start);
    // R goes first, then W: each game brings 16 to the one at B and 8 to the one at W.
    let games = [
        (["Anna", "Ben", "Cleo"], [60_000, 120_000, 180_000]),
        (["Ben", "Cleo", "Anna"], [120_000, 180_000, 60_000]),
        (["Cleo", "Anna", "Ben"], [180_000, 60_000, 120_000]),
        (["Anna", "Ben", "Cleo"], [60_000, 120_000, 180_000]),
    ];
    for (game, (seats, times)) in games.into_iter().enumerate() {
        let moved_on = usize::from(table.sitting().moved_on);
        assert_eq!((moved_on, table.view().turn), (game % 3, W));
        assert_eq!(
            (names(&table), times_left(&table)),
            (seats.map(String::from).into(), times.into())
        );
        resign(&mut table, R);
        resign(&mut table, W);
        rematch(&mut table);
    }
    // The fourth game is played in the seats of the first.
    assert_eq!(table.sitting().scores, [8 + 16 + 8, 16 + 8 + 16, 16 + 8]);
}

#[test]
fn lists_by_seat_are_made_to_fit() {
    let mut start = timed_start(three().game(), &["60", "120"]);
    start.first = Seat(3);
    let table = Table::new(start.clone());
    let fitted = &table.record().start;
    assert_eq!((fitted.players.len(), fitted.first), (3, W));
    let controls = fitted.controls.as_ref().expect("controls");
    let texts: Vec<String> = controls
        .iter()
        .map(|control| control.in_seconds())
        .collect();
    assert_eq!(
        texts,
        ["60", "120", "120"],
        "the last one goes for the rest"
    );

    start.controls = Some(Vec::new());
    start.players = [three().players, three().players].concat();
    let table = Table::new(Start { first: R, ..start });
    assert_eq!(table.clock_view(), None);
    assert_eq!(names(&table), ["Anna", "Ben", "Cleo"]);
    assert_eq!(table.view().turn, R);
}
