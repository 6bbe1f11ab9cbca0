//! Counts, series and shares.

use rochade_table::{Answer, Control, GameKind, Intent, PromptKind, Refusal, Start, Table};

use super::{A, B, BACK, C, D, ROUND, TO_AND_FRO, answer, asked, at, end, play, under, usual};

#[test]
fn l11_a_count_is_of_the_moves_of_each_seat() {
    let mut table = at(TO_AND_FRO);
    table.apply(Intent::StartCount(A)).expect("a count");
    play(&mut table, "c1-d1 f3-f2 d6-c6");
    assert_eq!(
        table.view().count.expect("a count").text(),
        "0/50",
        "D has not moved"
    );
    play(&mut table, "a4-a5");
    assert_eq!(table.view().count.expect("a count").text(), "1/50");
}

#[test]
fn l11_a_frozen_seat_does_not_hold_a_count_up() {
    // D stands frozen and is passed over.
    let mut table = at(PASSED_OVER);
    table.apply(Intent::StartCount(A)).expect("a count");
    play(&mut table, "c1-c2 f4-f3 d6-c6");
    assert_eq!(table.view().turn, A);
    assert_eq!(table.view().count.expect("a count").text(), "1/50");
}

/// D's king in the corner has no square that is not attacked by A's guards; it is not attacked
/// itself.
const PASSED_OVER: &str = "b2,c5,Kc1/Kf4/Kd6,e1/Ka6 A 0 Ds 1";

#[test]
fn l12_only_an_enemy_asks_to_strike_a_count() {
    let mut table = at(TO_AND_FRO);
    table.apply(Intent::StartCount(A)).expect("a count");
    assert_eq!(table.apply(Intent::AskStrike(C)), Err(Refusal::NotCounting));
    assert_eq!(table.apply(Intent::AskStrike(A)), Err(Refusal::NotCounting));
    table.apply(Intent::AskStrike(D)).expect("an enemy asks");
    assert_eq!(asked(&table, PromptKind::Tempo), [A]);
}

#[test]
fn l10_a_flag_draws_where_no_enemy_could_win() {
    let fallen = |position: &str| {
        let control = Control::from_seconds("60").expect("a control");
        let start = Start {
            controls: Some(vec![control]),
            ..Start::new(GameKind::Pairs, Vec::new())
        };
        let mut table = Table::from_position(start, position).expect("a position");
        table.tell_time(0);
        table
            .apply(Intent::PressClock(D))
            .expect("the clock starts");
        table.tell_time(60_000);
        end(&table)
    };
    let bare = "Kc1,e1/Kf3/Kd6,b6/Ka4 A 0 - 1";
    assert_eq!(
        fallen(bare),
        Some(("1/2-1/2", "time")),
        "the ally's men don't count"
    );
    assert_eq!(fallen(TO_AND_FRO), Some(("0-1", "time")));
}

#[test]
fn l21_perpetual_check_and_series_go_by_seats_and_not_by_every_second_ply() {
    let mut table = under(
        &[("repetition", "series-at-once"), ("say-check", "announced")],
        Some(TO_AND_FRO),
    );
    for _ in 0..3 {
        assert_eq!(end(&table), None);
        play(&mut table, ROUND);
        play(&mut table, BACK);
    }
    assert_eq!(end(&table), Some(("1/2-1/2", "series")));

    let mut table = under(
        &[("repetition", "nothing"), ("say-check", "announced")],
        Some("Kc1,b2/Kf3,e5/Kd6/Ka5 A 0 - 1"),
    );
    let checks = "b2-b3 f3-f2 d6-c6 a5-a4 b3-b2 f2-f3 c6-d6 a4-a5";
    play(&mut table, checks);
    play(&mut table, checks);
    assert_eq!(end(&table), None);
    let mut played = checks.split(' ');
    while end(&table).is_none() {
        play(&mut table, played.next().expect("it ends in this round"));
    }
    assert_eq!(end(&table), Some(("1/2-1/2", "perpetual-check")));
}

#[test]
fn l13_half_a_win_is_the_rules_to_say() {
    // A stands frozen; C mates D, whose partner is mated already.
    let mut table = at("Ka1/Kf1/Kc6,b1,d3/Ka6 C 0 AsBm 1");
    play(&mut table, "d3-a3");
    let outcome = table.outcome().expect("the end");
    assert_eq!((outcome.half, outcome.result), (true, "3/4-1/4"));
    assert_eq!(outcome.shares, [18, 6, 18, 6]);
}

#[test]
fn l7_a_draw_needs_the_word_of_all_who_move() {
    let mut table = usual();
    table.apply(Intent::OfferDraw(C)).expect("an offer");
    assert_eq!(asked(&table, PromptKind::DrawOffer), [A, B, D]);
    for of in [A, B] {
        answer(&mut table, (PromptKind::DrawOffer, of, C), Answer::Accept).expect("asked");
        assert_eq!(end(&table), None);
    }
    answer(&mut table, (PromptKind::DrawOffer, D, C), Answer::Accept).expect("asked");
    assert_eq!(end(&table), Some(("1/2-1/2", "agreement")));
}
