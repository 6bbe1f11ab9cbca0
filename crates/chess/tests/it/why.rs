//! Why a man can't go there (play.md section 2, point 9).

use rochade_chess::{Bitboard, Position, Reason, Role, Square, WhyNot};
use rochade_testkit::Chance;

use crate::walks::walk;

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Asks for a move like `e1g1`, or for a man that is touched, like `e1`.
fn ask(fen: &str, asked: &str) -> Option<WhyNot> {
    let position: Position = fen.parse().expect(fen);
    let to = asked.get(2..).filter(|to| !to.is_empty()).map(square);
    position.why_not(square(&asked[..2]), to)
}

/// What must be answered: the reason, the men to blame, and the square that it is about (`-` for
/// none).
#[track_caller]
fn expect(fen: &str, asked: &str, reason: Reason, by: &str, at: &str) {
    let by: Bitboard = by.split_whitespace().map(square).collect();
    let at = Some(at).filter(|at| *at != "-").map(square);
    assert_eq!(
        ask(fen, asked),
        Some(WhyNot { reason, by, at }),
        "{asked} in {fen}"
    );
}

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn what_can_be_done_has_no_reason_against_it() {
    for asked in ["e2e4", "g1f3", "e2", "b1"] {
        assert_eq!(ask(INITIAL, asked), None, "{asked}");
    }
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for asked in ["e1g1", "e1h1", "e1c1", "e1a1", "e1"] {
        assert_eq!(ask(castling, asked), None, "{asked}");
    }
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(ask(passing, "e5d6"), None);
    assert_eq!(ask("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8"), None);
}

#[test]
fn nothing_there_or_not_ones_own() {
    expect(INITIAL, "e4", Reason::Empty, "", "-");
    expect(INITIAL, "e4e5", Reason::Empty, "", "-");
    expect(INITIAL, "e7", Reason::NotYourTurn, "", "-");
    expect(INITIAL, "e7e5", Reason::NotYourTurn, "", "-");
}

#[test]
fn men_go_their_own_way() {
    for asked in ["b1b3", "c1c3", "a1b3", "d1e3", "e1e3", "e2d4", "e2e2"] {
        expect(INITIAL, asked, Reason::Way, "", "-");
    }
    let pawn = "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1";
    expect(pawn, "e5e4", Reason::Way, "", "-");
    expect(pawn, "e5d5", Reason::Way, "", "-");
    expect(pawn, "e5e7", Reason::PawnTwoSquares, "", "-");
    expect(pawn, "e5d6", Reason::PawnDiagonal, "", "-");
}

#[test]
fn ways_are_blocked() {
    let fen = "4k3/8/p7/8/4p3/P3P3/8/R3K2R w KQ - 0 1";
    expect(fen, "a1a5", Reason::Blocked, "a3", "-");
    expect(fen, "a1a3", Reason::OwnMan, "a3", "-");
    expect(fen, "e3e4", Reason::PawnAhead, "e4", "-");
    expect(fen, "a3a5", Reason::PawnTwoSquares, "", "-");
    let own = "4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1";
    expect(own, "e2e3", Reason::OwnMan, "e3", "-");
    expect(own, "e2e4", Reason::Blocked, "e3", "-");
    let from_home = "4k3/8/8/8/2p1n3/3P4/2P1P3/4K3 w - - 0 1";
    expect(from_home, "c2c4", Reason::PawnAhead, "c4", "-");
    expect(from_home, "e2d3", Reason::OwnMan, "d3", "-");
    let over = "4k3/8/8/8/8/4n3/4P3/3K4 w - - 0 1";
    expect(over, "e2e4", Reason::Blocked, "e3", "-");
    // The nearest of several men is named, whichever way it lies.
    let row = "3k4/8/8/8/1p1pRp1p/8/8/4K3 w - - 0 1";
    expect(row, "e4a4", Reason::Blocked, "d4", "-");
    expect(row, "e4h4", Reason::Blocked, "f4", "-");
}

