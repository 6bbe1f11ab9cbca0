//! Who can still mate by some series of legal moves (play.md, section 6).

mod few_men;
mod freedom;
mod peer;

use rochade_chess::{Color, Position, TolerantPosition, Unwinnable, Winnable};

/// The nodes that each question of the files may cost.
const NODES: u64 = 10_000;

fn position(fen: &str) -> Position {
    fen.parse().expect(fen)
}

/// Plays the moves that are said to lead to mate, each of them legal.
fn replay(position: &Position, winner: Color, answer: &Winnable) {
    let Winnable::Yes(moves) = answer else {
        return;
    };
    let mut last = *position;
    for &mv in moves {
        last = last.play(mv).expect("a legal move");
    }
    assert!(last.is_check() && !last.has_legal_move(), "{position}");
    assert_eq!(last.turn(), winner.other(), "{position}");
}

/// Holds the answers against those of a file, with two letters before each position; returns how
/// many are open.
fn check(text: &str) -> usize {
    let mut open = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (letters, fen) = line.split_once(' ').expect(line);
        let position = position(fen);
        for (color, letter) in Color::ALL.into_iter().zip(letters.chars()) {
            let (answer, nodes) = position.winnable(color, NODES);
            assert!(nodes < NODES + 500, "{line}");
            replay(&position, color, &answer);
            match answer {
                Winnable::Yes(_) => assert_ne!(letter, '-', "{color:?} {line}"),
                Winnable::No(_) => assert_eq!(letter, '-', "{color:?} {line}"),
                Winnable::Undetermined => open += 1,
            }
        }
    }
    open
}

#[test]
fn hard_positions_are_answered_right() {
    let open = check(include_str!("../data/dead/hard.txt"));
    assert!(open < 270, "{open} of 3534 are open");
}

#[test]
fn positions_of_real_games_are_answered_right() {
    let open = check(include_str!("../data/dead/games.txt"));
    assert!(open < 60, "{open} of 16688 are open");
}

#[test]
fn what_proves_a_dead_position_is_told() {
    for (fen, proof) in [
        ("4k3/8/8/8/8/8/8/4KB2 w - -", Some(Unwinnable::TooFewMen)),
        // Nobody gets through the wall.
        (
            "5k2/4p3/3pPp2/2pP1Pp1/1pPK2Pp/pP5P/P7/8 w - -",
            Some(Unwinnable::Locked),
        ),
        // The king has to take the queen.
        ("8/8/8/8/8/8/1Q6/k6K b - -", Some(Unwinnable::Searched)),
        ("k1K5/1Q6/8/8/8/8/8/8 b - -", None),
        ("5k2/4r3/3pPp2/2pP1Pp1/1pPK2Pp/pP5P/P7/8 w - -", None),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", None),
    ] {
        assert_eq!(position(fen).dead(), proof, "{fen}");
        assert_eq!(position(fen).is_dead(), proof.is_some(), "{fen}");
    }
}

#[test]
fn a_game_that_is_over_needs_no_nodes() {
    let mated = position("7k/6Q1/6K1/8/8/8/8/8 b - -");
    let (yes, no) = (
        Winnable::Yes(Vec::new()),
        Winnable::No(Unwinnable::Searched),
    );
    assert_eq!(mated.winnable(Color::White, 1), (yes, 0));
    assert_eq!(mated.winnable(Color::Black, 1), (no.clone(), 0));
    let stalemated = position("7k/5Q2/6K1/8/8/8/8/8 b - -");
    assert_eq!(stalemated.winnable(Color::White, 1), (no, 0));
}

#[test]
fn a_pawn_that_can_be_captured_in_passing_locks_nothing() {
    // With the capture, a way is open to both sides; without it, there is none.
    let walled = "8/8/1k6/1p1p1p1p/pP1PpPpP/P3P1P1/8/K7 b - ";
    for (passing, alive) in [("-", false), ("f3", true)] {
        let fen = format!("{walled}{passing}");
        let answer = position(&fen).winnable(Color::Black, 500_000).0;
        assert_eq!(matches!(answer, Winnable::Yes(_)), alive, "{fen}");
    }
}

