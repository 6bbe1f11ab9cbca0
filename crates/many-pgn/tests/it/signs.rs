//! Turns that were passed over, and players who left.

use crate::games::{all, moves, one};

/// White mates Red, if Red's turn comes: he is passed over from then on.
const THREE: &str = "[Variant \"three\"]\n\n";

#[test]
fn three_a_player_who_resigns_in_turn_is_passed_over_by_r() {
    let text = [THREE, "1. c2-c4 .. R .. b5-d5 2. e2-e4 .. R .. b6-d6"].concat();
    assert_eq!(
        moves(&text),
        "1. c2-c4 .. R .. b5-d5\n2. e2-e4 .. R .. b6-d6\n*"
    );
    // Signs that are missing are not missed.
    let short = [THREE, "1. c2-c4 .. R .. b5-d5 2. e2-e4 .. b6-d6"].concat();
    assert_eq!(one(&short), one(&text));
    // But one whose turn it isn't can't be passed over.
    let wrong = [THREE, "1. c2-c4 .. R .. b5-d5 2. R"].concat();
    assert_eq!(one(&wrong).position().outcome().map(|_| ()), Some(()));
    let wrong = [THREE, "1. c2-c4 .. # .. b3-d3"].concat();
    assert_eq!(
        all(&wrong),
        ["3:13 '#', before ply 2: the rules say otherwise"]
    );
}

#[test]
fn three_a_player_who_leaves_out_of_turn_is_named() {
    let text = [THREE, "1. c2-c4 Tw .. l3-i3 .. T\n2. d2-d4"].concat();
    assert_eq!(moves(&text), "1. c2-c4 Tw .. l3-i3 .. T\n2. d2-d4\n*");
    let twice = [THREE, "1. c2-c4 Tw Tw"].concat();
    assert_eq!(
        all(&twice),
        ["3:13 'Tw', before ply 2: the rules say otherwise"]
    );
}

#[test]
fn three_the_game_ends_with_the_second_who_leaves() {
    let text = [THREE, "1. c2-c4 Tw .. R\nfull k"].concat();
    assert_eq!(moves(&text), "1. c2-c4 Tw .. R\nfull k");
}

#[test]
fn four_a_pair_leaves_together() {
    let four = "[Variant \"four\"]\n\n";
    for written in [
        "1. R\nfull BD",
        "1. d2-d4 RA\nfull BD",
        "1. d2-d4 .. T\nfull AC",
    ] {
        assert_eq!(moves(&[four, written].concat()), written);
    }
}

/// B's king in the corner is mated once C's rook is on row 11.
const CORNER: &str =
    "[Position \"3AK4/8/8/BK13/9AR4/10CR3/13DK/14/5BN8/14/12DP1/8/8/4CK3 C - - - -\"]\n\n";

#[test]
fn four_a_mate_stands_where_the_turn_was_passed_over() {
    let written = "1. Rk9-k11+ .. Kn8-n7 .. Kg14-g13 .. #\n2. Kh1-h2 .. Kn7-n8 .. Kg13-g14 .. #\n\
                   3. Rk11-k12 .. Kn8-n7 .. Kg14-g13 .. Nf6-g8\n*";
    assert_eq!(moves(&[CORNER, written].concat()), written);
    // Mate is no stalemate.
    let wrong = [CORNER, "1. k9-k11 .. n8-n7 .. g14-g13 .. S"].concat();
    assert_eq!(
        all(&wrong),
        ["3:34 'S', before ply 4: the rules say otherwise"]
    );
}

#[test]
fn four_a_move_against_the_rules_that_stands_has_a_cross() {
    let text = "[Variant \"four\"]\n\n1. d2-g6✗ .. m7-l7";
    assert_eq!(moves(text), "1. d2-g6✗ .. m7-l7\n*");
    // A legal one needs none.
    assert_eq!(
        all("[Variant \"four\"]\n\n1. d2-d4✗"),
        ["3:4 'd2-d4', ply 1: no legal move"]
    );
}
