//! A computer at the table (opponent.md, section 1): whose seat it is, taking back, hints, seats
//! that are handed over, and what of that is saved.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Computer, Event, GameKind, Happening, Intent, Laws, Player, PromptKind, Question,
    Refusal, SquareId, Start, Table, saved,
};

use crate::saved_games::{assert_same, read, text};
use crate::table::{answer, play, prompts, start};

/// A game of a person, who has White, with a computer.
fn start_alone() -> Start {
    let mut start = start("Anna", "");
    start.players[1].computer = Computer::new(3, 77);
    start
}

fn alone() -> Table {
    Table::new(start_alone())
}

#[test]
fn point_6_a_move_goes_back_unasked_to_the_persons_own() {
    let mut table = alone();
    play(&mut table, "e4 e5 Nf3");
    let happened = table.apply(Intent::AskTakeBack(WHITE)).expect("at once");
    assert!(happened.contains(&Happening::TakenBack(1)));
    play(&mut table, "Nf3 Nc6");
    let happened = table.apply(Intent::AskTakeBack(WHITE)).expect("at once");
    assert!(happened.contains(&Happening::TakenBack(2)));
    assert!(prompts(&table).is_empty());
    // As often as wanted.
    table.apply(Intent::AskTakeBack(WHITE)).expect("again");
    assert_eq!(table.plies(), 0);
    let again = read(&text(&table));
    assert_same(&again, &table);
}

#[test]
fn point_6_it_goes_back_after_the_end_too_where_the_board_ended_the_game() {
    let mut table = alone();
    play(&mut table, "f3 e5 g4 Qh4");
    assert!(table.outcome().is_some() && table.view().seats[0].can_ask_take_back);
    assert!(!table.view().seats[1].can_ask_take_back);
    let happened = table.apply(Intent::AskTakeBack(WHITE));
    assert_eq!(happened, Ok(vec![Happening::TakenBack(2)]));
    assert_eq!((table.outcome(), table.plies()), (None, 2));
    assert_same(&read(&text(&table)), &table);
    play(&mut table, "e4");

    // Who has resigned goes back, too.
    table.apply(Intent::Resign(WHITE)).expect("asked");
    answer(&mut table, WHITE, PromptKind::Resign, Answer::Confirm).expect("meant");
    assert!(table.outcome().is_some() && table.view().seats[0].can_ask_take_back);
    let happened = table.apply(Intent::AskTakeBack(WHITE));
    assert_eq!(happened, Ok(vec![Happening::TakenBack(1)]));
    assert_same(&read(&text(&table)), &table);
    // And from there as far as wanted.
    table.apply(Intent::AskTakeBack(WHITE)).expect("at once");
    assert_eq!((table.outcome(), table.plies()), (None, 0));

    // A draw that was agreed on stands.
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    play(&mut table, "e4");
    answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Accept).expect("a draw");
    let refused = table.apply(Intent::AskTakeBack(WHITE));
    assert_eq!(refused, Err(Refusal::GameOver));

    // Between persons a game that is over is over.
    let mut table = Table::new(start("Anna", "Ben"));
    play(&mut table, "f3 e5 g4 Qh4");
    let refused = table.apply(Intent::AskTakeBack(WHITE));
    assert_eq!(refused, Err(Refusal::GameOver));
    assert!(!table.view().seats[0].can_ask_take_back);
}

#[test]
fn point_6_laws_that_forbid_it_forbid_it_here_too() {
    let laws = Laws::parse("modern,take-back:never").expect("laws");
    let mut table = Table::new(Start {
        laws,
        ..start_alone()
    });
    play(&mut table, "e4 e5");
    let refused = table.apply(Intent::AskTakeBack(WHITE));
    assert!(matches!(refused, Err(Refusal::Forbidden(_))), "{refused:?}");
    table.apply(Intent::Resign(BLACK)).expect("asked");
    answer(&mut table, BLACK, PromptKind::Resign, Answer::Confirm).expect("meant");
    assert!(table.outcome().is_some() && !table.view().seats[0].can_ask_take_back);
}

#[test]
fn point_5_hints_are_counted_and_stay_counted() {
    let mut table = alone();
    assert!(table.view().seats[0].can_take_hint);
    table.apply(Intent::TakeHint(WHITE)).expect("a hint");
    play(&mut table, "e4");
    assert_eq!(
        table.apply(Intent::TakeHint(WHITE)),
        Err(Refusal::NotYourTurn)
    );
    assert_eq!(table.apply(Intent::TakeHint(BLACK)), Err(Refusal::NoHints));
    table.apply(Intent::AskTakeBack(WHITE)).expect("back");
    table.apply(Intent::TakeHint(WHITE)).expect("a hint");
    let hints = |table: &Table| {
        table
            .view()
            .seats
            .iter()
            .map(|seat| seat.hints)
            .sum::<usize>()
    };
    assert_eq!(hints(&table), 2);
    assert_eq!(hints(&read(&text(&table))), 2);

    let mut silent = Table::new(Start {
        hints: false,
        ..start_alone()
    });
    assert_eq!(silent.apply(Intent::TakeHint(WHITE)), Err(Refusal::NoHints));
    assert!(!read(&text(&silent)).record().start.hints);
    let mut two = Table::new(start("Anna", "Ben"));
    assert_eq!(two.apply(Intent::TakeHint(WHITE)), Err(Refusal::NoHints));
}

