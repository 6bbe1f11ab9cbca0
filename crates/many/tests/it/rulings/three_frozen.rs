//! Who stands frozen in the game for three, and what that means.

use rochade_many::{Frozen, Happening, Seat};

use super::{after, fields, is_legal, mated, play, stalemated, targets, three};

/// Red's king in the corner m10: a rook on row 9 holds it, one on row 10 mates it.
const CORNER: &str = "kKg1 kRd9 kRe8 rKm10 rPl3 wKa6 wPb3";

#[test]
fn r3p_32_mate_and_stalemate_are_there_only_when_the_turn_comes() {
    // White moves last before Black: so Black's rook mates Red at once.
    let (deed, next) = play(&three(CORNER, "k - - -"), "e8e10");
    assert_eq!(deed.happenings, [mated(Seat::RED)]);
    assert_eq!(fields(&next), "w - rm -");
    // White's rook would mate Red; Black moves before Red does, and saves him.
    let men = "kKg1 kNk8 rKm10 rPl3 wKa6 wRd9 wRe8";
    let given = after(&three(men, "w - - -"), "e8e10");
    assert!(given.checks(Seat::RED).any() && given.frozen(Seat::RED).is_none());
    assert_eq!(after(&given, "k8l10").turn(), Seat::RED);
    assert_eq!(fields(&after(&given, "g1g2")), "w - rm -");
}

#[test]
fn r3p_25_a_stalemate_freezes_like_a_mate() {
    let men = "kKg1 kRd9 kRk5 rKm10 wKa6 wPb3";
    let (deed, next) = play(&three(men, "k - - -"), "k5l5");
    assert_eq!(deed.happenings, [stalemated(Seat::RED)]);
    assert_eq!(fields(&next), "w - rs -");
}

#[test]
fn r3p_33_two_colours_together_neither_mate_nor_stalemate() {
    // Black's rook gives the check, White's holds row 9.
    let men = "kKg1 kRe8 rKm10 rPl3 wKa6 wRd9";
    let (deed, next) = play(&three(men, "k - - -"), "e8e10");
    assert_eq!(deed.happenings, [Happening::Passed(Seat::RED)]);
    assert_eq!(fields(&next), "w - - -");
    // Red's men still guard, and can be taken.
    let men = "kKg1 kRe8 rKm10 rPl3 wKa6 wRd9 wQa3";
    let (_, next) = play(&three(men, "k - - -"), "e8e10");
    assert!(is_legal(&next, "a3l3"));
    let stale = "kKg1 kRk5 rKm10 wKa6 wRd9";
    let (deed, _) = play(&three(stale, "k - - -"), "k5l5");
    assert_eq!(deed.happenings, [Happening::Passed(Seat::RED)]);
}

#[test]
fn n17_who_alone_holds_the_king_mates_by_attacking_it() {
    // Black alone stalemates, White alone does nothing, but checks: no mate.
    let men = "kKg1 kRd9 kRk5 rKm10 wKa6 wRe2";
    let (deed, _) = play(&three(&men.replace("wRe2", "wRe8"), "w - - -"), "e8e10");
    assert!(deed.happenings.is_empty());
    let checked = after(&three(&men.replace("wRe2", "wRe8"), "w - - -"), "e8e10");
    let (deed, _) = play(&checked, "k5l5");
    assert_eq!(deed.happenings, [stalemated(Seat::RED)]);
}

#[test]
fn n18_frozen_men_hold_squares_in_a_mate() {
    // White is frozen, and its rook holds row 9 against Red's king: Black mates.
    let men = "kKg1 kRe8 rKm10 wKa6 wRd9";
    let (deed, next) = play(&three(men, "k - wo -"), "e8e10");
    assert_eq!(deed.happenings, [mated(Seat::RED)]);
    assert!(next.outcome().is_some());
}

#[test]
fn r3p_35_frozen_men_stay_and_no_enemy_king_goes_onto_their_lines() {
    let men = "kKg1 kRd9 kRe10 rKm10 rRf5 wKb5 wQd5 wPb3";
    let frozen = three(men, "w - rm -");
    assert_eq!(frozen.frozen(Seat::RED), Some(Frozen::Mated));
    // They are not taken (4p-40 by 3p-35).
    assert!(!is_legal(&frozen, "d5f5") && is_legal(&frozen, "d5e5"));
    // The queen shields the king from the rook, which gives no check, and must not open its line.
    assert!(!is_legal(&frozen, "d5d6"));
    let king = three(&men.replace("kKg1", "kKg4"), "k - rm -");
    let found = targets(&king, "g4");
    assert!(!found.contains(&"f4".to_owned()) && !found.contains(&"f3".to_owned()));
}

