//! How the game for three ends.

use rochade_many::{Rules, Seat, TwoStalemates, Verdict};

use super::{after, mated, play, read, status, three};

#[test]
fn r3p_37_two_mated_kings_are_a_victory() {
    let position = three("kKg1 kRd9 kRe3 rKm10 wKa3 kRf4 kRk10", "k - rm -");
    let (_, won) = play(&position, "g1h1");
    assert_eq!(status(&won), "checkmate full k");
    assert!(won.legal_moves().is_empty());
}

#[test]
fn r3p_37_a_mate_and_a_stalemate_are_an_incomplete_victory() {
    let position = three("kKg1 kRd9 kRb8 rKm10 wKa3 kRf4 kRk10", "k - rm -");
    let (_, won) = play(&position, "g1h1");
    assert_eq!(status(&won), "checkmate incomplete k");
    assert!(matches!(
        won.outcome().map(|outcome| outcome.verdict),
        Some(Verdict::Half(_))
    ));
}

#[test]
fn r3p_37_two_stalemates_are_what_the_law_says() {
    let men = "kKg1 kRd9 kRb8 rKm10 wKa3 kRf4 kRl5";
    let won = after(&three(men, "k - rs -"), "g1h1");
    assert_eq!(status(&won), "stalemate full k");
    // c15: the other reading.
    let rules = Rules {
        two_stalemates: TwoStalemates::Incomplete,
        ..Rules::THREE
    };
    let won = after(&read(&rules, men, "k - rs -"), "g1h1");
    assert_eq!(status(&won), "stalemate incomplete k");
}

#[test]
fn n22_the_last_free_player_wins_whoever_mated_first_and_c02_by_men_that_are_frozen() {
    // Red's rooks have mated Black; White mates Red, whose men then stand frozen and still attack
    // Black's king.
    let men = "kKc1 rKm10 rRk1 rRk2 wKa6 wPk3 wRd9 wRe8";
    let (deed, won) = play(&three(men, "w - km -"), "e8e10");
    assert_eq!(deed.happenings.last(), Some(&mated(Seat::RED)));
    assert_eq!(status(&won), "checkmate full w");
}

#[test]
fn c11_who_has_left_counts_as_mated() {
    let position = three("kKg1 kPc2 rKm7 wKa6", "k - - -");
    let (_, one) = position.leave(Seat::RED).expect("it can be left");
    let (_, won) = one.leave(Seat::WHITE).expect("it can be left");
    assert_eq!(status(&won), "checkmate full k");
    assert!(won.leave(Seat::BLACK).is_none());
    let men = "kKg1 kRd9 kRk5 rKm10 wKa6";
    let (_, one) = three(men, "k - - -")
        .leave(Seat::WHITE)
        .expect("it can be left");
    assert_eq!(status(&after(&one, "k5l5")), "checkmate incomplete k");
}

#[test]
fn r3p_23_1_bare_kings_are_a_draw() {
    assert_eq!(
        status(&three("kKg1 rKm7 wKa6", "k - - -")),
        "dead-position draw"
    );
    assert_eq!(
        status(&three("kKg1 rKm7 wKa6", "k - ro -")),
        "dead-position draw"
    );
}

#[test]
fn r3p_23_2_fifty_moves_of_each_are_a_draw() {
    let men = "kKg1 kPc2 rKm7 wKa6";
    let position = three(men, "k - - k49r50w50");
    assert_eq!(status(&position), "ongoing");
    assert_eq!(status(&after(&position, "g1h1")), "count draw");
    // Of those who are not frozen.
    let position = three(men, "k - ro k49r3w50");
    assert_eq!(status(&after(&position, "g1h1")), "count draw");
}

#[test]
fn n21_a_round_in_which_nobody_moves_is_a_draw() {
    // As a text can say: all have left.
    let men = "kKg1 kPc2 rKm7 wKa6";
    let all = three(men, "k - korowo -");
    assert_eq!(status(&all), "nobody-moves draw");
    assert_eq!(all.turn(), Seat::BLACK);
}
