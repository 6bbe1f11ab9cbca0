//! What the six sets of laws need of the rules, worked out from their sources. Each test is named
//! after its preset and the paragraph or article.

use rochade_chess::{
    Bitboard, Check, Deed, FenError, Move, Position, Role, SetupError, Square, Terms,
    TolerantPosition,
};

pub(crate) const IGNORING: Terms = Terms::FREE.ignoring_check();

pub(crate) fn at(fen: &str) -> TolerantPosition {
    fen.parse().expect(fen)
}

pub(crate) fn mv(text: &str) -> Move {
    text.parse().expect(text)
}

/// Whether the side to move is in check and no move answers it, whether or not the check was said.
pub(crate) fn is_mate(position: &TolerantPosition) -> bool {
    position.is_check() && !position.has_move(&Terms::FREE)
}

/// The men that have a move.
pub(crate) fn movable(position: &TolerantPosition, terms: &Terms) -> Bitboard {
    position.legal_moves(terms).map(|mv| mv.from).collect()
}

fn play(position: &TolerantPosition, text: &str, terms: &Terms) -> (Deed, TolerantPosition) {
    position.play(mv(text), terms).expect(text)
}

pub(crate) fn set<const N: usize>(squares: [Square; N]) -> Bitboard {
    squares.into_iter().collect()
}

/// King's moves other than castling.
fn kings_move(position: &TolerantPosition) -> Terms {
    let king = position.king(position.turn());
    Terms::FREE.only(Bitboard::of(king)).without_castling()
}

// Saying check.

/// White checks from e2, and does not say so; Black may castle, attack the rook, go on with
/// anything.
const UNSAID: &str = "r3k2r/p4ppp/2n5/8/8/8/PPP1RPPP/4K3 b kq - 3 20";

#[test]
fn gustavus_18_an_unsaid_check_is_as_if_there_were_none() {
    let position = at(UNSAID);
    assert!(position.is_check() && !is_mate(&position));
    // Said, it has to be answered: by the king, or by the knight that goes between.
    let answers = set([Square::D7, Square::D8, Square::F8]);
    assert_eq!(position.targets(Square::E8, &Terms::FREE), answers);
    assert_eq!(
        movable(&position, &Terms::FREE),
        set([Square::C6, Square::E8])
    );
    // Unsaid, the rest may move as well, and the king castle out of it.
    let king = position.targets(Square::E8, &IGNORING);
    assert_eq!(king, answers | set([Square::C8, Square::G8]));
    let (deed, next) = play(&position, "h7h6", &IGNORING);
    assert_eq!(deed.check, Check::None);
    // Now the idle king stands attacked. It is no target, and the game goes on.
    let by = next.checkers(next.turn().other());
    assert_eq!(by, set([Square::E2]));
    assert!(!next.targets(Square::E2, &Terms::FREE).contains(Square::E8));
    assert!(next.targets(Square::E2, &Terms::FREE).contains(Square::E7));
    assert_eq!(next.false_move(mv("e2e8"), &Terms::FREE).map(|_| ()), None);
    // What it shows is read again, and refused where every check counts.
    let text = next.to_string();
    assert_eq!(at(&text), next);
    assert!(matches!(
        text.parse::<Position>(),
        Err(FenError::Setup(SetupError::KingCanBeTaken { .. }))
    ));
    assert!(matches!(
        next.to_position(),
        Err(SetupError::KingCanBeTaken { by: Square::E2, .. })
    ));
}

#[test]
fn gustavus_15_castling_over_an_attacked_square_stays_false_though_the_check_is_unsaid() {
    // The bishop on b5 checks; the one on a6 attacks c8.
    let position = at("r3k2r/p4ppp/B7/1B6/8/8/PPP2PPP/4K3 b kq - 0 20");
    let king = position.targets(Square::E8, &IGNORING);
    assert!(!king.contains(Square::C8) && king.contains(Square::G8));
    // A rook on the king's own rank attacks the square on the far side of the king.
    let position = at("4k3/8/8/8/8/8/8/r3K2R w K - 0 20");
    assert!(!position.targets(Square::E1, &IGNORING).contains(Square::G1));
}

#[test]
fn gustavus_18_what_the_move_itself_brings_about_still_counts() {
    // The rook on e8 checks, unsaid; the bishop pins the knight on d2.
    let position = at("4r1k1/8/8/8/1b6/8/3N4/4K3 w - - 0 1");
    assert!(position.targets(Square::D2, &IGNORING).is_empty());
    // The king doesn't stay on the rook's line.
    let king = position.targets(Square::E1, &IGNORING);
    assert_eq!(king, set([Square::D1, Square::F1, Square::F2]));
    // It doesn't go next to the other king.
    let position = at("8/8/8/8/8/4k3/8/4K2R w K - 0 1");
    let king = set([Square::D1, Square::F1, Square::G1]);
    assert_eq!(position.targets(Square::E1, &IGNORING), king);
}