#[test]
fn r3p_36_who_is_released_takes_part_again() {
    let men = "kKg1 kRd9 kRe10 rKm10 rPl3 wKa6 wPb3";
    let (deed, next) = play(&three(men, "k - rm -"), "d9d8");
    assert_eq!(deed.happenings, [Happening::Released(Seat::RED)]);
    assert_eq!((next.turn(), next.frozen(Seat::RED)), (Seat::RED, None));
    assert!(targets(&next, "m10").contains(&"m9".to_owned()));
    // 4p-39 by 3p-35: other men take over.
    let (deed, _) = play(
        &three(&men.replace("kRe10", "kRe10 kQh2"), "k - rm -"),
        "h2h10",
    );
    assert_eq!(
        deed.happenings,
        [Happening::StaysFrozen(Seat::RED, Frozen::Mated)]
    );
}

#[test]
fn c02_a_mate_lasts_as_long_as_any_man_attacks_the_king() {
    let men = "kKg1 kRd9 kRe10 rKm10 wKa6 wPb3";
    // The checking rook goes to another file: Red is still held, by a stalemate.
    let position = three(&format!("{men} kRf8"), "k - rm -");
    let (deed, _) = play(&after(&position, "g1g2"), "b3c3");
    assert!(deed.happenings.is_empty());
    let men = men.replace("kRe10", "kRl5");
    let (deed, _) = play(&three(&format!("{men} kRe10"), "k - rm -"), "e10e1");
    assert_eq!(
        deed.happenings,
        [Happening::StaysFrozen(Seat::RED, Frozen::Stalemated)]
    );
}

#[test]
fn c03_3p_41_keeps_a_mate_from_being_lifted() {
    // White checks Red, and is next: the knight could go between on i4, but would open the white
    // queen's line onto Black's king.
    let men = "kKf2 kPc2 rKm4 rNg3 wKa8 wQh4 wRi3 wRd5";
    let position = three(men, "k - - -");
    let (deed, next) = play(&position, "c2c3");
    assert_eq!(deed.happenings, [mated(Seat::RED)]);
    assert_eq!(fields(&next), "w - rm -");
    // Without the third king behind, it goes between.
    let free = three(&men.replace("kKf2", "kKg1"), "k - - -");
    assert_eq!(after(&free, "c2c3").turn(), Seat::RED);
}

/// Red's king in the corner has no square, and the knight shields Black's king from the white
/// queen.
const BOUND: &str = "kKf2 kPc2 rKm10 rNg3 wKa8 wQh4";

#[test]
fn c03_who_has_no_move_but_for_3p_41_is_stalemated_by_the_next_player() {
    let men = format!("{BOUND} wRd9 wRl3");
    let (deed, next) = play(&three(&men, "k - - -"), "c2c3");
    assert_eq!(deed.happenings, [stalemated(Seat::RED)]);
    assert_eq!(fields(&next), "w - rs -");
}

#[test]
fn n17_who_has_no_move_but_for_3p_41_passes_where_the_other_player_holds_the_king() {
    let men = format!("{BOUND} kRd9 kRl4");
    let (deed, next) = play(&three(&men, "k - - -"), "c2c3");
    assert_eq!(deed.happenings, [Happening::Passed(Seat::RED)]);
    assert_eq!(fields(&next), "w - - -");
}

#[test]
fn c11_who_has_left_stays_frozen_for_good() {
    let men = "kKg1 kRd9 rKm7 rQl7 wKa6";
    let position = three(men, "k - - -");
    let (happenings, next) = position.leave(Seat::RED).expect("it can be left");
    assert_eq!(happenings, [Happening::Frozen(Seat::RED, Frozen::Left)]);
    assert_eq!(fields(&next), "k - ro -");
    assert!(next.leave(Seat::RED).is_none());
    let (deed, next) = play(&next, "g1g2");
    assert_eq!(
        deed.happenings,
        [Happening::StaysFrozen(Seat::RED, Frozen::Left)]
    );
    assert_eq!(next.turn(), Seat::WHITE);
    // In one's own turn, too; and a double step that has just been made can't be answered any more.
    let stepped = after(&three("kKg1 kPd2 rKm7 rPc4 wKa6 wRb8", "k - - -"), "d2d4");
    let (_, left) = stepped.leave(Seat::BLACK).expect("it can be left");
    assert_eq!(fields(&left), "r - ko -");
    let (happenings, left) = stepped.leave(Seat::RED).expect("it can be left");
    assert_eq!(happenings.len(), 2);
    assert_eq!(fields(&left), "w kd3:w ro -");
    // In four a pair leaves together: the game has ended.
    let four = rochade_many::Position::initial(&rochade_many::Rules::FOUR);
    assert!(four.leave(Seat::A).is_none());
}
