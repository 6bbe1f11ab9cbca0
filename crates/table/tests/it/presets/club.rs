//! The laws of the club sheet (002) about endings, claims, draw offers and taking back.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Answer, Claim, Control, Happening, Intent, PromptKind, Refusal, Start, Table};

use super::{ROUND, but, claim, claims, end, ended, laws, under, with};
use crate::saved_games::{read, text};
use crate::table::{answer, play, prompts, start, tap};

#[test]
fn club_zugwiederholung_is_claimed_by_either_until_the_next_move() {
    for seat in [WHITE, BLACK] {
        let mut table = under("club", None);
        play(&mut table, ROUND);
        assert_eq!(
            claims(&table),
            [[], []],
            "the position stands the second time"
        );
        play(&mut table, ROUND);
        assert_eq!(end(&table), None, "nobody has claimed");
        assert_eq!(claims(&table), [[Claim::Repetition], [Claim::Repetition]]);
        let happened = claim(&mut table, Claim::Repetition, seat).expect("a claim");
        assert_eq!(happened[0], Happening::Claimed(Claim::Repetition, seat));
        assert_eq!(
            end(&table),
            ended("1/2-1/2", "repetition", "club:repetition")
        );
    }
    let mut table = under("club", None);
    play(&mut table, &format!("{ROUND} {ROUND} e4"));
    assert_eq!(claims(&table), [[], []], "the position is gone");
}

#[test]
fn club_zugwiederholung_the_one_who_moved_claims_until_the_opponent_touches_a_man() {
    let mut table = under("club", None);
    play(&mut table, &format!("{ROUND} {ROUND}"));
    tap(&mut table, "g1");
    assert_eq!(claims(&table), [vec![Claim::Repetition], vec![]]);
    tap(&mut table, "g1");
    let late = claim(&mut table, Claim::Repetition, BLACK);
    assert_eq!(
        late,
        Err(Refusal::NothingToClaim),
        "putting it back undoes nothing"
    );
    let mut again = read(&text(&table));
    assert_eq!(claims(&again), claims(&table), "nor does a link");
    claim(&mut again, Claim::Repetition, WHITE).expect("White has not moved");
    play(&mut table, ROUND);
    let both = [[Claim::Repetition], [Claim::Repetition]];
    assert_eq!(claims(&table), both, "every position is a new case");
}

#[test]
fn laws_section_3_a_take_back_undoes_the_touches() {
    let mut table = with(but("club", "take-back", "agreement"), None);
    play(&mut table, &format!("{ROUND} {ROUND} Nf3"));
    tap(&mut table, "e7");
    assert_eq!(claims(&table), [vec![], vec![Claim::Repetition]]);
    table.apply(Intent::AskTakeBack(WHITE)).expect("asked");
    answer(&mut table, BLACK, PromptKind::TakeBack, Answer::Accept).expect("agreed");
    assert_eq!(claims(&table), [[Claim::Repetition], [Claim::Repetition]]);
}

#[test]
fn laws_section_8_example_3_club_castling_restarts_the_count_of_fifty() {
    let position = Some("4k3/8/8/8/8/8/8/R3K3 w Q - 99 80");
    let mut club = under("club", position);
    play(&mut club, "0-0-0");
    assert_eq!(claims(&club), [[], []]);
    assert_eq!(end(&club), None);
    let mut modern = under("modern", position);
    play(&mut modern, "0-0-0");
    assert_eq!(
        end(&modern),
        ended("1/2-1/2", "fifty-moves", "modern:fifty-moves")
    );
}

#[test]
fn club_50_zuege_regel_is_claimed() {
    let mut table = under("club", Some("4k3/8/8/8/8/8/8/R3K3 w Q - 99 80"));
    play(&mut table, "Kd1");
    assert_eq!(end(&table), None);
    assert_eq!(claims(&table), [[Claim::FiftyMoves], [Claim::FiftyMoves]]);
    play(&mut table, "Kd7");
    assert_eq!(
        claims(&table),
        [[Claim::FiftyMoves], [Claim::FiftyMoves]],
        "it goes on"
    );
    claim(&mut table, Claim::FiftyMoves, BLACK).expect("a claim");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "fifty-moves", "club:fifty-moves")
    );
}

#[test]
fn club_remis_angebot_stands_until_the_opponent_moves_or_declines() {
    let mut table = under("club", None);
    play(&mut table, "e4");
    // Not White's turn: the sheet says nothing of when a draw is offered.
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, BLACK)]);
    assert!(table.view().entries[0].offer, "(=)");
    play(&mut table, "e5");
    assert!(prompts(&table).is_empty(), "the move declined it");

    table
        .apply(Intent::OfferDraw(WHITE))
        .expect("before the move");
    assert_eq!(
        prompts(&table),
        [(PromptKind::DrawOffer, BLACK)],
        "asked at once"
    );
    play(&mut table, "Nf3");
    assert_eq!(
        prompts(&table),
        [(PromptKind::DrawOffer, BLACK)],
        "it still stands"
    );
    assert!(table.view().entries[2].offer);
    answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Decline).expect("an answer");
    assert!(prompts(&table).is_empty());
    let again = table.apply(Intent::OfferDraw(WHITE));
    assert_eq!(again, Err(Refusal::AlreadyAsked), "once a move");
    table.apply(Intent::OfferDraw(BLACK)).expect("Black's own");
    answer(&mut table, WHITE, PromptKind::DrawOffer, Answer::Accept).expect("an answer");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "agreement", "club:draw-offer")
    );
}

#[test]
fn club_schachuhr_running_out_loses_whatever_the_opponent_has() {
    // Black's king alone can never mate; White's pawn keeps the position alive.
    let fallen = |preset| {
        let control = Control::from_seconds("60").expect("a control");
        let start = Start {
            laws: laws(preset),
            controls: Some(vec![control; 2]),
            position: Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".into()),
            ..start("Anna", "Ben")
        };
        let mut table = Table::sit_down(start).expect("a game");
        table.tell_time(0);
        play(&mut table, "e3 Kd7");
        table.tell_time(100_000);
        end(&table)
    };
    assert_eq!(fallen("modern"), ended("1/2-1/2", "time", "modern:clock"));
    assert_eq!(fallen("club"), ended("0-1", "time", "club:clock"));
}

#[test]
fn club_and_gustavus_art_6_no_move_is_taken_back() {
    for (preset, law) in [("club", "club:take-back"), ("gustavus", "gustavus:6")] {
        let mut table = under(preset, None);
        play(&mut table, "e4");
        let refusal = table
            .apply(Intent::AskTakeBack(WHITE))
            .expect_err("a refusal");
        assert_eq!(table.law_against(&refusal).as_deref(), Some(law));
        assert!(table.view().seats.iter().all(|seat| !seat.takes_back));
    }
    for preset in ["modern", "leaflet", "handbuch-early", "handbuch-late"] {
        let mut table = under(preset, None);
        play(&mut table, "e4");
        assert!(table.apply(Intent::AskTakeBack(WHITE)).is_ok(), "{preset}");
    }
}

#[test]
fn club_remis_angebot_that_was_declined_is_not_put_again_with_the_move() {
    let mut table = under("club", None);
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Decline).expect("an answer");
    play(&mut table, "e4");
    assert!(prompts(&table).is_empty());
    assert!(!table.view().entries[0].offer);
    assert!(table.view().seats[0].can_offer_draw, "a move later again");
}