#[test]
fn pinned_men_stay_on_their_line() {
    let fen = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1";
    expect(fen, "c3e4", Reason::Pinned, "b4", "e1");
    expect(fen, "c3", Reason::Pinned, "b4", "e1");
    let rook = "4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1";
    expect(rook, "e3a3", Reason::Pinned, "e8", "e1");
    assert_eq!(ask(rook, "e3e8"), None);
    let pawn = "6k1/8/8/8/1b6/2P5/3P4/4K3 w - - 0 1";
    assert_eq!(ask(pawn, "d2d4"), None);
    let opened = "6k1/8/8/8/1b6/8/3P4/4K3 w - - 0 1";
    expect(opened, "d2d4", Reason::Pinned, "b4", "e1");
    expect(opened, "d2", Reason::Pinned, "b4", "e1");
}

#[test]
fn check_must_be_answered() {
    let fen = "4r1k1/8/8/8/8/8/P7/R3K2B w Q - 0 1";
    expect(fen, "a2a3", Reason::InCheck, "e8", "e1");
    expect(fen, "a1b1", Reason::InCheck, "e8", "e1");
    expect(fen, "a2", Reason::InCheck, "e8", "e1");
    assert_eq!(ask(fen, "h1e4"), None);
    let double = "4r1k1/8/8/8/8/5n2/3P4/R3K2B w Q - 0 1";
    expect(double, "h1f3", Reason::DoubleCheck, "e8 f3", "e1");
    expect(double, "h1", Reason::DoubleCheck, "e8 f3", "e1");
    // The man that could step between is pinned.
    let both = "4r1k1/8/8/8/1b6/8/3N4/4K3 w - - 0 1";
    expect(both, "d2e4", Reason::Pinned, "b4", "e1");
    expect(both, "d2f1", Reason::InCheck, "e8", "e1");
    expect(both, "d2", Reason::Pinned, "b4", "e1");
}

#[test]
fn kings_keep_out_of_danger() {
    let fen = "3rk3/8/8/8/8/8/4p3/4K3 w - - 0 1";
    expect(fen, "e1d2", Reason::IntoCheck, "d8", "d2");
    expect(fen, "e1d1", Reason::IntoCheck, "d8 e2", "d1");
    assert_eq!(ask(fen, "e1e2"), None);
    let protected = "4r1k1/8/8/8/8/8/4p3/4K3 w - - 0 1";
    expect(protected, "e1e2", Reason::Protected, "e8", "e2");
    // The king doesn't shelter the square behind it.
    let line = "k7/8/8/8/4r3/4K3/8/8 w - - 0 1";
    expect(line, "e3e2", Reason::IntoCheck, "e4", "e2");
    let kings = "8/8/8/3k4/8/3K4/8/8 w - - 0 1";
    expect(kings, "d3d4", Reason::KingsTouch, "d5", "-");
}

#[test]
fn castling_has_its_conditions() {
    let gone = "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1";
    expect(gone, "e1g1", Reason::NoRight, "", "h1");
    expect(gone, "e1h1", Reason::NoRight, "", "h1");
    expect(INITIAL, "e1g1", Reason::CastlingBlocked, "f1 g1", "-");
    expect(INITIAL, "e1a1", Reason::CastlingBlocked, "b1 c1 d1", "-");
    let check = "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1";
    expect(check, "e1g1", Reason::CastlingInCheck, "e3", "e1");
    let through = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    expect(through, "e1g1", Reason::CastlingThrough, "f8", "f1");
    assert_eq!(ask(through, "e1c1"), None);
    let into = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    expect(into, "e1h1", Reason::CastlingInto, "g8", "g1");
    // From elsewhere it is just a step too far.
    expect(
        "4k3/8/8/8/8/8/4K3/8 w - - 0 1",
        "e2g2",
        Reason::Way,
        "",
        "-",
    );
}

#[test]
fn en_passant_is_for_the_moment() {
    let late = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    expect(late, "e5d6", Reason::EnPassantLate, "d5", "-");
    // Both pawns would leave the king's rank.
    let opens = "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1";
    expect(opens, "e5d6", Reason::EnPassantOpens, "h5", "a5");
    let elsewhere = "4k3/8/3pP3/8/8/8/8/4K3 w - - 0 1";
    expect(elsewhere, "e6d7", Reason::PawnDiagonal, "", "-");
    let check = "4r1k1/8/8/2pP4/8/8/8/4K3 w - c6 0 1";
    expect(check, "d5c6", Reason::InCheck, "e8", "e1");
}

