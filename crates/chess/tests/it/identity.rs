//! When two positions are the same one.

use rochade_chess::{Line, Position};

fn reached(moves: &str) -> Position {
    let mut line = Line::default();
    for text in moves.split(' ') {
        let mv = line.position().parse_move(text).expect(text);
        line.play(mv).expect(text);
    }
    *line.position()
}

#[test]
fn the_way_does_not_matter() {
    assert_eq!(reached("Nf3 Nf6 Nc3"), reached("Nc3 Nf6 Nf3"));
    // The last move of the one is a double step that can't be captured.
    assert_eq!(reached("e4 e5"), reached("e3 e6 e4 e5"));
}

#[test]
fn rights_matter() {
    let start = reached("e4 e5 Nf3 Nc6 Ng1 Nb8");
    assert_ne!(start, reached("e4 e5 Ke2 Ke7 Ke1 Ke8"));
    assert_ne!(start, reached("e4 e5 Nf3 Nf6 Rg1 Ng8 Rh1 Nf6 Ng1 Ng8"));
}

#[test]
fn turn_matters() {
    assert_ne!(reached("e4 e5"), reached("e3 e5 e4"));
}

#[test]
fn captures_in_passing_matter_only_where_legal() {
    // Black's e-pawn can capture on d3 at once, later not.
    let at_once = reached("a3 e5 a4 e4 d4");
    let later = reached("a3 e5 a4 e4 d4 Nf6 Nf3 Ng8 Ng1");
    assert_ne!(at_once, later);
    // Nobody stands beside the pawn.
    assert_eq!(
        reached("e4"),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
            .parse()
            .expect("a FEN"),
    );
    // The pawn that could capture is pinned.
    let fen = "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1";
    let with: Position = fen.parse().expect(fen);
    let without: Position = fen.replace("d3", "-").parse().expect(fen);
    assert_eq!(with, without);
}

#[test]
fn counters_do_not_matter() {
    let a: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().expect("a FEN");
    let b: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 31 40".parse().expect("a FEN");
    assert_eq!(a, b);
}
