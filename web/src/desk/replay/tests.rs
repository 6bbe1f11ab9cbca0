use rochade_review::Judgement;
use rochade_table::{Intent, SquareId, Start, Table, saved};

use super::*;
use crate::drawn::{Color, Shape};

/// Returns what the worker finds in a text, as the page gets it.
fn found(text: &str, number: usize) -> Found {
    let batch = rochade_desk::Replay::new(text.into(), number, true).batch(|| false);
    let json = serde_json::to_string(&batch).expect("an object");
    Found::from_object(&Object::parse(&json).expect("an object"))
}

/// The first game of a text.
pub(crate) fn game(text: &str) -> Game {
    found(text, 0).game.expect("a game").expect("a good one")
}

const TEXT: &str = "[White \"Anna\"]\n[Date \"2026.11.20\"]\n\n{so} 1. e4 $1 {best} e5 \
    (1... c5 2. {or} Nf3 (2. c3) 2... Ke6) 2. Nf3 1-0\n\n1. e5 *";

#[test]
fn what_the_worker_reads_is_what_the_page_gets() {
    let Found {
        titles,
        game,
        text,
        done,
        full,
    } = found(TEXT, 0);
    assert!(text.is_some_and(|text| text.contains("{so} 1. e4 $1") && !text.contains("1. e5")));
    let game = game.expect("a game").expect("a good one");
    assert!(done && !full);
    let results: Vec<&str> = titles.iter().map(|title| &*title.result).collect();
    assert_eq!(results, ["1-0", ""]);
    let title = &game.title;
    assert_eq!(
        (&*title.players[0], &*title.date, &*title.result),
        ("Anna", "2026-11-20", "1-0")
    );
    assert_eq!((game.kind, game.turn(0)), (GameKind::Chess, (1, 0)));
    let [main, first, second] = &game.lines[..] else {
        panic!("three lines");
    };
    assert_eq!((&*main.preface, &*main.plies[0].after), ("so", "best"));
    assert_eq!(
        (&main.plies[0].nags[..], &*first.plies[1].before),
        (&[1][..], "or")
    );
    assert_eq!(
        (first.parent, first.at, second.parent, second.at),
        (GAME, 1, 1, 2)
    );
    let fault = first
        .fault
        .as_ref()
        .map(|fault| (&*fault.word, &*fault.detail));
    assert_eq!(fault, Some(("move-illegal", "Ke6")));
    let broken = found(TEXT, 1)
        .game
        .expect("a game")
        .expect_err("White has no such move");
    assert_eq!((broken.line, broken.column), (6, 4));
}

#[test]
fn who_played_comes_with_titles_and_ratings() {
    let tags = "[WhiteTitle \"GM\"]\n[BlackElo \"1870\"]\n[ECO \"C95\"]\n[Site \"Ulm\"]\n\n*";
    let title = game(tags).title;
    assert_eq!(title.titles, ["GM", ""]);
    assert_eq!(title.elo, [None, Some(1870)]);
    assert_eq!((&*title.eco, &*title.site), ("C95", "Ulm"));
}

#[test]
fn each_place_has_its_clocks() {
    let game = game(
        "[TimeControl \"60\"]\n\n1. e4 {[%clk 50]} e5 {[%clk 51]} (1... c5 {[%clk 48]} 2. c3 {[%clk 47]}) \
            2. Nf3 Nc6 {[%clk 49]} *",
    );
    for (place, clocks) in [
        ((GAME, 0), [Some(60), Some(60)]),
        ((GAME, 1), [Some(50), Some(60)]),
        ((GAME, 2), [Some(50), Some(51)]),
        // Nothing is told of this move, and nothing is made up.
        ((GAME, 3), [None, Some(51)]),
        ((GAME, 4), [None, Some(49)]),
        ((1, 2), [Some(50), Some(48)]),
        ((1, 3), [Some(47), Some(48)]),
        ((1, 1), [Some(50), Some(60)]),
        ((7, 1), [None, Some(60)]),
    ] {
        let clocks = clocks.map(|left| left.map(|left: u32| left * 1000));
        assert_eq!(game.clocks(place.0, place.1), clocks, "{place:?}");
    }
    let black = super::tests::game(
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 {[%clk 9]} 41. Kd2 {[%clk 8]} *",
    );
    assert_eq!(black.clocks(GAME, 0), [None, None]);
    assert_eq!(black.clocks(GAME, 1), [None, Some(9_000)]);
    assert_eq!(black.clocks(GAME, 2), [Some(8_000), Some(9_000)]);
}

