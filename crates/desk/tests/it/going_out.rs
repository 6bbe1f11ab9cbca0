//! From the table to PGN, and there and back.

use rochade_desk::{Export, Import, Outgoing, to_text};
use rochade_pgn::Games;
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved::{self, Times, Unreadable};
use rochade_table::{
    Answer, Computer, Control, GameKind, Intent, Odds, OddsKind, Player, PromptKind, Question,
    Start, Table,
};

use crate::coming_in::game;

fn table(controls: [&str; 2]) -> Table {
    let player = |name: &str| Player {
        name: name.to_owned(),
        ..Player::default()
    };
    let control = |text: &str| Control::from_minutes(text).ok();
    let controls: Option<Vec<Control>> = controls.into_iter().map(control).collect();
    let second = if controls.is_some() { "Ben" } else { "" };
    let mut start = Start::new(GameKind::Chess, vec![player("Anna"), player(second)]);
    start.controls = controls;
    Table::new(start)
}

fn play(table: &mut Table, moves: &str) {
    for (second, mv) in (1..).zip(moves.split(' ')) {
        table.tell_time(second * 1500);
        table
            .apply(Intent::Type(mv.to_owned()))
            .unwrap_or_else(|error| panic!("{mv}: {error:?}"));
    }
}

fn save(table: &Table) -> String {
    saved::write(table, Times::Kept).expect("it fits")
}

#[test]
fn a_computer_without_a_name_is_called_by_its_level() {
    let mut start = Start::new(GameKind::Chess, vec![Player::default(); 2]);
    start.players[1].computer = Computer::new(4, 1);
    let text = to_text(&save(&Table::new(start)), "", "").expect("a text");
    assert!(text.contains("[Black \"Rochade, level 4\"]"), "{text}");
    assert!(text.contains("[White \"?\"]"), "{text}");
}

/// What the page calls it at its level goes out, and comes back as the name of a player.
#[test]
fn a_computer_is_called_as_the_page_calls_its_level() {
    let mut start = Start::new(GameKind::Chess, vec![Player::default(); 2]);
    start.players[0].computer = Computer::new(2, 1);
    start.players[1].computer = Computer::new(9, 1);
    let mut table = Table::new(start);
    play(&mut table, "e4 e5");
    let game = Outgoing {
        saved: save(&table),
        day: String::new(),
        extra: String::new(),
        review: None,
    };
    let levels = vec!["Piep (Stufe 1)".to_owned(), "Zottel (Stufe 2)".to_owned()];
    let text = Export::new(vec![game]).naming(levels).batch(|| true).text;
    assert!(text.contains("[White \"Zottel (Stufe 2)\"]"), "{text}");
    assert!(text.contains("[Black \"Rochade, level 9\"]"), "{text}");
    let read = Import::new(text.clone(), "", "").batch(|| false);
    let back = read.games.first().expect("a game");
    assert_eq!(back.players, ["Zottel (Stufe 2)", "Rochade, level 9"]);
    let again = to_text(&back.saved, &back.day, &back.extra);
    assert_eq!(again.as_deref(), Ok(&*text));
}

#[test]
fn a_game_without_a_clock_has_the_seven_tags() {
    let mut table = table(["", ""]);
    play(&mut table, "e4 e5 Nf3");
    let pgn = to_text(&save(&table), "2026-11-20", "").expect("a saved game");
    assert_eq!(
        pgn,
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.20\"]\n[Round \"?\"]\n[White \"Anna\"]\n[Black \"?\"]\n\
         [Result \"*\"]\n[Termination \"unterminated\"]\n\n1. e4 e5 2. Nf3 *\n"
    );
}

#[test]
fn clocks_offers_and_the_end_come_back() {
    for controls in [
        ["3+2", "3+2"],
        ["5+0", "1+1"],
        ["30s+1", "40/90:30"],
        ["5b3", "5d3"],
    ] {
        let mut table = table(controls);
        play(&mut table, "e4 e5 Nf3");
        table.apply(Intent::OfferDraw(BLACK)).expect("an offer");
        play(&mut table, "Nc6");
        let answer = Intent::Answer(
            Question {
                kind: PromptKind::DrawOffer,
                of: WHITE,
                by: BLACK,
            },
            Answer::Accept,
        );
        table.apply(answer).expect("an answer");
        let pgn = to_text(&save(&table), "", "").expect("a saved game");
        assert!(
            pgn.contains("TimeControl") && pgn.contains("%clk") && pgn.contains("(=)"),
            "{pgn}"
        );
        let back = game(&pgn);
        let again = saved::read(&back.saved).expect("a saved game");
        assert_eq!(again.view().entries, table.view().entries, "{pgn}");
        assert_eq!(again.outcome(), table.outcome());
        assert_eq!(again.record().start, table.record().start);
        assert_eq!(back.extra, "", "{pgn}");
        assert_eq!(to_text(&back.saved, "", "").expect("a saved game"), pgn);
    }
}

