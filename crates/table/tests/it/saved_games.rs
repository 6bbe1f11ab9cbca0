//! Games of every kind, to be saved.

use std::num::NonZeroU32;

use rochade_table::chess::{BLACK, KNIGHT, WHITE};
use rochade_table::saved::{self, Times};
use rochade_table::{
    Answer, Claim, Control, DeadPosition, Event, Intent, LaterGames, Preset, Press, PromptKind,
    Record, Remark, Repetition, Seat, Sitting, SquareId, Start, Step, Table, TakeBack,
};

use crate::draughts_links;
use crate::table::{play, question, square, start, table, table_at};

/// Forty moves of Kasparov against Topalov, Wijk aan Zee 1999.
pub(crate) const FORTY_MOVES: &str = "\
    e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6 Nc1 O-O-O Nb3 exd4 \
    Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4 \
    Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3 Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 Qxh8 Rd3 \
    Qa8 c3";

pub(crate) fn text(table: &Table) -> String {
    saved::write(table, Times::Kept).expect("a game of a sensible length")
}

pub(crate) fn read(text: &str) -> Table {
    saved::read(text).expect("a game")
}

/// Asserts that both tables hold the same game.
pub(crate) fn assert_same(left: &Table, right: &Table) {
    assert_eq!(left.record(), right.record());
    assert_eq!(left.sitting(), right.sitting());
    assert_eq!(left.view(), right.view());
}

/// How a game by players with names of twelve letters starts.
pub(crate) fn two_names() -> Start {
    start("Garri Kaspar", "Wesselin Top")
}

/// A game with these moves.
pub(crate) fn game(moves: &str) -> Table {
    let mut table = Table::new(two_names());
    play(&mut table, moves);
    table
}

/// A game in which these things happened.
pub(crate) fn replay(start: Start, events: Vec<Event>) -> Table {
    Table::replay(&Record { start, events }).expect("a game that makes sense")
}

/// A game from a position, with a promotion, in a sitting that has gone on for a while.
pub(crate) fn promoted() -> Table {
    let mut table = table_at("4k3/P7/8/8/8/8/7p/4K3 w - - 0 1");
    play(&mut table, "a8=R+ Kd7 Kf2 h1=N+");
    table.in_sitting(Sitting {
        games_before: 41,
        moved_on: 1,
        order: 0,
        scores: vec![12_000, 984],
    })
}

/// A seat's answer to what the other one asks.
pub(crate) fn answered(kind: PromptKind, seat: Seat, answer: Answer) -> Event {
    Event::Answered(question(kind, seat), answer)
}

/// A game in which everything happens that is no move and does not decide it; then the decision.
pub(crate) fn decided(decision: &[Event]) -> Table {
    use PromptKind::{DrawOffer, TakeBack};
    let Record { start, events } = game("e4 e5 Nf3 Nc6").record().clone();
    let mut all = vec![
        events[0].clone(),
        Event::TakeBackAsked(WHITE),
        answered(TakeBack, BLACK, Answer::Decline),
        events[1].clone(),
        Event::DrawOffered(WHITE),
        events[2].clone(),
        answered(DrawOffer, BLACK, Answer::Decline),
        events[3].clone(),
        Event::TakeBackAsked(BLACK),
        answered(TakeBack, WHITE, Answer::Accept),
        Event::TakeBackAsked(WHITE),
        answered(TakeBack, BLACK, Answer::Accept),
        Event::TakeBackAsked(WHITE),
        answered(TakeBack, BLACK, Answer::Accept),
        Event::Played(step("d2", "d4")),
        Event::DrawOffered(BLACK),
        Event::Played(step("d7", "d5")),
    ];
    all.extend_from_slice(decision);
    replay(start, all)
}

