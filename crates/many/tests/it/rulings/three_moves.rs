//! How men move in the game for three.

use rochade_many::{Board, Position, Rules, Seat, Turns};

use super::{after, fields, is_legal, play, read, targets, three};

#[test]
fn r3p_38_black_begins_and_the_turn_goes_to_the_right() {
    let start = Position::initial(&Rules::THREE);
    assert_eq!(start.turn(), Seat::BLACK);
    let round = after(&start, "d2d4 l4k4");
    assert_eq!(round.turn(), Seat::WHITE);
    assert_eq!(after(&round, "b4c4").turn(), Seat::BLACK);
    let left = Position::initial(&Rules {
        turns: Turns::Left,
        ..Rules::THREE
    });
    assert_eq!(after(&left, "d2d4").turn(), Seat::WHITE);
}

#[test]
fn r3p_12_pawns_become_officers_on_the_opposite_eight_squares_only() {
    let men = "kKg1 rKm7 wKa6 kPd9 kPb9 rPb4 wPl5 wPk2";
    for (turn, pawn, moves) in [
        ("k", "d9", vec!["d9d10q", "d9d10r", "d9d10b", "d9d10n"]),
        // n03: a corner edge of the board.
        ("k", "b9", vec!["b9b10"]),
        ("r", "b4", vec!["b4a4q", "b4a4r", "b4a4b", "b4a4n"]),
        ("w", "l5", vec!["l5m5q", "l5m5r", "l5m5b", "l5m5n"]),
        ("w", "k2", vec![]),
    ] {
        let position = three(men, &format!("{turn} - - -"));
        let from = Board::T112.square(pawn).expect(pawn);
        let found = position
            .legal_moves()
            .into_iter()
            .filter(|mv| mv.from == from);
        let found: Vec<_> = found.map(|mv| mv.on(Board::T112).to_string()).collect();
        assert_eq!(found, moves, "{pawn}");
    }
}

#[test]
fn n02_a_black_pawn_that_takes_its_way_to_column_a_stays_one() {
    // "Geraakt bijv. C 2 op A 1, dan wordt hij niet geacht op Dam te zijn": c2xb3xa4.
    let position = three("kKg1 kPc2 rKm7 wKa6 wPb3 wNa4", "k - - -");
    let taken = after(&position, "c2b3 m7m8 a6a7 b3a4");
    let pawn = taken
        .man_at(Board::T112.square("a4").expect("a4"))
        .expect("a man");
    assert_eq!(pawn.kind.letter(), 'P');
    assert_eq!(targets(&after(&taken, "m8m9 a7a8"), "a4"), ["a5"]);
}

#[test]
fn r3p_18_check_is_told_to_kings_only() {
    let position = three("kKg1 kRd2 rKm8 rQl7 wKa6", "k - - -");
    let (deed, _) = play(&position, "d2d7");
    assert!(deed.told.is_empty());
    let (deed, _) = play(&position, "d2d1");
    assert!(deed.told.is_empty());
    let king = three("kKg1 kRd2 rKm8 wKa6", "k - - -");
    let (deed, _) = play(&after(&king, "d2d8 m8m9 a6a7"), "d8d9");
    assert_eq!(deed.told.len(), 1);
}

#[test]
fn r3p_31_a_queen_that_is_attacked_obliges_nobody() {
    let position = three("kKg1 kQd4 kPc2 rKm7 rRd9 wKa6", "k - - -");
    let next = after(&position, "c2c3");
    assert!(is_legal(&next, "d9d4"));
}

#[test]
fn r2p_11_two_pawns_that_have_passed_a_square() {
    // Black's c2-c4 and White's b3-d3 pass c3; who takes there takes the one that stepped last.
    let position = three("kKg1 kPc4 rKm7 rPd2 wKa6 wPd3", "r wc3:r,kc3:rw - -");
    assert_eq!(fields(&position), "r wc3:r,kc3:rw - -");
    let (deed, next) = play(&position, "d2c3");
    let (square, man) = deed.capture.expect("a capture");
    assert_eq!(
        (Board::T112.name(square).to_string().as_str(), man.seat),
        ("c4", Seat::BLACK)
    );
    assert_eq!(fields(&next), "w - - -");
}

#[test]
fn r3p_40_nobody_castles() {
    let men = "kRc1 kKg1 kRk1 rKm7 wKa6";
    let position = three(men, "k - - -");
    assert!(!is_legal(&position, "g1i1") && !is_legal(&position, "g1e1"));
    assert_eq!(
        Position::initial(&Rules::THREE).castling(Seat::BLACK),
        [false; 2]
    );
}

#[test]
fn r3p_41_the_articles_own_example() {
    let before = three("kKf2 kQk1 rKl4 rNg3 wKb5 wQh4", "k - - -");
    let position = after(&before, "k1f1");
    assert_eq!(fields(&position), "r - - -");
    // "mag thans zijn Paard G 3 niet verplaatsen, of die Zwarte Dame nemen".
    assert!(targets(&position, "g3").is_empty());
    assert!(!targets(&position, "l4").is_empty());
    // Were the white queen elsewhere, it could be done.
    let free = three("kKf2 kQf1 rKl4 rNg3 wKb5 wQh6", "r - - -");
    assert!(is_legal(&free, "g3f1"));
}

#[test]
fn n14_binds_whoever_opens_a_line_of_the_next_player_onto_the_third_king() {
    // Red is not in check: the knight is bound all the same.
    let men = "kKf2 rKl8 rNg3 wKb5 wQh4";
    assert!(targets(&three(men, "r - - -"), "g3").is_empty());
    // A man may go on along the line, or take who gives it.
    let bishop = men.replace("rNg3", "rBg3");
    assert_eq!(targets(&three(&bishop, "r - - -"), "g3"), ["h4"]);
    // With turns to the left Black is next, whose own king it is.
    let left = Rules {
        turns: Turns::Left,
        ..Rules::THREE
    };
    assert!(!targets(&read(&left, men, "r - - -"), "g3").is_empty());
    // Red's own lines bind nobody.
    let own = three("kKf2 rKl8 rNg3 rQh4 wKb5", "r - - -");
    assert!(!targets(&own, "g3").is_empty());
}

#[test]
fn n14_binds_who_would_open_the_line_by_taking_in_passing() {
    let position = three("kKg4 kPc4 rKl8 rPd4 wKa6 wRa4", "r kc3:rw - -");
    assert!(!is_legal(&position, "d4c3") && targets(&position, "d4").is_empty());
}

#[test]
fn n14_sleeps_where_the_next_or_the_third_player_is_frozen() {
    let men = "kKf2 rKl8 rNg3 wKb5 wQh4";
    assert!(targets(&three(men, "r - - -"), "g3").is_empty());
    for left in ["wo", "ko"] {
        assert!(!targets(&three(men, &format!("r - {left} -")), "g3").is_empty());
    }
}

#[test]
fn c04_the_own_kings_flight_is_not_barred() {
    // A lone white rook checks Red's king, and Black's stands behind it.
    let position = three("kKc5 rKk5 wKa8 wRm5", "r - - -");
    assert!(position.checks(Seat::RED).any());
    assert_eq!(
        targets(&position, "k5"),
        ["i4", "k4", "l4", "i6", "k6", "l6"]
    );
}
