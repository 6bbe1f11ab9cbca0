//! Texts that never would be written.

use rochade_table::saved::Unreadable;

use super::*;
use crate::saved_refused::refusal;

#[track_caller]
fn refused(text: &str, reason: Unreadable) {
    assert_eq!(refusal(text), reason, "{text}");
}

#[test]
fn what_only_later_versions_know_is_told_from_nonsense() {
    let newer = |text: String| refused(&text, Unreadable::Newer);
    let players = || Numbers::new().two_players();
    for part in COMPUTERS_RESIGN + 1..32 {
        newer(fresh(players().part(part)));
    }
    // Odds that nobody gives yet, and men that can't be given: a bishop's rook, another pawn with
    // moves.
    let odds = |kind, file| players().part(ODDS).below(16, kind).any(0).below(8, file);
    for (kind, file) in [(8, 5), (15, 0), (6, 5), (1, 0), (5, 0), (7, 4)] {
        newer(fresh(odds(kind, file)));
    }
    for game in [4, 30, 32, u32::MAX] {
        newer(fresh(players().part(GAME).any(game)));
    }
    for (law, says) in [
        (0, 0),
        (3, 2),
        (4, 2),
        (5, 3),
        (6, 5),
        (11, 3),
        (15, 3),
        (16, 4),
        (23, 2),
        (24, 2),
        (27, 3),
        (34, 2),
        (35, 4),
        (36, 2),
        (37, 2),
        (38, 2),
        (39, 0),
        (u32::MAX, 1),
    ] {
        newer(fresh(players().law(law, says)));
    }
    for press in [2, u32::MAX] {
        newer(fresh(players().part(PRESS).any(press)));
    }
    for avatar in [6, 7] {
        newer(fresh(Numbers::new().player(avatar, "")));
    }
    newer(after_e5(15).any(2).end(MOVES[2]));
    // A seat beyond any game, a question of another kind, and another answer.
    newer(after_e5(RESIGNED).any(256).end(MOVES[2]));
    newer(after_e5(ANSWERED).any(7).any(1).any(0).any(0).sealed('2'));
    newer(after_e5(CLAIMED).any(4).any(0).end(MOVES[2]));
    newer(after_e5(REMARKED).any(2).any(0).end(MOVES[2]));
    newer(after_e5(TOUCHED).any(1 << 16).end(MOVES[2]));
    newer(after_e5(ANSWERED).any(0).any(1).any(0).any(7).sealed('2'));
    newer(after_e5(FALSE_MOVE).any(257).any(0).end(MOVES[2]));
    newer(
        after_e5(FALSE_MOVE)
            .any(0)
            .any(1)
            .any(1 << 16)
            .end(MOVES[2]),
    );
}

#[test]
fn players_clocks_and_positions_that_do_not_fit_are_refused() {
    let players = || Numbers::new().two_players();
    let seats = |text: String| refused(&text, Unreadable::Seats);
    seats(fresh(Numbers::new()));
    seats(fresh(Numbers::new().player(5, "Anna")));
    seats(fresh(players().player(5, "Cleo")));
    seats(fresh(players().part(CONTROL).text("300")));
    let clocks = |count| (0..count).fold(players(), |head, _| head.part(CONTROL).text("300"));
    seats(fresh(clocks(3)));
    for giver in [2, 256, u32::MAX] {
        let odds = players().part(ODDS).below(16, 0).any(giver);
        seats(fresh(odds.below(8, 5)));
    }
    for first in [2, 256, u32::MAX] {
        seats(fresh(players().part(FIRST).any(first)));
    }
    for moved_on in [2, 255, 256] {
        let sitting = players().part(SITTING).any(1).any(moved_on);
        seats(fresh(sitting.any(0).any(0)));
    }
    // Who begins in draughts, the laws say; with odds, these do.
    let begins = |first| players().part(GAME).any(1).part(FIRST).any(first);
    seats(fresh(begins(1)));
    seats(fresh(begins(0).law(24, 1)));
    let given = |first| {
        let odds = players().part(ODDS).below(16, 0).any(0).below(8, 5);
        odds.part(FIRST).any(first)
    };
    let refusals = [0, 1].map(|first| saved::read(&fresh(given(first))).err());
    let seats = Some(Unreadable::Seats);
    assert_eq!(refusals.map(|reason| reason == seats), [false, true]);

    for name in ["\n", "\u{202e}", "\u{7f}", &"a".repeat(41)] {
        let text = fresh(Numbers::new().player(5, name).player(4, "Ben"));
        refused(&text, Unreadable::Name);
    }
    // Older builds wrote names of which nothing is seen.
    let text = fresh(Numbers::new().player(5, "\u{200b}").player(4, "Ben"));
    let read = saved::read(&text).expect("a game");
    assert_eq!(read.record().start.players[0].name, "");
    for control in ["", "-", "0", "300s", "360000"] {
        let text = fresh(players().part(CONTROL).text(control));
        refused(&text, Unreadable::Clock);
    }
    let no_kings = "8/8/8/8/8/8/8/8 w - - 0 1";
    for position in ["", "nonsense", no_kings] {
        let text = fresh(players().part(POSITION).text(position));
        refused(&text, Unreadable::Position);
    }
}

#[test]
fn what_can_not_have_happened_is_refused_with_its_number() {
    let nonsense = |numbers: Numbers| refused(&numbers.end(MOVES[2]), Unreadable::Nonsense(2));
    nonsense(after_e5(DRAW_OFFERED).any(1));
    nonsense(after_e5(DRAW_OFFERED).any(2));
    // Nobody presses a clock where there is none.
    nonsense(after_e5(PRESSED).any(1));
    nonsense(after_e5(TAKE_BACK_ASKED).any(255));
    nonsense(after_e5(ANSWERED).any(0).any(0).any(1).any(0));
    nonsense(after_e5(ANSWERED).any(1).any(9).any(9).any(1));
    // These laws know no moves against the rules.
    nonsense(after_e5(FALSE_MOVE).any(0).any(2).any(1).any(33));
    let after_the_end = after_e5(RESIGNED).any(0).other(MOVES[2], RESIGNED).any(0);
    refused(&after_the_end.end(MOVES[2]), Unreadable::Nonsense(3));
    // The laws of this game don't let moves be taken back.
    let numbers = Numbers::new().two_players().law(4, 0).begun();
    let numbers = numbers.below(MOVES[0] + 1, E4);
    let numbers = numbers.other(MOVES[1], TAKE_BACK_ASKED).any(0);
    refused(&numbers.end(MOVES[1]), Unreadable::Nonsense(1));
}

#[test]
fn numbers_that_are_none_are_refused_as_damage() {
    let damaged = |text: &str| refused(text, Unreadable::Damaged);
    let players = || Numbers::new().two_players();
    // A number above 2³² − 1, and one that never ends.
    let large = (0..6).fold(players().part(FIRST), |numbers, _| numbers.below(64, 63));
    damaged(&fresh(large.clone().below(64, 31)));
    damaged(&fresh(large.below(64, 63)));
    // A code point that is no character.
    let surrogate = players().part(POSITION).below(128, 127).any(0xd800 - 127);
    damaged(&fresh(surrogate.below(128, 0)));
    // Parts without an end, and more after the end of the text.
    damaged(&players().sealed('2'));
    let more = players().begun().other(MOVES[0], 0).any(1);
    damaged(&more.sealed('2'));
    // A path that is longer than the text.
    damaged(&after_e5(FALSE_MOVE).any(0).any(u32::MAX).sealed('2'));
}
