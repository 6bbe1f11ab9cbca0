//! How the game for four ends.

use rochade_many::{Limit, Rules, Seat, Verdict};

use super::{after, four, play, read, status};

/// B is mated on a11 by A, and D on n11 as soon as the rooks stand so; the kings of A and C are
/// safe.
const BOTH: &str = "AKg14 ARd10 ARd11 BKa11 BPb4 CKh1 CRk4 CRk5 DKn4 DPm11";

#[test]
fn r4p_42_two_mated_enemies_are_a_victory() {
    let position = four(BOTH, "C - - Bm -");
    assert_eq!(status(&position), "ongoing");
    // D's turn comes, and the rook on k4 has checked already.
    let (_, won) = play(&position, "h1h2");
    assert_eq!(status(&won), "checkmate full AC");
    // The turn stands where the rule stopped.
    assert_eq!(won.turn(), Seat::A);
    assert!(won.legal_moves().is_empty());
}

#[test]
fn r4p_42_with_one_own_king_mated_it_is_half_won() {
    // A has been mated by B and D and stands frozen while C mates the second enemy.
    let men = "AKd14 BKa11 BRf13 CKh1 CRc10 CRc11 CRk4 CRk5 DKn4 DRg14";
    let position = four(men, "C - - AmBm -");
    let (_, won) = play(&position, "h1h2");
    assert_eq!(status(&won), "checkmate half AC");
}

#[test]
fn r4p_41_two_stalemated_allies_are_a_draw() {
    let men = "AKg14 ARj10 BKa11 CKh1 CNd12 CNk3 CRe5 DKn4";
    let position = four(men, "C - - Bs -");
    let (_, drawn) = play(&position, "h1h2");
    assert_eq!(status(&drawn), "stalemate draw");
}

#[test]
fn n20_a_mated_and_a_stalemated_enemy_are_half_a_victory() {
    let men = "AKg14 ARj10 BKa11 CKh1 CNd12 CRk4 CRk5 DKn4";
    let position = four(men, "C - - Bs -");
    let (_, won) = play(&position, "h1h2");
    assert_eq!(status(&won), "checkmate half AC");
}

#[test]
fn n20_the_first_to_fall_is_tested_again() {
    // B's mate is lifted when D falls: the game goes on.
    let men = BOTH.replace("ARd11", "ARd9");
    let position = four(&men, "C - - Bm -");
    let (_, next) = play(&position, "h1h2");
    assert_eq!(status(&next), "ongoing");
    assert_eq!(next.frozen(Seat::D).map(|how| how.letter()), Some('m'));
    assert_eq!(next.turn(), Seat::A);
}

#[test]
fn c02_a_mate_stays_one_when_the_mating_army_falls() {
    // A's rooks mate B, and A stands mated itself: C mates D, and B is still mated by frozen men.
    let men = "AKd14 ARc10 ARc11 BKa11 DRf13 CKh1 CRk4 CRk5 DKn4 DRg14";
    let position = four(men, "C - - AmBm -");
    let (_, won) = play(&position, "h1h2");
    assert_eq!(status(&won), "checkmate half AC");
    // A stalemate does not become a mate by frozen men.
    let position = four(men, "C - - AmBs -");
    let (_, drawn) = play(&position, "h1h2");
    assert_eq!(status(&drawn), "stalemate draw");
}

#[test]
fn r4p_23_1_bare_kings_are_a_draw() {
    let position = four("AKg14 BKa7 CKh1 DKn8 DPm9", "C - - - -");
    assert_eq!(status(&position), "ongoing");
    let kings = four("AKg14 BKa7 CKh1 DKn8", "C - - - -");
    assert_eq!(status(&kings), "dead-position draw");
    let last = four("AKg14 BKa7 CKh1 DKi2", "C - - - -");
    assert_eq!(status(&last), "dead-position draw", "whoever is in check");
}

#[test]
fn n26_a_bare_king_may_be_mated() {
    let (_, won) = play(
        &four(
            &BOTH.replace(" BPb4", "").replace(" DPm11", ""),
            "C - - Bm -",
        ),
        "h1h2",
    );
    assert_eq!(status(&won), "checkmate full AC");
}

const OPEN: &str = "AKg14 BKa7 CKh1 CQd1 DKn8";

#[test]
fn r4p_23_4_thirty_moves_of_each_side_are_a_draw() {
    let position = four(OPEN, "C - - - A15B15C14D15");
    assert_eq!(status(&position), "ongoing");
    assert_eq!(status(&after(&position, "h1h2")), "count draw");
    // n24: the count begins with the claim.
    let begun = four(OPEN, "C - - - -").start_count().expect("a count");
    assert_eq!(begun.counted(Seat::C), Some(0));
    assert!(begun.start_count().is_none());
    let later = after(&begun, "h1h2 n8n7");
    assert_eq!(
        (later.counted(Seat::C), later.counted(Seat::A)),
        (Some(1), Some(0))
    );
    assert_eq!(later.strike_count().expect("none").counted(Seat::C), None);
    assert!(four(OPEN, "C - - - -").strike_count().is_none());
}

#[test]
fn c09_thirty_moves_of_each_player_are_the_other_reading() {
    let rules = Rules {
        limit: Limit::Each(30),
        ..Rules::FOUR
    };
    let position = read(&rules, OPEN, "C - - - A30B30C29D29");
    let next = after(&position, "h1h2");
    assert_eq!(status(&next), "ongoing");
    assert_eq!(status(&after(&next, "n8n7")), "count draw");
    assert_eq!(
        status(&read(&rules, OPEN, "D - - - A15B15C15D15")),
        "ongoing"
    );
}

#[test]
fn c01_a_mated_enemy_more_is_half_a_victory_when_the_rest_is_drawn() {
    // B is mated in the corner.
    let men = "AKg14 ARj10 ARk11 BKa11 CKh1 DKn8 DRm8";
    let position = four(men, "C - - Bm A20B15C20D14");
    let next = after(&position, "h1h2");
    assert_eq!(status(&next), "ongoing");
    assert_eq!(status(&after(&next, "m8m9")), "count half AC");
    // The same if the game is drawn by repetition or perpetual check.
    assert!(matches!(position.verdict_of_draw(), Verdict::Half(side) if side.contains(Seat::C)));
    // r4p_23_2: one king mated on each side is a draw.
    let men = "AKd14 BKa11 BRf13 CKh1 CRc10 CRc11 DKn8 DRg14";
    let position = four(men, "C - - AmBm A20B15C20D15");
    assert_eq!(status(&position), "count draw");
}

#[test]
fn c08_the_third_time_is_counted_by_what_can_be_played() {
    let start = four(OPEN, "C - - - -");
    for round in [
        "h1h2 n8n7 g14g13 a7a8 h2h1 n7n8 g13g14 a8a7",
        "h1i1 n8n7 g14g13 a7a8 i1h1 n7n8 g13g14 a8a7",
    ] {
        assert_eq!(after(&start, round), start);
    }
    // A double step counts only where a pawn stands ready, and the count not at all.
    let men = "AKg14 BKa7 CKh1 CPg4 DKn8";
    assert_eq!(four(men, "D - Cg3:DB - -"), four(men, "D - - - A1B1C1D1"));
    let men = "AKg14 BKa7 BPf2 CKh1 CPg4 DKn8";
    assert_ne!(four(men, "D - Cg3:DB - -"), four(men, "D - - - -"));
}