#[test]
fn what_came_with_a_game_goes_out_with_it() {
    for text in [
        "[Event \"Club \\\"A\\\"\"]\n[White \"Anna\"]\n[ECO \"C20\"]\n\n{Before.} 1. e4! {King's pawn.} (1. d4 d5) 1... e5 {[%csl Ge5]} 1-0",
        "[White \"A name that is longer than all the names for which there is room\"]\n\n1. e4 *",
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 {on and on} 1-0",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {x} Kd7 0-1",
        "[Event \"Blitz\"]\n[TimeControl \"180+2\"]\n\n1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:58]} 0-1",
        "1/2-1/2",
    ] {
        let came = game(text);
        let went = to_text(&came.saved, &came.day, &came.extra).expect("a saved game");
        assert_eq!(normal(&went), normal(text), "{went}");
    }
}

/// A text in the form that the writer gives it, without how the game ended: where that is not told,
/// it is added.
fn normal(text: &str) -> String {
    let mut games = Games::new(text).flatten();
    let pgn = games.next().expect("a game").to_string();
    let lines = pgn.lines().filter(|line| !line.starts_with("[Termination"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn an_agreed_draw_goes_out_with_the_offer_that_it_came_with_or_without_one() {
    for moves in ["1. e4 e5 1/2-1/2\n", "1. e4 e5 {(=)} 1/2-1/2\n"] {
        let came = game(moves);
        let went = to_text(&came.saved, "", &came.extra).expect("a saved game");
        assert!(went.ends_with(moves), "{went}");
    }
}

#[test]
fn a_game_that_went_on_keeps_its_comments() {
    let came = game("[Event \"Club\"]\n[White \"Anna\"]\n\n1. e4 {mine} e5 *");
    let mut table = saved::read(&came.saved).expect("a saved game");
    play(&mut table, "Nf3 Nc6");
    table.apply(Intent::Resign(WHITE)).expect("asked");
    let answer = Intent::Answer(
        Question {
            kind: PromptKind::Resign,
            of: WHITE,
            by: WHITE,
        },
        Answer::Confirm,
    );
    table.apply(answer).expect("resigned");
    let pgn = to_text(&save(&table), "", &came.extra).expect("a saved game");
    assert!(pgn.contains("[Event \"Club\"]"), "{pgn}");
    assert!(pgn.contains("1. e4 {mine} 1... e5 2. Nf3 Nc6 0-1"), "{pgn}");
    assert!(pgn.contains("[Result \"0-1\"]"), "{pgn}");
}

#[test]
fn an_extra_of_another_game_does_no_harm() {
    let came = game("1. e4 e5 *");
    for extra in [
        "",
        "garbage",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {x} *",
        "1. d4 {x} *",
    ] {
        let pgn = to_text(&came.saved, "", extra).expect("a saved game");
        assert!(pgn.ends_with("1. e4 e5 *\n"), "{pgn}");
    }
}

#[test]
fn a_text_that_is_no_game_is_refused() {
    assert_eq!(to_text("hello", "", ""), Err(Unreadable::Foreign));
    assert_eq!(to_text("1damaged", "", ""), Err(Unreadable::Damaged));
}

fn with_odds(odds: Odds, controls: Option<&str>, moves: &str) -> Table {
    let control = |text| Control::from_seconds(text).expect("a control");
    let players = ["Anna", "Ben"].map(|name| Player {
        name: name.to_owned(),
        ..Player::default()
    });
    let mut table = Table::sit_down(Start {
        odds: vec![odds],
        controls: controls.map(|text| vec![control(text), control(text)]),
        ..Start::new(GameKind::Chess, players.into())
    })
    .expect("odds");
    if !moves.is_empty() {
        play(&mut table, moves);
    }
    table
}

#[test]
fn odds_are_told_by_the_position_and_come_back_by_their_tag() {
    let other = Odds {
        file: 6,
        ..Odds::new(OddsKind::Knight, WHITE)
    };
    for (odds, moves, tag, placed) in [
        (other, "e4 e5", "knight w g", "RNBQKB1R w"),
        (
            Odds::new(OddsKind::Rook, BLACK),
            "e5 e4",
            "rook b",
            "RNBQKBNR b",
        ),
        (
            Odds::new(OddsKind::PawnMove, BLACK),
            "e4 e5 Qh5",
            "pawn-move b",
            "RNBQKBNR w",
        ),
        (
            Odds::new(OddsKind::Pawn3, BLACK),
            "e3 e4 Nf3 e5 Nxe5",
            "pawn-3 b e2e3 e3e4 g1f3",
            "PPPP1PPP/RNBQKB1R b",
        ),
        (
            Odds::new(OddsKind::Pawn3, WHITE),
            "e5 d5",
            "pawn-3 w e7e5 d7d5",
            "RNBQKBNR b",
        ),
        (
            Odds::new(OddsKind::Pawn2, WHITE),
            "",
            "pawn-2 w",
            "RNBQKBNR b",
        ),
    ] {
        for controls in [None, Some("60+2")] {
            let table = with_odds(odds, controls, moves);
            let pgn = to_text(&save(&table), "", "").expect("a saved game");
            assert!(pgn.contains(&format!("[Odds \"{tag}\"]")), "{pgn}");
            assert!(
                pgn.contains("[SetUp \"1\"]") && pgn.contains(placed),
                "{pgn}"
            );
            let back = game(&pgn);
            // Of a clock without any times, only the extra tells.
            let is_untold = controls.is_some() && !pgn.contains("%clk");
            assert_eq!(back.extra.is_empty(), !is_untold, "{pgn}");
            let again = saved::read(&back.saved).expect("a saved game");
            assert_eq!(again.record().start.odds, [odds]);
            let names = |table: &Table| {
                let view = table.view();
                let moves = view.entries.iter().map(|entry| entry.notation.clone());
                (view.position, moves.collect::<Vec<_>>(), view.ahead)
            };
            assert_eq!(names(&again), names(&table), "{pgn}");
            assert_eq!(to_text(&back.saved, "", &back.extra).expect("a game"), pgn);
        }
    }
}

#[test]
fn odds_that_do_not_lead_to_the_position_are_left_out() {
    let pgn = |odds: &str| {
        let fen = "rnbqkbnr/ppppp1pp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 1";
        format!("[Odds \"{odds}\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1... e5 *\n")
    };
    let odds = |text: &str| {
        let game = game(&pgn(text));
        let table = saved::read(&game.saved).expect("a saved game");
        assert_eq!(
            game.extra.contains(text),
            table.record().start.odds.is_empty()
        );
        table.record().start.odds.clone()
    };
    let given = [Odds::new(OddsKind::Pawn2, BLACK)];
    assert_eq!(odds("pawn-2 b e2e4 d2d4"), given);
    assert_eq!(odds("pawn-2 b d2d4 e2e4"), given);
    for wrong in [
        "pawn-2 b e2e4",
        "pawn-2 w e2e4 d2d4",
        "pawn-3 b e2e4 d2d4",
        "pawn-2 b e2e4 d2d3",
        "pawn-2 b e2e4 d2d4 e7e5",
        "pawn-2 b e2e4 nonsense",
        "pawn b",
        "pawn-2",
        "a knight",
    ] {
        assert_eq!(odds(wrong), [], "{wrong}");
    }
}

#[test]
fn a_game_tells_the_clocks_that_its_text_tells_and_no_others() {
    let head = "[TimeControl \"300+30\"]\n\n";
    for (moves, has_clocks) in [
        ("1. e4 {[%clk 0:04:50]} 1... e5 *\n", false),
        ("1. e4 {[%clk 1:30]} 1... e5 {[%clk 1:29]} *\n", false),
        ("1. e4 {[%clk 0:04:50]} {[%emt 0:00:09]} *\n", true),
    ] {
        let came = game(&[head, moves].concat());
        let table = saved::read(&came.saved).expect("a saved game");
        assert_eq!(table.record().start.controls.is_some(), has_clocks);
        let went = to_text(&came.saved, "", &came.extra).expect("a saved game");
        assert!(went.ends_with(moves), "{went}");
    }
}

#[test]
fn both_clocks_of_draughts_come_and_go_as_one_command() {
    let moves = "1. c3-d4 {[%clock w0:02:59 B0:03:00]} 1... f6-g5 {[%clock W0:02:59 b0:02:58]} *\n";
    let came = game(&["[GameType \"25\"]\n[TimeControl \"180\"]\n\n", moves].concat());
    let table = saved::read(&came.saved).expect("a saved game");
    let times: Vec<_> = table
        .view()
        .entries
        .iter()
        .map(|entry| entry.time_left)
        .collect();
    assert_eq!(times, [Some(179_000), Some(178_000)]);
    let went = to_text(&came.saved, "", &came.extra).expect("a saved game");
    assert!(went.ends_with(moves), "{went}");
}

#[test]
fn an_offer_before_all_moves_stays_though_nobody_has_made_it() {
    let over = "[SetUp \"1\"]\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 310 1\"]\n\n{(=)} *\n";
    for text in ["{(=)} 1. e4 e5 *\n", over] {
        let written = |text: &str| {
            let mut batch = Import::new(text.to_owned(), "", "").batch(|| false);
            let game = batch.games.pop().expect("a game");
            to_text(&game.saved, &game.day, &game.extra).expect("a text")
        };
        let once = written(text);
        assert!(once.contains("{(=)}"), "{once}");
        assert_eq!(written(&once), once);
    }
}

#[test]
fn a_date_that_is_no_day_stays_as_it_is_written() {
    for date in ["2026.??.??", "20216.11.20"] {
        let text = format!("[Date \"{date}\"]\n\n1. e4 *\n");
        let mut batch = Import::new(text, "", "").batch(|| false);
        let game = batch.games.pop().expect("a game");
        assert_eq!(game.day, "");
        let written = to_text(&game.saved, &game.day, &game.extra).expect("a text");
        assert!(written.contains(date), "{written}");
    }
}
