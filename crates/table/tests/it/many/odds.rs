//! Odds of more than two players (2p-3, 2p-5, 2p-9, 2p-16 by 4p-1; 3p-5; many-laws.md, section 2,
//! C10).

use rochade_table::saved::Unreadable;
use rochade_table::{Answer, Intent, Laws, Odds, OddsKind, PromptKind, Seat, Start, Table};

use super::{A, B, BLACK, C, D, RED, WHITE, answer, play, position, sit_down, square};
use crate::numbers::Numbers;
use crate::saved_games::{assert_same, read, text};
use crate::saved_refused::refusal;

fn given(laws: &str, odds: &[Odds]) -> Table {
    let start = Start {
        odds: odds.to_vec(),
        ..Start::under(Laws::parse(laws).expect("laws"), Vec::new())
    };
    let table = Table::sit_down(start).expect("a game");
    assert_same(&read(&text(&table)), &table);
    table
}

/// The squares on which a man is missing.
fn missing(table: &Table, usual: &Table) -> Vec<String> {
    let (view, usual) = (table.view(), usual.view());
    let squares = view.squares.iter().zip(&usual.squares).zip(view.plan.ids());
    let missing = squares.filter(|((now, then), _)| now.man.is_none() && then.man.is_some());
    missing
        .map(|(_, square)| view.plan.name(square).to_owned())
        .collect()
}

#[test]
fn four_c10_the_usual_men_go_by_the_side_and_the_giver_begins() {
    let usual = sit_down("four");
    for (kind, squares) in [
        (OddsKind::Pawn, ["f13", "b6", "i2", "m9"]),
        (OddsKind::Knight, ["j14", "a10", "e1", "n5"]),
        (OddsKind::Rook, ["k14", "a11", "d1", "n4"]),
        (OddsKind::Queen, ["h14", "a8", "g1", "n7"]),
    ] {
        for (giver, square) in [A, B, C, D].into_iter().zip(squares) {
            for laws in ["four", "gustavus-four"] {
                let table = given(laws, &[Odds::new(kind, giver)]);
                assert_eq!(missing(&table, &usual), [square], "{kind:?}");
                assert_eq!(table.view().turn, giver);
            }
        }
    }
    // Another man of the kind can be chosen (2p-5).
    let other = Odds {
        file: 6,
        ..Odds::new(OddsKind::Knight, C)
    };
    assert_eq!(missing(&given("four", &[other]), &usual), ["j1"]);
}

#[test]
fn four_r16_nobody_castles_with_a_rook_that_is_off() {
    let table = given("four", &[Odds::new(OddsKind::Rook, A)]);
    let rights = table.view().position.split(' ').nth(2).map(str::to_owned);
    assert_eq!(rights.as_deref(), Some("AKBKQCKQDKQ"));
}

#[test]
fn four_r9_no_moves_in_a_row_are_given_and_one_man_only() {
    let usual = sit_down("four");
    for kind in [
        OddsKind::PawnMove,
        OddsKind::Pawn2,
        OddsKind::Pawn4,
        OddsKind::Bishop,
    ] {
        let table = given("four", &[Odds::new(kind, A)]);
        assert!(table.record().start.odds.is_empty());
        assert!(missing(&table, &usual).is_empty());
    }
    let two = [Odds::new(OddsKind::Queen, A), Odds::new(OddsKind::Rook, A)];
    assert_eq!(given("four", &two).record().start.odds, [two[1]]);
}

#[test]
fn three_r5_any_men_are_named_and_the_giver_begins() {
    let usual = sit_down("three");
    let bishop = |giver, file| Odds {
        file,
        ..Odds::new(OddsKind::Bishop, giver)
    };
    for (giver, squares) in [
        (BLACK, ["e1", "h1"]),
        (RED, ["m5", "m8"]),
        (WHITE, ["a5", "a8"]),
    ] {
        let mut found: Vec<String> = Vec::new();
        for file in [2, 5] {
            let table = given("gustavus-three", &[bishop(giver, file)]);
            found.extend(missing(&table, &usual));
            assert_eq!(table.view().turn, giver);
        }
        found.sort();
        assert_eq!(found, squares);
    }
    let several = [
        Odds::new(OddsKind::Queen, RED),
        Odds::new(OddsKind::Pawn, RED),
        bishop(RED, 2),
    ];
    let table = given("three", &several);
    assert_eq!(table.record().start.odds, several);
    assert_eq!(missing(&table, &usual).len(), 3);
    // Who gives is one.
    let both = [
        Odds::new(OddsKind::Queen, RED),
        Odds::new(OddsKind::Queen, WHITE),
    ];
    assert_eq!(given("three", &both).record().start.odds, [both[1]]);
}

