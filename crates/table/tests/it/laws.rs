//! Laws as data (laws.md, section 1): what each of them changes, and what follows for later games.

use std::num::NonZeroU32;

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, DeadPosition, Event, FiftyMoves, GameKind, Happening, Intent, LaterGames, Laws,
    Outcome, PromptKind, Record, Refusal, Repetition, ReplayError, Seat, Start, Subject, Table,
    TakeBack, Termination, WHOLE,
};

use crate::table::{answer, play, position, scores, start};
use crate::timed::{left, odds};

/// A game under these laws, from a position if there is one.
fn under(laws: Laws, position: Option<&str>) -> Table {
    let start = Start {
        laws,
        position: position.map(str::to_owned),
        ..start("Anna", "Ben")
    };
    Table::sit_down(start).expect("a game")
}

/// Why a game is over.
fn end(table: &Table) -> Option<Termination> {
    table.outcome().map(|outcome| outcome.termination)
}

/// The names of the players, White first.
fn names(table: &Table) -> Vec<String> {
    let seats = table.view().seats;
    seats.into_iter().map(|seat| seat.player.name).collect()
}

fn rematch(table: &mut Table) {
    let began = table.apply(Intent::Rematch);
    assert_eq!(began, Ok(vec![Happening::Began]));
}

/// Ends a game by resigning.
fn resign(table: &mut Table, seat: Seat) {
    table.apply(Intent::Resign(seat)).expect("the question");
    answer(table, seat, PromptKind::Resign, Answer::Confirm).expect("the end");
}

#[test]
fn laws_section_1_chess_is_played_by_the_modern_laws_unless_told_otherwise() {
    assert_eq!(start("", "").laws, Laws::MODERN);
    assert_eq!(GameKind::Chess.usual_laws(), Laws::MODERN);
}

#[test]
fn laws_section_1_taking_back_can_be_forbidden() {
    let laws = Laws {
        take_back: TakeBack::Never,
        ..Laws::MODERN
    };
    let mut table = under(laws, None);
    let asks = |table: &mut Table, seat| table.apply(Intent::AskTakeBack(seat));
    assert_eq!(
        asks(&mut table, WHITE),
        Err(Refusal::Forbidden(Subject::TakeBack))
    );
    play(&mut table, "e4 e5");
    for seat in [WHITE, BLACK] {
        assert_eq!(
            asks(&mut table, seat),
            Err(Refusal::Forbidden(Subject::TakeBack))
        );
    }
    assert_eq!(asks(&mut table, Seat(2)), Err(Refusal::NoSuchSeat));
    let seats = table.view().seats;
    assert!(seats.iter().all(|seat| !seat.can_ask_take_back));
    assert!(seats[0].can_offer_draw && seats[1].can_resign);
    assert!(table.view().prompts.is_empty());

    let Record { start, mut events } = table.record().clone();
    events.push(Event::TakeBackAsked(WHITE));
    let refused = Table::replay(&Record { start, events }).err();
    let (index, refusal) = (2, Refusal::Forbidden(Subject::TakeBack));
    assert_eq!(refused, Some(ReplayError::Event { index, refusal }));
}

#[test]
fn laws_section_1_a_position_stands_as_often_as_the_laws_let_it() {
    const ROUND: &str = "Nf3 Nf6 Ng1 Ng8";
    let mut any_number = under(
        Laws {
            repetition: Repetition::Nothing,
            ..Laws::MODERN
        },
        None,
    );
    for _ in 0..20 {
        play(&mut any_number, ROUND);
    }
    assert_eq!(end(&any_number), None);

    let laws = Laws {
        times: NonZeroU32::new(5).expect("a number"),
        ..Laws::MODERN
    };
    let mut five_times = under(laws, None);
    for _ in 0..4 {
        assert_eq!(end(&five_times), None);
        play(&mut five_times, ROUND);
    }
    assert_eq!(end(&five_times), Some(Termination::Repetition));
}

#[test]
fn laws_section_1_so_many_quiet_moves_as_the_laws_allow() {
    let quiet = |limit: u32, plies| {
        let mut laws = Laws::MODERN;
        match NonZeroU32::new(limit) {
            Some(limit) => laws.limit_plies = limit,
            None => laws.fifty_moves = FiftyMoves::Nothing,
        }
        let fen = format!("4k3/8/8/8/8/8/8/R3K3 w - - {plies} 80");
        let mut table = under(laws, Some(&fen));
        if table.outcome().is_none() {
            play(&mut table, "Kd1");
        }
        end(&table)
    };
    assert_eq!(quiet(0, 99), None);
    assert_eq!(quiet(0, 5000), None);
    assert_eq!(quiet(120, 118), None);
    assert_eq!(quiet(120, 119), Some(Termination::FiftyMoves));
    assert_eq!(quiet(120, 120), Some(Termination::FiftyMoves));
}

