//! Counts in the text of a position (4p-23, 4; 3p-23, 2; many-position-text.md, section 2).

use rochade_table::{Answer, Intent, PromptKind, Refusal, Review, Table};

use super::{A, B, BLACK, C, answer, at, drop, end, play, sit_down};

/// The last field of the position that is shown.
fn count(table: &Table) -> String {
    let text = table.view().position;
    text.rsplit(' ').next().expect("a field").to_owned()
}

#[test]
fn four_c9_the_text_of_a_position_tells_a_count_that_was_claimed() {
    let mut table = sit_down("four");
    play(&mut table, "d2-d4 m7-l7");
    assert_eq!(count(&table), "-");
    table.apply(Intent::StartCount(C)).expect("a count");
    assert_eq!(count(&table), "A0B0C0D0");
    play(&mut table, "g13-g11 b5-c5 e2-e4");
    assert_eq!(count(&table), "A1B1C1D0");
    // Who looks back sees what had been counted then.
    table.apply(Intent::Review(Review::Ply(3))).expect("a ply");
    assert_eq!(count(&table), "A1B0C0D0");
    table.apply(Intent::Review(Review::Ply(1))).expect("a ply");
    assert_eq!(count(&table), "-");
    table
        .apply(Intent::Review(Review::Ply(5)))
        .expect("the last ply");
    let all = table.positions(usize::MAX);
    assert_eq!(all.last(), Some(&table.view().position));
    // Both enemies of the one who counts may ask to have it struck.
    let mut articles = sit_down("gustavus-four");
    articles.apply(Intent::StartCount(A)).expect("a count");
    play(&mut articles, "d2-d4");
    assert_eq!(count(&articles), "A0B0C1D0");
    for friend in [A, C] {
        let refused = articles.apply(Intent::AskStrike(friend));
        assert_eq!(refused, Err(Refusal::NotCounting));
    }
    articles.apply(Intent::AskStrike(B)).expect("an enemy asks");
    answer(&mut articles, (PromptKind::Tempo, A, B), Answer::Accept);
    assert_eq!(count(&articles), "-");
}

#[test]
fn four_c9_a_text_with_a_count_goes_on_where_it_was_left() {
    let laws = "four,repetition:nothing,perpetual-check:nothing";
    let men = "AKg14 BKa7 CKh1 CQd1 DKn8";
    let mut table = at(laws, &super::position(laws, men, "C - - - -"));
    table.apply(Intent::StartCount(B)).expect("a count");
    let moves = ["h1-h2 n8-n9 g14-g13 a7-a8", "h2-h1 n9-n8 g13-g14 a8-a7"];
    for round in 0..14 {
        play(&mut table, moves[round % 2]);
    }
    play(&mut table, "h1-h2 n8-n9 g14-g13");
    assert_eq!(count(&table), "A15B14C15D15");
    let mut again = at(laws, &table.view().position);
    assert_eq!(again.view().position, table.view().position);
    for table in [&mut table, &mut again] {
        play(table, "a7-a8");
        assert_eq!(end(table), Some(("draw", "count")));
        assert_eq!(count(table), "A15B15C15D15");
    }
    assert_eq!(again.view().position, table.view().position);
}

#[test]
fn four_c9_a_move_against_the_rules_counts_as_it_stands_on_the_board() {
    let mut table = sit_down("gustavus-four");
    table.apply(Intent::StartCount(A)).expect("a count");
    drop(&mut table, "d2", "d5");
    assert_eq!(count(&table), "A0B0C1D0");
}

#[test]
fn three_23_a_count_is_told_of_each_player() {
    let mut table = sit_down("three");
    table.apply(Intent::StartCount(BLACK)).expect("a count");
    play(&mut table, "c2-c4 l5-k5");
    assert_eq!(count(&table), "k1r1w0");
}
