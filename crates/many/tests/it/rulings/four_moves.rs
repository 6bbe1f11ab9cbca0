//! How men move in the game for four.

use rochade_many::{Board, Position, Rules, Seat, Takers, Turns};

use super::{after, fields, four, is_legal, play, read, targets};

#[test]
fn r4p_01_allies_sit_across_and_the_turn_goes_to_the_right() {
    let start = Position::initial(&Rules::FOUR);
    let game = start.game();
    assert_eq!(game.ally(Seat::A), Some(Seat::C));
    assert_eq!(game.ally(Seat::D), Some(Seat::B));
    let round = after(&start, "d2d3 m4l4 d13d12 b4c4");
    assert_eq!(round.turn(), Seat::C);
    // n04: the other reading of "van de linker- naar de regterhand".
    let left = Position::initial(&Rules {
        turns: Turns::Left,
        ..Rules::FOUR
    });
    assert_eq!(after(&left, "d2d3 b4c4 d13d12 m4l4").turn(), Seat::C);
}

#[test]
fn r2p_11_a_pawn_steps_twice_from_its_first_square_only() {
    let start = Position::initial(&Rules::FOUR);
    for (seat, pawn, steps) in [
        (Seat::C, "d2", ["d3", "d4"]),
        (Seat::B, "b4", ["c4", "d4"]),
        (Seat::D, "m4", ["k4", "l4"]),
        (Seat::A, "d13", ["d11", "d12"]),
    ] {
        let start = Position::beginning_with(start.rules(), seat).expect("a seat");
        assert_eq!(targets(&start, pawn), steps);
    }
    let later = after(&start, "d2d3 m4l4 d13d12 b11c11");
    assert_eq!(targets(&later, "d3"), ["d4"]);
    assert_eq!(
        targets(&four("AKg14 BKa7 CKh1 DKn8 CPd2 BNd4", "C - - - -"), "d2"),
        ["d3"]
    );
    assert!(targets(&four("AKg14 BKa7 CKh1 DKn8 CPd2 BNd3", "C - - - -"), "d2").is_empty());
}

const PASSING: &str = "AKg14 BKa7 CKh1 DKn8 CPg2 BPf2 DPh4 APf4";

#[test]
fn n09_each_enemy_takes_in_passing_once_and_the_ally_never() {
    let stepped = after(&four(PASSING, "C - - - -"), "g2g4");
    assert_eq!(fields(&stepped), "D - Cg3:DB - -");
    let (deed, taken) = play(&stepped, "h4g3");
    let (square, man) = deed.capture.expect("a capture");
    assert_eq!(
        (Board::Four.name(square).to_string().as_str(), man.seat),
        ("g4", Seat::C)
    );
    assert_eq!(fields(&taken), "A - - - -");
    let waits = after(&stepped, "n8n7");
    assert_eq!(fields(&waits), "A - Cg3:B - -");
    // A's pawn attacks g3, too, and A is C's ally.
    assert_eq!(targets(&waits, "f4"), ["f3"]);
    let waits = after(&waits, "g14g13");
    assert_eq!(targets(&waits, "f2"), ["g2", "g3"]);
    assert_eq!(fields(&after(&waits, "a7a8")), "C - - - -");
}

#[test]
fn n09_nobody_takes_in_passing_where_the_square_is_filled_or_the_pawn_gone() {
    let filled = after(
        &four("AKg14 BKa7 CKh1 DKn8 CPg2 BPf2 DQk3", "C - - - -"),
        "g2g4 k3g3",
    );
    assert_eq!(fields(&filled), "A - - - -");
    let gone = after(
        &four("AKg14 BKa7 CKh1 DKn8 CPg2 BPf2 DQj4", "C - - - -"),
        "g2g4 j4g4",
    );
    assert_eq!(fields(&gone), "A - - - -");
}

#[test]
fn c13_by_the_other_reading_only_the_next_enemy_takes() {
    let rules = Rules {
        en_passant: Takers::NextEnemy,
        ..Rules::FOUR
    };
    let stepped = after(&read(&rules, PASSING, "C - - - -"), "g2g4");
    assert_eq!(fields(&stepped), "D - Cg3:D - -");
    assert_eq!(fields(&after(&stepped, "n8n7")), "A - - - -");
}