#[test]
fn gustavus_19_later_the_same_check_has_to_be_answered() {
    let (_, next) = play(&at(UNSAID), "h7h6", &IGNORING);
    let (_, now) = play(&next, "a2a3", &Terms::FREE);
    assert!(now.is_check());
    assert!(now.is_legal(mv("g7g6"), &IGNORING));
    assert!(!now.is_legal(mv("g7g6"), &Terms::FREE));
}

#[test]
fn gustavus_20_where_check_was_said_but_is_none_the_king_is_seen_to_be_free() {
    let position = at("4k3/8/8/8/8/8/3R4/4K3 b - - 0 1");
    assert!(!position.is_check());
    assert!(position.checkers(position.turn()).is_empty());
}

#[test]
fn gustavus_29_mate_counts_whether_said_or_not() {
    let position = at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    let (deed, next) = play(&position, "a1a8", &IGNORING);
    assert_eq!(deed.check, Check::Mate);
    // Who ignores the check would have a move; it is mate all the same.
    assert!(is_mate(&next) && next.has_move(&IGNORING));
}

#[test]
fn gustavus_29_a_check_long_ignored_becomes_mate_when_the_last_way_out_is_closed() {
    let position = at("5rk1/2p2p1p/8/8/8/8/8/2B1K1R1 b - - 0 1");
    assert!(position.is_check() && !is_mate(&position));
    let (_, next) = play(&position, "c7c6", &IGNORING);
    let (deed, next) = play(&next, "c1b2", &Terms::FREE);
    assert_eq!(deed.check, Check::Mate);
    assert!(is_mate(&next) && next.has_move(&IGNORING));
}

// Taking in passing.

/// The diagram is lost; the men stand as the text has them: b2–b4 covers the white king, checks the
/// black one, and passes a4. Capturing in passing would expose both kings.
#[test]
fn gustavus_30_figure_1_a_capture_in_passing_that_exposes_the_king_is_none() {
    let position = at("8/8/3K4/k7/p7/b7/1P6/4B3 w - - 0 1");
    assert!(position.is_check());
    let (deed, next) = play(&position, "b2b4", &Terms::FREE);
    assert_eq!(deed.check, Check::Check);
    for terms in [Terms::FREE, IGNORING] {
        assert!(next.targets(Square::A4, &terms).is_empty());
        assert!(next.targets(Square::A5, &terms).any());
    }
    assert_eq!(next.en_passant(), None);
}

#[test]
fn gustavus_30_figure_2_a_capture_in_passing_that_is_the_only_move_must_be_played() {
    let position = at("k7/2Q5/8/8/5p2/5P2/4P3/6K1 w - - 0 1");
    let (_, next) = play(&position, "e2e4", &Terms::FREE);
    let moves: Vec<Move> = next.legal_moves(&Terms::FREE).collect();
    assert_eq!(moves, [mv("f4e3")]);
    // The pawn that went two squares is captured where it stands.
    assert!(next.has_move(&Terms::FREE.capturing(Square::E4)));
    assert!(!next.has_move(&Terms::FREE.capturing(Square::E3)));
}

#[test]
fn gustavus_18_who_ignores_a_check_may_capture_in_passing() {
    // The rook checks along the second rank once the pawn has left it.
    let position = at("8/8/8/8/5p2/8/k3P2R/6K1 w - - 0 1");
    let (deed, next) = play(&position, "e2e4", &Terms::FREE);
    assert_eq!(deed.check, Check::Check);
    assert!(next.is_legal(mv("f4e3"), &IGNORING));
    assert!(!next.is_legal(mv("f4e3"), &Terms::FREE));
    let (deed, after) = play(&next, "f4e3", &IGNORING);
    assert_eq!(deed.capture, Some((Square::E4, Role::Pawn)));
    assert!(deed.en_passant && after.piece_at(Square::E4).is_none());
    // It is shown and read, but makes no other position where every check is answered.
    let text = next.to_string();
    assert_eq!(text, "8/8/8/8/4Pp2/8/k6R/6K1 b - e3 0 1");
    assert!(at(&text).is_legal(mv("f4e3"), &IGNORING));
    let strict: Position = text.parse().expect("FEN");
    assert_eq!(TolerantPosition::from(strict), next);
    assert_eq!(next, at("8/8/8/8/4Pp2/8/k6R/6K1 b - - 0 1"));
}

