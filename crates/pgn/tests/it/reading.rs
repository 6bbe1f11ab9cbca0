//! Every feature of the format that is read.

use rochade_pgn::{Eval, Game, GameResult, Games, Pgn};

use crate::games::{all, check_round_trip, moves, one};

#[test]
fn tags() {
    let game = one(
        "[Site \"Bad \\\"Homburg\\\"\"]\n[Event \"C:\\\\x \\y\"]\n  [ Foo_1+x   \"ä]b\" ] [White\"A\"]\n\n*",
    );
    let tags: Vec<_> = game.sheet.tags().iter().collect();
    let wanted = [
        ("Event", "C:\\x \\y"),
        ("Site", "Bad \"Homburg\""),
        ("White", "A"),
        ("Foo_1+x", "ä]b"),
    ];
    assert_eq!(tags, wanted);
    assert_eq!(game.sheet.tags().get("White"), Some("A"));
    assert_eq!(game.sheet.tags().get("Black"), None);
}

#[test]
fn tags_with_quotes_that_nobody_escaped() {
    let game = one("[White \"Anna \"the Rook\" Berg\"]\n*");
    assert_eq!(
        game.sheet.tags().get("White"),
        Some("Anna \"the Rook\" Berg")
    );
}

#[test]
fn unknown_values_of_the_roster_are_none() {
    let game = one("[White \"?\"][Date \"????.??.??\"][Black \"\"][Opening \"?\"] *");
    assert_eq!(
        game.sheet.tags().iter().collect::<Vec<_>>(),
        [("Opening", "?")]
    );
}

#[test]
fn the_last_of_two_equal_tags_counts() {
    let game = one("[White \"A\"]\n[White \"B\"]\n*");
    assert_eq!(
        game.sheet.tags().iter().collect::<Vec<_>>(),
        [("White", "B")]
    );
}

#[test]
fn moves_and_numbers() {
    for text in [
        "1. e4 e5 2. Nf3 *",
        "1.e4 e5 2.Nf3",
        "e4 e5 Nf3",
        "1 e4 1... e5 2 Nf3",
        "1.e4 1...e5 2…Nf3",
        "1. e2-e4 e7e5 2. Ng1-f3*",
        "1.\u{a0}e4\u{200b} e5\r\n2.\r\nNf3",
        "1. e4 ... e5 17. ♘f3",
    ] {
        assert_eq!(moves(text), "e2e4 e7e5 g1f3", "{text}");
    }
}

#[test]
fn lenient_moves() {
    let text = "1. e4 d5 2. e4d5 e5 3. dxe6 e.p. fxe6 4. Bb5+ Bd7 5. Nf3 Nf6 6. 0-0 Bxb5 7. Re1+!! Be7 8. d4!+ 0-0";
    assert!(moves(text).ends_with("e1g1 d7b5 f1e1 f8e7 d2d4 e8g8"));
    let fen = "[FEN \"1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n";
    for text in ["a8=Q", "a8Q", "a8(Q)", "a7a8q", "axb8(Q)+", "a8=Q!?"] {
        assert_eq!(one(&format!("{fen}{text}")).len(), 1, "{text}");
    }
    // With a blank it is a variation.
    let game = one("1. e4 (Q) e5");
    assert_eq!(
        game.plies().next().map(|(_, n)| n.variations.as_str()),
        Some("(Q)")
    );
}

#[test]
fn glyphs() {
    let game = one("1. e4! e5?? 2. Nf3 $10 $255 Nc6 !? 3. Bb5?! a6?!!");
    let nags: Vec<_> = game.plies().map(|(_, notes)| notes.nags.clone()).collect();
    assert_eq!(
        nags,
        [vec![1], vec![4], vec![10, 255], vec![5], vec![6], vec![6]]
    );
}

#[test]
fn comments() {
    let game = one(
        "{Preface}\n[White \"A\"]\n; more }\n1. {first} e4 {after\r\n\t e4} {again} 1... {before e5} e5 ; rest of line\n\
         2. Nf3 (2. d4) {before Nc6} Nc6 3. {last}",
    );
    assert_eq!(game.sheet.preface.as_str(), "Preface more )");
    let notes: Vec<_> = game
        .plies()
        .map(|(_, notes)| (notes.before.as_str(), notes.after.as_str()))
        .collect();
    let wanted = [
        ("first", "after e4 again"),
        ("before e5", "rest of line"),
        ("", ""),
        ("before Nc6", "last"),
    ];
    assert_eq!(notes, wanted);
}

