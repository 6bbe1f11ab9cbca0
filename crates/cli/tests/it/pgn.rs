//! `rochade pgn`.

use crate::rochade::{rochade, rochade_reading};

const GAMES: &str = "\
[Event \"Fool's mate\"]
[Result \"0-1\"]

1. f3 {?} e5 2. g4 (2. e4) Qh4# 0-1

[Event \"A king too fast\"]
[Result \"1-0\"]

1. e4 e5
2. Ke3 1-0

[Event \"No position\"]
[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]
[Result \"1-0\"]

1. e4 1-0

[Termination \"time forfeit\"]

1. e4 1-0

[Termination \"normal\"]

1. e4 {[%clk 0:03:00]} 1... e5 1/2-1/2

1. d4 d5 1-0
1. c4 *
";

#[test]
fn each_game_and_the_next_after_an_error() {
    let said = rochade_reading(&["pgn", "-"], GAMES.as_bytes());
    let wanted = "\
1 ok 4 0-1 checkmate
2 error 10:4 'Ke3': no such legal move
3 error 13:1 unreadable FEN: placement: white has no king
4 ok 1 1-0 time
5 ok 2 1/2-1/2 agreement
6 ok 2 1-0 -
7 ok 1 * -
";
    assert_eq!(said.out, wanted);
    assert_eq!(said.err, "rochade: games that can't be read: 2 of 7\n");
    assert_eq!(said.status, 1);
}

#[test]
fn the_board_comes_before_the_tag_under_the_modern_laws() {
    for (game, word) in [
        ("f3 e5 g4 Qh4# *", "checkmate"),
        ("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 1/2-1/2", "repetition"),
        ("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 1/2-1/2", "time"),
        (
            "[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"] Qf7 1/2-1/2",
            "stalemate",
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"] Kxe2 *",
            "dead-position",
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"] Ra2 1-0",
            "fifty-moves",
        ),
    ] {
        let text = format!("[Termination \"time forfeit\"]\n{game}");
        let said = rochade_reading(&["pgn", "-"], text.as_bytes());
        assert!(
            said.out.ends_with(&format!(" {word}\n")),
            "{game}: {said:?}"
        );
    }
}

#[test]
fn as_json() {
    let said = rochade_reading(&["pgn", "--json", "-"], b"f3 e5 g4 Qh4 0-1 e4 e6 *\n1. e9");
    let wanted = "\
{\"game\":1,\"plies\":4,\"result\":\"0-1\",\"termination\":\"checkmate\"}
{\"game\":2,\"plies\":2,\"result\":\"*\",\"termination\":null}
{\"game\":3,\"line\":2,\"column\":4,\"error\":\"'e9': not a move\"}
";
    assert_eq!((said.out.as_str(), said.status), (wanted, 1));
}

#[test]
fn files_and_alphabets() {
    let path = std::env::temp_dir().join(format!("rochade-pgn-{}.pgn", std::process::id()));
    std::fs::write(&path, b"[White \"M\xfcller\"]\r\n\r\n1. e4 {\xdcber} *\r\n").expect("a file");
    let said = rochade(&["pgn", path.to_str().expect("a path")]);
    std::fs::remove_file(&path).expect("the file");
    assert_eq!(
        (said.out.as_str(), said.status),
        ("1 ok 1 * -\n", 0),
        "{}",
        said.err
    );

    let nothing = rochade_reading(&["pgn", "-"], b"");
    assert_eq!(
        (nothing.out.as_str(), nothing.err.as_str(), nothing.status),
        ("", "", 0)
    );
    let missing = rochade(&["pgn", "/no/such/file"]);
    assert!(
        missing.err.starts_with("rochade: /no/such/file: "),
        "{}",
        missing.err
    );
    assert_eq!(missing.status, 1);
}
