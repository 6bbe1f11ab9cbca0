//! Moves against the rules, and what comes of them, worked out from the sources. Each test is named
//! after its preset and the paragraph or article.

use rochade_chess::{Check, Color, Role, Square, Terms, TolerantPosition, Wing};

use crate::tolerant::{IGNORING, at, is_mate, movable, mv, set};

#[test]
fn handbuch_4_a_false_move_is_let_stand() {
    let start = TolerantPosition::initial();
    let stray = start.false_move(mv("b1b5"), &Terms::FREE).expect("a move");
    assert_eq!(
        (stray.deed().from, stray.deed().to),
        (Square::B1, Square::B5)
    );
    let next = stray.let_stand().expect("no check");
    assert_eq!(
        next.to_string(),
        "rnbqkbnr/pppppppp/8/1N6/8/8/PPPPPPPP/R1BQKBNR b KQkq - 1 1"
    );
    // A legal move is no false one.
    assert!(start.false_move(mv("b1c3"), &Terms::FREE).is_none());
}

#[test]
fn handbuch_4_no_man_is_dropped_on_an_own_man_a_king_or_its_first_rank() {
    let start = TolerantPosition::initial();
    for text in ["a1a2", "d1e8", "e1e8", "e2e2", "e7e5", "e4e5"] {
        assert!(start.false_move(mv(text), &Terms::FREE).is_none(), "{text}");
    }
    let position = at("4k3/8/8/8/8/8/4P3/K7 w - - 0 1");
    assert!(position.false_move(mv("e2e1"), &Terms::FREE).is_none());
    assert!(position.false_move(mv("e2e7"), &Terms::FREE).is_some());
}

#[test]
fn handbuch_4_rights_to_castle_go_as_if_the_move_were_legal() {
    let start = TolerantPosition::initial();
    let next = |text| {
        let stray = start.false_move(mv(text), &Terms::FREE).expect(text);
        stray.let_stand().expect(text).castling().to_string()
    };
    assert_eq!(next("a1a3"), "Kkq");
    assert_eq!(next("e1e3"), "kq");
    // The rook that is captured can't castle any more; it costs White's rook its own right, too.
    assert_eq!(next("h1h8"), "Qq");
}

#[test]
fn handbuch_4_and_9_a_pawn_on_the_last_rank_is_promoted() {
    let start = TolerantPosition::initial();
    assert!(start.false_move(mv("a2b8"), &Terms::FREE).is_none());
    assert!(start.false_move(mv("a2b7q"), &Terms::FREE).is_none());
    let stray = start.false_move(mv("a2b8n"), &Terms::FREE).expect("a move");
    assert_eq!(stray.deed().promotion, Some(Role::Knight));
    assert_eq!(stray.deed().capture, Some((Square::B8, Role::Knight)));
    let next = stray.let_stand().expect("no check");
    assert_eq!(
        next.to_string(),
        "rNbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR b KQkq - 0 1"
    );
}

#[test]
fn handbuch_4_no_capture_in_passing_follows_a_false_move() {
    // The pawn jumps over the knight, and past the pawn on f4.
    let position = at("4k3/8/8/8/5p2/4N3/4P3/4K3 w - - 0 1");
    let stray = position
        .false_move(mv("e2e4"), &Terms::FREE)
        .expect("a move");
    assert_eq!(stray.shown().en_passant(), None);
    // Nor does a false move capture in passing: here it is a move too late.
    let position = at("4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 1");
    let stray = position
        .false_move(mv("f4e3"), &Terms::FREE)
        .expect("a move");
    assert_eq!(stray.deed().capture, None);
    assert_eq!(
        stray.shown().to_setup().placement.role_at(Square::E4),
        Some(Role::Pawn)
    );
}

#[test]
fn handbuch_5_the_game_can_t_go_on_with_the_mover_s_king_in_check() {
    // The rook checks; the pawn's false move leaves the king there.
    let position = at("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1");
    let stray = position
        .false_move(mv("a2b3"), &Terms::FREE)
        .expect("a move");
    assert_eq!(stray.exposed_to(), set([Square::E8]));
    assert!(stray.let_stand().is_none());
    assert_eq!(
        stray.shown().to_string(),
        "4r1k1/8/8/8/8/1P6/8/4K3 b - - 0 1"
    );
    // Nor next to the other king.
    let stray = position
        .false_move(mv("e1g7"), &Terms::FREE)
        .expect("a move");
    assert_eq!(stray.exposed_to(), set([Square::G8]));
    assert!(stray.let_stand().is_none());
    // A false move may be what answers the check.
    let stray = position
        .false_move(mv("a2e2"), &Terms::FREE)
        .expect("a move");
    assert!(stray.let_stand().is_some());
}

