//! Whole games as text: links, what is kept on the device, the list of finished games (play.md, section 9).

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;
use rochade_chess::{Move, Position};
use rochade_table::saved::{self, Comparison, MAX_NAME, Times, Writer};
use rochade_table::{Control, Event, Intent, Kind, Record, Seat, Sitting, Start, Step, Table};

use crate::table::{play, square, start, table, table_at};

/// Forty moves of Kasparov against Topalov, Wijk aan Zee 1999.
pub(crate) const FORTY_MOVES: &str = "\
    e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6 Nc1 O-O-O Nb3 exd4 \
    Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4 \
    Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3 Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 Qxh8 Rd3 \
    Qa8 c3";

pub(crate) fn text(table: &Table) -> String {
    saved::write(table, Times::Kept).expect("a game of a sensible length")
}

/// Asserts that both texts and tables hold the same game.
pub(crate) fn assert_same(left: &Table, right: &Table) {
    assert_eq!(left.record(), right.record());
    assert_eq!(left.sitting(), right.sitting());
    assert_eq!(left.view(), right.view());
}

pub(crate) fn read(text: &str) -> Table {
    saved::read(text).expect("a game")
}

/// A game with these moves, by players with names of twelve letters.
pub(crate) fn game(moves: &str) -> Table {
    let mut table = Table::new(start("Garri Kaspar", "Wesselin Top"));
    play(&mut table, moves);
    table
}

/// A game in which these things happened.
fn replay(start: Start, events: Vec<Event>) -> Table {
    Table::replay(&Record { start, events }).expect("a game that makes sense")
}