#[test]
fn point_1_a_seat_is_handed_over_in_mid_game() {
    let mut table = Table::new(start("Anna", "Ben"));
    play(&mut table, "e4 e5");
    let computer = Computer::new(7, 5);
    let handed = table.apply(Intent::HandOver(BLACK, computer));
    assert_eq!(handed, Ok(vec![Happening::HandedOver(BLACK)]));
    assert_eq!(table.computer(BLACK), computer);
    assert_eq!(table.view().seats[1].player.computer, computer);
    let again = read(&text(&table));
    assert_eq!(again.computer(BLACK), computer);
    assert_eq!(again.plies(), 2);
    table
        .apply(Intent::HandOver(BLACK, None))
        .expect("a person");
    assert_eq!(table.computer(BLACK), None);

    // What is in hand goes back: another one plays now.
    table.apply(Intent::Touch(SquareId(6))).expect("a knight");
    let handed = table.apply(Intent::HandOver(WHITE, computer));
    let expected = [Happening::PutBack, Happening::HandedOver(WHITE)];
    assert_eq!(handed.as_deref(), Ok(&expected[..]));
}

#[test]
fn point_1_the_computer_goes_to_another_seat_with_the_score() {
    let mut table = alone();
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("the next game");
    assert_eq!(table.computer(WHITE), Computer::new(3, 77));
    assert_eq!(table.view().seats[0].score, 24);
    // With another seed it is the same player, at another level another one.
    for (level, score) in [(3, 24), (4, 0)] {
        let mut next = start("", "Anna");
        next.players[0].computer = Computer::new(level, 1);
        let mut table = read(&text(&table));
        play(&mut table, "f3 e5 g4 Qh4");
        table.apply(Intent::GoOn(next)).expect("the next game");
        let scores: Vec<u32> = table.view().seats.iter().map(|seat| seat.score).collect();
        assert_eq!(scores, [score, score]);
    }
}

#[test]
fn at_another_level_from_the_next_game_on_nobody_has_a_score() {
    let scores = |table: &Table| {
        let view = table.view();
        view.seats.iter().map(|seat| seat.score).collect::<Vec<_>>()
    };
    let mut table = alone();
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("the next game");
    let easier = Intent::HandOver(WHITE, Computer::new(2, 77));
    table.apply(easier.clone()).expect("another level");
    assert_eq!(
        (table.sitting().games_before, scores(&table)),
        (1, vec![0, 0])
    );
    assert_eq!(table.view().seats[1].player.name, "Anna");
    assert_same(&read(&text(&table)), &table);

    // In mid-game the sitting goes on.
    let mut table = alone();
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("the next game");
    play(&mut table, "e4");
    table.apply(easier).expect("another level");
    assert_eq!(scores(&table), [24, 0]);
    assert_eq!(table.computer(WHITE), Computer::new(2, 77));
}

#[test]
fn it_plays_every_game() {
    for &game in GameKind::ALL {
        let player = Player {
            computer: Computer::new(1, 1),
            ..Player::default()
        };
        let mut table = Table::new(Start::new(game, vec![player; game.seats()]));
        assert_eq!(table.computer(WHITE), Computer::new(1, 1));
        table
            .apply(Intent::HandOver(WHITE, None))
            .expect("a person");
        assert_eq!(table.computer(WHITE), None);
    }
    assert_eq!((Computer::new(0, 1), Computer::new(11, 1)), (None, None));
}

#[test]
fn what_is_saved_says_who_plays() {
    let start = Start {
        computers_resign: true,
        ..start_alone()
    };
    let again = read(&text(&Table::new(start.clone())));
    assert_eq!(again.record().start, start);
    // What was written without a computer is what it always was.
    let plain = text(&Table::new(Start::new(GameKind::Chess, Vec::new())));
    assert_eq!(plain, "2iCQUAAKAs1Jk");
    // A level that there is none of is one of later builds.
    let mut odd = start_alone();
    odd.players[1].computer = Some(Computer { level: 11, seed: 0 });
    let odd = text(&Table::new(odd));
    assert_eq!(saved::read(&odd).err(), Some(saved::Unreadable::Newer));
}

#[test]
fn what_it_answers_goes_through_words() {
    let question = Question {
        kind: PromptKind::DrawOffer,
        of: BLACK,
        by: WHITE,
    };
    let intents = [
        Intent::Touch(SquareId(12)),
        Intent::LetGo(Some(SquareId(28))),
        Intent::Choose(rochade_table::Kind(4)),
        Intent::Done,
        Intent::Blow(SquareId(3)),
        Intent::OfferDraw(WHITE),
        Intent::Resign(BLACK),
        Intent::StartCount(WHITE),
        Intent::AskStrike(WHITE),
        Intent::PressClock(BLACK),
        Intent::SayCheck(BLACK),
        Intent::Claim(rochade_table::Claim::Series, WHITE),
        Intent::Answer(question, Answer::Accept),
    ];
    for intent in intents {
        let words = intent.to_words().expect("words");
        assert_eq!(Intent::from_words(&words), Some(intent), "{words}");
    }
    assert_eq!(Intent::Pause.to_words(), None);
    for odd in [
        "",
        "touch",
        "touch x",
        "touch 70000",
        "go 1",
        "answer a b c",
    ] {
        assert_eq!(Intent::from_words(odd), None, "{odd}");
    }
}

#[test]
fn a_hint_is_an_event_of_who_is_to_move() {
    let mut record = alone().record().clone();
    record.events.push(Event::Hinted(BLACK));
    assert!(Table::replay(&record).is_err());
    record.events[0] = Event::Hinted(WHITE);
    assert!(Table::replay(&record).is_ok());
}
