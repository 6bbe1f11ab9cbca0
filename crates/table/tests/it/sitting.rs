//! The ends of games, rematches and the score (play.md, sections 1 and 6).

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved::{self, Comparison, Times};
use rochade_table::{
    Answer, Avatar, Control, GameKind, Happening, Intent, Laws, Player, PromptKind, Refusal, Seat,
    Sitting, Start, Table, Termination, seats_before,
};

use crate::table::{answer, drag, play, position, start, table, table_at, tap};

fn ending(table: &Table) -> (&'static str, &'static str) {
    let outcome = table.outcome().expect("the game has ended");
    (outcome.result, outcome.termination.word())
}

/// Names and scores in 24ths, White first.
fn score(table: &Table) -> Vec<(String, u32)> {
    let seats = table.view().seats;
    seats
        .into_iter()
        .map(|seat| (seat.player.name, seat.score))
        .collect()
}

fn pairs(score: &[(&str, u32)]) -> Vec<(String, u32)> {
    score
        .iter()
        .map(|(name, points)| ((*name).to_owned(), *points))
        .collect()
}

#[test]
fn section_6_checkmate() {
    let mut table = table();
    play(&mut table, "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7");
    assert_eq!(ending(&table), ("1-0", "checkmate"));
}

#[test]
fn section_6_stalemate() {
    let mut table = table_at("7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    play(&mut table, "Qf7");
    assert_eq!(ending(&table), ("1/2-1/2", "stalemate"));
}

#[test]
fn section_6_dead_position() {
    let mut table = table_at("8/8/4k3/8/8/3Kq3/8/8 w - - 0 1");
    play(&mut table, "Kxe3");
    assert_eq!(ending(&table), ("1/2-1/2", "dead-position"));
}

#[test]
fn section_6_repetition() {
    let mut table = table();
    play(&mut table, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(table.outcome(), None);
    play(&mut table, "Ng8");
    assert_eq!(ending(&table), ("1/2-1/2", "repetition"));
}

#[test]
fn section_6_fifty_moves() {
    let mut table = table_at("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
    play(&mut table, "Ra8");
    assert_eq!(ending(&table), ("1/2-1/2", "fifty-moves"));
}

#[test]
fn mate_counts_before_a_draw_that_arises_with_it() {
    let mut table = table_at("4k3/8/4K3/8/8/8/8/R7 w - - 99 80");
    play(&mut table, "Ra8");
    assert_eq!(ending(&table), ("1-0", "checkmate"));
}

#[test]
fn nothing_is_lifted_or_typed_after_the_end() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    let before = position(&table);
    assert!(tap(&mut table, "e2").is_empty());
    assert!(drag(&mut table, "e2", "e4").is_empty());
    assert_eq!(
        table.apply(Intent::Type("e4".into())),
        Err(Refusal::GameOver)
    );
    assert_eq!(position(&table), before);
}

#[test]
fn a_rematch_changes_sides_and_keeps_the_score_with_the_names() {
    let mut table = table();
    assert_eq!(table.apply(Intent::Rematch), Err(Refusal::GameGoesOn));
    play(&mut table, "f3 e5 g4 Qh4");
    assert_eq!(score(&table), pairs(&[("Anna", 0), ("Ben", 24)]));

    assert_eq!(table.apply(Intent::Rematch), Ok(vec![Happening::Began]));
    assert_eq!(score(&table), pairs(&[("Ben", 24), ("Anna", 0)]));
    assert_eq!(table.view().turn, WHITE);
    assert_eq!(table.outcome(), None);

    play(&mut table, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(score(&table), pairs(&[("Ben", 36), ("Anna", 12)]));
    table.apply(Intent::Rematch).expect("a third game");
    assert_eq!(score(&table), pairs(&[("Anna", 12), ("Ben", 36)]));
}

#[test]
fn a_rematch_begins_where_the_first_game_began() {
    let fen = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
    let mut table = table_at(fen);
    play(&mut table, "Qf7");
    table.apply(Intent::Rematch).expect("a rematch");
    assert_eq!(position(&table), fen);
}

#[test]
fn a_new_sitting_forgets_the_score() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    table
        .apply(Intent::Start(start("Cleo", "Dirk")))
        .expect("a start");
    assert_eq!(score(&table), pairs(&[("Cleo", 0), ("Dirk", 0)]));
    assert_eq!(table.view().plies, 0);
}

/// The next game of the sitting is draughts, between these players.
fn go_on_with_draughts(table: &mut Table, white: &str, black: &str) {
    let start = Start {
        laws: Laws::NORIS,
        ..start(white, black)
    };
    let began = table.apply(Intent::GoOn(start));
    assert_eq!(began, Ok(vec![Happening::Began]));
    assert_eq!(table.view().game, GameKind::Draughts);
}

/// White, whoever that is, resigns.
fn white_resigns(table: &mut Table) {
    table.apply(Intent::Resign(WHITE)).expect("a question");
    answer(table, WHITE, PromptKind::Resign, Answer::Confirm).expect("an end");
}

#[test]
fn the_score_goes_on_through_another_game_and_back() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    go_on_with_draughts(&mut table, "Anna", "Ben");
    assert_eq!(score(&table), pairs(&[("Anna", 0), ("Ben", 24)]));
    assert_eq!(table.sitting().games_before, 1);
    white_resigns(&mut table);
    assert_eq!(score(&table), pairs(&[("Anna", 0), ("Ben", 48)]));

    table.apply(Intent::Rematch).expect("a rematch");
    assert_eq!(table.view().game, GameKind::Draughts);
    assert_eq!(score(&table), pairs(&[("Ben", 48), ("Anna", 0)]));
    white_resigns(&mut table);

    // Each keeps the number, whatever colour the lot gives next.
    let back = table.apply(Intent::GoOn(start("Anna", "Ben")));
    assert_eq!(back, Ok(vec![Happening::Began]));
    assert_eq!(table.view().game, GameKind::Chess);
    assert_eq!(score(&table), pairs(&[("Anna", 24), ("Ben", 48)]));
    go_on_with_draughts(&mut table, "Ben", "Anna");
    assert_eq!(score(&table), pairs(&[("Ben", 48), ("Anna", 24)]));
    let numbers = table
        .view()
        .seats
        .into_iter()
        .map(|seat| seat.player_number);
    assert_eq!(numbers.collect::<Vec<_>>(), [1, 0]);
}

#[test]
fn a_sitting_goes_on_in_a_link() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    go_on_with_draughts(&mut table, "Ben", "Anna");
    let text = saved::write(&table, Times::Kept).expect("a text");
    let read = saved::read(&text).expect("a game");
    assert_eq!(score(&read), pairs(&[("Ben", 24), ("Anna", 0)]));
    assert_eq!(saved::compare(&table, &read), Comparison::Same);
}

