//! How moves are read and written.

use rochade_chess::{Letters, MoveTextError, Position, San};

fn position(fen: &str) -> Position {
    fen.parse().expect(fen)
}

/// The move with that UCI text is written like this in SAN, and read in the long form, too.
fn check_written(fen: &str, uci: &str, san: &str, long: &str) {
    let position = position(fen);
    let mv = position.parse_move(uci).expect(uci);
    assert_eq!(
        San::of(&position, mv).map(|san| san.to_string()).as_deref(),
        Some(san)
    );
    assert_eq!(position.parse_move(san), Ok(mv), "{san}");
    assert_eq!(position.parse_move(long), Ok(mv), "{long}");
}

fn check_read(fen: &str, text: &str, uci: &str) {
    let read = position(fen).parse_move(text).map(|mv| mv.to_string());
    assert_eq!(read.as_deref(), Ok(uci), "{text}");
}

fn check_refused(fen: &str, text: &str, error: MoveTextError) {
    assert_eq!(position(fen).parse_move(text), Err(error), "{text}");
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const PROMOTE: &str = "3r1n1k/4P3/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn the_forms_of_the_move_table() {
    check_written(START, "e2e4", "e4", "e2–e4");
    check_written(START, "g1f3", "Nf3", "♞ g1–f3");
    check_written(PASSING, "e5d6", "exd6", "e5×d6 ♟ e.p.");
    check_written(
        "6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1",
        "e7e8q",
        "e8=Q#",
        "e7–e8 ♛ #",
    );
    check_written(CASTLE, "e1g1", "O-O", "0–0");
    check_written(CASTLE, "e1c1", "O-O-O", "0–0–0");
    check_written(CASTLE, "a1a8", "Rxa8+", "♜ a1×a8 ♜ +");
    check_written(PROMOTE, "e7d8n", "exd8=N", "e7×d8 ♜ ♞");
    check_written(
        "k7/2P5/8/8/8/8/8/4K2R w K - 0 1",
        "c7c8q",
        "c8=Q+",
        "c7–c8 ♛ +",
    );
    let check = "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1";
    check_written(check, "e1c1", "O-O-O+", "0–0–0 +");
    // Everything at once, in the order of contract.md section 6.
    check_written(
        "3r2k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1",
        "e7d8q",
        "exd8=Q#",
        "e7×d8 ♜ ♛ #",
    );
    let passing_check = "8/8/4k3/3pP3/8/8/8/4RK2 w - d6 0 1";
    check_refused(passing_check, "e5e6", MoveTextError::Illegal);
}

#[test]
fn other_letters() {
    let dutch = Letters {
        pawn: "",
        knight: "P",
        bishop: "L",
        rook: "T",
        queen: "D",
        king: "K",
    };
    let position = position(START);
    let mv = position.parse_move_with("Pf3", &dutch).expect("Pf3");
    assert_eq!(mv.to_string(), "g1f3");
    let san = San::of(&position, mv).expect("legal");
    assert_eq!(san.with(&dutch).to_string(), "Pf3");
    assert_eq!(position.parse_move_with("P g1–f3", &dutch), Ok(mv));
    assert_eq!(
        position.parse_move_with("Nf3", &dutch),
        Err(MoveTextError::Syntax)
    );
}

#[test]
fn as_much_as_needed() {
    // By file, by rank, by both; and not at all where the other one is pinned.
    let rooks = "8/6k1/8/R6R/8/8/8/R3K3 w - - 0 1";
    check_written(rooks, "a5d5", "Rad5", "♜ a5–d5");
    check_written(rooks, "a5a3", "R5a3", "♜ a5–a3");
    let queens = "2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";
    check_written(queens, "h4e1", "Qh4e1", "♛ h4–e1");
    check_refused(queens, "Qe1", MoveTextError::Ambiguous);
    let pinned = "4r2k/8/8/8/8/4N3/8/N3K3 w - - 0 1";
    check_written(pinned, "a1c2", "Nc2", "♞ a1–c2");
}

#[test]
fn lenient_about_signs() {
    for text in [
        "Nf3",
        "Nf3+",
        "Nf3!?",
        " Nf3 ",
        "Ng1f3",
        "Ng1-f3",
        "Ngf3",
        "N1f3",
        "g1f3",
        "g1-f3",
        "g1–f3",
        "♘f3",
        "♞\u{fe0e}f3",
        "N g1–f3",
        "Nf3 (=)",
    ] {
        check_read(START, text, "g1f3");
    }
    for text in ["e4", "e2e4", "e2-e4", "e2–e4", "Pe4", "e4!", "e4#"] {
        check_read(START, text, "e2e4");
    }
    for text in ["O-O", "0-0", "o-o", "0–0", "O-O+", "0-0!", "e1g1", "e1-g1"] {
        check_read(CASTLE, text, "e1g1");
    }
    for text in ["O-O-O", "0-0-0", "0–0–0#"] {
        check_read(CASTLE, text, "e1c1");
    }
    for text in [
        "exd6",
        "exd6 e.p.",
        "exd6e.p.",
        "ed6",
        "e5xd6",
        "e5×d6",
        "e5d6",
        "e:d6",
        "exd6ep",
    ] {
        check_read(PASSING, text, "e5d6");
    }
    for text in [
        "e8=Q",
        "e8Q",
        "e8(Q)",
        "e8/Q",
        "e7e8q",
        "e7-e8=Q+",
        "e8 = Q",
        "e7–e8 ♛",
    ] {
        check_read(PROMOTE, text, "e7e8q");
    }
    for text in [
        "exd8=N",
        "exd8N",
        "ed8N",
        "e7xd8n",
        "e7×d8 ♜ ♞",
        "e7xd8 R N",
    ] {
        check_read(PROMOTE, text, "e7d8n");
    }
}

#[test]
fn strict_about_meaning() {
    use MoveTextError::*;
    // A capture that is none, or of something else.
    check_refused(START, "Nxf3", Illegal);
    check_refused(START, "g1xf3", Illegal);
    check_refused(PASSING, "e5×d6 ♜", Illegal);
    check_refused(PROMOTE, "e7×d8 ♛ ♞", Illegal);
    // Castling is not a king's step by name, and not castling without the right.
    check_refused(CASTLE, "Kg1", Illegal);
    check_refused(START, "O-O", Illegal);
    // The king goes onto its rook, as engines of Chess960 write it; or both its squares are told.
    for text in ["e1h1", "Ke1-g1", "Ke1h1", "OO", "O‑O"] {
        check_read(CASTLE, text, "e1g1");
    }
    // A promotion has to be said, and only there.
    check_refused(PROMOTE, "e8", Ambiguous);
    check_refused(PROMOTE, "e7e8", Ambiguous);
    check_refused(PROMOTE, "e8=K", Illegal);
    check_refused(START, "e4=Q", Illegal);
    check_refused(START, "Nf3=Q", Illegal);
}

#[test]
fn three_kinds_of_errors() {
    use MoveTextError::*;
    for text in [
        "", "hello", "e9", "Nf", "Nf3f4f5", "O-O-O-O", "0-", "e2 e4 e5", "♞", "exd", "--", "x",
        "e4=", "e8=(Q", "1. e4",
    ] {
        check_refused(START, text, Syntax);
    }
    for text in ["e5", "Nd4", "Ke2", "e2e5", "O-O-O", "Bb5", "e7e5"] {
        check_refused(START, text, Illegal);
    }
    let knights = "k7/8/8/8/8/8/8/KN3N2 w - - 0 1";
    check_refused(knights, "Nd2", Ambiguous);
    check_read(knights, "Nbd2", "b1d2");
}
