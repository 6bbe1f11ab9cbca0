//! What a replay tells of a game besides its moves: who played it and when, clocks, arrows; null
//! moves; and its text.

use rochade_desk::{Arrow, Drawn, Line, Spot};
use rochade_table::saved;

use crate::replays::{batch, game, table_of, texts};

#[test]
fn a_title_tells_who_played_where_and_what() {
    let tags = "[Site \"Reykjavik\"]\n[WhiteTitle \"GM\"]\n[BlackTitle \"-\"]\n[WhiteElo \"2785\"]\n[BlackElo \"1500?\"]\n[ECO \"C95\"]\n\n*";
    let title = game(tags).title;
    assert_eq!(title.titles, ["GM", ""].map(str::to_owned));
    assert_eq!(title.elo, [Some(2785), Some(1500)]);
    assert_eq!((&*title.eco, &*title.site), ("C95", "Reykjavik"));
    for unknown in ["?", "-", "", "0", "+1", "99999", "2400 FIDE"] {
        let title = game(&format!("[WhiteElo \"{unknown}\"]\n\n*")).title;
        assert_eq!(title.elo, [None, None], "{unknown}");
    }
}

#[test]
fn clocks_are_told_with_the_moves_and_at_the_start() {
    let told = game(
        "[TimeControl \"5400+30\"]\n[BlackTimeControl \"60\"]\n\n1. e4 {[%clk 1:29:58.5]} (1. d4 {[%clk 0:00:09] fast}) e5 {so} *",
    );
    assert_eq!(
        (told.mover, told.clocks),
        (0, vec![Some(5_400_000), Some(60_000)])
    );
    let clocks: Vec<_> = told.lines[0].plies.iter().map(|ply| ply.clock).collect();
    assert_eq!(clocks, [Some(5_398_500), None]);
    assert_eq!(
        (told.lines[1].plies[0].clock, &*told.lines[1].plies[0].after),
        (Some(9_000), "fast")
    );
    let black = game("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 *");
    assert_eq!((black.mover, black.clocks), (1, vec![None, None]));
    let draughts = game("[GameType \"25\"]\n\n1. c3-d4 {[%clk 0:05:00]} *");
    assert_eq!(draughts.lines[0].plies[0].clock, Some(300_000));
}

#[test]
fn evals_are_told_with_the_moves() {
    let told = game(
        "1. e4 { [%eval 0.17] [%clk 0:00:30] } (1. d4 {[%eval -0.05]}) e5 {[%eval #-3,20] so} 2. d4 {[%eval 35]} *",
    );
    let evals: Vec<_> = told.lines[0].plies.iter().map(|ply| &ply.eval).collect();
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(evals, [&some("+0.17"), &some("#-3"), &None]);
    assert_eq!(told.lines[0].plies[1].after, "so");
    assert_eq!(told.lines[1].plies[0].eval, some("-0.05"));
    let draughts = game("[GameType \"25\"]\n\n1. c3-d4 {[%eval 1.2]} *");
    assert_eq!(draughts.lines[0].plies[0].eval, some("+1.20"));
    let json = serde_json::to_value(&told.lines[0].plies).expect("JSON");
    assert_eq!(
        (&json[1]["eval"], json[2].get("eval")),
        (&"#-3".into(), None)
    );
}

/// What is drawn, in short: `green e2e4, red d5`.
fn in_short(drawn: &Drawn) -> String {
    let name = |square: u16| {
        [
            "abcdefgh".as_bytes()[usize::from(square % 8)],
            b'1' + (square / 8) as u8,
        ]
        .map(char::from)
    };
    let arrow = |arrow: &Arrow| {
        format!(
            "{} {}{}",
            arrow.color,
            name(arrow.from).iter().collect::<String>(),
            name(arrow.to).iter().collect::<String>()
        )
    };
    let spot = |spot: &Spot| {
        format!(
            "{} {}",
            spot.color,
            name(spot.square).iter().collect::<String>()
        )
    };
    let all: Vec<String> = drawn
        .arrows
        .iter()
        .map(arrow)
        .chain(drawn.squares.iter().map(spot))
        .collect();
    all.join(", ")
}