#[test]
fn r4p_30_taking_in_passing_is_forced_where_nothing_else_is_left() {
    let position = four("AKg14 ANd12 ARc10 BKa11 BPf4 CKh1 CPg2 DKn8", "C - - - -");
    let stepped = after(&position, "g2g4 n8n7 g14g13");
    assert_eq!(stepped.turn(), Seat::B);
    let moves = stepped.legal_moves();
    assert_eq!(moves.len(), 1);
    assert!(is_legal(&stepped, "f4g3"));
}

#[test]
fn r2p_13_kings_castle_two_squares_towards_either_rook() {
    let men = "ARd14 AKg14 ARk14 BRa4 BKa7 BRa11 CRd1 CKh1 CRk1 DRn4 DKn8 DRn11";
    for (seat, king, castled) in [
        ("A", "g14", ["e14", "i14"]),
        ("B", "a7", ["a5", "a9"]),
        ("C", "h1", ["f1", "j1"]),
        ("D", "n8", ["n6", "n10"]),
    ] {
        let position = four(men, &format!("{seat} AKQBKQCKQDKQ - - -"));
        let found = targets(&position, king);
        assert!(
            castled.iter().all(|to| found.contains(&(*to).to_owned())),
            "{found:?}"
        );
    }
    let position = four(men, "C AKQBKQCKQDKQ - - -");
    for (mv, rook) in [("h1j1", "CRi1"), ("h1f1", "CRg1")] {
        let (deed, next) = play(&position, mv);
        assert!(deed.rook.is_some());
        let square = Board::Four.square(&rook[2..]).expect(rook);
        assert_eq!(
            next.man_at(square).map(|man| man.kind.letter()),
            Some('R'),
            "{mv}"
        );
        assert_eq!(fields(&next), "D AKQBKQDKQ - - -");
    }
}

#[test]
fn r2p_13_rights_go_with_king_and_rook() {
    let men = "AKg14 BKa7 CRd1 CKh1 CRk1 DKn8 DBj2";
    let position = four(men, "C CKQ - - -");
    assert_eq!(fields(&after(&position, "k1k2")), "D CQ - - -");
    assert_eq!(fields(&after(&position, "h1h2")), "D - - - -");
    // The rook is taken.
    assert_eq!(fields(&after(&position, "d1d2 j2k1")), "A - - - -");
}

#[test]
fn n08_castling_is_barred_by_either_enemy_and_by_frozen_men() {
    let castles = |men: &str, rest: &str| {
        let position = four(&format!("AKg14 BKa7 CRd1 CKh1 CRk1 DKn8 {men}"), rest);
        ["h1j1", "h1f1"].map(|mv| is_legal(&position, mv))
    };
    let open = "C CKQ - - -";
    assert_eq!(castles("AQi8", open), [true, true], "the ally's lines");
    assert_eq!(
        castles("BQi8", open),
        [false, true],
        "over an attacked square"
    );
    assert_eq!(castles("DQj8", open), [false, true], "onto one");
    assert_eq!(castles("DRh8", open), [false, false], "out of check");
    assert_eq!(castles("BRk8", open), [true, true], "with an attacked rook");
    assert_eq!(
        castles("BRe8", open),
        [true, true],
        "past an attacked square"
    );
    assert_eq!(castles("BNe1", open), [true, false], "past a man");
    // B is mated on a7 by A and C, and stays so.
    let mated = "ARa10 ARb10 AQc7 ";
    assert_eq!(
        castles(&format!("{mated} BRi8"), "C CKQ - Bm -"),
        [false, true]
    );
    assert_eq!(
        castles(&format!("{mated} BRh8"), "C CKQ - Bm -"),
        [true, true],
        "frozen men give no check"
    );
}

#[test]
fn r4p_31_pawns_become_officers_at_enemy_edges_by_capture_and_at_the_allys() {
    let position = four(
        "AKg14 BKa7 CKh1 DKn8 CPb5 BRa6 CPm9 DNn10 CPe13 BNd14",
        "C - - - -",
    );
    let becomes = |from: &str| {
        let board = Board::Four;
        let from = board.square(from).expect(from);
        let moves = position
            .legal_moves()
            .into_iter()
            .filter(|mv| mv.from == from);
        moves.map(|mv| mv.on(board).to_string()).collect::<Vec<_>>()
    };
    // Obligatory, and in a fixed order.
    assert_eq!(becomes("b5"), ["b5a6q", "b5a6r", "b5a6b", "b5a6n", "b5b6"]);
    assert_eq!(
        becomes("m9"),
        ["m9m10", "m9n10q", "m9n10r", "m9n10b", "m9n10n"]
    );
    assert_eq!(becomes("e13").len(), 8);
    assert!(!is_legal(&position, "b5a6") && !is_legal(&position, "b5b6q"));
    // It works at once.
    let checked = after(&position, "b5a6q");
    assert!(checked.checks(Seat::B).any());
}