#[test]
fn gustavus_7_and_18_a_false_move_may_ignore_an_unsaid_check() {
    let position = at("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1");
    let stray = position.false_move(mv("a2b3"), &IGNORING).expect("a move");
    let next = stray
        .let_stand()
        .expect("the check is as if there were none");
    assert_eq!(next.checkers(next.turn().other()), set([Square::E8]));
    // The king itself that stays in it is another matter.
    let stray = position.false_move(mv("e1e4"), &IGNORING).expect("a move");
    assert!(stray.let_stand().is_none());
}

#[test]
fn gustavus_15_false_castling_moves_the_rook_too() {
    // Out of check, without the right, over an attacked square, past the knight on b1.
    for (fen, text, wing) in [
        ("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", Wing::KingSide),
        ("6k1/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", Wing::KingSide),
        ("5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", Wing::KingSide),
        ("6k1/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", Wing::QueenSide),
    ] {
        let stray = at(fen).false_move(mv(text), &Terms::FREE).expect(fen);
        assert_eq!(stray.deed().castling, Some(wing), "{fen}");
        let next = stray.let_stand().expect(fen);
        assert!(next.castling().is_empty(), "{fen}");
        let rook = next.piece_at(wing.rook_to(Color::White));
        assert_eq!(rook.map(|man| man.role), Some(Role::Rook), "{fen}");
    }
    // Taken back, king or rook must move, and not castle.
    let position = at("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1");
    let owed = Terms::FREE.only(set([Square::E1, Square::H1]));
    let owed = owed.without_castling();
    assert_eq!(movable(&position, &owed), set([Square::E1]));
    // There is no room for the rook, or something to capture: the king moves alone.
    for (fen, text) in [
        ("6k1/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1"),
        ("6k1/8/8/8/8/8/8/4K1nR w K - 0 1", "e1g1"),
        ("6k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1"),
        ("6k1/8/8/8/8/8/8/3K3R w - - 0 1", "d1f1"),
    ] {
        let stray = at(fen).false_move(mv(text), &Terms::FREE).expect(fen);
        assert_eq!(stray.deed().castling, None, "{fen}");
    }
}

#[test]
fn handbuch_4_a_false_move_that_mates_does_so_once_it_stands() {
    let position = at("6k1/5ppp/8/8/8/8/1R6/4K3 w - - 0 1");
    let stray = position
        .false_move(mv("b2a8"), &Terms::FREE)
        .expect("a move");
    assert_eq!(stray.deed().check, Check::Mate);
    assert!(stray.let_stand().is_some_and(|next| is_mate(&next)));
    // Left in check himself, the mover has mated nobody.
    let position = at("6k1/5ppp/8/8/8/5n2/1R6/4K3 w - - 0 1");
    let stray = position
        .false_move(mv("b2a8"), &Terms::FREE)
        .expect("a move");
    assert_eq!(stray.deed().check, Check::Check);
}

#[test]
fn gustavus_7_the_man_dropped_on_can_be_captured_legally() {
    // The knight took the pawn on e5 falsely; the bishop can take it.
    let position = at("4k3/8/8/4p3/8/2B5/8/1N2K3 w - - 0 1");
    let capture = Terms::FREE.capturing(Square::E5);
    assert_eq!(movable(&position, &capture), set([Square::C3]));
    assert_eq!(position.targets(Square::C3, &capture), set([Square::E5]));
    assert!(!position.has_move(&capture.only(set([Square::B1]))));
}

#[test]
fn a_false_move_is_written_with_all_of_its_start_square() {
    let start = TolerantPosition::initial();
    for (text, san) in [
        ("b1b5", "Nb1b5"),
        ("e2e5", "e2e5"),
        ("d1d7", "Qd1xd7+"),
        ("a2a8n", "a2xa8=N"),
    ] {
        let stray = start.false_move(mv(text), &Terms::FREE).expect(text);
        assert_eq!(start.false_san(stray.deed()).to_string(), san);
    }
}