#[test]
fn laws_section_1_a_dead_position_ends_the_game_by_law() {
    let laws = Laws {
        dead_position: DeadPosition::Nothing,
        ..Laws::MODERN
    };
    let mut table = under(laws, Some("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"));
    play(&mut table, "Bb5");
    assert_eq!(end(&table), None);
}

#[test]
fn laws_section_1_mate_and_stalemate_hold_under_all_laws() {
    let silent = Laws {
        repetition: Repetition::Nothing,
        fifty_moves: FiftyMoves::Nothing,
        dead_position: DeadPosition::Nothing,
        take_back: TakeBack::Never,
        later_games: LaterGames::FirstMoveChanges,
        ..Laws::MODERN
    };
    let mut mate = under(silent.clone(), None);
    play(&mut mate, "f3 e5 g4 Qh4");
    assert_eq!(end(&mate), Some(Termination::Checkmate));
    let stalemate = under(silent, Some("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    assert_eq!(end(&stalemate), Some(Termination::Stalemate));
}

#[test]
fn laws_section_1_later_games_change_seats_and_times_with_them() {
    let mut table = Table::new(odds("60", "300"));
    for (players, times) in [
        (["Anna", "Ben"], [60_000, 300_000]),
        (["Ben", "Anna"], [300_000, 60_000]),
        (["Anna", "Ben"], [60_000, 300_000]),
        (["Ben", "Anna"], [300_000, 60_000]),
    ] {
        assert_eq!(names(&table), players);
        assert_eq!(left(&table), times);
        assert_eq!(table.view().turn, WHITE, "White begins every game");
        assert_eq!(table.record().start.first, WHITE);
        resign(&mut table, BLACK);
        rematch(&mut table);
    }
    assert_eq!(table.sitting().games_before, 4);
    assert_eq!(table.sitting().moved_on, 0);
    assert_eq!(scores(&table), [48, 48], "each has won with White");
}

#[test]
fn laws_section_1_later_games_may_change_the_first_move_and_keep_the_seats() {
    let mut start = odds("60", "300");
    start.laws.later_games = LaterGames::FirstMoveChanges;
    let mut table = Table::new(start);
    for (number, first) in [(1, WHITE), (2, BLACK), (3, WHITE), (4, BLACK)] {
        assert_eq!(names(&table), ["Anna", "Ben"]);
        assert_eq!(left(&table), [60_000, 300_000]);
        assert_eq!(table.view().turn, first, "game {number}");
        let (sitting, start) = (table.sitting(), &table.record().start);
        assert_eq!((sitting.games_before, sitting.moved_on), (number - 1, 0));
        assert_eq!(start.first, first);
        assert_eq!(start.position, None, "it is the usual position");
        resign(&mut table, BLACK);
        rematch(&mut table);
    }
    assert_eq!(scores(&table), [96, 0], "all went to Anna");
}

#[test]
fn laws_section_1_black_may_begin_the_usual_game() {
    let mut table = Table::new(Start {
        first: BLACK,
        ..odds("300", "300")
    });
    let begins = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(position(&table), begins);
    assert!(table.view().seats[1].to_move && !table.view().seats[0].to_move);
    let early = table.apply(Intent::OfferDraw(WHITE));
    assert_eq!(early, Err(Refusal::NotYourTurn));
    let started = table.apply(Intent::PressClock(WHITE));
    assert_eq!(started, Ok(vec![Happening::ClockStarted]), "Black's");
    play(&mut table, "f6 e4 g5 Qh5");
    let outcome = table.outcome().expect("mate");
    assert_eq!((outcome.result, &*outcome.winners), ("1-0", &[WHITE][..]));
}

#[test]
fn laws_section_1_a_position_says_itself_who_begins() {
    let fen = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";
    let mut start = start("Anna", "Ben");
    start.laws.later_games = LaterGames::FirstMoveChanges;
    let mut table = Table::from_position(start, fen).expect("a position");
    play(&mut table, "Qg7");
    rematch(&mut table);
    assert_eq!(position(&table), fen);
    assert_eq!(table.view().turn, WHITE);
}

#[test]
fn scores_are_counted_in_parts_of_a_game() {
    let outcome = Outcome {
        shares: vec![6, 18],
        result: "",
        termination: Termination::Agreement,
        winners: vec![BLACK],
        half: true,
        dead: None,
    };
    assert_eq!(WHOLE, 24);
    let shares = [WHITE, BLACK, Seat(2)].map(|seat| outcome.share(seat));
    assert_eq!(shares, [6, 18, 0], "the last one is nobody's");
}
