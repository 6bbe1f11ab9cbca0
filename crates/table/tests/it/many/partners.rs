//! Who sits where, and with whom, from game to game (many-laws.md, section 2, C12; 4p-43).

use rochade_table::{
    Answer, Control, Happening, Intent, Laws, Player, PromptKind, Refusal, Seat, SeatView, Start,
    Subject, Table,
};

use super::{A, B, BLACK, C, D, RED, answer, at, play, position, sit_down};
use crate::every::times_left;
use crate::saved_games::{assert_same, read, text};

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dora"];

fn seated(laws: &str) -> Table {
    let named = |name: &str| Player {
        name: name.to_owned(),
        ..Player::default()
    };
    let laws = Laws::parse(laws).expect("laws");
    let names = NAMES.into_iter().take(laws.game.seats());
    Table::sit_down(Start::under(laws, names.map(named).collect())).expect("a game")
}

/// B and D have lost.
fn decide(table: &mut Table) {
    table.apply(Intent::Resign(B)).expect("a question");
    answer(table, (PromptKind::Resign, B, B), Answer::Confirm);
    answer(table, (PromptKind::ResignTogether, D, B), Answer::Accept);
}

/// All agree to a draw.
fn draw(table: &mut Table) {
    table.apply(Intent::OfferDraw(A)).expect("an offer");
    for seat in [B, C, D] {
        answer(table, (PromptKind::DrawOffer, seat, A), Answer::Accept);
    }
}

fn rematch(table: &mut Table) {
    table.apply(Intent::Rematch).expect("the next game");
    assert_same(&read(&text(table)), table);
}

fn want(table: &mut Table, seat: Seat) {
    let told = table.apply(Intent::NewPartners(seat)).expect("a say");
    assert_eq!(told, [Happening::NewPartners(seat)]);
}

/// Name and score of each player, in the order of seats.
fn scores(table: &Table) -> Vec<(String, u32)> {
    let seats = table.view().seats.into_iter();
    seats.map(|seat| (seat.player.name, seat.score)).collect()
}

fn names(table: &Table) -> Vec<String> {
    scores(table).into_iter().map(|(name, _)| name).collect()
}

#[test]
fn four_c12_a_rematch_keeps_the_pairs_and_the_first_move_goes_on() {
    let mut table = seated("four");
    let mut first = Vec::new();
    for _ in 0..4 {
        first.push(table.view().turn);
        decide(&mut table);
        rematch(&mut table);
        assert_eq!(names(&table), NAMES);
    }
    assert_eq!(first, [C, D, A, B]);
    let scores: Vec<u32> = scores(&table).into_iter().map(|(_, score)| score).collect();
    assert_eq!(scores, [96, 0, 96, 0]);
}

#[test]
fn four_c12_anybody_may_have_new_partners_after_a_draw() {
    let mut table = seated("four");
    draw(&mut table);
    assert!(
        table
            .view()
            .seats
            .iter()
            .all(|seat| seat.can_want_new_partners)
    );
    want(&mut table, B);
    assert!(table.view().seats[B.index()].wants_new_partners);
    // Said twice, it is not said.
    want(&mut table, B);
    assert!(!table.view().seats[B.index()].wants_new_partners);
    want(&mut table, D);
    rematch(&mut table);
    assert_eq!(names(&table), ["Anna", "Cleo", "Dora", "Ben"]);
    // Everybody plays with everybody in three games, and keeps the own score.
    draw(&mut table);
    want(&mut table, A);
    rematch(&mut table);
    assert_eq!(names(&table), ["Anna", "Dora", "Ben", "Cleo"]);
    decide(&mut table);
    let expected = [("Anna", 48), ("Dora", 24), ("Ben", 48), ("Cleo", 24)];
    let expected = expected.map(|(name, score)| (name.to_owned(), score));
    assert_eq!(scores(&table), expected);
    for seat in [B, D] {
        want(&mut table, seat);
    }
    rematch(&mut table);
    assert_eq!(names(&table), NAMES);
    assert_eq!(table.sitting().games_before, 3);
}

#[test]
fn four_r43_after_a_decided_game_both_losers_have_to_agree() {
    let mut table = seated("four");
    decide(&mut table);
    for winner in [A, C] {
        let refused = table.apply(Intent::NewPartners(winner));
        assert_eq!(refused, Err(Refusal::Forbidden(Subject::LaterGames)));
        assert!(!table.view().seats[winner.index()].can_want_new_partners);
    }
    want(&mut table, D);
    rematch(&mut table);
    assert_eq!(names(&table), NAMES, "Ben stays with Dora");
    decide(&mut table);
    want(&mut table, B);
    want(&mut table, D);
    rematch(&mut table);
    assert_eq!(names(&table), ["Anna", "Cleo", "Dora", "Ben"]);
}

/// Who has a say in it, and who is asked to agree.
fn says(table: &Table) -> [Vec<Seat>; 2] {
    let seats = table.view().seats;
    let of = |is: fn(&SeatView) -> bool| {
        let seats = seats.iter().filter(|seat| is(seat));
        seats.map(|seat| seat.seat).collect()
    };
    [
        of(|seat| seat.can_want_new_partners),
        of(|seat| seat.is_asked_for_new_partners),
    ]
}

