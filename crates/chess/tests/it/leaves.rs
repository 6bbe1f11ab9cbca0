//! What kinds of moves the last ply of a perft has: to find a mistake when a number is off, and to
//! test what `describe` says.

use rochade_chess::{Check, Position};

#[derive(Debug, Default, PartialEq, Eq)]
struct Leaves {
    nodes: u32,
    captures: u32,
    en_passant: u32,
    castles: u32,
    promotions: u32,
    checks: u32,
    mates: u32,
}

fn count(position: &Position, depth: u32, leaves: &mut Leaves) {
    for mv in position.legal_moves() {
        if depth > 1 {
            count(&position.play_unchecked(mv), depth - 1, leaves);
            continue;
        }
        let deed = position.describe(mv).expect("a legal move");
        leaves.nodes += 1;
        leaves.captures += u32::from(deed.capture.is_some());
        leaves.en_passant += u32::from(deed.en_passant);
        leaves.castles += u32::from(deed.castling.is_some());
        leaves.promotions += u32::from(deed.promotion.is_some());
        leaves.checks += u32::from(deed.check != Check::None);
        leaves.mates += u32::from(deed.check == Check::Mate);
    }
}

fn check(fen: &str, depth: u32, wanted: [u32; 7]) {
    let mut leaves = Leaves::default();
    count(&fen.parse().expect(fen), depth, &mut leaves);
    let [
        nodes,
        captures,
        en_passant,
        castles,
        promotions,
        checks,
        mates,
    ] = wanted;
    let wanted = Leaves {
        nodes,
        captures,
        en_passant,
        castles,
        promotions,
        checks,
        mates,
    };
    assert_eq!(leaves, wanted, "{fen}");
}

#[test]
fn startpos() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    check(fen, 5, [4_865_609, 82_719, 258, 0, 0, 27_351, 347]);
}

#[test]
fn kiwipete() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    check(fen, 3, [97_862, 17_102, 45, 3_162, 0, 993, 1]);
    check(
        fen,
        4,
        [4_085_603, 757_163, 1_929, 128_013, 15_172, 25_523, 43],
    );
}

#[test]
fn position_3() {
    let fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    check(fen, 5, [674_624, 52_051, 1_165, 0, 0, 52_950, 0]);
}

#[test]
fn position_4() {
    let fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    check(fen, 4, [422_333, 131_393, 0, 7_795, 60_032, 15_492, 5]);
}

#[test]
fn position_5() {
    let fen = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
    check(fen, 4, [2_103_487, 296_153, 0, 0, 0, 158_486, 240]);
}

#[test]
fn promotions() {
    let fen = "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1";
    check(fen, 4, [182_838, 50_647, 0, 0, 65_620, 20_154, 0]);
}
