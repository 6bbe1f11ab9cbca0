//! The endings of play.md, section 6, that come by themselves under the modern laws, and which of
//! two comes first.

use rochade_table::{BareKing, Dead, Laws, Table, Termination, Worth, chess};

use crate::table::{play, table_at};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game that begins with this position and goes on with these moves.
fn game(fen: &str, moves: &str) -> Table {
    let mut table = table_at(fen);
    play(&mut table, moves);
    table
}

/// How that game ends, if it does; without a table, too.
fn ending(fen: &str, moves: &str) -> Option<Termination> {
    let game = game(fen, moves);
    let ending = game.outcome().map(|outcome| outcome.termination);
    let view = game.view();
    let steps = view.entries.iter().map(|entry| entry.deed.step.clone());
    let told = chess::ending(&Laws::MODERN, fen, steps).map(|ending| ending.termination);
    assert_eq!(told, ending, "{moves}");
    ending
}

#[test]
fn what_is_no_game_of_chess_does_not_end() {
    let ends = |laws, fen, moves: &str| {
        let view = game(START, moves).view();
        let steps: Vec<_> = view
            .entries
            .iter()
            .map(|entry| entry.deed.step.clone())
            .collect();
        chess::ending(laws, fen, steps).map(|ending| (ending.termination, ending.worth))
    };
    let modern = &Laws::MODERN;
    let mate = "f3 e5 g4 Qh4";
    let lost = Some((Termination::Checkmate, Worth::Lost));
    assert_eq!(ends(modern, START, mate), lost);
    assert_eq!(ends(modern, "nothing", mate), None);
    let black_begins = START.replace(" w ", " b ");
    assert_eq!(ends(modern, &black_begins, mate), None, "not its turn");
    // Only laws by which a check may go unsaid know a king that can be taken; this one has nothing
    // else.
    let unsaid = "4k3/4Q3/8/8/8/8/8/K7 w - - 0 1";
    let gustavus = Laws {
        bare_king: BareKing::Loss,
        ..Laws::parse("gustavus").expect("laws")
    };
    let bared = Some((Termination::BareKing, Worth::Won));
    assert_eq!(ends(&gustavus, unsaid, ""), bared);
    let strict = Laws {
        bare_king: BareKing::Loss,
        ..Laws::MODERN
    };
    assert_eq!(ends(&strict, unsaid, ""), None);
}

#[test]
fn section_6_checkmate_wins() {
    let mate = game(START, "f3 e5 g4 Qh4");
    let outcome = mate.outcome().expect("the end");
    assert_eq!(outcome.termination, Termination::Checkmate);
    assert_eq!((outcome.result, &*outcome.shares), ("0-1", &[0, 24][..]));
}

#[test]
fn section_6_stalemate_is_a_draw() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "7k/5Q2/6K1/8/p7/P7/8/8 b - - 0 1",
    ] {
        let game = game(fen, "");
        let outcome = game.outcome().expect("the end");
        assert_eq!(outcome.termination, Termination::Stalemate, "{fen}");
        assert_eq!(
            (outcome.result, &*outcome.shares),
            ("1/2-1/2", &[12, 12][..])
        );
    }
}

#[test]
fn section_6_a_dead_position_ends_the_game() {
    let dead = "4k3/8/8/8/8/8/8/4KB2 b - - 0 1";
    assert_eq!(ending(dead, ""), Some(Termination::DeadPosition));
    let alive = "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1";
    assert_eq!(ending(alive, ""), None);
}

#[test]
fn section_6_it_is_told_how_a_position_is_dead() {
    let dead = |fen: &str| table_at(fen).outcome().and_then(|outcome| outcome.dead);
    assert_eq!(
        dead("4k3/8/8/8/8/8/8/4KB2 b - - 0 1"),
        Some(Dead::TooFewMen)
    );
    let wall = "8/4k3/8/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1";
    assert_eq!(dead(wall), Some(Dead::Locked));
    assert_eq!(dead("8/8/8/8/8/8/1Q6/k6K b - - 0 1"), Some(Dead::Nothing));
    assert_eq!(dead("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), None, "stalemate");
}

#[test]
fn section_6_the_third_repetition_ends_the_game() {
    assert_eq!(ending(START, "Nf3 Nf6 Ng1 Ng8"), None);
    let thrice = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    assert_eq!(ending(START, thrice), Some(Termination::Repetition));
}

#[test]
fn section_6_fifty_moves_of_each_end_the_game() {
    let quiet = |count| format!("4k3/8/8/8/8/8/8/R3K3 w - - {count} 80");
    assert_eq!(ending(&quiet(99), ""), None);
    assert_eq!(ending(&quiet(100), ""), Some(Termination::FiftyMoves));
    assert_eq!(ending(&quiet(65535), ""), Some(Termination::FiftyMoves));
    let before = "4k3/p7/8/8/8/8/8/R3K3 b - - 99 80";
    assert_eq!(ending(before, "Kd7"), Some(Termination::FiftyMoves));
    assert_eq!(ending(before, "a5"), None);
}

#[test]
fn laws_section_8_example_3_castling_does_not_restart_the_count() {
    let before = "4k3/8/8/8/8/8/8/R3K3 w Q - 99 80";
    assert_eq!(ending(before, "0-0-0"), Some(Termination::FiftyMoves));
}

// cozy-chess 0.3.3: a mate on the hundredth move was called a draw.
#[test]
fn section_6_mate_comes_before_any_draw() {
    let mate = ending("k7/8/1K6/8/8/8/8/7R w - - 99 80", "Rh8");
    assert_eq!(mate, Some(Termination::Checkmate));
    let stale = ending("k7/8/1K6/8/8/8/8/2Q5 w - - 99 80", "Qc7");
    assert_eq!(stale, Some(Termination::Stalemate));
}

#[test]
fn section_6_dead_comes_before_fifty_and_repetition_too() {
    let dead = "4k3/8/8/8/8/8/8/4KB2 w - - 100 80";
    assert_eq!(ending(dead, ""), Some(Termination::DeadPosition));
    let round = "Kd1 Kd8 Ke1 Ke8";
    let both = ending(
        "4k3/8/8/8/8/8/8/R3K3 w - - 92 80",
        &format!("{round} {round}"),
    );
    assert_eq!(both, Some(Termination::Repetition));
}