// Touching.

#[test]
fn handbuch_3_a_touched_man_that_can_t_move_has_no_consequence_if_the_king_can_t_either() {
    let start = TolerantPosition::initial();
    assert!(!start.has_move(&Terms::FREE.only(set([Square::A1]))));
    assert!(!start.has_move(&kings_move(&start)));
    assert_eq!(start.legal_moves(&Terms::FREE).count(), 20);
}

#[test]
fn handbuch_3_the_king_s_move_owed_is_not_castling() {
    let position = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let owed = position.targets(Square::E1, &kings_move(&position));
    assert!(!owed.contains(Square::C1) && !owed.contains(Square::G1));
    assert_eq!(owed.len(), 5);
}

#[test]
fn club_touched_a_rook_that_has_no_legal_move_binds_nothing() {
    let position = at("4k3/8/8/8/8/8/4q3/4K2R w K - 0 1");
    assert!(!position.has_move(&Terms::FREE.only(set([Square::H1]))));
    let moves: Vec<Move> = position.legal_moves(&Terms::FREE).collect();
    assert_eq!(moves, [mv("e1e2")]);
}

#[test]
fn club_touched_a_rook_touched_first_moves_alone_or_castles() {
    let position = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let rook = Terms::FREE.only(set([Square::H1]));
    assert!(position.targets(Square::E1, &rook).is_empty());
    let castling = position.castling_by_rook(Square::E1, Square::H1, &Terms::FREE);
    assert_eq!(castling, Some(mv("e1g1")));
    let without = Terms::FREE.without_castling();
    assert_eq!(
        position.castling_by_rook(Square::E1, Square::H1, &without),
        None
    );
}

#[test]
fn gustavus_6_a_touched_knight_must_move_as_the_king_can_t() {
    let start = TolerantPosition::initial();
    let touched = Terms::FREE.only(set([Square::B1]));
    let wanted = set([Square::A3, Square::C3]);
    assert_eq!(start.targets(Square::B1, &touched), wanted);
    assert!(!start.has_move(&kings_move(&start)));
}

// Odds.

#[test]
fn handbuch_odds_pawn_and_two_moves() {
    let half = Terms::FREE.within(Bitboard::half(rochade_chess::Color::White));
    let start = at("rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let (_, one) = play(&start, "e2e4", &half);
    let one = one.again().expect("no check");
    assert!(one.play(mv("e4e5"), &half).is_err(), "beyond the middle");
    let (_, two) = play(&one, "g1f3", &half);
    assert_eq!(
        two.to_string(),
        "rnbqkbnr/ppppp1pp/8/8/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 1"
    );
    assert!(two.to_position().is_ok());
}

#[test]
fn handbuch_odds_black_makes_several_moves_and_the_round_stays_the_same() {
    let half = Terms::FREE.within(Bitboard::half(rochade_chess::Color::Black));
    let start = at("rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNBQKBNR b KQkq - 0 1");
    let mut position = start;
    for text in ["g8f6", "b8c6", "f6d5"] {
        let (_, next) = play(&position, text, &half);
        position = next.again().expect("no check");
    }
    assert_eq!(position.turn(), start.turn());
    assert_eq!(
        (position.fullmove_number(), position.halfmove_clock()),
        (1, 0)
    );
    let (_, last) = play(&position, "e7e5", &half);
    assert_eq!(last.fullmove_number(), 2);
}

#[test]
fn handbuch_odds_nobody_moves_again_past_a_check() {
    let position = at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let (deed, next) = play(&position, "a1a8", &Terms::FREE);
    assert_eq!(deed.check, Check::Check);
    assert_eq!(next.again(), None);
}

// The door.

#[test]
fn the_kings_never_touch() {
    let text = "8/8/8/8/8/4k3/4K3/8 w - - 0 1";
    assert!(matches!(
        text.parse::<TolerantPosition>(),
        Err(FenError::Setup(SetupError::KingCanBeTaken {
            by: Square::E2,
            ..
        }))
    ));
}

#[test]
fn other_faults_are_refused_as_ever() {
    for text in [
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KK2 w - - 0 1",
        "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        // Two at once: the king that can be taken doesn't hide the other.
        "4k3/8/8/8/8/8/8/4R1K1 w K - 0 1",
    ] {
        let strict = text.parse::<Position>().err();
        let tolerant = text.parse::<TolerantPosition>().err();
        assert!(tolerant.is_some(), "{text}");
        if !text.contains('R') {
            assert_eq!(tolerant, strict, "{text}");
        }
    }
}