#[test]
fn each_place_has_what_it_is_worth() {
    let mut game = game("1. e4 e5 (1... c5 2. c3) 2. Nf3 *");
    assert!(!game.has_evals());
    let of = |text, kind| evals::told(&Object::parse(text).expect("an object"), kind);
    let told = |text| of(text, GameKind::Chess);
    game.lines[GAME].evals = told(r#"{"eval":"+0.35"}"#);
    game.lines[GAME].plies[0].evals = vec![Eval::Score(20)];
    game.lines[1].plies[0].evals = told(r##"{"eval":"#-3"}"##);
    assert!(game.has_evals());
    for (place, evals) in [
        ((GAME, 0), &[Eval::Score(35)][..]),
        ((GAME, 1), &[Eval::Score(20)]),
        ((GAME, 2), &[]),
        ((1, 1), &[Eval::Score(20)]),
        ((1, 2), &[Eval::Mate(-3)]),
        ((1, 3), &[]),
        ((7, 1), &[]),
    ] {
        assert_eq!(game.evals(place.0, place.1), evals, "{place:?}");
    }
    assert_eq!(told(r#"{"eval":"half"}"#), []);
    assert_eq!(of(r#"{"eval":"+0.35"}"#, GameKind::Three), []);
}

#[test]
fn variations_stand_for_the_ply_from_which_they_depart() {
    let game = game("1. e4 e5 (1... c5 2. c3 (2. d4 d5)) 2. Nf3 *");
    let plies = [(GAME, 3), (1, 2), (1, 3), (2, 4), (2, 1), (7, 2)];
    let plies = plies.map(|place| game.ply_of_game(place));
    assert_eq!(plies, [3, 1, 1, 1, 1, 0]);
    assert_eq!([0, 1, 2].map(|plies| game.mover(plies)), [0, 1, 0]);
}

#[test]
fn moves_are_judged_by_their_glyphs() {
    let game = game("1. e4 $4 e5 $2 2. f4 $6 d5 $7 *");
    let judged = game.lines[GAME].plies.iter().map(Ply::judgement);
    let words: Vec<_> = judged.map(|of| of.map(Judgement::word)).collect();
    assert_eq!(
        words,
        [Some("blunder"), Some("mistake"), Some("inaccuracy"), None]
    );
}

#[test]
fn each_place_has_what_is_drawn_there() {
    let game =
        game("{[%cal Ge1e2] [%csl Ba1]} 1. e4 {[%cal Rd7d5]} e5 (1... c5 2. c3 {[%csl Yc4]}) *");
    let shape = |color, from, to| Shape {
        color,
        from: SquareId(from),
        to: SquareId(to),
    };
    let shapes = |line, ply| game.drawn(line, ply).map(Drawn::shapes);
    // A circle is a shape that goes nowhere, and lies below the arrows.
    let first = [shape(Color::Blue, 0, 0), shape(Color::Green, 4, 12)];
    assert_eq!(shapes(GAME, 0), Some(&first[..]));
    assert_eq!(shapes(1, 0), shapes(GAME, 0));
    assert_eq!(shapes(1, 3), Some(&[shape(Color::Yellow, 26, 26)][..]));
    for line in [GAME, 1] {
        assert_eq!(shapes(line, 1), Some(&[shape(Color::Red, 51, 35)][..]));
    }
    assert_eq!(shapes(GAME, 2), Some(&[][..]));
    assert_eq!((shapes(GAME, 3), shapes(2, 1)), (None, None));
}

#[test]
fn every_line_has_its_table() {
    let game = game(TEXT);
    let position = |line| game.table(line, 0).map(|table| table.view().position);
    let after = |moves: &str| Some(format!("rnbqkbnr/{moves}"));
    assert_eq!(
        position(0),
        after("pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")
    );
    assert_eq!(
        position(1),
        after("pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")
    );
    assert_eq!(
        position(2),
        after("pp1ppppp/8/2p5/4P3/2P5/PP1P1PPP/RNBQKBNR b KQkq - 0 2")
    );
    assert_eq!(position(3), None);
    assert_eq!(
        (game.end(0), game.end(2), game.home(2, 2), game.home(2, 1)),
        (3, 3, 1, 0)
    );
}

#[test]
fn a_line_begins_anew_after_a_null_move() {
    let game = game("1. e4 e5 2. -- Nc6 3. Nf3 (3. d4 -- 4. d5) *");
    let main = &game.lines[GAME];
    assert_eq!(main.plies[2].text, "--");
    for ((line, ply), begun, plies, at_table) in [
        ((GAME, 0), 0, 2, 0),
        ((GAME, 2), 0, 2, 2),
        ((GAME, 3), 3, 2, 0),
        ((GAME, 5), 3, 2, 2),
        ((1, 4), 3, 2, 1),
        ((1, 5), 3, 2, 2),
        ((1, 6), 6, 1, 0),
        ((1, 7), 6, 1, 1),
    ] {
        let table = game.table(line, ply).expect("a table");
        assert_eq!(game.begun(line, ply), begun, "{line} {ply}");
        assert_eq!(table.plies(), plies, "{line} {ply}");
        assert_eq!(game.plies_at_table(line, ply), at_table, "{line} {ply}");
    }
    let table = game.table(1, 7).expect("a table").view();
    let position = "r1bqkbnr/pppp1ppp/2n5/3Pp3/4P3/8/PPP2PPP/RNBQKBNR b KQkq - 0 4";
    assert_eq!(table.position, position);
}

#[test]
fn a_game_goes_on_from_any_place() {
    let game = game("[White \"Anna\"]\n\n1. e4 e5 (1... c5 2. c3) 2. Nf3 *");
    for ((line, ply), plies, placement) in [
        ((GAME, 0), 0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
        (
            (GAME, 1),
            1,
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
        ),
        ((1, 2), 2, "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR"),
        (
            (GAME, 3),
            3,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        ),
    ] {
        let view = game.table_until(line, ply).expect("a table").view();
        assert_eq!(view.plies, plies);
        assert!(view.position.starts_with(placement), "{}", view.position);
        assert_eq!(view.seats[0].player.name, "Anna");
    }
    assert!(game.table_until(GAME, 4).is_none());
}

#[test]
fn behind_a_null_move_a_game_goes_on_from_there() {
    let game = game("1. e4 e5 2. -- Nc6 3. Nf3 d6 *");
    let view = game.table_until(GAME, 5).expect("a table").view();
    assert_eq!(view.plies, 2);
    assert_eq!(
        view.position,
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 3 3"
    );
    let null = game.table_until(GAME, 3).expect("a table").view();
    assert_eq!((null.plies, null.turn_letter()), (0, "b"));
}

#[test]
fn a_move_is_found_by_its_number_and_side() {
    let usual = game("1. e4 e5 2. -- Nc6 *");
    let found = |game: &Game, number| ['w', 'b'].map(|seat| game.ply_of_move(number, seat));
    assert_eq!(found(&usual, 1), [Some(1), Some(2)]);
    assert_eq!(found(&usual, 2), [Some(3), Some(4)]);
    assert_eq!(found(&usual, 10), [Some(19), Some(20)]);
    let late = game("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 41. Kd2 *");
    assert_eq!(found(&late, 39), [None, None]);
    // After White's move it stands as it begins.
    assert_eq!(found(&late, 40), [Some(0), Some(1)]);
    assert_eq!(found(&late, 41), [Some(2), Some(3)]);
    let black_begins = game("[GameType \"21\"]\n\n1. b6-a5 c3-d4 2. a7-b6 *");
    assert_eq!(found(&black_begins, 1), [Some(2), Some(1)]);
    assert_eq!(found(&black_begins, 2), [Some(4), Some(3)]);
}

#[test]
fn a_move_of_four_is_found_though_a_player_was_passed_over() {
    // Black is mated when the turn comes, in the first two rounds.
    let position = "3AK4/8/8/BK13/9AR4/10CR3/13DK/14/5BN8/14/12DP1/8/8/4CK3 C - - - -";
    let start = Start::under(GameKind::Four.usual_laws(), Vec::new());
    let mut table = Table::from_position(start, position).expect("a position");
    let moves = "k9-k11 n8-n7 g14-g13 h1-h2 n7-n8 g13-g14 k11-k12 n8-n7 g14-g13 f6-g8";
    for typed in moves.split(' ') {
        let typed = Intent::Type(typed.to_owned());
        table.apply(typed).expect("a legal move");
    }
    let saved = saved::write(&table, saved::Times::LeftOut).expect("a text");
    let game = game(&rochade_desk::to_text(&saved, "", "").expect("a text"));
    assert_eq!(
        [0, 2, 3, 9].map(|plies| game.turn(plies)),
        [(1, 0), (1, 2), (2, 0), (3, 3)]
    );
    let found = [(1, 'C'), (2, 'C'), (1, 'B'), (3, 'B')];
    let found = found.map(|(number, seat)| game.ply_of_move(number, seat));
    assert_eq!(found, [Some(1), Some(4), None, Some(10)]);
}
