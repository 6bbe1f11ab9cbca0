//! Whole games as text: links, what is kept on the device, the list of finished games (play.md,
//! section 9).

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved::{self, Comparison, MAX_NAME, Telling, Times, Writer};
use rochade_table::{
    Answer, Avatar, Claim, Control, Event, GameKind, Intent, Laws, PromptKind, Question, Record,
    Seat, Sitting, Start, Table, TakeBack,
};
use rochade_testkit::{Result, Unstructured, try_seeds};

use crate::every::{any_laws, any_table, for_every_game, one_move, seat, timed_table};
use crate::saved_games::{
    FORTY_MOVES, answered, assert_same, black_begins, decided, game, games, promoted, read, replay,
    text, timed, with_clock,
};
use crate::table::{start, table};

/// Makes at most `plies` moves by chance, until the game is over.
fn play_on(table: &mut Table, plies: usize, source: &mut Unstructured) -> Result<()> {
    for _ in 0..plies {
        if table.outcome().is_some() {
            break;
        }
        one_move(table, source)?;
    }
    Ok(())
}

/// A seat of the game on the table resigns, if it still plays.
fn resign(table: &mut Table, of: Seat) {
    let (kind, by) = (PromptKind::Resign, of);
    let means_it = Intent::Answer(Question { kind, of, by }, Answer::Confirm);
    if table.apply(Intent::Resign(of)).is_ok() {
        table.apply(means_it).expect("it was asked");
    }
}

#[test]
fn forty_moves_and_two_names_of_twelve_letters_take_less_than_200_characters() {
    let saved = game(FORTY_MOVES);
    assert_eq!(saved.plies(), 80);
    let text = text(&saved);
    assert!(text.len() < 200, "{} characters: {text}", text.len());
    let bare = game("");
    let per_ply = (text.len() - self::text(&bare).len()) as f64 * 6.0 / 80.0;
    assert!(per_ply < 5.5, "{per_ply} bits a ply");
}

#[test]
fn a_text_holds_nothing_that_an_address_would_change() {
    for saved in games() {
        let text = text(&saved);
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        assert!(text.bytes().all(plain));
        assert!(text.ends_with(|char: char| char.is_ascii_alphanumeric()));
    }
}

/// A start with names, pictures, laws and a first move by chance.
fn any_start(game: GameKind, source: &mut Unstructured) -> Result<Start> {
    let mut start = any_table(game, source)?.record().start.clone();
    for player in &mut start.players {
        player.name = saved::clean_name(source.arbitrary()?);
        player.avatar = *source.choose(&Avatar::ALL)?;
    }
    let seats: Vec<_> = start.game().plan().all_seats().collect();
    start.first = *source.choose(&seats)?;
    // A position is one of its board.
    let board = start.laws.board;
    start.laws = Laws {
        board,
        ..any_laws(game, source)?
    };
    Ok(start)
}

#[test]
fn what_is_written_reads_back_equal() {
    for_every_game(|game| {
        try_seeds(60, (2_000, 20_000), |source| {
            let start = any_start(game, source)?;
            let seats = start.players.len() as u8;
            let mut table = Table::sit_down(start).expect("a game");
            for _ in 0..2 {
                let plies = source.int_in_range(0..=100)?;
                play_on(&mut table, plies, source)?;
                if source.ratio(1, 3)? {
                    resign(&mut table, seat(source)?);
                }
            }
            let table = table.in_sitting(Sitting {
                games_before: source.arbitrary()?,
                moved_on: source.int_in_range(0..=seats - 1)?,
                order: source.int_in_range(0..=(1..seats).product::<u8>() - 1)?,
                scores: (0..seats)
                    .map(|_| source.arbitrary())
                    .collect::<Result<_>>()?,
            });
            assert_same(&read(&text(&table)), &table);
            Ok(())
        });
    });
}

#[test]
fn games_with_a_clock_read_back_equal_and_paused() {
    for_every_game(|game| {
        try_seeds(60, (100, 2_000), |source| {
            let mut table = timed_table(game, source)?;
            let mut now = 0;
            while !source.is_empty() {
                now += source.int_in_range(0..=2_000_u64)?;
                table.tell_time(now);
                play_on(&mut table, 1, source)?;
                if source.ratio(1, 2)? {
                    let _ = table.apply(Intent::PressClock(seat(source)?));
                }
                if source.ratio(1, 10)? {
                    table.note_time();
                }
            }
            let replayed = Table::replay(table.record()).expect("what was played");
            assert_same(&read(&text(&table)), &replayed);
            Ok(())
        });
    });
}

#[test]
fn a_writer_writes_a_game_that_goes_on_as_if_it_were_written_anew() {
    for_every_game(|game| {
        try_seeds(60, (100, 700), |source| {
            let mut table = timed_table(game, source)?;
            let (mut writer, mut now) = (Writer::new(), 0);
            while !source.is_empty() {
                now += source.int_in_range(0..=2_000_u64)?;
                table.tell_time(now);
                match source.int_in_range(0..=30)? {
                    0 => table.note_time(),
                    1 => drop(table.apply(Intent::OfferDraw(seat(source)?))),
                    2 => drop(table.apply(Intent::Rematch)),
                    3 => drop(table.apply(Intent::AskTakeBack(seat(source)?))),
                    4 => resign(&mut table, seat(source)?),
                    // Another game that starts alike, and has gone on for as long.
                    5 => {
                        let plies = table.plies() + 2;
                        table = Table::sit_down(table.record().start.clone()).expect("a game");
                        play_on(&mut table, plies, source)?;
                    }
                    6..=10 => drop(table.apply(Intent::PressClock(seat(source)?))),
                    _ => play_on(&mut table, 1, source)?,
                }
                let goes_on = writer.text(&table);
                if source.ratio(1, 4)? {
                    assert_eq!(goes_on, saved::write(&table, Times::Kept));
                    let bare = saved::write(&table, Times::LeftOut).expect("a text");
                    assert_eq!(read(&bare).plies(), table.plies());
                }
            }
            assert_eq!(writer.text(&table), saved::write(&table, Times::Kept));
            Ok(())
        });
    });
}

