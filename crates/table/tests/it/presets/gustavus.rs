//! The laws of the Dutch reglement (001) about endings and later games.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Answer, Intent, PromptKind};

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