#[test]
fn men_without_a_move() {
    expect(INITIAL, "a1", Reason::ShutIn, "a2 b1", "-");
    expect(INITIAL, "e1", Reason::ShutIn, "d1 f1 d2 e2 f2", "-");
    let pawn = "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1";
    expect(pawn, "e3", Reason::ShutIn, "e4", "-");
    let king = "k7/8/8/8/8/8/P6r/K7 w - - 0 1";
    assert_eq!(ask(king, "a1"), None);
    let corner = "k7/8/8/8/8/2n5/P6r/K7 w - - 0 1";
    expect(corner, "a1", Reason::NoFlight, "h2 c3", "-");
}

/// Every move of every man to every square of many positions: a reason where it is illegal, none
/// where it is legal, and men to blame that are really there.
#[test]
fn illegal_moves_and_only_they_have_a_reason() {
    let mut chance = Chance::new(9);
    let mut answers = 0;
    for _ in 0..40 {
        let mut ply = 0;
        walk(&mut chance, |position, _, _| {
            ply += 1;
            if ply % 5 != 0 {
                return;
            }
            for from in Square::ALL {
                let targets = position.targets(from);
                let touched = position.why_not(from, None);
                assert_eq!(touched.is_none(), targets.any(), "{from} in {position}");
                answers += touched.map_or(0, |why| sound(position, from, None, why));
                for to in Square::ALL {
                    let legal =
                        targets.contains(to) || position.castling_by_rook(from, to).is_some();
                    let why = position.why_not(from, Some(to));
                    assert_eq!(why.is_none(), legal, "{from}{to} in {position}");
                    answers += why.map_or(0, |why| sound(position, from, Some(to), why));
                }
            }
        });
    }
    assert!(answers > 1_000_000, "{answers}");
}

/// Checks an answer against the position, without the means by which it was found; gives 1.
fn sound(position: &Position, from: Square, to: Option<Square>, why: WhyNot) -> usize {
    let say = || format!("{from}{to:?} in {position}: {why:?}");
    let WhyNot { reason, by, at } = why;
    let board = position.board();
    let enemy = board.color(position.turn().other());
    let own = board.color(position.turn());
    let checkers = position.checkers();
    let king = Some(position.king(position.turn()));
    assert!((by - board.occupied()).is_empty(), "{}", say());
    let holds = match reason {
        Reason::Empty => board.piece_at(from).is_none(),
        Reason::NotYourTurn => enemy.contains(from),
        Reason::Way | Reason::PawnTwoSquares | Reason::PawnDiagonal => by.is_empty(),
        Reason::Blocked => by.len() == 1,
        Reason::OwnMan => by.len() == 1 && (by - own).is_empty() && by.first() == to,
        Reason::PawnAhead => by.len() == 1 && (by - enemy).is_empty() && by.first() == to,
        Reason::EnPassantLate => (by - enemy).is_empty() && position.en_passant() != to,
        Reason::EnPassantOpens | Reason::Pinned => {
            by.any() && (by - enemy).is_empty() && (by & checkers).is_empty() && at == king
        }
        Reason::InCheck | Reason::CastlingInCheck => by == checkers && by.any() && at == king,
        Reason::DoubleCheck => by == checkers && by.len() == 2 && at == king,
        Reason::IntoCheck => by.any() && (by - enemy).is_empty() && at == to,
        Reason::Protected => by.any() && (by - enemy).is_empty() && at == to,
        Reason::KingsTouch => by.first() == Some(position.king(position.turn().other())),
        Reason::NoRight => at.is_some() && by.is_empty(),
        Reason::CastlingBlocked => by.any(),
        Reason::CastlingThrough | Reason::CastlingInto => by.any() && (by - enemy).is_empty(),
        Reason::ShutIn => by.any() || board.role(Role::Pawn).contains(from),
        Reason::NoFlight => by.any() && Some(from) == king,
    };
    assert!(holds, "{}", say());
    1
}
