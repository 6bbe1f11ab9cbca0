//! Chess for four and for three, and the position in which a replay begins: every command of
//! cli.md, with its exact answer.

use crate::rochade::{args, call, check, check_refused, rochade_reading};

/// The article's own example (3p-41), Red to move.
const EXAMPLE: &str = "12/12/12/12/12/1wK10/7wQ2rK1/6rN5/3kK4/3kQ4_r_-_-_-";

#[test]
fn perft_on_every_board_and_to_both_sides() {
    check("perft four 3", "7800\n");
    check("perft four 3 --turns left", "7800\n");
    check("perft three 3", "9240\n");
    check("perft three 3 --board t112 --json", "{\"nodes\":9240}\n");
    check("perft three 2 --board cross128", "451\n");
    check("perft three 2 --board t120", "397\n");
    check("perft --board rect three 2", "661\n");
    check("perft four 0", "1\n");
}

#[test]
fn divide_and_moves() {
    check(
        &format!("divide three 1 {EXAMPLE}"),
        "l4k3 1\nl4l3 1\nl4l5 1\nl4m3 1\nl4m5 1\ntotal 5\n",
    );
    check(
        &format!("moves three {EXAMPLE} --json"),
        "[\"l4k3\",\"l4l3\",\"l4l5\",\"l4m3\",\"l4m5\"]\n",
    );
    let said = call("moves four");
    assert_eq!(said.out.lines().count(), 20);
    assert!(said.out.starts_with("d2d3\nd2d4\ne1d3\n"), "{}", said.out);
}

#[test]
fn status() {
    check("status four", "ongoing\n");
    check(&format!("status three {EXAMPLE}"), "check\n");
    check("status three --json", "{\"status\":\"ongoing\"}\n");
    for (position, word) in [
        (
            "12/12/12/11rK/wK11/12/12/12/4kK3/8_k_-_-_-",
            "dead-position draw",
        ),
        (
            "12/12/12/11rK/wK11/12/12/12/kP3kK3/8_k_-_rowo_-",
            "checkmate full k",
        ),
        (
            "12/12/12/11rK/wK11/12/12/12/kP3kK3/8_k_-_-_k50r50w50",
            "count draw",
        ),
        (
            "12/12/12/11rK/wK11/12/12/12/kP3kK3/8_k_-_korowo_-",
            "nobody-moves draw",
        ),
    ] {
        check(&format!("status three {position}"), &format!("{word}\n"));
    }
}

#[test]
fn show() {
    let board = "\
10  wR wP .  .  .  .  .  .  .  .  rP rR
 9  wN wP .  .  .  .  .  .  .  .  rP rN
 8  wB wP .  .  .  .  .  .  .  .  rP rB
 7  wQ wP .  .  .  .  .  .  .  .  rP rK
 6  wK wP .  .  .  .  .  .  .  .  rP rQ
 5  wB wP .  .  .  .  .  .  .  .  rP rB
 4  wN wP .  .  .  .  .  .  .  .  rP rN
 3  wR wP .  .  .  .  .  .  .  .  rP rR
 2        kP kP kP kP kP kP kP kP
 1        kR kN kB kQ kK kB kN kR

    a  b  c  d  e  f  g  h  i  k  l  m

wRwP8rPrR/wNwP8rPrN/wBwP8rPrB/wQwP8rPrK/wKwP8rPrQ/wBwP8rPrB/wNwP8rPrN/wRwP8rPrR/kPkPkPkPkPkPkPkP/kRkNkBkQkKkBkNkR k - - -
";
    check("show three", board);
    let four = call("show four").out;
    assert!(
        four.contains("\n    a  b  c  d  e  f  g  h  i  j  k  l  m  n\n"),
        "{four}"
    );
    // What is shown is read; and the rows tell the board.
    for board in ["t112", "cross128", "t120", "rect"] {
        let shown = call(&format!("show three --board {board}")).out;
        let text = shown.lines().last().expect("a position").replace(' ', "_");
        check(&format!("show three {text}"), &shown);
        check(&format!("show three --board {board} {text}"), &shown);
    }
}

fn replay(line: &str, moves: &str) -> crate::rochade::Said {
    let args = args(line);
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    rochade_reading(&args, moves.as_bytes())
}

/// The columns of each line but the position.
fn told(line: &str, moves: &str) -> Vec<String> {
    let said = replay(line, moves);
    assert_eq!((said.err.as_str(), said.status), ("", 0));
    let lines = said.out.lines().map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        format!("{} {} {}", columns[0], columns[1], columns[3])
    });
    lines.collect()
}

#[test]
fn replay_of_four_and_three() {
    let moves = "1. d2d4 .. m7l7 .. j14i12 .. b5c5\n2. e1f3";
    assert_eq!(
        told("replay four -", moves),
        [
            "1 d2d4 ongoing",
            "2 m7l7 ongoing",
            "3 j14i12 ongoing",
            "4 b5c5 ongoing",
            "5 e1f3 ongoing"
        ]
    );
    let said = replay("replay three - --json", "c2b3");
    assert!(
        said.out
            .starts_with("{\"ply\":1,\"move\":\"c2b3\",\"position\":\"wRwP8rPrR/"),
        "{}",
        said.out
    );
    assert!(
        said.out.ends_with(" r - - -\",\"status\":\"ongoing\"}\n"),
        "{}",
        said.out
    );
    let left = replay("replay four --turns left -", "d2d4 b5c5");
    assert_eq!((left.status, left.out.lines().count()), (0, 2));
}