#[test]
fn others_who_sit_down_begin_a_new_sitting() {
    for (white, black) in [("Anna", "Cleo"), ("Cleo", "Dirk"), ("", ""), ("Ben", "Ben")] {
        let mut table = table();
        play(&mut table, "f3 e5 g4 Qh4");
        go_on_with_draughts(&mut table, white, black);
        assert_eq!(score(&table), pairs(&[(white, 0), (black, 0)]));
        assert_eq!(table.sitting().games_before, 0);
    }
}

#[test]
fn a_game_that_was_left_brings_nothing() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("a rematch");
    play(&mut table, "e4");
    go_on_with_draughts(&mut table, "Ben", "Anna");
    assert_eq!(score(&table), pairs(&[("Ben", 24), ("Anna", 0)]));
}

#[test]
fn players_without_names_are_known_by_their_pictures_or_else_by_their_seats() {
    let player = |name: &str, avatar| Player {
        name: name.to_owned(),
        avatar,
        ..Player::default()
    };
    let (king, rook) = (player("", Avatar::King), player("", Avatar::Rook));
    let sat = [king.clone(), rook.clone()];
    assert_eq!(
        seats_before(&sat, &[rook.clone(), king.clone()]),
        Some(vec![1, 0])
    );
    assert_eq!(
        seats_before(&sat, &[king.clone(), king.clone()]),
        Some(vec![0, 1])
    );
    assert_eq!(seats_before(&sat, std::slice::from_ref(&king)), None);
    let named = [player("Anna", Avatar::King), player("Ben", Avatar::King)];
    let swapped = [player("Ben", Avatar::Queen), player("Anna", Avatar::King)];
    assert_eq!(
        seats_before(&named, &swapped),
        Some(vec![1, 0]),
        "a new picture"
    );
}