#[test]
fn times_can_be_left_out() {
    let text = saved::write(&timed(), Times::LeftOut).expect("a game of a sensible length");
    assert_same(&read(&text), &decided(&[]));
}

#[test]
fn names_lose_what_cannot_be_seen() {
    assert_eq!(saved::clean_name("Anna\n\u{202e}\u{7}Zoë 😀"), "AnnaZoë 😀");
    let table = Table::new(start(&"é".repeat(MAX_NAME + 1), "\u{7f}"));
    let read = read(&text(&table));
    let [first, second] = &read.record().start.players[..] else {
        panic!("two players");
    };
    assert_eq!(first.name, "é".repeat(MAX_NAME));
    assert_eq!(second.name, "");
}

#[test]
fn a_name_of_which_nothing_is_seen_is_none() {
    for unseen in [
        "\u{200b}\u{200d}",
        " \u{a0}\u{2003}",
        "\u{3164}",
        "\u{2800}\u{feff}\u{2060}\u{ad}",
    ] {
        assert_eq!(saved::clean_name(unseen), "", "{unseen:?}");
    }
    // Between others, such a character may shape the name.
    for seen in ["Anna Maria", "👩\u{200d}🚀", "نرگس\u{200c}ها"] {
        assert_eq!(saved::clean_name(seen), seen);
    }
}

#[test]
fn games_are_compared_move_by_move() {
    let mine = game("e4 e5 Nf3");
    let against = |moves| saved::compare(&mine, &game(moves));
    assert_eq!(against("e4 e5 Nf3"), Comparison::Same);
    assert_eq!(against("e4 e5 Nf3 Nc6"), Comparison::TheirsGoesOn(1));
    assert_eq!(against("e4 e5 Nf3 Nc6 Bb5"), Comparison::TheirsGoesOn(2));
    assert_eq!(against("e4"), Comparison::MineGoesOn);
    assert_eq!(against("e4 e5 Nc3"), Comparison::Contradicts(2));
    assert_eq!(against("d4"), Comparison::Contradicts(0));
}

#[test]
fn what_time_is_left_makes_no_other_game_but_clocks_and_the_score_do() {
    let mine = timed();
    let Record { start, events } = mine.record().clone();
    let without_times = events
        .iter()
        .filter(|event| !matches!(event, Event::TimeLeft(_)));
    let as_fast = replay(start.clone(), without_times.cloned().collect());
    assert_eq!(saved::compare(&mine, &as_fast), Comparison::Same);
    let mut untimed = start.clone();
    untimed.controls = None;
    let mut slower = start.clone();
    let control = Control::from_seconds("5400").expect("a time control");
    slower.controls = Some(vec![control; 2]);
    for start in [untimed, slower] {
        let theirs = replay(start, Vec::new());
        assert_eq!(saved::compare(&mine, &theirs), Comparison::AnotherGame);
        assert_eq!(saved::compare(&theirs, &mine), Comparison::AnotherGame);
    }
    let scored = |scores: Vec<u32>| {
        game("e4").in_sitting(Sitting {
            games_before: 2,
            moved_on: 0,
            order: 0,
            scores,
        })
    };
    let (drawn, won) = (scored(vec![24, 24]), scored(vec![48, 0]));
    assert_eq!(saved::compare(&drawn, &won), Comparison::AnotherGame);
}

#[test]
fn what_cannot_have_happened_is_not_told() {
    let mut telling = Telling::new(&with_clock()).expect("a game");
    let events = game("e4 e5").record().events.clone();
    let [white, black] = &events[..] else {
        panic!("two moves");
    };
    telling.tell(white.clone()).expect("a move");
    let before = telling.text();
    for event in [
        white.clone(),
        Event::Claimed(Claim::Repetition, BLACK),
        Event::DrawOffered(WHITE),
        answered(PromptKind::DrawOffer, BLACK, Answer::Accept),
    ] {
        assert!(telling.tell(event).is_err());
        assert_eq!(telling.text(), before);
    }
    telling.tell(black.clone()).expect("a move");
    let text = telling.text().expect("it fits");
    assert_same(&read(&text), telling.table());
    assert_eq!(telling.table().record().events, events);
}

#[test]
fn whatever_a_game_starts_with_makes_another_game() {
    let mine = game("e4");
    let Record { start, events } = mine.record().clone();
    let mut other_picture = start.clone();
    other_picture.players[1].avatar = Avatar::Knight;
    let mut other_laws = start;
    other_laws.laws.take_back = TakeBack::Never;
    let rematch = game("e4").in_sitting(Sitting {
        games_before: 1,
        moved_on: 1,
        order: 0,
        scores: vec![24, 0],
    });
    let other_starts = [other_picture, other_laws].map(|start| replay(start, events.clone()));
    let others = [rematch, promoted(), table(), black_begins()];
    for theirs in others.into_iter().chain(other_starts) {
        assert_eq!(saved::compare(&mine, &theirs), Comparison::AnotherGame);
    }
}
