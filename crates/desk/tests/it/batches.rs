//! Reading and writing in batches.

use rochade_desk::{Export, FAULT_WORDS, Import, Outgoing};

const THREE: &str =
    "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e5 *\n\n[White \"C\"]\n\n1. d4 *";

fn import(text: &str) -> Import {
    Import::new(text.to_owned(), "", "")
}

#[test]
fn with_time_enough_one_batch_holds_all() {
    let batch = import(THREE).batch(|| false);
    let names: Vec<_> = batch.games.iter().map(|game| &*game.players[0]).collect();
    assert_eq!(names, ["A", "C"]);
    let words: Vec<_> = batch.faults.iter().map(|told| told.fault.word).collect();
    assert_eq!(words, ["move-illegal"]);
    assert_eq!((batch.faulty, batch.full), (1, false));
    assert_eq!((batch.progress, batch.done), (1.0, true));
}

#[test]
fn without_time_a_batch_holds_one_thing_and_nothing_comes_twice() {
    let mut import = import(THREE);
    let batches: Vec<_> = (0..4).map(|_| import.batch(|| true)).collect();
    let counts = batches.iter().map(|batch| {
        (
            batch.games.len(),
            batch.faults.len(),
            batch.faulty,
            batch.done,
        )
    });
    assert_eq!(
        counts.collect::<Vec<_>>(),
        [
            (1, 0, 0, false),
            (0, 1, 1, false),
            (1, 0, 1, false),
            (0, 0, 1, true)
        ]
    );
    let grows = batches.is_sorted_by(|one, next| one.progress <= next.progress);
    assert!(grows && batches[0].progress > 0.0 && batches[0].progress < 1.0);
}

#[test]
fn nothing_is_a_batch_without_games() {
    let batch = import("").batch(|| false);
    assert_eq!((batch.games.len(), batch.faulty), (0, 0));
    assert!(batch.done && !batch.full);
}

#[test]
fn reading_stops_where_there_are_too_many_games() {
    let batch = import(&"1. e4 *\n\n".repeat(20_001)).batch(|| false);
    assert_eq!(batch.games.len(), 20_000);
    assert!(batch.full && batch.done && batch.progress < 1.0);
}

#[test]
fn all_faults_are_counted_and_a_hundred_are_told() {
    let batch = import(&"1. e5 *\n\n".repeat(150)).batch(|| false);
    assert_eq!((batch.faults.len(), batch.faulty), (100, 150));
    assert!(
        batch
            .faults
            .iter()
            .all(|told| FAULT_WORDS.contains(&told.fault.word))
    );
}

/// A game that is to be written, from PGN.
fn outgoing(text: &str) -> Outgoing {
    let batch = import(text).batch(|| false);
    let [game] = &batch.games[..] else {
        panic!("{batch:?}");
    };
    Outgoing {
        saved: game.saved.clone(),
        day: game.day.clone(),
        extra: game.extra.clone(),
        review: None,
    }
}

#[test]
fn games_are_written_with_an_empty_line_between_them() {
    let games = vec![
        outgoing("1. e4 {best} *"),
        outgoing("[Date \"2026.11.20\"]\n\n1. d4 *"),
    ];
    let batch = Export::new(games).batch(|| false);
    assert!(
        batch.text.contains("\n\n1. e4 {best} *\n\n[Event"),
        "{}",
        batch.text
    );
    assert!(batch.text.contains("[Date \"2026.11.20\"]"));
    assert!(batch.text.ends_with("1. d4 *\n"));
    assert_eq!(
        (batch.unreadable, batch.progress, batch.done),
        (0, 1.0, true)
    );
}

#[test]
fn what_cannot_be_written_is_counted() {
    let damaged = Outgoing {
        saved: "no game".to_owned(),
        day: String::new(),
        extra: String::new(),
        review: None,
    };
    let mut export = Export::new(vec![outgoing("1. e4 *"), damaged]);
    let first = export.batch(|| true);
    assert_eq!(
        (first.unreadable, first.progress, first.done),
        (0, 0.5, false)
    );
    let last = export.batch(|| true);
    assert_eq!(last.text, "");
    assert_eq!((last.unreadable, last.progress, last.done), (1, 1.0, true));
}

#[test]
fn no_games_are_written_at_once() {
    assert!(Export::new(Vec::new()).batch(|| false).done);
}

#[test]
fn a_game_that_is_cut_comes_up_to_there_and_is_told_by_its_number() {
    let text = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. e4 e5 2. Ke3 *\n";
    let batch = import(text).batch(|| false);
    let plies: Vec<_> = batch.games.iter().map(|game| game.plies).collect();
    assert_eq!(plies, [1, 2]);
    let [told] = &batch.faults[..] else {
        panic!("{:?}", batch.faults);
    };
    let place = (told.fault.place.line, told.fault.place.column);
    assert_eq!((told.game, told.cut, place), (2, true, (7, 13)));
    assert_eq!((batch.faulty, batch.cut), (0, 1));
}

#[test]
fn ten_notes_of_a_file_are_told_and_all_are_counted() {
    let text = "[White \"B\"]\n\n1. e4 $900 e5 *\n\n".repeat(300);
    let batch = import(&text).batch(|| false);
    assert_eq!((batch.games.len(), batch.faults.len()), (300, 0));
    assert_eq!((batch.notes.len(), batch.noted), (10, 300));
}

#[test]
fn games_of_draughts_that_name_no_laws_have_those_that_are_chosen() {
    let text = "1. 11-15 23-19 *";
    let laws = |unnamed| {
        let batch = Import::new(text.to_owned(), "", unnamed).batch(|| false);
        let [game] = &batch.games[..] else {
            panic!("{batch:?}");
        };
        let table = rochade_table::saved::read(&game.saved).expect("a saved game");
        table.record().start.laws.text()
    };
    assert_eq!((&*laws(""), &*laws("pool")), ("english", "pool"));
}