#[test]
fn braces_do_not_nest_and_hide_everything() {
    let game = one("1. e4 {a { b ( ; $ 1-0 [Event] } e5 *");
    assert_eq!(game.len(), 2);
    let after = game.plies().next().map(|(_, notes)| notes.after.as_str());
    assert_eq!(after, Some("a ( b ( ; $ 1-0 [Event]"));
}

#[test]
fn escaped_lines() {
    assert_eq!(moves("% 1. d4\n1. e4\n%} e6\r\n%\re5\n *"), "e2e4 e7e5");
    // Only in the first column.
    assert_eq!(all("1. e4\n % e5"), ["2 *"]);
}

#[test]
fn clocks() {
    let text = "1. e4 {[%clk 1:30:00]} e5 { [%eval 0.2] [%clk 0:00:59.6] good } 2. Nf3 {[%clk 0:05:00,0]}
        {[%emt 0:00:03]} Nc6 {[%clk 7.25]} 3. Bb5 {[%clk  0:03:00.0625 ]} a6 {[%clk x] [%clk 1:2:3:4] [%clk]} 4. Ba4 (4. d4)
        {[%clk 0:00:01]} Nf6 {[%clk 9999:00:00]}";
    let game = one(text);
    let clocks: Vec<_> = game.plies().map(|(_, notes)| notes.clock).collect();
    let wanted = [
        Some(5_400_000),
        Some(59_600),
        Some(300_000),
        Some(7_250),
        Some(180_062),
        None,
        Some(1_000),
        None,
    ];
    assert_eq!(clocks, wanted);
    let after: Vec<_> = game
        .plies()
        .map(|(_, notes)| notes.after.as_str())
        .collect();
    let odd = "[%clk x] [%clk 1:2:3:4] [%clk]";
    assert_eq!(
        after,
        [
            "",
            "good",
            "[%emt 0:00:03]",
            "",
            "",
            odd,
            "",
            "[%clk 9999:00:00]"
        ]
    );
}

