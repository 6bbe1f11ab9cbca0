//! The computer as an opponent, from a terminal.

use crate::rochade::{call, check_refused, rochade_reading};

/// What it says by UCI to these lines, those that begin with this word.
fn said(lines: &[&str], word: &str) -> Vec<String> {
    let input = lines.join("\n") + "\n";
    let said = rochade_reading(&["uci"], input.as_bytes());
    assert_eq!((said.err.as_str(), said.status), ("", 0));
    let lines = said.out.lines().filter(|line| line.starts_with(word));
    lines.map(str::to_owned).collect()
}

#[test]
fn it_introduces_itself() {
    let options = said(&["uci", "quit"], "option name ");
    for name in [
        "Hash",
        "Level",
        "Seed",
        "UCI_LimitStrength",
        "UCI_Elo",
        "MultiPV",
        "Move Overhead",
    ] {
        let begins = format!("option name {name} type ");
        assert!(
            options.iter().any(|line| line.starts_with(&begins)),
            "{name}"
        );
    }
    assert_eq!(said(&["uci", "isready"], "uciok").len(), 1);
    assert_eq!(said(&["isready"], "readyok").len(), 1);
}

#[test]
fn it_mates_and_says_in_how_many_moves() {
    let position = "position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
    let lines = [position, "go depth 3"];
    assert!(said(&lines, "bestmove")[0].starts_with("bestmove g6"));
    assert!(
        said(&lines, "info depth 1")
            .iter()
            .any(|line| line.contains("score mate 1"))
    );
}

#[test]
fn it_follows_the_moves() {
    let lines = ["position startpos moves e2e4 e7e5", "go nodes 500"];
    let first = said(&lines, "bestmove");
    let more = [
        "position startpos moves e2e4",
        "position startpos moves e2e4 e7e5",
        "go nodes 500",
    ];
    assert_eq!(first, said(&more, "bestmove"));
    let mated = ["position startpos moves f2f3 e7e5 g2g4 d8h4", "go depth 2"];
    assert_eq!(said(&mated, "bestmove"), ["bestmove 0000"]);
}

#[test]
fn several_lines_are_told_and_a_search_without_end_is_stopped() {
    let lines = [
        "setoption name MultiPV value 3",
        "position startpos",
        "go depth 2",
    ];
    assert_eq!(said(&lines, "info depth 2 multipv ").len(), 3);
    assert_eq!(
        said(&["position startpos", "go infinite", "stop"], "bestmove").len(),
        1
    );
}

#[test]
fn levels_and_ratings_limit_it() {
    let depth = |option: &str| {
        let lines = [option, "position startpos", "go depth 9"];
        let last = said(&lines, "info")
            .pop()
            .expect("it tells how far it has come");
        let depth = last.split_whitespace().nth(2).expect("a depth");
        depth.parse::<u32>().expect("a number")
    };
    assert_eq!(depth("setoption name Level value 1"), 1);
    let limited = "setoption name UCI_Elo value 900\nsetoption name UCI_LimitStrength value true";
    assert_eq!(depth(limited), 4);
}

#[test]
fn it_moves_before_its_time_is_over() {
    let begun = std::time::Instant::now();
    let lines = ["position startpos", "go wtime 300 btime 300"];
    assert_eq!(said(&lines, "bestmove").len(), 1);
    let never = std::time::Duration::from_secs(60);
    assert!(begun.elapsed() < never, "it does not think for ever");
}

#[test]
fn it_obeys_where_everything_hangs() {
    let board = "position fen qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1";
    for level in ["1", "6", "10"] {
        let level = format!("setoption name Level value {level}");
        for go in ["go movetime 20", "go infinite\nstop", "go infinite\nquit"] {
            let moves = said(&[&level, board, go], "bestmove");
            assert_eq!(moves.len(), 1, "{level}, {go}");
            assert!(!moves[0].ends_with("0000"), "{level}, {go}");
        }
    }
}

#[test]
fn nonsense_is_told_and_does_no_harm() {
    let lines = [
        "position fen nonsense",
        "position startpos moves e2e5",
        "setoption name Level value 11",
        "setoption name Colour value blue",
        "go depth nine",
        "hello",
        "position startpos",
        "go depth 1",
    ];
    assert_eq!(said(&lines, "info string").len(), 3);
    assert!(!said(&lines, "bestmove").is_empty());
}

/// Plays with few nodes, and returns the lines that it prints.
fn played(options: &str) -> Vec<String> {
    let said = call(&format!(
        "match self_nodes=40 self_Level=1_nodes=40 {options}"
    ));
    assert_eq!((said.err.as_str(), said.status), ("", 0));
    said.out.lines().map(str::to_owned).collect()
}

#[test]
fn two_programs_play() {
    let lines = played("2");
    let [line] = lines.as_slice() else {
        panic!("{lines:?}");
    };
    assert!(line.starts_with("self nodes=40 against self Level=1 nodes=40: +"));
    assert!(line.contains(" in 2 games, ") && line.contains(" %, Elo ") && line.contains(" ± "));
    assert!(!line.contains("LLR"));
    let json = &played("2 --json")[0];
    assert!(
        json.starts_with("{\"games\":2,") && json.contains("\"elo\":"),
        "{json}"
    );
}

