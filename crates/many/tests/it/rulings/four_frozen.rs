//! Who stands frozen in the game for four, and what that means.

use rochade_many::{Frozen, Happening, Kind, Seat};

use super::{after, fields, four, is_legal, mated, play, stalemated, targets};

/// B's king in the corner a11, mated once the rook is on row 11; D's men far away.
const CORNER: &str = "AKg14 ARj10 BKa11 BNf6 CKh1 CRk9 DKn8 DPm4";

#[test]
fn r4p_36_mate_is_there_only_when_the_turn_comes() {
    let position = four(CORNER, "C - - - -");
    // C gives what will be mate; D and A move before it is B's turn.
    let (deed, next) = play(&position, "k9k11");
    assert_eq!(
        (next.turn(), deed.happenings.as_slice()),
        (Seat::D, &[][..])
    );
    assert!(next.checks(Seat::B).any() && next.frozen(Seat::B).is_none());
    // Until then B's men may be taken.
    let next = after(&next, "n8n7");
    let (deed, next) = play(&next, "g14g13");
    assert_eq!(deed.happenings, [mated(Seat::B)]);
    assert_eq!(fields(&next), "C - - Bm -");
    // D can undo it in time.
    let saved = four(&format!("{CORNER} DRe4"), "C - - - -");
    let saved = after(&saved, "k9k11 e4e11 g14g13");
    assert_eq!((saved.turn(), saved.frozen(Seat::B)), (Seat::B, None));
}

#[test]
fn r4p_36_frozen_men_are_not_taken() {
    let frozen = four(&format!("{CORNER} CQf1"), "C - - Bm -");
    assert_eq!(frozen.frozen(Seat::B), Some(Frozen::Mated));
    assert!(!is_legal(&frozen, "f1f6") && is_legal(&frozen, "f1f5"));
    let free = four(&format!("{CORNER} CQf1"), "C - - - -");
    assert!(is_legal(&free, "f1f6"));
}

#[test]
fn r4p_37_no_enemy_king_goes_onto_a_line_of_frozen_men_and_other_men_may() {
    let men = "AKg14 ARj10 ARj11 BKa11 BRf6 CKe1 CRk9 DKn8";
    let frozen = four(&format!("{men} CNd4"), "C - - Bm -");
    assert!(!targets(&frozen, "e1").contains(&"f1".to_owned()));
    assert!(targets(&frozen, "e1").contains(&"d1".to_owned()));
    assert!(is_legal(&frozen, "d4f5"));
    // The ally of the frozen player goes there.
    let ally = four("AKg14 ARj10 ARj11 BKa11 BRf6 CKd1 CRk9 DKe1", "D - - Bm -");
    assert!(targets(&ally, "e1").contains(&"f1".to_owned()));
}

#[test]
fn n19_frozen_men_give_no_check_and_nobody_opens_a_line_of_theirs() {
    let men = "AKg14 ARj10 ARj11 BKa11 BRf6 CRk9 DKn8";
    let on_line = four(&format!("{men} CKf1 CPd2"), "C - - Bm -");
    assert!(on_line.checks(Seat::C).is_empty() && is_legal(&on_line, "d2d3"));
    let shielded = four(&format!("{men} CKf1 CNf3"), "C - - Bm -");
    assert!(targets(&shielded, "f3").is_empty());
    let rook = four(&format!("{men} CKf1 CRf3"), "C - - Bm -");
    assert_eq!(targets(&rook, "f3"), ["f2", "f4", "f5"]);
}

#[test]
fn r4p_38_the_ally_plays_on_alone_and_r4p_39_mating_men_are_relieved() {
    let frozen = four(CORNER.replace("k9", "k11").as_str(), "C - - Bm -");
    // Another man takes over: the mate stands.
    let relieved = four(
        &CORNER.replace("k9", "k11").replace("CKh1", "CKh1 CRj4"),
        "C - - Bm -",
    );
    let (deed, _) = play(&after(&relieved, "k11l11 m4l4"), "g14g13");
    assert_eq!(
        deed.happenings,
        [Happening::StaysFrozen(Seat::B, Frozen::Mated)]
    );
    // The rook goes away: B is free and to move.
    let (deed, next) = play(&after(&frozen, "k11k9 m4l4"), "g14g13");
    assert_eq!(deed.happenings, [Happening::Released(Seat::B)]);
    assert_eq!((next.turn(), next.frozen(Seat::B)), (Seat::B, None));
}

#[test]
fn r4p_40_men_can_be_taken_only_after_the_released_player_has_moved() {
    let men = CORNER.replace("k9", "k11");
    let frozen = four(&format!("{men} CQf1"), "C - - Bm -");
    let lifted = after(&frozen, "k11k9 m4l4");
    // A moves before B, whose mate is lifted but who has not moved.
    let at_a = four(&format!("{} ABi9", men.replace("k11", "k9")), "A - - Bm -");
    assert!(at_a.frozen(Seat::B).is_some() && !is_legal(&at_a, "i9f6"));
    let moved = after(&lifted, "g14g13 a11b11");
    assert!(is_legal(&moved, "f1f6"));
}

#[test]
fn r4p_41_a_stalemate_freezes_while_the_ally_plays() {
    let men = "AKg14 ARj10 BKa11 CKh1 CNd12 CPd2 DKn8 DPm4";
    let position = four(men, "A - - - -");
    let (deed, next) = play(&position, "g14g13");
    assert_eq!(deed.happenings, [stalemated(Seat::B)]);
    assert_eq!(fields(&next), "C - - Bs -");
    // Lifted like a mate.
    let (deed, _) = play(&after(&next, "d12e14 m4l4"), "g13g14");
    assert_eq!(deed.happenings, [Happening::Released(Seat::B)]);
}

#[test]
fn n11_an_allys_men_block_and_allied_kings_may_touch() {
    let position = four("AKh2 APh3 BKa7 CKh1 CRg3 DKn8", "C - - - -");
    assert_eq!(
        position.man_at(position.king(Seat::A)).map(|man| man.kind),
        Some(Kind::King)
    );
    assert!(!is_legal(&position, "g3h3") && !is_legal(&position, "g3i3"));
    assert!(is_legal(&position, "g3f3"));
}

#[test]
fn n16_nobody_is_bound_for_a_third_king() {
    // D's rook would attack A's king; C, A's ally, may open the line, and so may B.
    let position = four("AKg14 BKa7 BNg8 CKh1 CPk2 DKn8 DRg4", "B - - - -");
    assert!(is_legal(&position, "g8e7"));
}
