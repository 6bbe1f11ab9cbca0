//! The laws of the Dutch reglement (001) about endings and later games.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Answer, Intent, PromptKind, Refusal, TypedError};

use super::saying::say_check;
use super::{PERPETUAL, ROUND, end, ended, under};
use crate::table::{answer, play};

#[test]
fn gustavus_1_the_first_move_changes_after_draws_too() {
    let mut table = under("gustavus", None);
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Accept).expect("an answer");
    table.apply(Intent::Rematch).expect("a rematch");
    let view = table.view();
    assert_eq!((view.turn, &*view.seats[0].player.name), (WHITE, "Ben"));
}

#[test]
fn gustavus_22_and_23_perpetual_check_and_the_series_end_the_game() {
    let mut table = under("gustavus", Some(PERPETUAL));
    for _ in 0..2 {
        say_check(&mut table, "Qe8");
        play(&mut table, "Kh7");
        say_check(&mut table, "Qh5");
        play(&mut table, "Kg8");
    }
    assert_eq!(end(&table), None);
    say_check(&mut table, "Qe8");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "perpetual-check", "gustavus:22")
    );
    let mut table = under("gustavus", None);
    play(&mut table, &format!("{ROUND} {ROUND} {ROUND}"));
    assert_eq!(end(&table), ended("1/2-1/2", "series", "gustavus:23"));
}

#[test]
fn gustavus_30_laws_example_7_a_pawn_that_shields_its_king_does_not_capture_in_passing() {
    let mut table = under("gustavus", Some("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1"));
    let refused = table.apply(Intent::Type("dxe3".to_owned()));
    assert_eq!(refused, Err(Refusal::Typed(TypedError::Illegal)));
    play(&mut table, "d3");
}

#[test]
fn gustavus_30_laws_example_7_capturing_in_passing_must_be_played_where_it_is_the_only_move() {
    let only = "8/8/8/8/2BpP3/3N4/2K5/k7 b - e3 0 1";
    let mut table = under("gustavus", Some(only));
    assert_eq!(table.outcome(), None, "it is no stalemate");
    for other in ["Ka2", "Kb1", "Kb2", "d3"] {
        assert!(table.apply(Intent::Type(other.to_owned())).is_err());
    }
    play(&mut table, "dxe3");
}