#[test]
fn arrows_and_squares_are_drawn_where_comments_say_so() {
    let told = game(
        "{[%csl Ya1, Bh8] Look. [%cal Gb1c3]} 1. e4 {[%cal Ge2e4,Rd7d5] [%eval 0.3]Good[%csl Re4,Rz9,Xe5,e6]} \
        (1. {[%csl Gd4]} d4 {here}) ({[%cal Yc2c4]} 1. c4) 1... {[%csl Ge5]} e5 *",
    );
    let [main, d4, c4] = &told.lines[..] else {
        panic!("three lines")
    };
    assert_eq!(
        (&*main.preface, &*in_short(&main.drawn)),
        ("Look.", "green b1c3, yellow a1, blue h8")
    );
    let plies: Vec<_> = main
        .plies
        .iter()
        .map(|ply| (&*ply.after, in_short(&ply.drawn)))
        .collect();
    let e4 = "green e2e4, red d7d5, red e4".to_owned();
    assert_eq!(plies, [("Good", e4), ("", "green e5".to_owned())]);
    let first = |line: &Line| in_short(&line.plies[0].drawn);
    assert_eq!(
        (first(d4), first(c4)),
        ("green d4".to_owned(), "yellow c2c4".to_owned())
    );
    let draughts = game("[GameType \"25\"]\n\n1. c3-d4 {[%cal Ga5b6] [%csl Ra6]} *");
    assert_eq!(in_short(&draughts.lines[0].plies[0].drawn), "green a5b6");
}

#[test]
fn what_is_no_command_stays_in_the_text_or_is_passed_over() {
    for (comment, text, drawn) in [
        ("[%cal", "[%cal", ""),
        ("[%cal ]", "", ""),
        ("[%cal Ge2e2]", "", ""),
        ("[%cal Ge2eé]", "", ""),
        ("[%cal Gée4]", "", ""),
        ("[%cal Ge2e4e6,é,Ge2]", "", ""),
        ("[%cal  Ge2e4 , Ge7e5 ]", "", "green e2e4, green e7e5"),
        ("[%draw full,e4,red]", "", ""),
        ("[%]a[%cal", "a[%cal", ""),
        ("see [e4]", "see [e4]", ""),
        ("[#]", "", ""),
        ("so [#] it [#][%cal Ge2e4]is[#]", "so it is", "green e2e4"),
    ] {
        let told = game(&format!("1. e4 {{{comment}}} *"));
        let e4 = &told.lines[0].plies[0];
        assert_eq!(
            (&*e4.after, &*in_short(&e4.drawn)),
            (text, drawn),
            "{comment}"
        );
    }
    let many = "Ge2e4,".repeat(5_000);
    let told = game(&format!("1. e4 {{[%cal {many}]}} *"));
    assert_eq!(told.lines[0].plies[0].drawn.arrows.len(), 64);
}

#[test]
fn other_games_are_named_and_refused() {
    let array = "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR";
    for (tags, name, place) in [
        (
            format!("[Variant \"Chess960\"]\n[FEN \"{array} w KQkq - 0 1\"]"),
            "Chess960",
            (2, 1),
        ),
        (
            format!("[FEN \"{array} w HEhe - 0 1\"]\n[Variant \"Fischerandom\"]"),
            "Fischerandom",
            (1, 1),
        ),
        (
            "[White \"A\"]\n[Variant \"Crazyhouse\"]".to_owned(),
            "Crazyhouse",
            (2, 1),
        ),
        (
            "[Variant \"Three-check\"]".to_owned(),
            "Three-check",
            (1, 1),
        ),
    ] {
        let batch = batch(&format!("{tags}\n\n1. e4 e5 *\n\n1. d4 *"), 0);
        let fault = batch.fault.expect("a fault");
        assert_eq!((fault.word, &*fault.detail), ("variant", name));
        assert_eq!((fault.place.line, fault.place.column), place);
        assert_eq!((batch.replayed, batch.titles.len()), (None, 2));
    }
    for chess in ["Standard", "From Position", "Chess 960", "chess", "normal"] {
        let told = game(&format!("[Variant \"{chess}\"]\n\n1. e4 *"));
        assert_eq!(texts(&told.lines[0]), ["e4"], "{chess}");
    }
}