#[test]
fn evals() {
    let text = "1. e4 { [%eval 0.17] [%clk 0:00:30] } e5 {[%clk 0:00:29] [%eval 0.19,22]} 2. Nf3
        {(0.19 → -0.5) Inaccuracy. [%eval -0.5 ] d4 was best.} Nc6 2... { [%eval #-3] } 3. Bb5 (3. Bc4 {[%eval 9.0]})
        {[%eval #12,40]} a6 {[%eval 35,12] [%eval +0.3/12] [%eval 0.3,] [%eval]} 4. Ba4 {[%evp 0,1,2]} *";
    let game = one(text);
    let told: Vec<_> = game
        .plies()
        .map(|(_, notes)| (notes.eval, notes.clock, notes.after.as_str()))
        .collect();
    let odd = "[%eval 35,12] [%eval +0.3/12] [%eval 0.3,] [%eval]";
    let wanted = [
        (Some(Eval::Score(17)), Some(30_000), ""),
        (Some(Eval::Score(19)), Some(29_000), ""),
        (
            Some(Eval::Score(-50)),
            None,
            "(0.19 → -0.5) Inaccuracy. d4 was best.",
        ),
        (Some(Eval::Mate(-3)), None, ""),
        (Some(Eval::Mate(12)), None, ""),
        (None, None, odd),
        (None, None, "[%evp 0,1,2]"),
    ];
    assert_eq!(told, wanted);
}

/// Games as large sites write them, with what a computer says of the moves.
const SITES: &str = include_str!("../../../cli/tests/files/p73-evals-and-judgements.pgn");

#[test]
fn what_large_sites_say_of_moves_is_read() {
    let games: Vec<Game> = Games::new(SITES)
        .map(|game| game.expect("a game"))
        .collect();
    let [blitz, study, bare] = &games[..] else {
        panic!("{games:?}");
    };
    let told = |game: &Game| -> Vec<String> {
        let notes = game.plies().map(|(_, notes)| {
            let eval = notes.eval.map(|eval| eval.to_string());
            let clock = notes.clock.map(|clock| (clock / 1000).to_string());
            let nags = notes.nags.iter().map(|nag| format!("${nag}"));
            let words =
                [&notes.after.as_str(), &notes.variations.as_str()].map(|text| text.to_string());
            let parts = eval.into_iter().chain(clock).chain(nags).chain(words);
            parts
                .filter(|part| !part.is_empty())
                .collect::<Vec<_>>()
                .join(" ")
        });
        notes.collect()
    };
    assert_eq!(
        told(blitz)[4..8],
        [
            "0.16 178 C50 Italian Game",
            "1.02 175 $6 (0.16 → 1.02) Inaccuracy. Nf6 was best. (3... Nf6 4. d3 Bc5 5. O-O)",
            "-1.43 170 $4 (1.02 → -1.43) Blunder. Nxd4 was best. (4. Nxd4 exd4 5. O-O Bc5)",
            "-1.50 171",
        ]
    );
    assert_eq!(told(blitz)[13], "168 White is checkmated.");
    assert_eq!(
        told(study),
        [
            "0.12 $1 $10 [%csl Gd7] The only way. \
             (40... Kf7 $4 { [%eval 6.04] } 41. Kd2 { [%eval 6.1,30] })",
            "0.00 Now Black waits.",
            "$7",
            "#12 3723",
        ]
    );
    assert_eq!(
        told(bare),
        [
            "$14 +0.35/22 3.1s",
            "[%mdl 512]",
            "[%evp 0,3,17,22,25,33]",
            "0.40"
        ]
    );
    let lines: Vec<_> = study
        .branches()
        .into_iter()
        .map(|branch| branch.line)
        .collect();
    assert_eq!(told(&lines[0]), ["6.04 $4", "6.10"]);
    games.iter().for_each(|game| drop(check_round_trip(game)));
}

#[test]
fn an_eval_before_all_moves_is_passed_over() {
    let game = one("{Before. [%eval 0.2]} 1. e4 *");
    assert_eq!(game.sheet.preface.as_str(), "Before.");
    assert_eq!(game.plies().next().and_then(|(_, notes)| notes.eval), None);
}

#[test]
fn a_clock_that_may_be_of_hours_or_of_minutes_stays_a_text() {
    let game = one("1. e4 {[%clk 1:30]} *");
    let (_, notes) = game.plies().next().expect("a move");
    assert_eq!((notes.clock, notes.after.as_str()), (None, "[%clk 1:30]"));
}

#[test]
fn a_clock_after_a_variation() {
    let clock = |text| one(text).plies().next().and_then(|(_, notes)| notes.clock);
    assert_eq!(clock("e4 (d4) {[%clk 0:00:01]}"), Some(1_000));
    // The one beside the move counts more.
    let both = "e4 {[%clk 0:00:02]} (d4) {[%clk 0:00:01]}";
    assert_eq!(clock(both), Some(2_000));
}

#[test]
fn variations() {
    let text = "1. e4 ( 1. d4  d5 {a ) b} ; c } )\n(1... Nf6\n% )\n2. c4 [%x]) ) ( ) (1. c4 illegal Kxe9!) e5 (1... c5) *";
    let game = one(text);
    let variations: Vec<_> = game
        .plies()
        .map(|(_, notes)| notes.variations.as_str())
        .collect();
    let wanted = [
        "(1. d4 d5 {a ) b} { c ) )} (1... Nf6 2. c4 [%x])) (1. c4 illegal Kxe9!)",
        "(1... c5)",
    ];
    assert_eq!(variations, wanted);
}

#[test]
fn starts() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 7 12";
    for text in [
        format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n12... Kd7 13. e4 *"),
        format!("[White \"A\"][fen \"{fen}\"] Kd7 e4"),
    ] {
        let game = one(&text);
        assert_eq!(game.start().to_string(), fen);
        assert_eq!(
            game.position().to_string(),
            "8/3k4/8/8/4P3/8/8/4K3 b - - 0 13"
        );
    }
    let tags = one(&format!("[White \"A\"][Result \"0-1\"][FEN \"{fen}\"]"))
        .sheet
        .tags()
        .clone();
    assert_eq!(tags.iter().collect::<Vec<_>>(), [("White", "A")]);
}

#[test]
fn results() {
    let result = |text| one(text).sheet.result;
    assert_eq!(result("e4 1-0"), GameResult::White);
    assert_eq!(result("e4 0-1"), GameResult::Black);
    assert_eq!(result("e4 1/2-1/2"), GameResult::Draw);
    assert_eq!(result("e4 ½-½"), GameResult::Draw);
    assert_eq!(result("e4 *"), GameResult::Unknown);
    // The token counts more than the tag, and the tag more than nothing.
    assert_eq!(result("[Result \"1-0\"] e4 0-1"), GameResult::Black);
    assert_eq!(result("[Result \"1-0\"] e4 *"), GameResult::Unknown);
    assert_eq!(result("[Result \"1-0\"] e4"), GameResult::White);
    assert_eq!(result("[Result \"?\"] e4"), GameResult::Unknown);
}

#[test]
fn where_games_end() {
    assert_eq!(all("e4 e5 1-0 d4 *\nc4"), ["2 1-0", "1 *", "1 *"]);
    assert_eq!(
        all("[White \"A\"]\n\ne4\n[White \"B\"]\n\nd4 d5"),
        ["1 *", "2 *"]
    );
    // Tags only; an empty line alone doesn't end a tag section.
    assert_eq!(all("[Event \"a\"]\n\n[Event \"b\"]\n"), ["0 *", "0 *"]);
    assert_eq!(all("[Event \"a\"]\n\n[Site \"b\"]\n\n1-0"), ["0 1-0"]);
    assert_eq!(all("[Event \"a\"]\n[Event \"b\"]\n*"), ["0 *"]);
    assert_eq!(all("*"), ["0 *"]);
    for nothing in ["", " \r\n\t", "\u{feff}", "{no game} ; none\n% none"] {
        assert!(all(nothing).is_empty(), "{nothing:?}");
    }
}

#[test]
fn byte_order_marks_and_line_ends() {
    for text in [
        "\u{feff}[White \"A\"]\r\n\r\n1. e4 {a\r\nb} e5\r\n% x\r\n*\r\n",
        "\u{feff}[White \"A\"]\r\r1. e4 {a\rb} e5\r% x\r*\r",
        "[White \"A\"]\n\n1. e4 {a\nb} e5\n% x\n*\u{feff}",
    ] {
        let game = one(text);
        assert_eq!(
            (game.len(), game.sheet.tags().get("White")),
            (2, Some("A")),
            "{text:?}"
        );
    }
}

#[test]
fn reading_in_slices() {
    let text = "\u{feff}[White \"A\"]\n\ne4 *\n\n1. Ke2 *\n\n\n  1. e5 *\nd4";
    let (mut mark, mut said) = (Games::new(text).mark(), Vec::new());
    assert_eq!(mark.offset, 3);
    loop {
        let mut games = Games::resume(text, Pgn::default(), mark);
        let Some(game) = games.next() else { break };
        mark = games.mark();
        assert_eq!(mark.offset, games.offset());
        said.push(match game {
            Ok(game) => game.len().to_string(),
            Err(error) => error.to_string(),
        });
    }
    assert_eq!(
        said,
        [
            "1",
            "5:4 'Ke2': no such legal move",
            "8:6 'e5': no such legal move",
            "1"
        ]
    );
    assert_eq!(mark.offset, text.len());
    // A mark of another text gives nothing, and no panic.
    for offset in [1, 99] {
        let mark = rochade_pgn::Mark { offset, ..mark };
        assert_eq!(Games::resume(text, Pgn::default(), mark).count(), 0);
    }
}

#[test]
fn html_in_a_variation_is_left_out_and_told() {
    let read = |text: &str| {
        let mut games = Games::new(text);
        let game = games.next().expect("a game").expect("it can be read");
        let remarks = games.remarks();
        let places: Vec<String> = remarks
            .iter()
            .map(|remark| remark.place.to_string())
            .collect();
        let notes = game.sheet.notes().next().expect("notes");
        (notes.variations.as_str().to_owned(), places)
    };
    for (text, kept) in [
        ("1. e4 (1. <b>) e5", "(1.)"),
        (
            "1. e4 (1. d4<br />d5 (1... <i>Nf6</i>)) e5",
            "(1. d4 d5 (1... Nf6 ))",
        ),
        ("1. e4 (<p>1. d4 {<b>no</b>}</p>) e5", "(1. d4 {<b>no</b>})"),
    ] {
        assert_eq!(
            read(text),
            (kept.to_owned(), vec!["1:7".to_owned()]),
            "{text}"
        );
        let again = format!("1. e4 {kept} e5");
        assert_eq!(read(&again), (kept.to_owned(), vec![]), "{again}");
    }
    assert_eq!(read("1. e4 (1. d4 <b<i>c> d5) e5").0, "(1. d4 d5)");
    // Less and greater are no HTML.
    assert_eq!(read("1. e4 (1. d4 < 3 > 2) e5").1, Vec::<String>::new());
}

#[test]
fn what_looks_like_html_across_brackets_stays_in_a_variation() {
    for variation in ["(1. d4 <b {c> d} e5)", "(1. d4 <b (1. c4 <i> d5) c>)"] {
        let text = format!("1. e4 {variation} *\n");
        let read = |text: &str| {
            let game = Games::new(text).next().expect("a game");
            game.expect("it can be read").to_string()
        };
        let written = read(&text);
        assert_eq!(read(&written), written);
        assert!(written.contains("d4 <b"), "{written}");
    }
}
