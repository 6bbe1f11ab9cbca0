//! What the rules know of the endings of play.md, section 6. What follows from it is a matter of
//! law, and not of this crate.

use rochade_chess::{Color, Line, Position};

fn position(fen: &str) -> Position {
    fen.parse().expect(fen)
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
fn who_is_mated_is_in_check_and_has_no_move() {
    let mate = line(START, "f3 e5 g4 Qh4#");
    assert!(mate.position().is_check());
    assert!(!mate.position().has_legal_move());
}

#[test]
fn who_is_stalemated_has_no_move_and_is_not_in_check() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        // With other men on the board that can't move.
        "7k/5Q2/6K1/8/p7/P7/8/8 b - - 0 1",
    ] {
        assert!(!position(fen).is_check(), "{fen}");
        assert!(!position(fen).has_legal_move(), "{fen}");
    }
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
        assert!(position(fen).is_dead(), "{fen}");
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
        assert!(!position(fen).is_dead(), "{fen}");
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
fn occurrences_count_the_present_one() {
    let twice = line(START, "Nf3 Nf6 Ng1 Ng8");
    assert_eq!(twice.occurrences(), 2);
    let thrice = line(START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(thrice.occurrences(), 3);
}

#[test]
fn a_position_with_other_rights_is_another_one() {
    // The king's walk loses the rights, so the position stands for the first time after it.
    let moves = "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8";
    assert_eq!(line(START, moves).occurrences(), 2);
    let again = format!("{moves} Ke2 Ke7 Ke1 Ke8");
    assert_eq!(line(START, &again).occurrences(), 3);
}

#[test]
fn a_capture_in_passing_counts_only_where_it_is_legal() {
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
}

#[test]
fn quiet_moves_are_counted_until_a_pawn_moves_or_a_man_is_taken() {
    let clock = |fen, moves| line(fen, moves).position().halfmove_clock();
    assert_eq!(clock("4k3/8/8/8/8/8/8/R3K3 b - - 99 80", "Kd7"), 100);
    assert_eq!(clock("4k3/p7/8/8/8/8/8/R3K3 b - - 99 80", "a5"), 0);
    // Castling doesn't count as anything (laws.md, section 8, example 3).
    assert_eq!(clock("4k3/8/8/8/8/8/8/R3K3 w Q - 99 80", "0-0-0"), 100);
}