#[test]
fn null_moves_are_steps_without_a_change() {
    let game = game(
        "1. e4 e5 2. -- {threat} Nc6 (2... -- 3. d4 (3. -- Qh4)) 3. Nf3 {[%clk 9]} (3. Z0 Nf6) *",
    );
    let main = &game.lines[0];
    assert_eq!(texts(main), ["e4", "e5", "--", "Nc6", "Nf3"]);
    assert_eq!(
        (&*main.plies[2].after, main.plies[4].clock),
        ("threat", Some(9_000))
    );
    // The table has what comes before them, and what comes after each has a start of its own.
    assert_eq!(saved::read(&game.saved).expect("a game").plies(), 2);
    let start = saved::read(&main.plies[2].start).expect("a start").view();
    assert_eq!(
        start.position,
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 1 2"
    );
    let ends = [
        (
            0,
            2,
            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 3 3",
        ),
        (
            1,
            1,
            "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 3",
        ),
        (
            2,
            1,
            "rnb1kbnr/pppp1ppp/8/4p3/4P2q/8/PPPP1PPP/RNBQKBNR w KQkq - 4 4",
        ),
        (
            3,
            1,
            "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 4 4",
        ),
    ];
    for (line, plies, position) in ends {
        let table = table_of(&game, line);
        assert_eq!((table.plies(), &*table.view().position), (plies, position));
    }
}

#[test]
fn no_table_begins_where_a_null_move_leaves_no_move() {
    // White has no move after it, so there is nothing to play on from.
    let text = "[FEN \"7k/8/8/8/8/6q1/8/7K b - - 0 1\"]\n\n1... -- *";
    let told = game(text);
    assert_eq!(texts(&told.lines[0]), ["--"]);
    assert_eq!(table_of(&told, 0).plies(), 0);
}

#[test]
fn the_text_of_the_game_comes_as_it_stands_in_the_file() {
    let games = [
        "[Event \"?\"]\r\n[Site \"Ulm\"]\r\n[Date \"1750.??.??\"]\r\n\r\n1. e4 $1 {[%cal Ge2e4] best} (1. d4!? ; closed\r\nd5) e5 1-0",
        "% for programs\n[White \"A\"]\n\n1. e4 Ke6 (1... e5) {never} 2. d4 0-1",
        "[GameType \"25\"]\n\n1. c3-d4 (1. e3-f4) b6-c5 *",
        "1. e4",
    ];
    let file = ["\u{feff}", &games.join("\n\n\r\n"), "\n \n"].concat();
    for (number, game) in games.iter().enumerate() {
        assert_eq!(batch(&file, number).text, Some(format!("{game}\n")));
    }
    assert_eq!(batch(&file, 4).text, None);
    // A position has no game yet. Nothing is told of when it was played.
    let text = batch("8/8/8/4k3/8/8/8/4K3 w - - 0 1", 0)
        .text
        .expect("a game");
    assert!(
        text.contains("[FEN \"8/8/8/4k3/8/8/8/4K3 w - - 0 1\"]") && text.contains("????.??.??"),
        "{text}"
    );
}

/// What comments and moves are made of that programs read.
const SIGNS: [&str; 14] = [
    "[%cal ",
    "[%csl G",
    "[%",
    "[%rochade ",
    "[%rochade claim-fifty,w]",
    "]",
    "[#]",
    "Ge2e4,",
    "-- ",
    "+-",
    "± ",
    "(=)",
    "[%clk ",
    " N ",
];

#[test]
fn no_text_costs_more_than_its_length() {
    // Whatever is read again for every sign makes this last many times as long.
    for sign in SIGNS {
        let run = sign.repeat(60_000 / sign.len());
        let in_comments = format!("1. e4 {{{run}}} *\n\n").repeat(20);
        let among_moves = format!("1. e4 {run} *");
        for text in [in_comments, among_moves] {
            assert!(batch(&text, 0).done);
        }
    }
}
