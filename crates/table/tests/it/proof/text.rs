//! Positions as text, and whole games as text: links of the game are frozen like all others.

use rochade_table::saved::{self, Times};
use rochade_table::{Answer, Intent, PromptKind, Refusal, Sitting, Start, Table};

use super::{B, R, W, ending, line, proof, proof_at, reply, resign, three};
use crate::every::timed_start;
use crate::proof_links::{BEGUN, FINISHED, LATE, UNFINISHED};
use crate::saved_games::{assert_same, read, text};
use crate::table::{play, position};

/// A whole game, for tests in the browser, too: a step a line. It has chains, one that may stop on
/// its way among them, a seat that loses its last stone and is passed over, and ends with the last
/// one standing.
const GAME: &str = include_str!("../../data/proof-game.txt");

/// The game after so many plies.
fn game_after(plies: usize) -> Table {
    let mut table = proof();
    for text in GAME.lines().take(plies) {
        play(&mut table, text);
    }
    table
}

/// A game that goes on, with chains, a draw that was declined, a move that was taken back, and a
/// seat that has dropped out.
fn unfinished() -> Table {
    let mut table = game_after(7);
    table.apply(Intent::OfferDraw(B)).expect("an offer");
    play(&mut table, "g4-f4");
    reply(&mut table, (PromptKind::DrawOffer, W, B), Answer::Accept).expect("yes");
    resign(&mut table, R);
    play(&mut table, "c5-c4");
    table.apply(Intent::AskTakeBack(W)).expect("a request");
    reply(&mut table, (PromptKind::TakeBack, B, W), Answer::Accept).expect("yes");
    play(&mut table, "c5-d5 f4-e4");
    table
}

/// A game with clocks, from a position, in the middle of a sitting, that two flags have ended.
fn finished() -> Table {
    let start = Start {
        position: Some("c1,e1/c2,g3/a3,c4 w 0 - 1".to_owned()),
        players: three().players,
        first: R,
        ..timed_start(three().game(), &["60+1", "30d2", "1/45:15"])
    };
    let mut table = Table::sit_down(start).expect("a game").in_sitting(Sitting {
        games_before: 2,
        moved_on: 0,
        order: 0,
        scores: vec![24, 8, 16],
    });
    table.tell_time(0);
    play(&mut table, "c1xc3xc5");
    table.tell_time(32_000);
    table.tell_time(50_000);
    play(&mut table, "a3-b3");
    table.tell_time(112_000);
    table
}

/// Games to be saved.
pub(crate) fn games() -> Vec<Table> {
    let games = [proof(), game_after(14), game_after(17), unfinished()];
    let finished = Table::replay(finished().record()).expect("the same game");
    games.into_iter().chain([finished]).collect()
}

/// The part of a position that is wrong.
fn wrong(position: &str) -> String {
    match Table::from_position(three(), position) {
        Err(Refusal::Position(error)) => error.part,
        other => panic!("{position}: {other:?}"),
    }
}

#[test]
fn a_position_that_makes_no_sense_is_refused_by_its_part() {
    for (part, positions) in [
        (
            "fields",
            &["", "c1/g3/a3", "c1/g3/a3 w 0 - 1 1", "c1/g3/a3  w 0 - 1"][..],
        ),
        (
            "stones",
            &[
                "c1/g3 w 0 - 1",
                "c1/g3/a3/a4 w 0 - 1",
                "c1/g3/ w 0 - 1",
                "c1,/g3/a3 w 0 - 1",
                "c1,-/g3/a3 w 0 - 1",
                "d4/g3/a3 w 0 - 1",
                "h1/g3/a3 w 0 - 1",
                "c1/c1/a3 w 0 - 1",
                "c1,c1/g3/a3 w 0 - 1",
            ],
        ),
        (
            "turn",
            &[
                "c1/g3/a3 g 0 - 1",
                "c1/g3/a3 wb 0 - 1",
                "c1/g3/a3 w 0 w 1",
                "c1/g3/a3 w 0 wbr 1",
                "c1/g3/a3,c2,c3,d1,e1 w 0 - 1",
            ],
        ),
        ("quiet", &["c1/g3/a3 w -1 - 1", "c1/g3/a3 w +1 - 1"]),
        (
            "out",
            &[
                "c1/g3/a3 w 0  1",
                "c1/g3/a3 w 0 bb 1",
                "c1/g3/a3 w 0 g 1",
                "c1/-/a3 w 0 - 1",
            ],
        ),
        ("round", &["c1/g3/a3 w 0 - x", "c1/g3/a3 w 0 - 4294967296"]),
    ] {
        for position in positions {
            assert_eq!(wrong(position), part, "{position}");
        }
    }
}

#[test]
fn a_position_reads_back_as_it_is_written() {
    for text in [
        "c1,d1,e1,d2/g3,f4,g4,g5/a3,a4,b4,a5 w 0 - 1",
        "c1/-/a3 r 12 b 7",
        "c1/g3/- w 59 br 4294967295",
    ] {
        assert_eq!(position(&proof_at(text)), text);
    }
}

#[test]
fn the_game_for_the_browser_is_played_to_its_end() {
    let table = game_after(17);
    assert_eq!(line(&table).len(), GAME.lines().count());
    let longest = table
        .view()
        .entries
        .iter()
        .map(|entry| entry.deed.step.path.len())
        .max();
    assert_eq!(longest, Some(5));
    let last_standing = (vec![8, 16, 0], "1/3-2/3-0", "last-standing");
    assert_eq!(ending(&table), last_standing);
    assert_eq!(table.view().entries[9].deed.victims.len(), 1);
    assert!(!game_after(10).view().seats[2].in_game);
}

#[test]
fn a_writer_and_a_replay_hold_of_it_too() {
    for table in games() {
        assert_same(&read(&text(&table)), &table);
        let bare = saved::write(&table, Times::LeftOut).expect("a short game");
        assert_eq!(read(&bare).view().entries.len(), table.plies());
    }
}

#[test]
fn links_of_the_game_stay_readable_for_ever() {
    for (link, saved) in [
        (BEGUN, proof()),
        (LATE, game_after(14)),
        (UNFINISHED, unfinished()),
        (FINISHED, finished()),
    ] {
        assert_eq!(text(&saved), link);
        let again = read(link);
        assert_eq!(again.record(), saved.record());
        assert_eq!(again.view().seats, saved.view().seats);
    }
    let table = read(FINISHED);
    assert_eq!(ending(&table), (vec![8, 0, 16], "1/3-0-2/3", "time"));
    let scores: Vec<u32> = table.view().seats.iter().map(|seat| seat.score).collect();
    assert_eq!(scores, [32, 8, 32]);
    let table = read(UNFINISHED);
    assert_eq!((table.outcome(), table.view().turn), (None, W));
    assert_eq!(line(&table)[6], "c1xc3xa3xa5xc5");
    assert!(!table.view().seats[2].in_game);
}
