//! Cells of the table of laws.md, section 1, in which several presets say the same, and what
//! sections 2, 4 and 5 say of single cases.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Answer, Control, Intent, PromptKind, Refusal, Start, Table};

use super::saying::say_check;
use super::{count, end, ended, laws, shuffle, under};
use crate::table::{answer, drag, play, position, prompts, start};

/// The presets in which a draw is offered at any time.
const AT_ANY_TIME: [&str; 5] = [
    "club",
    "leaflet",
    "handbuch-early",
    "handbuch-late",
    "gustavus",
];

#[test]
fn laws_section_1_a_draw_offer_stands_until_the_opponent_moves_or_answers() {
    for preset in AT_ANY_TIME {
        let law = laws(preset).cite(rochade_table::Subject::DrawOffer);
        let mut table = under(preset, None);
        table.apply(Intent::OfferDraw(BLACK)).expect(preset);
        assert_eq!(prompts(&table), [(PromptKind::DrawOffer, WHITE)]);
        play(&mut table, "e4");
        assert_eq!(prompts(&table), [], "White has moved: {preset}");
        table.apply(Intent::OfferDraw(WHITE)).expect(preset);
        let again = table.apply(Intent::OfferDraw(WHITE));
        assert_eq!(again, Err(Refusal::AlreadyAsked), "once a move: {preset}");
        answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Decline).expect(preset);
        play(&mut table, "e5");
        table.apply(Intent::OfferDraw(WHITE)).expect(preset);
        play(&mut table, "Nf3");
        assert_eq!(
            prompts(&table),
            [(PromptKind::DrawOffer, BLACK)],
            "{preset}"
        );
        answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Accept).expect(preset);
        assert_eq!(end(&table), ended("1/2-1/2", "agreement", &law));
    }
}

#[test]
fn laws_section_1_a_bare_king_means_nothing_but_where_players_want_it() {
    for preset in AT_ANY_TIME.into_iter().chain(["modern"]) {
        let mut table = under(preset, Some("8/8/8/3k4/4p3/8/8/4KB1R w K - 0 1"));
        play(&mut table, "Bg2 Kd4 Bxe4 Kxe4");
        assert_eq!(end(&table), None, "Black has only its king: {preset}");
    }
}

#[test]
fn laws_section_1_whoever_resigns_has_lost_under_every_preset() {
    for preset in AT_ANY_TIME.into_iter().chain(["modern"]) {
        for (seat, result) in [(WHITE, "0-1"), (BLACK, "1-0")] {
            let mut table = under(preset, None);
            table.apply(Intent::Resign(seat)).expect(preset);
            assert_eq!(table.view().outcome, None, "it is asked first: {preset}");
            answer(&mut table, seat, PromptKind::Resign, Answer::Confirm).expect(preset);
            let ended = end(&table).map(|(result, how, _)| (result, how));
            assert_eq!(ended, Some((result, "resignation")), "{preset}");
        }
    }
}

/// A game in which White's time runs out while Black has only its king.
fn out_of_time(preset: &str) -> Table {
    let control = Control::from_seconds("60").expect("a control");
    let mut table = Table::sit_down(Start {
        laws: laws(preset),
        controls: Some(vec![control]),
        position: Some("4k3/8/8/8/8/8/3Q4/4K3 b - - 0 1".to_owned()),
        ..start("Anna", "Ben")
    })
    .expect("a game");
    table.tell_time(0);
    play(&mut table, "Ke7");
    table.tell_time(60_000);
    table
}

#[test]
fn laws_section_1_where_a_text_knows_no_clock_the_modern_law_holds() {
    for preset in ["leaflet", "handbuch-early", "handbuch-late", "gustavus"] {
        let law = [preset, ":clock"].concat();
        let table = out_of_time(preset);
        assert_eq!(end(&table), ended("1/2-1/2", "time", &law));
    }
    let table = out_of_time("club");
    assert_eq!(end(&table), ended("0-1", "time", "club:clock"));
}

#[test]
fn laws_section_2_point_4_a_count_that_was_struck_after_a_move_taken_back_goes_on() {
    let mut table = under("gustavus", Some("7k/8/8/7p/8/8/8/R3K3 w - - 0 1"));
    table.apply(Intent::StartCount(BLACK)).expect("an ending");
    play(&mut table, "Ra8 h4");
    table.apply(Intent::AskStrike(WHITE)).expect("asked");
    answer(&mut table, BLACK, PromptKind::Tempo, Answer::Accept).expect("agreed");
    assert!(table.view().count.is_some_and(|count| count.struck));
    // The check was not said: the move that ignored it goes back, and with it what was said after
    // it.
    table.apply(Intent::PointOutCheck(WHITE)).expect("a check");
    assert_eq!(table.plies(), 1);
    assert!(table.view().count.is_some_and(|count| !count.struck));
    play(&mut table, "Kg7");
    assert_eq!(count(&table).as_deref(), Some("1/50"));
    assert_eq!(end(&table), None);
}

#[test]
fn laws_section_2_point_8_mate_comes_before_a_full_count() {
    for (last, by, law) in [
        ("Rb8", "checkmate", ""),
        ("Rb2", "count", "handbuch-late:6"),
    ] {
        let mut table = under("handbuch-late", Some("7k/R7/8/8/8/8/8/1R2K3 w - - 0 1"));
        shuffle(&mut table, 1);
        table.apply(Intent::StartCount(BLACK)).expect("any time");
        shuffle(&mut table, 99);
        assert_eq!(end(&table), None);
        play(&mut table, last);
        let result = if by == "count" { "1/2-1/2" } else { "1-0" };
        assert_eq!(end(&table), ended(result, by, law));
    }
}

#[test]
fn laws_section_4_the_mover_s_draw_may_be_accepted_while_the_verdict_is_open() {
    for preset in ["handbuch-early", "handbuch-late", "gustavus"] {
        let mut table = under(preset, None);
        let before = position(&table);
        table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
        drag(&mut table, "b1", "b5");
        let asked = [PromptKind::IllegalMove, PromptKind::DrawOffer];
        assert_eq!(prompts(&table), asked.map(|kind| (kind, BLACK)));
        answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Accept).expect("agreed");
        let law = [preset, ":draw-offer"].concat();
        assert_eq!(end(&table), ended("1/2-1/2", "agreement", &law));
        assert_eq!(
            (table.plies(), position(&table)),
            (0, before),
            "it was none"
        );
    }
}

#[test]
fn laws_section_5_who_ignores_an_unsaid_check_by_mating_has_won() {
    let back_rank = "6k1/5p1p/8/8/8/8/1r3PPP/R5K1 w - - 0 1";
    let mut table = under("gustavus", Some(back_rank));
    play(&mut table, "Ra8 Rb1");
    assert_eq!(end(&table), ended("0-1", "checkmate", ""));
    let mut table = under("gustavus", Some(back_rank));
    say_check(&mut table, "Ra8");
    assert!(table.apply(Intent::Type("Rb1".to_owned())).is_err());
}
