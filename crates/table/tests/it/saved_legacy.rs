//! Texts of version 1 made number by number, as it is described (the module `saved::legacy`): it is
//! read for ever, and refuses what it always refused.

use rochade_table::saved::Unreadable;

use crate::numbers::Numbers;
use crate::saved_games::{assert_same, game, read};
use crate::saved_links::VERSION_1;
use crate::saved_refused::refusal;

/// The numbers of these optional parts; the players; and that the sitting begins.
fn head(parts: u32) -> Numbers {
    let numbers = Numbers::new().below(8, 0).any(parts);
    let numbers = numbers.below(8, 5).text("Garri Kaspar");
    let numbers = numbers.below(8, 4).text("Wesselin Top");
    numbers.any(0).any(0).any(0)
}

/// A text that begins like this and in which nothing has happened.
fn fresh(head: Numbers) -> String {
    head.below(21, 20).below(16, 0).sealed('1')
}

/// The text of a game that goes on like this after 1. e4 e5, with a detail.
fn after_e5(what: u32, detail: u32) -> String {
    let numbers = head(0).below(21, 13).below(21, 8);
    let numbers = numbers.below(30, 29).below(16, what).any(detail);
    numbers.below(30, 29).below(16, 0).sealed('1')
}

#[track_caller]
fn refused(text: &str, reason: Unreadable) {
    assert_eq!(refusal(text), reason, "{text}");
}

#[test]
fn section_9_the_description_is_the_one_by_which_links_were_written() {
    assert_eq!(fresh(head(0)), VERSION_1[0]);
    let e5 = head(0).below(21, 13).below(21, 8);
    let e5 = e5.below(30, 29).below(16, 0).sealed('1');
    assert_same(&read(&e5), &game("e4 e5"));
}

#[test]
fn what_version_1_did_not_know_is_for_later_ones() {
    for parts in [4, 8, u32::MAX] {
        refused(&fresh(head(parts)), Unreadable::Newer);
    }
    for game in 1..8 {
        let text = Numbers::new().below(8, game).any(0).sealed('1');
        refused(&text, Unreadable::Newer);
    }
    for avatar in [6, 7] {
        let text = Numbers::new().below(8, 0).any(0).below(8, avatar);
        refused(&text.text("").sealed('1'), Unreadable::Newer);
    }
    for event in 9..16 {
        refused(&after_e5(event, 0), Unreadable::Newer);
    }
    // A seat beyond any game, and a draw that is agreed on with a detail.
    refused(&after_e5(7, 256), Unreadable::Newer);
    refused(&after_e5(3, 1), Unreadable::Newer);
}

#[test]
fn names_clocks_and_positions_of_version_1_are_looked_at() {
    for name in ["\n", "\u{2066}", &"a".repeat(41)] {
        let numbers = Numbers::new().below(8, 0).any(0);
        let text = numbers.below(8, 5).text(name).below(8, 4).text("Ben");
        refused(&fresh(text.any(0).any(0).any(0)), Unreadable::Name);
    }
    let clock = fresh(head(2).text("300").text("soon"));
    refused(&clock, Unreadable::Clock);
    let position = fresh(head(1).text("nonsense"));
    refused(&position, Unreadable::Position);
}

#[test]
fn nonsense_in_version_1_is_refused_with_its_number() {
    // Nobody has offered a draw or asked to take back, and two is nobody's seat.
    for (event, detail) in [
        (1, 1),
        (2, 0),
        (3, 0),
        (4, 2),
        (5, 1),
        (6, 1),
        (7, 2),
        (8, 255),
    ] {
        refused(&after_e5(event, detail), Unreadable::Nonsense(2));
    }
    // Black's move was to be taken back: that is one ply.
    for plies in [0, 2, 3, u32::MAX] {
        let numbers = head(0).below(21, 13).below(21, 8);
        let numbers = numbers.below(30, 29).below(16, 4).any(1);
        let numbers = numbers.below(30, 29).below(16, 6).any(plies);
        refused(&numbers.sealed('1'), Unreadable::Nonsense(3));
    }
}

#[test]
fn damage_in_version_1_is_told_from_other_faults() {
    let large = (0..6).fold(Numbers::new().below(8, 0), |numbers, _| {
        numbers.below(64, 63)
    });
    refused(&large.below(64, 31).sealed('1'), Unreadable::Damaged);
    refused(&head(0).sealed('1'), Unreadable::Damaged);
    let more = head(0).below(21, 20).below(16, 0).any(1);
    refused(&more.sealed('1'), Unreadable::Damaged);
}