#[test]
fn four_r43_both_losers_have_a_say_however_the_game_ends_and_each_is_asked_by_the_other() {
    let mut by_resigning = seated("four");
    decide(&mut by_resigning);
    let mut by_time = seated("four").record().start.clone();
    by_time.controls = Some(vec![Control::from_seconds("60").expect("a control")]);
    let mut by_time = Table::sit_down(by_time).expect("a game");
    by_time.tell_time(0);
    play(&mut by_time, "d2-d4");
    by_time.tell_time(60_001);
    let half = "AKd14 BKa11 BRf13 CKh1 DKn8 DRg14";
    let mut by_half = at("four", &position("four", half, "C - - Am -"));
    let rounds = ["h1-h2 n8-n7 a11-a10", "h2-h1 n7-n8 a10-a11"].repeat(2);
    play(&mut by_half, &rounds.join(" "));
    for (mut table, result, losers) in [
        (by_resigning, "full AC", [B, D]),
        (by_time, "full AC", [B, D]),
        (by_half, "half BD", [A, C]),
    ] {
        assert_eq!(table.outcome().map(|end| end.result), Some(result));
        assert_eq!(says(&table), [losers.to_vec(), vec![]]);
        let [one, other] = losers;
        want(&mut table, other);
        assert_eq!(says(&table), [losers.to_vec(), vec![one]]);
        want(&mut table, other);
        want(&mut table, one);
        assert_eq!(says(&table), [losers.to_vec(), vec![other]]);
        want(&mut table, other);
        assert_eq!(says(&table), [losers.to_vec(), vec![]]);
        rematch(&mut table);
        assert_eq!(
            names(&table)[1],
            if result == "half BD" { "" } else { "Cleo" }
        );
        assert_eq!(says(&table), [vec![], vec![]]);
    }
    // After a draw nobody has to agree.
    let mut drawn = seated("four");
    draw(&mut drawn);
    want(&mut drawn, B);
    assert_eq!(says(&drawn), [vec![A, B, C, D], vec![]]);
}

#[test]
fn four_new_partners_is_a_law_too() {
    let mut table = seated("four,later-games:new-partners");
    draw(&mut table);
    rematch(&mut table);
    assert_eq!(names(&table), ["Anna", "Cleo", "Dora", "Ben"]);
    assert_eq!(table.view().turn, D, "the first move goes on");
    // The right to stay together holds under it, too.
    decide(&mut table);
    rematch(&mut table);
    assert_eq!(names(&table), ["Anna", "Cleo", "Dora", "Ben"]);
    for elsewhere in ["three", "modern", "noris"] {
        let laws = format!("{elsewhere},later-games:new-partners");
        assert!(Laws::parse(&laws).is_err(), "{laws}");
    }
}

/// A game in which each seat has another time.
fn timed(laws: &str) -> Table {
    let mut start = seated(laws).record().start.clone();
    let control = |text| Control::from_seconds(text).expect("a control");
    let controls = ["60", "61", "62", "63"].into_iter().map(control);
    start.controls = Some(controls.take(start.players.len()).collect());
    Table::sit_down(start).expect("a game")
}

#[test]
fn four_times_go_with_the_players_who_change_partners() {
    let mut table = timed("four");
    draw(&mut table);
    want(&mut table, A);
    rematch(&mut table);
    assert_eq!(times_left(&table), [60_000, 62_000, 63_000, 61_000]);
    // Where all keep their seats, the times do.
    decide(&mut table);
    rematch(&mut table);
    assert_eq!(times_left(&table), [60_000, 62_000, 63_000, 61_000]);
}

#[test]
fn three_c12_seats_change_and_times_and_score_follow_the_players() {
    let mut table = timed("three");
    play(&mut table, "c2-c4");
    for seat in [RED, BLACK] {
        table.apply(Intent::Resign(seat)).expect("a question");
        answer(
            &mut table,
            (PromptKind::Resign, seat, seat),
            Answer::Confirm,
        );
    }
    let refused = table.apply(Intent::NewPartners(RED));
    assert_eq!(refused, Err(Refusal::Forbidden(Subject::LaterGames)));
    rematch(&mut table);
    let expected = [("Ben", 0), ("Cleo", 24), ("Anna", 0)];
    let expected = expected.map(|(name, score)| (name.to_owned(), score));
    assert_eq!(scores(&table), expected);
    assert_eq!(times_left(&table), [61_000, 62_000, 60_000]);
    assert_eq!(table.view().turn, BLACK);
}

#[test]
fn nobody_wants_new_partners_while_the_game_goes_on() {
    let mut table = sit_down("four");
    let refused = table.apply(Intent::NewPartners(A));
    assert_eq!(refused, Err(Refusal::GameGoesOn));
    decide(&mut table);
    let refused = table.apply(Intent::NewPartners(Seat(4)));
    assert_eq!(refused, Err(Refusal::NoSuchSeat));
}
