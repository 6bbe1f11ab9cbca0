//! Moves that other programs got wrong, one by one.

use rochade_chess::{Deed, Move, Position, Role, Square, Wing};

fn position(fen: &str) -> Position {
    fen.parse().expect(fen)
}

fn mv(text: &str) -> Move {
    text.parse().expect(text)
}

fn check_legal(fen: &str, moves: &str) {
    for text in moves.split(' ') {
        assert!(position(fen).is_legal(mv(text)), "{text} in {fen}");
    }
}

fn check_illegal(fen: &str, moves: &str) {
    for text in moves.split(' ') {
        assert!(!position(fen).is_legal(mv(text)), "{text} in {fen}");
        let refused = position(fen).play(mv(text)).expect_err(text);
        assert_eq!(refused.0, mv(text));
    }
}

#[test]
fn castling() {
    check_legal("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1 e1c1");
    check_legal("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8 e8c8");
    // Without the right.
    check_illegal("r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", "e1g1 e1c1");
    // Not written as the king on its rook.
    check_illegal("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1 e1a1");
    // Something in the way, also only in the rook's.
    check_illegal("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "e1g1 e1c1");
    // Through check and into check.
    check_illegal("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1");
    check_illegal("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1");
    // The rook may be attacked, and may pass an attacked square.
    check_legal("1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", "e1g1 e1c1");
}

// cozy-chess 0.3.1: `is_legal` accepted it.
#[test]
fn castling_in_check() {
    check_illegal("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1g1 e1c1");
    check_illegal("4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1", "e1g1 e1c1");
}

#[test]
fn castling_rights_go() {
    let after = |fen: &str, text: &str| {
        let next = position(fen).play(mv(text)).expect(text);
        next.castling().to_string()
    };
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(after(fen, "e1e2"), "kq");
    assert_eq!(after(fen, "e1g1"), "kq");
    assert_eq!(after(fen, "a1b1"), "Kkq");
    assert_eq!(after(fen, "h1h7"), "Qkq");
    // The rook that captures and the rook that is captured.
    assert_eq!(after(fen, "a1a8"), "Kk");
    assert_eq!(
        after("r3k2r/8/8/8/8/8/6b1/R3K2R b KQkq - 0 1", "g2h1"),
        "Qkq"
    );
    // Also by a pawn that becomes something there.
    assert_eq!(
        after("r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", "b7a8q"),
        "KQk"
    );
    // A rook that comes back has not got it back, and another rook there hasn't either.
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1";
    assert_eq!(after(fen, "h1g1"), "Qkq");
}

#[test]
fn king_dropped_on_its_rook() {
    let both = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(
        both.castling_by_rook(Square::E1, Square::H1),
        Some(mv("e1g1"))
    );
    assert_eq!(
        both.castling_by_rook(Square::E1, Square::A1),
        Some(mv("e1c1"))
    );
    assert_eq!(both.castling_by_rook(Square::E1, Square::H8), None);
    assert_eq!(both.castling_by_rook(Square::E8, Square::H8), None);
    assert_eq!(both.castling_by_rook(Square::A1, Square::H1), None);
    assert_eq!(
        Position::initial().castling_by_rook(Square::E1, Square::H1),
        None
    );
}

#[test]
fn en_passant_pins() {
    // On the rank both pawns leave, on the diagonal, and on the file, where it is allowed.
    check_illegal("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "e4d3");
    check_illegal("7b/8/8/3pP3/3K4/8/8/7k w - d6 0 1", "e5d6");
    check_legal("4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5e6");
    check_illegal("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    // laws.md section 8, example 7: where it is the only legal move it must be played.
    let only = position("7k/8/6KP/8/4Pp2/5P2/8/8 b - e3 0 1");
    assert!(only.is_legal(mv("f4e3")));
}

#[test]
fn en_passant_out_of_check() {
    // The pawn that checks is captured; and the captor shuts a line.
    check_legal("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "e4d3");
    check_legal("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", "e4d3");
    check_illegal(
        "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1",
        "d5c6",
    );
}

#[test]
fn promotions_are_said() {
    let fen = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    check_legal(fen, "e7e8q e7e8r e7e8b e7e8n e7d8q");
    check_illegal(fen, "e7e8 e7d8 e1e2q");
    let king = Move::promoting(Square::E7, Square::E8, Role::King);
    let pawn = Move::promoting(Square::E7, Square::E8, Role::Pawn);
    let piece = Move::promoting(Square::E1, Square::E2, Role::Queen);
    for mv in [king, pawn, piece] {
        assert!(position(fen).play(mv).is_err(), "{mv}");
    }
}

#[test]
fn deeds_say_it_all() {
    let deed = |fen: &str, text: &str| -> Deed { position(fen).describe(mv(text)).expect(text) };
    let castling = deed("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1");
    assert_eq!(castling.castling, Some(Wing::QueenSide));
    assert_eq!(castling.capture, None);
    let passing = deed("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    assert!(passing.en_passant);
    assert_eq!(passing.capture, Some((Square::D5, Role::Pawn)));
    let capture = deed("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q");
    assert_eq!(capture.capture, Some((Square::D8, Role::Rook)));
    assert_eq!(capture.promotion, Some(Role::Queen));
    assert_eq!(
        position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").describe(mv("e1e3")),
        None
    );
}

#[test]
fn counters() {
    let counts = |fen: &str, text: &str| {
        let next = position(fen).play(mv(text)).expect(text);
        (next.halfmove_clock(), next.fullmove_number())
    };
    let fen = "r3k2r/p7/8/8/8/8/7P/R3K2R w KQkq - 12 7";
    assert_eq!(counts(fen, "e1e2"), (13, 7));
    assert_eq!(counts(fen, "e1g1"), (13, 7));
    assert_eq!(counts(fen, "h2h3"), (0, 7));
    assert_eq!(counts(fen, "a1a7"), (0, 7));
    assert_eq!(counts(&fen.replace('w', "b"), "e8e7"), (13, 8));
    // cozy-chess 0.3.3: the counters overflowed.
    let full = "4k3/8/8/8/8/8/8/R3K3 b - - 65535 4294967295";
    assert_eq!(counts(full, "e8e7"), (65_535, u32::MAX));
}