#[test]
fn a_sequential_test_prints_its_ratio_and_stops_when_it_is_decided() {
    // Nobody is 900 points worse than an equal.
    let said = call("match self_nodes=40 self_nodes=40 200 --sprt -900 0");
    let lines: Vec<&str> = said.out.lines().collect();
    let (last, pairs) = lines.split_last().expect("lines");
    assert!(pairs[0].starts_with("2 games: +") && pairs[0].contains(", LLR "));
    assert!(pairs[0].ends_with(" (-2.94, 2.94)"), "{}", pairs[0]);
    assert!(pairs.len() < 100 && last.contains(&format!(" in {} games, ", 2 * pairs.len())));
    assert!(last.contains(" (-2.94, 2.94): H1; queens"), "{last}");
    let open = played("4 --sprt 0 5");
    assert_eq!(open.len(), 3);
    assert!(open[2].contains(": undecided; queens"), "{open:?}");
    let json = played("2 --sprt 0 5 --json");
    assert!(
        json[0].contains("\"llr\":") && json[1].contains("\"decided\":null"),
        "{json:?}"
    );
}

#[test]
fn games_begin_with_the_positions_of_a_file() {
    // White mates, whoever that is.
    let mates = "# one\n\n7k/8/5KQ1/8/8/8/8/8 w - - 0 1\n";
    let line = ["match", "self", "self", "2", "--openings", "-"];
    let said = rochade_reading(&line, mates.as_bytes());
    assert!(
        said.out
            .starts_with("self against self: +1 =0 -1 in 2 games, 50 %, Elo +0.0 ± ")
    );
    let said = rochade_reading(&line, b"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\nnonsense\n");
    assert_eq!((said.out.as_str(), said.status), ("", 1));
    assert!(said.err.starts_with("rochade: line 2: "), "{}", said.err);
    let said = rochade_reading(&line, b"# none\n");
    assert_eq!(said.err, "rochade: no position to begin from\n");
}

#[test]
fn puzzles_and_tactics_are_solved() {
    let tactic = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"back rank\";\n";
    let said = rochade_reading(&["solve", "-", "--nodes", "2000"], tactic.as_bytes());
    assert_eq!(said.out, "total 1 of 1\n");
    let puzzle = "# rating, name, position, moves\n\
        500\tone\t6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1\ta2a3 d1d8\n";
    let said = rochade_reading(&["solve", "-"], puzzle.as_bytes());
    assert_eq!(said.out, "400 1 of 1\ntotal 1 of 1\n");
    let said = rochade_reading(&["solve", "-"], b"nothing");
    assert_eq!(
        (said.status, said.err.as_str()),
        (1, "rochade: line 1: no puzzle\n")
    );
}

#[test]
fn each_puzzle_is_told_as_json() {
    let text = "500\tone\t6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1\ta2a3 d1d8\n\
        700\ttwo\t6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1\ta2a3 d1c1\n\
        6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rc1 Rb1; id \"back rank\";\n";
    let said = rochade_reading(&["solve", "-", "--json"], text.as_bytes());
    let lines: Vec<&str> = said.out.lines().collect();
    let begins = [
        r#"{"id":"one","rating":500,"solved":true,"move":"d1d8","nodes":"#,
        // Another mate does as well.
        r#"{"id":"two","rating":700,"solved":true,"move":"d1d8","nodes":"#,
        r#"{"id":"back rank","rating":null,"solved":false,"move":"d1d8","nodes":"#,
        r#"{"bands":[[0,0,1],[400,1,1],[600,1,1]],"solved":2,"of":3}"#,
    ];
    assert_eq!(lines.len(), begins.len());
    for (line, begin) in lines.into_iter().zip(begins) {
        assert!(line.starts_with(begin), "{line}");
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    check_refused("match self self", 2, "the number of games is missing");
    check_refused(
        "solve x --level 11",
        2,
        "the level is a number from 1 to 10",
    );
    check_refused(
        "solve x --level no",
        2,
        "the level is a number from 1 to 10, not 'no'",
    );
    check_refused("uci --level 3", 2, "--level has no meaning here");
    for games in ["no", "0", "7"] {
        let message = format!("the games are an even number from 2 on, not '{games}'");
        check_refused(&format!("match self self {games}"), 2, &message);
    }
    for bounds in ["5 0", "5 5", "0 x", "0 inf"] {
        let message = format!(
            "--sprt takes two differences in Elo from -1000 to 1000, the lower one first, not \
             '{bounds}'"
        );
        check_refused(&format!("match self self 2 --sprt {bounds}"), 2, &message);
    }
    check_refused(
        "match self self 2 --sprt 0",
        2,
        "missing argument for option '--sprt'",
    );
    check_refused("solve x --sprt 0 5", 2, "--sprt has no meaning here");
    check_refused("solve x --openings y", 2, "--openings has no meaning here");
    check_refused(
        "match self_Colour=blue self 2",
        2,
        "self Colour=blue: it has no option Colour",
    );
}