#[test]
fn replay_tells_a_mate_and_the_third_time() {
    let start = "9kR1rK/3kR8/12/12/12/12/5kR6/wK3kR7/8/4kK3_k_-_rm_-";
    let line = format!("replay three --position {start} -");
    assert_eq!(told(&line, "g1h1"), ["1 g1h1 checkmate full k"]);
    let moves = "d1d2 n8n7 g14g13 a7a8 d2d1 n7n8 g13g14 a8a7 ".repeat(2);
    let line = "replay four - --position 3AK4/8/8/14/14/14/13DK/BK13/14/14/14/8/8/CQ3CK3_C_-_-_-_-";
    let all = told(line, &moves);
    assert_eq!(
        all.last().map(String::as_str),
        Some("16 a8a7 repetition draw")
    );
    let said = replay(line, &format!("{moves} d1d2"));
    assert_eq!(
        said.err,
        "rochade: ply 17: 'd1d2': the game has ended: repetition draw\n"
    );
}

#[test]
fn replay_is_played_at_the_table_by_the_laws_that_are_named() {
    let said = replay(
        "replay four --laws gustavus-four -",
        "count d2d4 m7-l7 Nj14-i12 b5c5",
    );
    let last: Vec<&str> = said
        .out
        .lines()
        .map(|line| line.split('\t').next_back().unwrap_or_default())
        .collect();
    assert_eq!(
        last,
        [
            "count 0/30",
            "count 0/30",
            "count 1/30",
            "count 1/30",
            "count 2/30"
        ],
        "{}",
        said.err
    );
    // Without laws that are named, moves are all that a file holds.
    assert_eq!(
        replay("replay four -", "count").err,
        "rochade: ply 1: 'count': not a move\n"
    );
    // A count that the position tells goes on, and is half won.
    let start = "3AK4/8/8/BK8AR4/9AR4/14/13DK/14/14/14/14/8/8/CQ3CK3_C_-_-_Bm_A15B0C15D29";
    let line = format!("replay four --position {start} -");
    assert_eq!(
        told(&line, "h1h2 n8n7"),
        ["1 h1h2 ongoing", "2 n8n7 count half AC"]
    );
    // Promotions are written as they are read.
    let start = "3AK4/7CP/8/14/14/14/13DK/BK13/14/14/14/8/8/4CK3_C_-_-_-_-";
    let line = format!("replay four --position {start} -");
    assert_eq!(told(&line, "k13k14n"), ["1 k13k14n ongoing"]);
}

#[test]
fn replay_begins_with_a_position_in_every_game() {
    let said = replay(
        "replay chess - --position 4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1",
        "e4 Ke7",
    );
    assert_eq!(said.out.lines().count(), 2, "{}", said.err);
    assert!(
        said.out.starts_with("1\te2e4\t4k3/8/8/8/4P3/8/8/4K3 b - "),
        "{}",
        said.out
    );
    let said = replay("replay draughts - --position W:W22,32:B4,18", "22x15");
    assert!(
        said.out.starts_with("1\t22x15\tB:W15,32:B4"),
        "{}{}",
        said.out,
        said.err
    );
    let said = replay(
        "replay chess - --laws gustavus --position 4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1",
        "e4",
    );
    assert_eq!(said.status, 0, "{}", said.err);
}

#[test]
fn refusals() {
    check_refused(
        "perft four 2 --board t112",
        2,
        "no such board: 't112' (there are four)",
    );
    let known = "there are t112, cross128, t120, rect";
    check_refused(
        "moves three --board four",
        2,
        &format!("no such board: 'four' ({known})"),
    );
    check_refused(
        "moves three --board x",
        2,
        &format!("no such board: 'x' ({known})"),
    );
    check_refused(
        "moves four --turns up",
        2,
        "turns go to the right or left, not 'up'",
    );
    check_refused("moves chess --turns left", 2, "--turns has no meaning here");
    check_refused(
        "moves draughts --board rect",
        2,
        "--board has no meaning here",
    );
    check_refused(
        "moves four --laws modern",
        2,
        "no such laws: 'modern' (there are four, gustavus-four)",
    );
    check_refused(
        "moves four --position x",
        2,
        "--position has no meaning here",
    );
    check_refused("replay four", 2, "a file is missing");
    check_refused(
        "moves four x",
        1,
        "unreadable position: placement: 14 rows wanted, 1 found",
    );
    check_refused(
        &format!("moves three --board rect {EXAMPLE}"),
        1,
        "unreadable position: placement: 12 squares wanted in row 2, 8 found",
    );
    check_refused(
        "replay three - --position x",
        1,
        "unreadable position: placement: 10 rows wanted, 1 found",
    );
    check_refused(
        "replay chess - --position x",
        1,
        "unreadable FEN: placement: 8 ranks wanted, 1 found",
    );
    check_refused(
        "replay draughts - --position x",
        1,
        "unreadable FEN: character 1: the side to move wanted, W or B",
    );
    for (moves, message) in [
        ("d2d5", "ply 1: 'd2d5': no such legal move"),
        ("d2d4 hello", "ply 2: 'hello': not a move"),
    ] {
        let said = replay("replay four -", moves);
        assert_eq!(
            (said.err, said.status),
            (format!("rochade: {message}\n"), 1)
        );
    }
}