#[test]
fn a_game_that_cannot_begin_leaves_the_sitting_as_it_is() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    let before = table.view();
    let nonsense = Start {
        position: Some("nowhere".to_owned()),
        ..start("Anna", "Ben")
    };
    assert!(table.apply(Intent::GoOn(nonsense)).is_err());
    assert_eq!(table.view(), before);
}

#[test]
fn the_outcome_tells_who_won() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    let outcome = table.outcome().expect("mate");
    assert_eq!(outcome.winners, [BLACK]);
    assert_eq!(outcome.termination, Termination::Checkmate);
}

#[test]
fn an_unreadable_position_is_refused_by_field() {
    let answer = Table::from_position(start("", ""), "8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(matches!(answer, Err(Refusal::Position(_))));
}

#[test]
fn section_1_what_a_start_says_is_made_to_fit_the_seats() {
    let control = Control::from_seconds("300").expect("a control");
    let mut odd = start("Anna", "Ben");
    odd.players.truncate(1);
    odd.controls = Some(vec![control.clone()]);
    odd.first = Seat(7);
    let table = Table::new(odd.clone());
    let Start {
        players,
        controls,
        first,
        ..
    } = &table.record().start;
    assert_eq!(players[..], [odd.players[0].clone(), Player::default()]);
    assert_eq!(*controls, Some(vec![control.clone(); 2]), "the last again");
    assert_eq!(*first, WHITE);

    odd.players = vec![Player::default(); 5];
    odd.controls = Some(vec![control; 3]);
    let table = Table::new(odd.clone());
    assert_eq!(table.view().seats.len(), 2);
    assert_eq!(table.clock_view().expect("clocks").faces.len(), 2);
    odd.controls = Some(Vec::new());
    assert_eq!(Table::new(odd).clock_view(), None);
}

#[test]
fn section_1_a_sitting_is_made_to_fit_the_players() {
    let sitting = Sitting {
        games_before: 7,
        moved_on: 5,
        order: 3,
        scores: vec![36],
    };
    let table = table().in_sitting(sitting);
    assert_eq!(score(&table), pairs(&[("Ben", 0), ("Anna", 36)]));
    let numbers: Vec<usize> = table.view().seats.iter().map(|s| s.player_number).collect();
    assert_eq!(numbers, [1, 0], "players keep their numbers");
}

#[test]
fn section_1_no_score_is_too_high() {
    let mut table = table().in_sitting(Sitting {
        scores: vec![u32::MAX - 5, 0],
        ..Sitting::default()
    });
    play(&mut table, "f3 e5 g4");
    table.apply(Intent::OfferDraw(BLACK)).expect("an offer");
    play(&mut table, "d6");
    answer(&mut table, WHITE, PromptKind::DrawOffer, Answer::Accept).expect("a draw");
    assert_eq!(score(&table), pairs(&[("Anna", u32::MAX), ("Ben", 12)]));
}

// A game that is over before it began was nobody's.
#[test]
fn section_1_a_position_that_is_no_game_brings_no_score() {
    let mut table = table_at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(score(&table), pairs(&[("Anna", 0), ("Ben", 0)]));
    table.apply(Intent::Rematch).expect("a rematch");
    assert_eq!(score(&table), pairs(&[("Ben", 0), ("Anna", 0)]));
}
