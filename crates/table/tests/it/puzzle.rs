//! Positions to be solved: right moves and wrong ones, replies, the solution that is shown, and
//! solutions that can't be read.

use rochade_table::{Happening, Intent, Puzzle, PuzzleFault, Refusal, Stage, Table, TypedError};

use crate::table::{position, table_at};

/// White mates with the queen.
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1";

/// White gives the queen and mates with the rook: 1. Qd8+ Rxd8 2. Rxd8#.
const TWO_MOVES: &str = "r5k1/5ppp/8/8/8/8/3Q1PPP/3R2K1 w - - 0 1";

fn puzzle(position: &str, solution: &str) -> (Table, Puzzle) {
    let table = table_at(position);
    let puzzle = Puzzle::read(&table, solution).expect("a solution");
    (table, puzzle)
}

/// Tries a move as the one who solves it does; returns the stage that it leads to.
fn attempt(table: &mut Table, puzzle: &mut Puzzle, text: &str) -> Stage {
    let typed = Intent::Type(text.to_owned());
    table.apply_but_wait(typed).expect("a move");
    puzzle.judge(table).expect("a judgement");
    puzzle.stage()
}

#[test]
fn a_solution_is_played_as_far_as_its_moves_can_be_made() {
    let play = |text| Puzzle::play(table_at(TWO_MOVES), text);
    let (solved, fault) = play("1. Qd8+ Rxd8 2. Rxd8#");
    assert_eq!((solved.plies(), fault), (3, None));
    assert!(solved.outcome().is_some());
    let (begun, fault) = play("1. Qd8+ Kh8");
    let blamed = fault.map(|fault| (fault.place, fault.text));
    assert_eq!((begun.plies(), blamed), (1, Some((2, "Kh8".to_owned()))));
    let (unmoved, fault) = play(" ");
    assert_eq!((unmoved.plies(), fault), (0, None));
}

#[test]
fn the_right_move_solves_it() {
    let (mut table, mut puzzle) = puzzle(BACK_RANK, "Qd8#");
    assert_eq!(puzzle.stage(), Stage::Asked);
    assert_eq!(attempt(&mut table, &mut puzzle, "d1d8"), Stage::Solved);
    assert_eq!(puzzle.wrong(), 0);
    assert!(table.outcome().is_some());
}

#[test]
fn each_of_the_good_moves_solves_a_position_of_a_game() {
    let mut table = Table::new(rochade_table::Start::new(
        rochade_table::GameKind::Chess,
        Vec::new(),
    ));
    table.apply(Intent::Type("e4".into())).expect("a move");
    let good = ["e5", "c5"].map(str::to_owned);
    for (typed, stage) in [
        ("e5", Stage::Solved),
        ("c5", Stage::Solved),
        ("a5", Stage::Wrong),
    ] {
        let puzzle = Puzzle::of_moves(&table, &good);
        let mut table = table.until(1).expect("a table");
        let mut puzzle = puzzle.expect("a puzzle");
        assert_eq!(attempt(&mut table, &mut puzzle, typed), stage, "{typed}");
    }
    let mut puzzle = Puzzle::of_moves(&table, &good).expect("a puzzle");
    let mut shown = table.until(1).expect("a table");
    puzzle.show(&mut shown).expect("a solution");
    puzzle.make_next(&mut shown).expect("its move");
    assert_eq!((puzzle.stage(), shown.plies()), (Stage::Shown, 2));
    assert_eq!(Puzzle::of_moves(&table, &["e4".to_owned()]), None);
    assert_eq!(Puzzle::of_moves(&table, &[]), None);
}

#[test]
fn a_wrong_move_waits_and_goes_back() {
    let (mut table, mut puzzle) = puzzle(TWO_MOVES, "1. Qd8+ Rxd8 2. Rxd8#");
    let start = position(&table);
    for wrong in 1..=2 {
        assert_eq!(attempt(&mut table, &mut puzzle, "Qa5"), Stage::Wrong);
        assert_eq!(puzzle.wrong(), wrong);
        // Nothing was made, and nothing else can be made before it is put back.
        assert_eq!(
            (table.plies(), puzzle.judge(&mut table)),
            (0, Err(Refusal::NothingInHand))
        );
        assert_eq!(puzzle.retry(&mut table), Ok(vec![Happening::PutBack]));
        assert_eq!(
            (position(&table), puzzle.stage()),
            (start.clone(), Stage::Asked)
        );
    }
    assert_eq!(puzzle.retry(&mut table), Err(Refusal::NothingInHand));
}

