//! From PGN to the table.

use rochade_desk::Incoming;
use rochade_table::{Table, saved};

use crate::reading::read;

/// The only game in a text.
pub(crate) fn game(text: &str) -> Incoming {
    let mut readings = read(text);
    match (readings.pop(), readings.pop()) {
        (Some(Ok(game)), None) => game,
        other => panic!("not one game in {text}: {other:?}"),
    }
}

fn table(game: &Incoming) -> Table {
    saved::read(&game.saved).expect("a saved game")
}

#[test]
fn what_is_listed_comes_from_the_tags() {
    let game =
        game("[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.20\"]\n\n1. f3 e5 2. g4 Qh4# 0-1");
    assert_eq!(game.players, ["Anna", "Ben"]);
    assert_eq!(
        (game.day.as_str(), game.result, game.termination, game.plies),
        ("2026-11-20", "0-1", "checkmate", 4)
    );
    assert_eq!(game.extra, "");
}

#[test]
fn a_day_that_is_not_known_is_left_out() {
    assert_eq!(game("[Date \"2026.??.??\"]\n\n1. e4 *").day, "");
}

#[test]
fn where_and_when_it_was_is_told_as_far_as_it_is_known() {
    let told = |text| {
        let game = game(text);
        (game.event, game.date)
    };
    let text = "[Event \"Opera\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n\n1. e4 *";
    assert_eq!(told(text), ("Opera".to_owned(), "1858".to_owned()));
    let text = "[Event \"?\"]\n[Site \"Paris\"]\n[Date \"1858.11.02\"]\n\n1. e4 *";
    assert_eq!(told(text), ("Paris".to_owned(), "1858-11-02".to_owned()));
    assert_eq!(told("1. e4 *"), (String::new(), String::new()));
}

#[test]
fn a_position_is_nothing_to_be_read() {
    for (text, read) in [
        ("1. e4 *", true),
        ("{A comment.} *", true),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 3 40", false),
        ("[Event \"Club\"]\n[Laws \"club\"]\n\n*", false),
    ] {
        assert_eq!(game(text).read, read, "{text}");
    }
}

#[test]
fn every_end_comes_in() {
    for (end, result, termination) in [
        ("1. e4 e5 1-0", "1-0", "resignation"),
        ("1. e4 e5 0-1", "0-1", "resignation"),
        ("1. e4 e5 1/2-1/2", "1/2-1/2", "agreement"),
        (
            "[Termination \"time forfeit\"]\n\n1. e4 e5 0-1",
            "0-1",
            "time",
        ),
        (
            "[Termination \"Time forfeit\"]\n\n1. e4 e5 1-0",
            "1-0",
            "time",
        ),
        ("1. e4 e5 *", "*", ""),
        (
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2",
            "1/2-1/2",
            "repetition",
        ),
    ] {
        let game = game(end);
        assert_eq!(
            (game.result, game.termination),
            (result, termination),
            "{end}"
        );
        // Of a draw that was agreed on, the text tells that no offer stands in it.
        let is_bare = game.extra.is_empty() || termination == "agreement";
        assert!(!game.cut && is_bare && !game.extra.contains("e4"), "{end}");
        let outcome = table(&game).outcome().cloned();
        assert_eq!(outcome.map_or("*", |outcome| outcome.result), result);
    }
}

#[test]
fn the_result_counts_more_than_a_flag_without_a_mate() {
    let text =
        "[Termination \"time forfeit\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 0 1\"]\n\n1... Kd7 1-0";
    assert_eq!(game(text).result, "1-0");
}

#[test]
fn times_are_those_of_the_clocks() {
    let game = game(
        "[TimeControl \"180+2\"]\n\n1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:58]} 2. Nf3 {[%clk 0:02:55.5]} Nc6 {[%clk 0:03:00]} *",
    );
    let view = table(&game).view();
    let times: Vec<_> = view.entries.iter().map(|entry| entry.time_left).collect();
    assert_eq!(times, [180_000, 178_000, 175_500, 180_000].map(Some));
    assert_eq!(game.extra, "");
}

#[test]
fn times_without_a_control_stay_beside() {
    let game = game("1. e4 {[%clk 0:03:00]} e5 *");
    assert!(table(&game).clock_view().is_none());
    assert!(game.extra.contains("[%clk 0:03:00]"));
}

#[test]
fn offers_come_in() {
    let game = game("1. e4 {(=)} e5 2. d4 *");
    let view = table(&game).view();
    let offers: Vec<_> = view.entries.iter().map(|entry| entry.offer).collect();
    assert_eq!(offers, [true, false, false]);
    assert_eq!(game.extra, "");
}

#[test]
fn a_null_move_cuts_a_game_and_all_of_it_is_kept() {
    let text = "1. e4 e5 2. -- {threat} Nc6 3. Nf3 1-0";
    let game = game(text);
    assert_eq!((game.cut, game.plies, game.result), (true, 2, "1-0"));
    assert!(
        game.extra.contains("2. -- {threat} 2... Nc6 3. Nf3 1-0"),
        "{}",
        game.extra
    );
}

#[test]
fn what_goes_on_after_its_end_is_cut_and_kept() {
    let game = game("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 1-0");
    assert_eq!((game.cut, game.plies, game.result), (true, 8, "1/2-1/2"));
    assert!(game.extra.contains("5. e4 e5 1-0"));
}

#[test]
fn what_goes_on_after_a_dead_position_is_cut_and_kept() {
    let fen = "8/4k3/6p1/p1p1p3/P1P1P1P1/8/4K3/8 b - - 0 1";
    let game = game(&format!(
        "[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1... g5 2. Kd2 Kd6 3. Kd3 1/2-1/2"
    ));
    assert_eq!((game.cut, game.plies, game.result), (true, 1, "1/2-1/2"));
    assert!(game.extra.contains("2. Kd2 Kd6 3. Kd3"), "{}", game.extra);
}

#[test]
fn comments_glyphs_variations_and_tags_stay_beside() {
    for more in ["{good}", "$1", "(1. d4 d5)", "{[%cal Ge2e4]}"] {
        let text = format!("[White \"Anna\"]\n\n1. e4 {more} e5 *");
        assert!(game(&text).extra.contains(more), "{more}");
    }
    let tagged = game("[Event \"Club\"]\n[ECO \"C20\"]\n\n1. e4 e5 *");
    assert!(tagged.extra.contains("[ECO \"C20\"]") && !tagged.extra.contains("e4"));
}

#[test]
fn odd_starts_come_in() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 10";
    let game = game(&format!(
        "[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n10... O-O 11. O-O-O *"
    ));
    assert_eq!(table(&game).record().start.position.as_deref(), Some(fen));
    assert_eq!(game.plies, 2);
}