/// Plays legal moves by chance, up to so many, until the game is over.
fn play_on(table: &mut Table, plies: usize, source: &mut Unstructured) -> Result<()> {
    for _ in 0..plies {
        if table.outcome().is_some() {
            break;
        }
        let position: Position = table.view().position.parse().expect("a position");
        let moves: Vec<Move> = position.legal_moves().collect();
        let made = source.choose(&moves)?;
        table
            .apply(Intent::Type(made.to_string()))
            .expect("a legal move");
    }
    Ok(())
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
fn links_that_were_sent_stay_readable_for_ever() {
    for (link, saved) in [
        ("1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAAFAtqnA", game("")),
        (
            "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAghmpjyV9hDVBE7Gpqh2R7-AXu7SY-nFxGOfxJ2xapZBf1SXWv0rhB795J2v9WkBNY4VaLmBUPxi",
            game(FORTY_MOVES),
        ),
        (
            "1IoBd7OMAKEldDINA9TWA0WP7F0bvwBvw9C3LcvuBwfRb5MQ3BBtA1CEMQxAYgbBS93C",
            promoted(),
        ),
        (
            "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAQlIAN3SODn41AZT692eWkyIBVi_IAQGHJbAmtkQ",
            decided(&[]),
        ),
        (
            "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAQlIAN3SODn41AZT692eWkyIBVi_IAQGHJvB9CkYey",
            decided(&[Event::DrawAgreed]),
        ),
        (
            "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAQlIAN3SODn41AZT692eWkyIBVi_IAQGHJfD9ChKZr",
            decided(&[Event::Resigned(Seat::FIRST)]),
        ),
        (
            "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAQlIAN3SODn41AZT692eWkyIBVi_IAQGHJ7K9CDnva",
            decided(&[Event::FlagFallen(Seat::SECOND)]),
        ),
        (
            "1QoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAANYvqRDGMdxwBwgtaGMAzgBwILDgOCruGBsNbc9XqBI5ou_sVbM9ABGUMBlpynsEgI56ghklC5VdCIypioLATsbs",
            timed(),
        ),
    ] {
        assert_eq!(text(&saved), link);
        assert_same(&read(link), &saved);
    }
}

/// A game from a position, with a promotion, in a sitting that has gone on for a while.
pub(crate) fn promoted() -> Table {
    let mut table = table_at("4k3/P7/8/8/8/8/7p/4K3 w - - 0 1");
    play(&mut table, "a8=R+ Kd7 Kf2 h1=N+");
    table.in_sitting(Sitting {
        games_before: 41,
        half_points: [1000, 82],
    })
}

/// A game in which everything happens that is no move and does not decide it; then the decision.
pub(crate) fn decided(decision: &[Event]) -> Table {
    let Record { start, events } = game("e4 e5 Nf3 Nc6").record().clone();
    let [white, black] = [Seat::FIRST, Seat::SECOND];
    let mut all = vec![
        events[0],
        Event::TakeBackAsked(white),
        Event::TakeBackDeclined(black),
        events[1],
        Event::DrawOffered(white),
        events[2],
        Event::DrawDeclined(black),
        events[3],
        Event::TakeBackAsked(black),
        Event::TakenBack(1),
        Event::TakeBackAsked(white),
        Event::TakenBack(1),
        Event::TakeBackAsked(white),
        Event::TakenBack(2),
        Event::Played(step("d2", "d4")),
        Event::DrawOffered(black),
        Event::Played(step("d7", "d5")),
    ];
    all.extend_from_slice(decision);
    replay(start, all)
}

/// A start with a clock, and odds of time.
fn with_clock() -> Start {
    let control = |text| Control::from_minutes(text).expect("a control");
    Start {
        controls: Some([control("40/90:30+30"), control("5d2")]),
        ..start("Garri Kaspar", "Wesselin Top")
    }
}

/// A game with a clock.
pub(crate) fn timed() -> Table {
    let Record { events, .. } = decided(&[]).record().clone();
    let mut all = Vec::new();
    for (index, event) in events.into_iter().enumerate() {
        if index > 4 && matches!(event, Event::Played(_)) {
            all.push(Event::TimeLeft(200_000 - 3_217 * index as u32));
        }
        all.push(event);
    }
    all.push(Event::TimeLeft(1));
    replay(with_clock(), all)
}

/// A move from one square to another.
fn step(from: &str, to: &str) -> Step {
    let table = table();
    Step {
        from: square(&table, from),
        to: square(&table, to),
        choice: None,
    }
}

#[test]
fn a_text_holds_nothing_that_an_address_would_change() {
    for saved in [game(FORTY_MOVES), promoted(), decided(&[]), timed()] {
        let text = text(&saved);
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        assert!(text.bytes().all(plain));
        assert!(text.ends_with(|char: char| char.is_ascii_alphanumeric()));
    }
}

#[test]
fn what_is_written_reads_back_equal() {
    arbtest(|source| {
        let mut table = Table::new(start(
            &saved::clean_name(source.arbitrary()?),
            &saved::clean_name(source.arbitrary()?),
        ));
        let plies = source.int_in_range(0..=300)?;
        play_on(&mut table, plies, source)?;
        let table = table.in_sitting(Sitting {
            games_before: source.arbitrary()?,
            half_points: source.arbitrary()?,
        });
        assert_same(&read(&text(&table)), &table);
        Ok(())
    })
    .size_min(2_000)
    .budget_ms(3_000);
}

#[test]
fn games_with_a_clock_read_back_equal_and_paused() {
    arbtest(|source| {
        let mut table = Table::new(with_clock());
        let mut now = 0;
        while !source.is_empty() {
            now += source.int_in_range(0..=70_000_u64)?;
            table.tell_time(now);
            play_on(&mut table, 1, source)?;
            if source.ratio(1, 10)? {
                table.note_time();
            }
        }
        let replayed = Table::replay(table.record()).expect("what was played");
        assert_same(&read(&text(&table)), &replayed);
        Ok(())
    })
    .size_max(2_000)
    .budget_ms(2_000);
}

#[test]
fn a_writer_writes_a_game_that_goes_on_as_if_it_were_written_anew() {
    arbtest(|source| {
        let mut table = Table::new(with_clock());
        let (mut writer, mut now) = (Writer::new(), 0);
        while !source.is_empty() {
            now += source.int_in_range(0..=70_000_u64)?;
            table.tell_time(now);
            match source.int_in_range(0..=20)? {
                0 => table.note_time(),
                1 => drop(table.apply(Intent::OfferDraw(Seat::FIRST))),
                2 => drop(table.apply(Intent::Rematch)),
                3 => table = game("e4 e5"),
                _ => play_on(&mut table, 1, source)?,
            }
            assert_eq!(writer.text(&table), saved::write(&table, Times::Kept));
        }
        Ok(())
    })
    .size_max(1_000)
    .budget_ms(2_000);
}

#[test]
fn times_can_be_left_out() {
    let text = saved::write(&timed(), Times::LeftOut).expect("a game of a sensible length");
    assert_same(&read(&text), &decided(&[]));
    assert_eq!(saved::compare(&timed(), &read(&text)), Comparison::Same);
}

#[test]
fn names_lose_what_cannot_be_seen() {
    assert_eq!(saved::clean_name("Anna\n\u{202e}\u{7}Zoë 😀"), "AnnaZoë 😀");
    let table = Table::new(start(&"é".repeat(MAX_NAME + 1), "\u{7f}"));
    let read = read(&text(&table));
    let [first, second] = &read.record().start.players;
    assert_eq!(first.name, "é".repeat(MAX_NAME));
    assert_eq!(second.name, "");
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
fn other_players_another_position_or_a_rematch_make_another_game() {
    let mine = game("e4");
    let Record { mut start, events } = mine.record().clone();
    start.players[1].avatar = Kind::Knight;
    let rematch = game("e4").in_sitting(Sitting {
        games_before: 1,
        half_points: [2, 0],
    });
    for theirs in [replay(start, events), rematch, promoted(), table()] {
        assert_eq!(saved::compare(&mine, &theirs), Comparison::AnotherGame);
    }
}
