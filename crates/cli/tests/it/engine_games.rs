//! The computer from a terminal in the other games.

use crate::rochade::{call, check_refused, rochade, rochade_reading};

/// What it says by UCI in a game to these lines, those that begin with this word.
fn said(game: &str, lines: &[&str], word: &str) -> Vec<String> {
    let input = lines.join("\n") + "\n";
    let said = rochade_reading(&["uci", "--game", game], input.as_bytes());
    assert_eq!((said.err.as_str(), said.status), ("", 0), "{game}");
    let lines = said.out.lines().filter(|line| line.starts_with(word));
    lines.map(str::to_owned).collect()
}

/// The only best move that it tells.
#[track_caller]
fn best(game: &str, lines: &[&str]) -> String {
    let moves = said(game, lines, "bestmove ");
    let [line] = moves.as_slice() else {
        panic!("{moves:?}");
    };
    line["bestmove ".len()..].to_owned()
}

/// The games, and how `moves` is asked for the same.
const GAMES: [(&str, &[&str]); 13] = [
    ("draughts", &["draughts"]),
    ("noris", &["draughts", "--laws", "noris"]),
    ("schlagzwang", &["draughts", "--laws", "schlagzwang"]),
    ("german", &["draughts", "--laws", "german"]),
    ("russian", &["draughts", "--laws", "russian"]),
    ("brazilian", &["draughts", "--laws", "brazilian"]),
    ("english", &["draughts", "--laws", "english"]),
    ("czech", &["draughts", "--laws", "czech"]),
    ("pool", &["draughts", "--laws", "pool"]),
    ("four", &["four"]),
    ("gustavus-four", &["four", "--laws", "gustavus-four"]),
    ("three", &["three"]),
    ("gustavus-three", &["three", "--laws", "gustavus-three"]),
];

#[test]
fn it_plays_all_games_and_sets_in_the_words_of_moves() {
    for (game, asked) in GAMES {
        let legal = rochade(&[&["moves"], asked].concat()).out;
        let legal: Vec<&str> = legal.lines().collect();
        let mv = best(game, &["go nodes 50"]);
        assert!(legal.contains(&mv.as_str()), "{game}: {mv}");
        let lines = ["setoption name MultiPV value 2", "go depth 2"];
        for info in said(game, &lines, "info depth 2 ") {
            let (_, line) = info.split_once(" pv ").expect("a line");
            let first = line.split(' ').next().expect("a move");
            assert!(legal.contains(&first), "{game}: {info}");
        }
        let more = format!("position startpos moves {mv}");
        let reply = best(game, &[&more, "go nodes 50"]);
        let both = format!("position startpos moves {mv} {reply}");
        assert_eq!(said(game, &[&both], "info"), [""; 0], "{game}");
    }
}

#[test]
fn positions_are_those_of_our_texts_with_blanks_or_without() {
    let chain = "position fen W:WK27:B23,14,4";
    assert_eq!(best("russian", &[chain, "go depth 2"]), "27x18x9");
    // What is blown stands before the move, or alone if it was the last man.
    let failed = "position fen W:W32:B17,4:X17";
    let mv = best("noris", &[failed, "go depth 2"]);
    assert!(mv.starts_with("17~32-"), "{mv}");
    let then = format!("{failed} moves {mv} 4-8");
    assert_eq!(said("noris", &[&then], "info"), [""; 0]);
    let last = "position fen W:W32:B17:X17";
    assert_eq!(best("noris", &[last, "go depth 2"]), "17~");
    let over = format!("{last} moves 17~");
    assert_eq!(best("noris", &[&over, "go depth 2"]), "0000");
    let three = rochade(&["show", "three", "--board", "rect"]).out;
    let text = three.lines().last().expect("a position");
    let position = format!("position fen {text}");
    let moves = rochade(&["moves", "three", text]).out;
    let mv = best("three", &[&position, "go nodes 30"]);
    assert!(moves.lines().any(|legal| legal == mv), "{mv}");
    let more = format!("{position} moves {mv}");
    assert_eq!(said("three", &[&more], "info"), [""; 0]);
}

#[test]
fn levels_seeds_and_clocks_are_obeyed() {
    for game in ["draughts", "four", "three"] {
        let level = "setoption name Level value 1";
        let seeds = [1, 1, 2, 3].map(|seed| {
            let seed = format!("setoption name Seed value {seed}");
            best(game, &[level, &seed, "go depth 9"])
        });
        assert_eq!(seeds[0], seeds[1], "{game}");
        let depths = said(game, &[level, "go depth 9"], "info depth ");
        assert!(depths.iter().all(|line| line.starts_with("info depth 1 ")));
        let options = said(game, &["uci"], "option name ");
        assert!(options.iter().any(|line| line.contains(" Hash ")));
        assert!(!options.iter().any(|line| line.contains(" UCI_Elo ")));
    }
    // It would think for ever, if it didn't know whose clock that is.
    for (game, go) in [
        ("draughts", "go wtime 200 btime 200 winc 10 binc 10"),
        ("four", "go atime 200 btime 200 ctime 200 dtime 200"),
        ("three", "go wtime 200 ktime 200 rtime 200"),
    ] {
        best(game, &["position startpos", go]);
        best(game, &["go infinite", "stop"]);
    }
}