#[test]
fn odds_stay_with_the_player_from_game_to_game() {
    let resign = |table: &mut Table, seat: Seat| {
        table.apply(Intent::Resign(seat)).expect("a question");
        answer(table, (PromptKind::Resign, seat, seat), Answer::Confirm);
    };
    let mut table = given("three", &[Odds::new(OddsKind::Queen, BLACK)]);
    play(&mut table, "c2-c4 l5-k5");
    for seat in [RED, WHITE] {
        resign(&mut table, seat);
    }
    table.apply(Intent::Rematch).expect("the next game");
    // Who had Black has White now, and still has the first move.
    assert_eq!(table.record().start.odds[0].giver, WHITE);
    assert_eq!(table.view().turn, WHITE);
    assert_same(&read(&text(&table)), &table);
    let mut four = given("four", &[Odds::new(OddsKind::Queen, B)]);
    resign(&mut four, C);
    answer(
        &mut four,
        (PromptKind::ResignTogether, A, C),
        Answer::Accept,
    );
    four.apply(Intent::Rematch).expect("the next game");
    assert_eq!(
        (four.record().start.odds[0].giver, four.view().turn),
        (B, B)
    );
}

#[test]
fn a_position_that_was_set_up_leaves_no_room_for_odds() {
    let men = "AKg14 BKa7 CKh1 CRe4 DKn7";
    let start = Start {
        odds: vec![Odds::new(OddsKind::Rook, C)],
        ..Start::under(Laws::parse("four").expect("laws"), Vec::new())
    };
    let table = Table::from_position(start, &position("four", men, "C - - - -"));
    let table = table.expect("a position");
    assert!(table.record().start.odds.is_empty());
    assert!(
        table.view().squares[square(&table, "e4").index()]
            .man
            .is_some()
    );
}

/// A saved game has these odds in a part of their own, so that builds that know none refuse it, and
/// don't play it without.
#[test]
fn odds_of_many_stand_in_a_part_that_older_builds_do_not_know() {
    const GAME: u32 = 1;
    const PLAYER: u32 = 2;
    const ODDS: u32 = 9;
    const ODDS_OF_MANY: u32 = 13;
    let head = |game: Option<u32>, seats: usize| {
        let begun = game.map_or(Numbers::new(), |game| Numbers::new().part(GAME).any(game));
        (0..seats).fold(begun, |numbers, _| {
            numbers.part(PLAYER).below(8, 5).text("")
        })
    };
    // The knight's number, the giver's seat, and the file.
    let odds = |head: Numbers, part| head.part(part).below(16, 5).any(1).below(8, 1).begun();
    let mut table = given("four", &[Odds::new(OddsKind::Knight, B)]);
    // Where the knight stood, the rook goes.
    let moves = 19;
    assert_eq!(
        odds(head(Some(2), 4), ODDS_OF_MANY).end(moves),
        text(&table)
    );
    play(&mut table, "b5-c5");
    assert_same(&read(&text(&table)), &table);
    // The other part says nothing there, as ever, nor this one in chess.
    let old = read(&odds(head(Some(2), 4), ODDS).end(20));
    assert!(old.record().start.odds.is_empty());
    let chess = odds(head(None, 2), ODDS_OF_MANY).end(20);
    assert_eq!(refusal(&chess), Unreadable::Newer);
    // A bishop is given in the game for three only.
    let bishop = head(Some(2), 4).part(ODDS_OF_MANY);
    let bishop = bishop.below(16, 8).any(1).below(8, 2).begun().end(20);
    assert_eq!(refusal(&bishop), Unreadable::Newer);
}