#[test]
fn a_king_that_can_only_stalemate_locks_a_position() {
    // Whatever Black's king does when it has left its corner, White can't move any more.
    let proof = (Winnable::No(Unwinnable::Locked), true);
    for fen in [
        "8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 b - -",
        "8/4b3/3b3p/2b2p1P/3b1p1K/b4Pp1/1b1b2P1/b4kb1 w - -",
    ] {
        for color in Color::ALL {
            let (answer, nodes) = position(fen).winnable(color, 1_000);
            assert_eq!((answer, nodes < 1_000), proof, "{color:?} {fen}");
        }
    }
}

#[test]
fn a_king_that_goes_away_holds_nothing_up_any_more() {
    for (fen, winner) in [
        // It stands in a pawn's way.
        ("8/8/6k1/6P1/8/p1p5/P1P5/KB6 b - -", Color::White),
        // It guards squares from where it stands.
        ("8/8/8/6k1/6P1/6PK/6PP/8 b - -", Color::White),
        (
            "8/1K2p3/3pPp2/k1pP1P2/1pP4p/pP3B1P/P7/8 w - -",
            Color::Black,
        ),
    ] {
        let at_once = position(fen).winnable(winner, 1).0;
        assert_eq!(at_once, Winnable::Undetermined, "{winner:?} {fen}");
        let answer = position(fen).winnable(winner, 100_000).0;
        assert!(matches!(answer, Winnable::Yes(_)), "{winner:?} {fen}");
        replay(&position(fen), winner, &answer);
    }
}

#[test]
fn too_few_nodes_leave_it_open() {
    let start = Position::initial();
    assert_eq!(start.winnable(Color::White, 10).0, Winnable::Undetermined);
    assert!(start.can_mate(Color::White) && !start.is_dead());
}

#[test]
fn after_a_move_fewer_nodes_are_spent_than_at_a_fallen_flag() {
    // Nobody gets through, but the pawns can move for long: 12,210 positions have to be met.
    let moving = position("k7/8/3p1p1p/1p6/1P6/KP6/PP1P1P1P/8 w - -");
    assert_eq!(moving.dead(), None);
    for color in Color::ALL {
        assert_eq!(
            moving.winnable(color, 1_000).0,
            Winnable::Undetermined,
            "{color:?}"
        );
        assert!(!moving.can_mate(color), "{color:?}");
    }
}

#[test]
fn nearly_every_dead_position_of_the_files_ends_a_game_after_a_move() {
    let texts = [
        include_str!("../data/dead/hard.txt"),
        include_str!("../data/dead/games.txt"),
    ];
    let lines = texts.iter().flat_map(|text| text.lines());
    let all = lines.filter(|line| !line.starts_with('#'));
    let (mut dead, mut open) = (0, 0);
    for (letters, fen) in all.filter_map(|line| line.split_once(' ')) {
        let is_dead = position(fen).is_dead();
        assert!(!is_dead || letters == "--", "{fen}");
        if letters == "--" {
            dead += 1;
            open += usize::from(!is_dead);
        }
    }
    assert!(open < 46, "{open} of {dead} are open");
}

#[test]
fn where_the_king_could_be_taken_only_the_men_decide() {
    // White has overlooked a check, and today's rules don't know the position: Black would take the
    // king.
    let unsaid = |fen: &str| fen.parse::<TolerantPosition>().expect(fen);
    assert!(unsaid("4k3/8/8/8/8/8/4r3/R3K3 b - - 0 1").dead().is_none());
    assert!(unsaid("4k3/8/8/8/8/5n2/8/4K3 b - - 0 1").dead().is_some());
    // Where nothing was overlooked, all is as in chess.
    let walled = "5k2/4p3/3pPp2/2pP1Pp1/1pPK2Pp/pP5P/P7/8 w - - 0 1";
    assert!(unsaid(walled).dead().is_some() && !unsaid(walled).can_mate(Color::White));
}