#[test]
fn the_other_side_replies_as_the_solution_says() {
    let (mut table, mut puzzle) = puzzle(TWO_MOVES, "1. Qd8+ Rxd8 2. Rxd8#");
    assert_eq!(attempt(&mut table, &mut puzzle, "Qd8"), Stage::Right);
    assert!(puzzle.moves_by_itself());
    assert!(puzzle.make_next(&mut table).is_ok());
    assert_eq!((table.plies(), puzzle.stage()), (2, Stage::Asked));
    assert_eq!(puzzle.make_next(&mut table), Err(Refusal::NothingInHand));
    assert_eq!(attempt(&mut table, &mut puzzle, "Rxd8"), Stage::Solved);
}

#[test]
fn a_solution_that_ends_with_a_reply_is_solved_with_it() {
    let (mut table, mut puzzle) = puzzle(TWO_MOVES, "1. Qd8+ Rxd8");
    assert_eq!(attempt(&mut table, &mut puzzle, "Qd8"), Stage::Right);
    puzzle.make_next(&mut table).expect("a reply");
    assert_eq!(puzzle.stage(), Stage::Solved);
}

#[test]
fn any_mate_is_right_where_the_solution_mates() {
    for (solution, stage) in [("Ra8#", Stage::Solved), ("Ra3", Stage::Wrong)] {
        let (mut table, mut puzzle) = puzzle("6k1/5ppp/8/8/8/8/R4PPP/3Q2K1 w - - 0 1", solution);
        assert_eq!(attempt(&mut table, &mut puzzle, "Qd8"), stage, "{solution}");
    }
}

#[test]
fn the_solution_is_shown_from_where_it_has_come_to() {
    let (mut table, mut puzzle) = puzzle(TWO_MOVES, "1. Qd8+ Rxd8 2. Rxd8#");
    assert_eq!(attempt(&mut table, &mut puzzle, "Qa5"), Stage::Wrong);
    puzzle.show(&mut table).expect("what is in hand goes back");
    assert!(table.waiting().is_none());
    let mut plies = 0;
    while puzzle.moves_by_itself() {
        puzzle.make_next(&mut table).expect("a move");
        plies += 1;
        assert_eq!(table.plies(), plies);
    }
    assert_eq!(
        (plies, puzzle.stage(), puzzle.is_over()),
        (3, Stage::Shown, true)
    );
    assert_eq!(puzzle.show(&mut table), Err(Refusal::GameOver));
}

#[test]
fn numbers_and_results_are_no_moves() {
    for solution in [
        "1.Qd8+ Rxd8 2.Rxd8# 1-0",
        "1. d2d8 a8xd8 2. d1xd8",
        "Qd8+ Rxd8 Rxd8#",
        "1. Qd8+! 1... Rxd8 2. Rxd8# *",
    ] {
        let (mut table, mut puzzle) = puzzle(TWO_MOVES, solution);
        assert_eq!(
            attempt(&mut table, &mut puzzle, "Qd8"),
            Stage::Right,
            "{solution}"
        );
    }
}

#[test]
fn a_solution_that_cannot_be_read_says_where_and_why() {
    for (solution, text, place, error) in [
        ("", "", 1, TypedError::Unreadable),
        ("1.", "", 1, TypedError::Unreadable),
        ("1. Qd8+ Kh8", "Kh8", 2, TypedError::Illegal),
        ("soon", "soon", 1, TypedError::Unreadable),
        ("Qd8+ Rxd8 Rxd8# Kh8", "Kh8", 4, TypedError::Illegal),
    ] {
        let fault = PuzzleFault {
            text: text.to_owned(),
            place,
            error,
        };
        assert_eq!(
            Puzzle::read(&table_at(TWO_MOVES), solution),
            Err(fault),
            "{solution}"
        );
    }
    // A pawn has to become something.
    let pawn = table_at("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    assert!(Puzzle::read(&pawn, "a8=Q").is_ok());
    assert!(Puzzle::read(&pawn, "a8").is_err());
}

#[test]
fn what_was_played_counts_when_it_is_taken_up() {
    let solution = "1. Qd8+ Rxd8 2. Rxd8#";
    for (moves, stage) in [
        ("", Stage::Asked),
        ("Qd8", Stage::Right),
        ("Qd8 Rxd8", Stage::Asked),
        ("Qd8 Rxd8 Rxd8", Stage::Solved),
        ("Qa5", Stage::Shown),
    ] {
        let mut table = table_at(TWO_MOVES);
        for text in moves.split_whitespace() {
            table.apply(Intent::Type(text.to_owned())).expect("a move");
        }
        let puzzle = Puzzle::read(&table, solution).expect("a solution");
        assert_eq!(puzzle.stage(), stage, "{moves}");
    }
}

#[test]
fn a_capture_in_draughts_is_found_too() {
    let start = rochade_table::Start::new(rochade_table::GameKind::Draughts, Vec::new());
    let mut table = Table::from_position(start, "W:Wc3:Bd4,f6").expect("a position");
    let mut puzzle = Puzzle::read(&table, "1. c3:e5:g7").expect("a solution");
    assert_eq!(attempt(&mut table, &mut puzzle, "c3xg7"), Stage::Solved);
}
