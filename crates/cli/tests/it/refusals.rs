//! What is refused, with which status and words.

use std::process::{Command, Stdio};

use crate::rochade::{check_refused, rochade_reading};

#[test]
fn games_that_there_are_not() {
    for game in ["checkers", "Four", "Chess", "proof"] {
        let message = format!("no such game: '{game}'");
        for command in ["perft", "divide"] {
            check_refused(&format!("{command} {game} 3"), 2, &message);
        }
        for command in ["moves", "status", "show"] {
            check_refused(&format!("{command} {game}"), 2, &message);
        }
        check_refused(&format!("replay {game} -"), 2, &message);
    }
}

#[test]
fn wrong_usage() {
    check_refused("", 2, "a command is missing");
    check_refused("fly", 2, "no such command: 'fly'");
    check_refused("moves", 2, "the game is missing");
    check_refused("perft chess", 2, "the depth is missing");
    check_refused("replay chess", 2, "a file is missing");
    check_refused("pgn", 2, "a file is missing");
    check_refused("pgn - -", 2, "too much: '-' (a position is one argument)");
    check_refused("pgn - --file x", 2, "--file has no meaning here");
    for depth in ["x", "256", "+3", "3.5", "99999999999999999999"] {
        let message = format!("the depth is a number from 0 to 255, not '{depth}'");
        check_refused(&format!("perft chess {depth}"), 2, &message);
    }
    check_refused("perft chess 3 --fast", 2, "invalid option '--fast'");
    check_refused("dead --laws x", 2, "--laws has no meaning here");
    check_refused("moves chess --file x", 2, "--file has no meaning here");
    check_refused(
        "dead --nodes 0",
        2,
        "the nodes are a number from 1 on, not '0'",
    );
    check_refused("moves chess --nodes 5", 2, "--nodes has no meaning here");
    check_refused("dead --file", 2, "missing argument for option '--file'");
    // The quotes were forgotten.
    let message = "too much: 'w' (a position is one argument)";
    check_refused("moves chess 8/8/8/8/8/8/8/8 w - - 0 1", 2, message);
}

#[test]
fn positions() {
    let unreadable = |text: &str, message: &str| {
        check_refused(
            &format!("moves chess {text}"),
            1,
            &format!("unreadable FEN: {message}"),
        );
        check_refused(
            &format!("dead {text}"),
            1,
            &format!("unreadable FEN: {message}"),
        );
    };
    unreadable("8/8/8/8_w_-_-", "placement: 8 ranks wanted, 4 found");
    unreadable(
        "x7/8/8/8/8/8/8/8_w_-_-",
        "placement: 'x' in rank 8 is no man",
    );
    unreadable("8/8/8/8/8/8/8/8_x_-_-", "turn: 'x' is neither w nor b");
    unreadable("8/8/8/8/8/8/8/8_w", "castling: the field is missing");
    unreadable("8/8/8/8/8/8/8/8_w_-_-", "placement: white has no king");
    unreadable(
        "4k3/8/8/8/8/8/8/4K3_w_K_-",
        "castling: white may castle on the king's side without the rook in place",
    );
    unreadable(
        "4k3/8/8/8/8/8/8/4K3_w_-_e6",
        "en passant: the square e6 has no pawn in front of it",
    );
    unreadable(
        "4k3/8/8/8/8/8/8/4K3_w_-_-_x_1",
        "halfmove clock: 'x' is no number, or too large",
    );
    unreadable(
        "4k3/8/8/8/8/8/8/4K3_w_-_-_0_x",
        "fullmove number: 'x' is no number, or too large",
    );
}

#[test]
fn lines_of_positions() {
    let said = rochade_reading(
        &["dead", "--file", "-"],
        b"4k3/8/8/8/8/8/8/4K3 w - -\n8 w\n",
    );
    assert_eq!(said.out, "--\n");
    assert_eq!(
        said.err,
        "rochade: line 2: unreadable FEN: placement: 8 ranks wanted, 1 found\n"
    );
    assert_eq!(said.status, 1);
}

#[test]
fn moves_that_are_not_allowed() {
    let check = |text: &str, lines: usize, message: &str| {
        let said = rochade_reading(&["replay", "chess", "-"], text.as_bytes());
        assert_eq!(said.out.lines().count(), lines, "{text}");
        assert_eq!(said.err, format!("rochade: {message}\n"), "{text}");
        assert_eq!(said.status, 1, "{text}");
    };
    check("e4 e5 Ke3", 2, "ply 3: 'Ke3': no such legal move");
    check("e4 hello", 1, "ply 2: 'hello': not a move");
    check(
        "Nf3 d5 Nc3 d4 Nb5 d3 Nd4",
        6,
        "ply 7: 'Nd4': more than one legal move fits",
    );
    check(
        "f3 e5 g4 Qh4# a3",
        4,
        "ply 5: 'a3': the game has ended: checkmate",
    );
}

#[test]
fn files() {
    let missing = rochade_reading(&["replay", "chess", "/no/such/file"], b"");
    assert_eq!(missing.status, 1);
    assert!(
        missing.err.starts_with("rochade: /no/such/file: "),
        "{}",
        missing.err
    );
    let bytes = rochade_reading(&["replay", "chess", "-"], b"e4 \xff");
    assert_eq!(bytes.err, "rochade: standard input: not UTF-8\n");
    assert_eq!(bytes.status, 1);
}

#[test]
fn a_reader_that_leaves() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rochade"))
        .args(["divide", "chess", "5"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the tool ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}