/// A start with a clock, and odds of time.
pub(crate) fn with_clock() -> Start {
    let control = |text| Control::from_minutes(text).expect("a control");
    Start {
        controls: Some(vec![control("40/90:30+30"), control("5d2")]),
        ..two_names()
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

/// A game with clocks that hands press: White did after the first move, later moves came before a
/// press, and that of the last one is awaited.
pub(crate) fn pressed() -> Table {
    let mut start = with_clock();
    start.press = Press::Hand;
    let moves = game("e4 e5 Nf3 Nc6").record().events.clone();
    let mut events = Vec::new();
    for (index, played) in moves.into_iter().enumerate() {
        events.push(Event::TimeLeft(290_000 - 1_000 * index as u32));
        events.push(played);
        if index == 0 {
            events.push(Event::TimeLeft(288_765));
            events.push(Event::Pressed(WHITE));
        }
    }
    replay(start, events)
}

/// A game in which Black has the first move.
pub(crate) fn black_begins() -> Table {
    let mut table = Table::new(Start {
        first: BLACK,
        ..two_names()
    });
    play(&mut table, "e5 e4 Nc6");
    table
}

/// A game under laws of which each is another than usual, though nothing comes of it.
pub(crate) fn other_laws() -> Table {
    let mut start = two_names();
    start.laws.repetition = Repetition::Nothing;
    start.laws.limit_plies = NonZeroU32::new(40).expect("a number");
    start.laws.dead_position = DeadPosition::Nothing;
    start.laws.take_back = TakeBack::Never;
    start.laws.later_games = LaterGames::FirstMoveChanges;
    let mut table = Table::new(start);
    play(&mut table, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    table
}

/// A game under the laws of a preset, in which this has happened.
fn under(preset: &str, position: Option<&str>, events: Vec<Event>) -> Table {
    let start = Start {
        laws: Preset::find(preset).expect("a preset").laws.clone(),
        position: position.map(str::to_owned),
        ..two_names()
    };
    replay(start, events)
}

/// Black counts from the start on: later Handbuch.
pub(crate) fn counted() -> Table {
    under("handbuch-late", None, vec![Event::CountStarted(BLACK)])
}

/// No capture for a hundred plies: White touches its king and claims.
pub(crate) fn claimed() -> Table {
    let position = "4k3/8/8/8/8/8/8/R3K3 w - - 100 80";
    let claim = Event::Claimed(Claim::FiftyMoves, WHITE);
    let events = vec![Event::Touched(SquareId(4)), claim];
    under("club", Some(position), events)
}

/// A knight goes straight ahead, and Black lets that stand; then a pawn of Black's goes to b1 and
/// becomes a knight.
pub(crate) fn false_move() -> Table {
    let far = Step {
        choice: Some(KNIGHT),
        ..step("a7", "b1")
    };
    let events = vec![
        Event::FalseMove(step("b1", "b5")),
        answered(PromptKind::IllegalMove, BLACK, Answer::Stand),
        Event::FalseMove(far),
    ];
    under("handbuch-late", None, events)
}

/// Black counts, and agrees to strike the count.
pub(crate) fn struck() -> Table {
    let position = "7k/8/8/8/8/8/8/R3K3 w - - 0 80";
    let events = vec![
        Event::CountStarted(BLACK),
        Event::StrikeAsked(WHITE),
        answered(PromptKind::Tempo, BLACK, Answer::Accept),
    ];
    under("gustavus", Some(position), events)
}

/// White sets and unsets the word, gives check, and points it out.
pub(crate) fn pointed_out() -> Table {
    let position = "7k/8/8/8/8/8/8/R3K3 w - - 0 80";
    let events = vec![
        Event::CheckSaid(WHITE),
        Event::CheckSaid(WHITE),
        Event::Played(step("a1", "a8")),
        Event::Remarked(Remark::PointedOut, WHITE),
    ];
    under("gustavus", Some(position), events)
}

/// The third game of a sitting in which the first move changes: nobody has moved on, and White
/// begins again.
pub(crate) fn third_game() -> Table {
    let mut start = two_names();
    start.laws.later_games = LaterGames::FirstMoveChanges;
    let mut table = Table::new(start);
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("a second game");
    play(&mut table, "f6 e4 g5 Qh5");
    table.apply(Intent::Rematch).expect("a third game");
    play(&mut table, "e4");
    table
}

/// A move from one square to another.
fn step(from: &str, to: &str) -> Step {
    let table = table();
    Step::new(square(&table, from), square(&table, to), None)
}

/// All these games.
pub(crate) fn games() -> Vec<Table> {
    let mut games = vec![
        game(""),
        game("e4 e5 Nf3"),
        game(FORTY_MOVES),
        promoted(),
        decided(&[]),
        timed(),
        pressed(),
        black_begins(),
        other_laws(),
        third_game(),
        false_move(),
    ];
    games.extend(draughts_links::games());
    games
}
