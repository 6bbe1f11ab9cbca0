//! The laws of the Handbuch (000) about series, perpetual check and later games.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Claim, Intent, Start, Table};

use super::{ROUND, but, claim, claims, end, ended, laws, perpetual, under, with};
use crate::table::{play, start};

#[test]
fn handbuch_2_the_colours_stay_and_the_first_move_changes() {
    for preset in ["handbuch-early", "handbuch-late"] {
        let mut table = under(preset, None);
        play(&mut table, "f3 e5 g4 Qh4");
        table.apply(Intent::Rematch).expect("a rematch");
        let view = table.view();
        assert_eq!((view.turn, &*view.seats[0].player.name), (BLACK, "Anna"));
    }
    // The footnote's variant: White always begins, and the colours change.
    let mut table = with(but("handbuch-late", "later-games", "seats-change"), None);
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("a rematch");
    let view = table.view();
    assert_eq!((view.turn, &*view.seats[0].player.name), (WHITE, "Ben"));
}

#[test]
fn handbuch_2_and_gustavus_1_the_first_move_goes_with_white_where_colours_change() {
    let footnote = but("handbuch-late", "later-games", "seats-change");
    for laws in [laws("gustavus"), footnote] {
        assert!(laws.colours_by_lot() && !laws.first_move_by_lot());
        // A game that was saved when the lot could still give Black the first move.
        let start = Start {
            laws,
            first: BLACK,
            ..start("Anna", "Ben")
        };
        let mut table = Table::sit_down(start).expect("a game");
        play(&mut table, "f6 e4 g5 Qh5");
        table.apply(Intent::Rematch).expect("a rematch");
        let view = table.view();
        assert_eq!((view.turn, &*view.seats[0].player.name), (WHITE, "Ben"));
    }
    for name in ["handbuch-early", "handbuch-late"] {
        assert!(!laws(name).colours_by_lot() && laws(name).first_move_by_lot());
    }
}

#[test]
fn handbuch_6_the_series_three_times_is_claimed() {
    for (preset, law) in [
        ("handbuch-early", "handbuch-early:6"),
        ("handbuch-late", "handbuch-late:6"),
    ] {
        let mut table = under(preset, None);
        play(&mut table, &format!("{ROUND} {ROUND}"));
        assert_eq!(claims(&table), [[], []], "twice");
        play(&mut table, ROUND);
        assert_eq!(end(&table), None);
        assert_eq!(claims(&table), [[Claim::Series], [Claim::Series]]);
        claim(&mut table, Claim::Series, BLACK).expect("either player");
        assert_eq!(end(&table), ended("1/2-1/2", "series", law));
    }
}

#[test]
fn handbuch_remis_4_perpetual_check_is_claimed() {
    for (preset, law) in [
        ("handbuch-early", "handbuch-early:remis-4"),
        ("handbuch-late", "handbuch-late:perpetual-check"),
    ] {
        let mut table = perpetual(preset);
        play(&mut table, "Qe8");
        assert_eq!(end(&table), None);
        assert_eq!(
            claims(&table),
            [[Claim::PerpetualCheck], [Claim::PerpetualCheck]]
        );
        play(&mut table, "Kh7");
        let both = [[Claim::PerpetualCheck], [Claim::PerpetualCheck]];
        assert_eq!(claims(&table), both, "the check goes on for ever");
        claim(&mut table, Claim::PerpetualCheck, BLACK).expect("a claim");
        assert_eq!(end(&table), ended("1/2-1/2", "perpetual-check", law));
    }
}