#[test]
fn r4p_31_other_edges_leave_a_pawn_stuck() {
    let position = four("AKg14 BKa7 CKh1 DKn8 CPb10 DPd4", "C - - - -");
    let stuck = after(&position, "b10b11 n8n9 g14g13 a7a8");
    assert!(targets(&stuck, "b11").is_empty());
    let may_capture = four("AKg14 BKa7 CKh1 DKn8 CPl11 BPk12", "C - - - -");
    assert_eq!(targets(&may_capture, "l11"), ["k12"]);
}

#[test]
fn r4p_32_check_is_parried_at_once_whoever_else_could() {
    // D checks C; A, who moves before B, could take the rook.
    let position = four("AKg14 AQh14 BKa7 CKh1 CPd2 DKn8 DRh8", "C - - - -");
    assert!(!is_legal(&position, "d2d3"));
    assert!(
        position
            .legal_moves()
            .iter()
            .all(|mv| mv.from == position.king(Seat::C))
    );
}

#[test]
fn r4p_33_a_queen_that_is_attacked_obliges_nobody() {
    let position = four("AKg14 BKa7 CKh1 CQd1 CPk2 DKn8 DRd8", "C - - - -");
    assert!(is_legal(&position, "k2k3"));
    assert!(is_legal(&after(&position, "k2k3"), "d8d1"));
}

#[test]
fn r4p_18_check_is_told_to_kings_and_queens() {
    let position = four("AKg14 BKa7 BQj8 CKh1 CRd2 DKn8", "C - - - -");
    let (deed, _) = play(&position, "d2d8");
    let told: Vec<_> = deed
        .told
        .into_iter()
        .map(|at| Board::Four.name(at).to_string())
        .collect();
    assert_eq!(told, ["j8"]);
    let king = four("AKg14 BKa7 CKh1 CRd5 DKn8", "C - - - -");
    let (deed, next) = play(&king, "d5n5");
    assert_eq!(deed.told.len(), 1);
    assert!(next.checks(Seat::D).any() && next.checks(Seat::B).is_empty());
    // R7: that an ally's line was opened is not said.
    let opened = four("AKg14 ARd8 BKa8 CKh1 CNc8 DKn5", "C - - - -");
    let (deed, next) = play(&opened, "c8d6");
    assert!(deed.told.is_empty() && next.checks(Seat::B).any());
    // What was attacked before is not told again.
    let (deed, _) = play(
        &four("AKg14 BKa7 BQj8 CKh1 CRd8 DKn11", "C - - - -"),
        "h1h2",
    );
    assert!(deed.told.is_empty());
}

#[test]
fn r4p_35_the_ally_may_be_exposed() {
    let position = four("AKg14 AQg13 BKa7 BRg4 CKh1 CRg8 DKn8", "C - - - -");
    assert!(is_legal(&position, "g8d8") && after(&position, "g8d8").checks(Seat::A).is_empty());
    let bare = four("AKg14 BKa7 BRg4 CKh1 CRg8 DKn8", "C - - - -");
    assert!(after(&bare, "g8d8").checks(Seat::A).any());
    // Even to mate (4p-35, "of werd zij daardoor Mat").
    let mate = four("AKd14 BKa7 BRd4 BRe3 CKh1 CRd8 DKn5", "C - - - -");
    let exposed = after(&mate, "d8k8 n5n6");
    assert_eq!(fields(&exposed), "B - - Am -");
}

#[test]
fn r4p_44_allies_check_together_and_never_take_each_other() {
    let position = four("AKg14 BKa7 CKh1 DKh2 DQi2 BRh4", "C - - - -");
    assert!(position.checks(Seat::C).len() >= 2);
    let beside = four("AKh2 BKa7 CKh1 CRd2 DKn8 APg2", "C - - - -");
    assert!(position.game().ally(Seat::C) == Some(Seat::A) && beside.checks(Seat::C).is_empty());
    assert!(!is_legal(&beside, "d2g2") && is_legal(&beside, "d2f2"));
}