#[test]
fn what_is_wrong_is_told_and_does_no_harm() {
    for (game, lines, told) in [
        (
            "draughts",
            "position startpos moves 9-13",
            "info string 9-13: ",
        ),
        ("four", "position startpos moves d1d4", "info string d1d4: "),
        (
            "three",
            "position fen nonsense",
            "info string the position can't be read or played: ",
        ),
        (
            "russian",
            "position fen W:W1",
            "info string the position can't be read or played: ",
        ),
        ("russian", "position", "info string no such position: "),
        (
            "russian",
            "setoption name UCI_Elo value x",
            "info string no such option or value: ",
        ),
    ] {
        let heard = said(game, &[lines], "info string");
        assert!(heard.len() == 1 && heard[0].starts_with(told), "{heard:?}");
        assert_eq!(
            best(game, &[lines, "position startpos", "go depth 1"]),
            best(game, &["go depth 1"])
        );
    }
}

/// Plays with few nodes, and returns the last line that it prints.
fn played(options: &str) -> String {
    let said = call(&format!(
        "match self_nodes=99 self_Level=1_nodes=20 {options}"
    ));
    assert_eq!((said.err.as_str(), said.status), ("", 0), "{options}");
    said.out.lines().last().unwrap_or_default().to_owned()
}

#[test]
fn two_programs_play_draughts_and_four() {
    for (options, games) in [
        ("2 --game draughts", 2),
        ("4 --game russian --seed 3", 4),
        ("2 --game four --laws gustavus-four --turns left", 2),
    ] {
        let line = played(options);
        assert!(
            line.starts_with("self nodes=99 against self Level=1 nodes=20: +"),
            "{line}"
        );
        assert!(line.contains(&format!(" in {games} games, ")), "{line}");
        assert!(
            line.contains(" %, Elo ") && !line.contains("queens"),
            "{line}"
        );
    }
    let same = "2 --game english --seed 5";
    assert_eq!(played(same), played(same));
    let json = played("2 --game pool --sprt 0 5 --json");
    assert!(
        json.contains("\"llr\":") && json.contains("\"pairs\":["),
        "{json}"
    );
}

#[test]
fn the_score_is_that_of_the_first_one() {
    let (weak, strong) = ("self_Level=1_nodes=20", "self_nodes=100");
    for (options, even) in [
        (format!("{strong} {weak} 4 --game russian"), 50.0),
        (format!("{strong} {weak} 2 --game four"), 50.0),
        (format!("{strong} {weak} 3 --game three"), 33.3),
    ] {
        let said = call(&format!("match {options} --json"));
        let (_, rest) = said.out.split_once("\"percent\":").expect("a score");
        let percent = rest.split([',', '}']).next().expect("a number");
        let percent: f64 = percent.parse().expect("a number");
        assert!(percent > even, "{options}: {percent}");
    }
}

#[test]
fn one_plays_three_against_two() {
    let line = played("3 --game three --board cross128");
    assert!(
        line.starts_with("self nodes=99 against two of self Level=1 nodes=20: +"),
        "{line}"
    );
    assert!(line.ends_with(" % of the points"), "{line}");
    let json = played("3 --game three --json");
    assert!(
        json.contains("\"percent\":") && !json.contains("elo"),
        "{json}"
    );
}

#[test]
fn games_begin_with_the_positions_of_a_file() {
    // White captures the last man, whoever that is.
    let line = [
        "match",
        "self",
        "self",
        "2",
        "--game",
        "english",
        "--openings",
        "-",
    ];
    let said = rochade_reading(&line, b"W:W22:B18\n");
    assert!(
        said.out
            .starts_with("self against self: +1 =0 -1 in 2 games, 50 %"),
        "{}",
        said.err
    );
    let said = rochade_reading(&line, b"W:W22:B18\nnonsense\n");
    assert_eq!((said.out.as_str(), said.status), ("", 1));
    assert!(said.err.starts_with("rochade: line 2: "), "{}", said.err);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let known = "brazilian, chess, czech, draughts, english, four, german, gustavus-four, \
        gustavus-three, noris, pool, russian, schlagzwang, three";
    for command in ["uci", "match self self 2"] {
        let none = format!("no such game: 'five' (there are {known})");
        check_refused(&format!("{command} --game five"), 2, &none);
        // Chess is played by what interfaces know.
        let none = format!("no such game: 'gustavus' (there are {known})");
        check_refused(&format!("{command} --game gustavus"), 2, &none);
        let options = "--game russian --laws pool";
        check_refused(
            &format!("{command} {options}"),
            2,
            "--laws has no meaning here",
        );
        for options in ["--game chess --laws club", "--laws noris"] {
            check_refused(
                &format!("{command} {options}"),
                2,
                "--laws has no meaning here",
            );
        }
        let options = "--game english --board rect";
        check_refused(
            &format!("{command} {options}"),
            2,
            "--board has no meaning here",
        );
    }
    check_refused(
        "uci --game draughts --laws four",
        2,
        "no such laws: 'four' (there are noris, schlagzwang, german, russian, brazilian, english, \
         czech, pool)",
    );
    check_refused(
        "match self self 4 --game three",
        2,
        "the games are a multiple of 3 from 3 on, not '4'",
    );
    check_refused(
        "match self self 3 --game three --sprt 0 5",
        2,
        "--sprt has no meaning here",
    );
    check_refused("moves chess --game four", 2, "--game has no meaning here");
}
