//! The rows of play.md section 6 that the rules decide.

use rochade_chess::{Color, Ending, Line, Position};

fn position(fen: &str) -> Position {
    fen.parse().expect(fen)
}

fn check(fen: &str, ending: Option<Ending>) {
    assert_eq!(position(fen).ending(), ending, "{fen}");
    assert_eq!(Line::new(position(fen)).ending(), ending, "{fen}");
}

fn line(fen: &str, moves: &str) -> Line {
    let mut line = Line::new(position(fen));
    for text in moves.split_whitespace() {
        let mv = line.position().parse_move(text).expect(text);
        line.play(mv).expect(text);
    }
    line
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn checkmate() {
    let mate = line(START, "f3 e5 g4 Qh4#");
    assert_eq!(
        mate.ending(),
        Some(Ending::Checkmate {
            winner: Color::Black
        })
    );
    assert_eq!(mate.ending().map(Ending::word), Some("checkmate"));
    assert_eq!(mate.ending().and_then(Ending::winner), Some(Color::Black));
}

#[test]
fn stalemate() {
    check("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some(Ending::Stalemate));
    // With other men on the board that can't move.
    check("7k/5Q2/6K1/8/p7/P7/8/8 b - - 0 1", Some(Ending::Stalemate));
}

#[test]
fn dead_position_by_material() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KB2 b - - 0 1",
        "3bk3/8/8/8/8/8/8/2B1K3 w - - 0 1",
        "b1b1k3/8/2b5/8/8/8/8/3BK3 w - - 0 1",
    ] {
        check(fen, Some(Ending::DeadPosition));
    }
    for fen in [
        "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1",
        "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4kn2/8/8/8/8/8/8/4KB2 w - - 0 1",
        "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KR2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1",
    ] {
        check(fen, None);
    }
}

#[test]
fn who_can_mate() {
    let can = |fen: &str| Color::ALL.map(|color| position(fen).can_mate(color));
    assert_eq!(can("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"), [false, false]);
    assert_eq!(can("4kr2/8/8/8/8/8/8/4KN2 w - - 0 1"), [true, true]);
    assert_eq!(can("4kq2/8/8/8/8/8/8/3NK3 w - - 0 1"), [false, true]);
    assert_eq!(can("4kr2/8/8/8/8/8/8/4KB2 w - - 0 1"), [false, true]);
    assert_eq!(
        can("4kp2/8/5p2/8/8/8/8/4KB2 w - - 0 1"
            .replace("4kp2", "4k3")
            .as_str()),
        [true, true]
    );
    assert_eq!(can("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1"), [true, false]);
    assert_eq!(can(START), [true, true]);
}

#[test]
fn repetition() {
    let twice = line(START, "Nf3 Nf6 Ng1 Ng8");
    assert_eq!(twice.ending(), None);
    let thrice = line(START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(thrice.ending(), Some(Ending::Repetition));
    // The position alone can't tell.
    assert_eq!(thrice.position().ending(), None);
}

#[test]
fn repetition_needs_the_same_rights() {
    // The king's walk loses the rights, so the position stands for the first time after it.
    let moves = "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8";
    assert_eq!(line(START, moves).occurrences(), 2);
    assert_eq!(line(START, moves).ending(), None);
    assert_eq!(
        line(START, &format!("{moves} Ke2 Ke7 Ke1 Ke8")).ending(),
        Some(Ending::Repetition)
    );
}

#[test]
fn repetition_and_captures_in_passing() {
    let round = "Ke7 Ke2 Ke8 Ke1";
    // Black could capture on d3 the first time, so that position is another one.
    let legal = line(
        "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1",
        &format!("d4 {round} {round}"),
    );
    assert_eq!(legal.occurrences(), 2);
    // Here the pawn is pinned, so it is the same one.
    let round = "Ka5 Ke1 Ka4 Kd1";
    let pinned = line(
        "8/8/8/8/k3p2Q/8/3P4/3K4 w - - 0 1",
        &format!("d4 {round} {round}"),
    );
    assert_eq!(pinned.occurrences(), 3);
    assert_eq!(pinned.ending(), Some(Ending::Repetition));
}

#[test]
fn fifty_moves() {
    check("4k3/8/8/8/8/8/8/R3K3 w - - 99 80", None);
    check(
        "4k3/8/8/8/8/8/8/R3K3 w - - 100 80",
        Some(Ending::FiftyMoves),
    );
    check(
        "4k3/8/8/8/8/8/8/R3K3 w - - 65535 80",
        Some(Ending::FiftyMoves),
    );
    let played = line("4k3/8/8/8/8/8/8/R3K3 b - - 99 80", "Kd7");
    assert_eq!(played.ending(), Some(Ending::FiftyMoves));
    let moved = line("4k3/p7/8/8/8/8/8/R3K3 b - - 99 80", "a5");
    assert_eq!(moved.ending(), None);
    // Castling doesn't count as anything (laws.md section 8, example 3).
    let castled = line("4k3/8/8/8/8/8/8/R3K3 w Q - 99 80", "0-0-0");
    assert_eq!(castled.ending(), Some(Ending::FiftyMoves));
}

// cozy-chess 0.3.3: a mate on the hundredth move was called a draw.
#[test]
fn mate_comes_before_any_draw() {
    let mate = line("k7/8/1K6/8/8/8/8/7R w - - 99 80", "Rh8#");
    assert_eq!(mate.position().halfmove_clock(), 100);
    assert_eq!(
        mate.ending(),
        Some(Ending::Checkmate {
            winner: Color::White
        })
    );
    let stale = line("k7/8/1K6/8/8/8/8/2Q5 w - - 99 80", "Qc7").ending();
    assert_eq!(stale, Some(Ending::Stalemate));
}

#[test]
fn dead_comes_before_repetition_and_fifty() {
    check(
        "4k3/8/8/8/8/8/8/4KB2 w - - 100 80",
        Some(Ending::DeadPosition),
    );
    let round = "Kd1 Kd8 Ke1 Ke8";
    let dead = line(
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        &format!("{round} {round}"),
    );
    assert_eq!(dead.occurrences(), 3);
    assert_eq!(dead.ending(), Some(Ending::DeadPosition));
}

#[test]
fn repetition_comes_before_fifty() {
    let round = "Kd1 Kd8 Ke1 Ke8";
    let both = line(
        "4k3/8/8/8/8/8/8/R3K3 w - - 92 80",
        &format!("{round} {round}"),
    );
    assert_eq!(both.position().halfmove_clock(), 100);
    assert_eq!(both.ending(), Some(Ending::Repetition));
}
