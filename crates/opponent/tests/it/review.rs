//! The look back at a game.

use rochade_opponent::{Anyone, Level, LookBack};
use rochade_review::{Eval, Judgement, Review};
use rochade_search::{Limits, Progress, Unwatched, Watch};
use rochade_table::{Event, Frozen, GameKind, Intent, Seat, SeatView, Start, Table};
use rochade_testkit::Chance;

use crate::sitting::any_laws;

/// The number of search nodes for each position of a game in a test.
const QUICK: u32 = 1_500;

pub(crate) fn played(game: GameKind, typed: &str) -> Table {
    let mut table = Table::new(Start::new(game, Vec::new()));
    type_all(&mut table, typed);
    table
}

fn type_all(table: &mut Table, typed: &str) {
    for typed in typed.split_whitespace() {
        table.apply(Intent::Type(typed.into())).expect(typed);
    }
}

/// Returns the whole review of a game.
pub(crate) fn reviewed(table: &Table, nodes: u32) -> Review {
    let mut look = LookBack::with_nodes(table, Review::default(), nodes);
    while look.step(&mut Unwatched) {}
    assert!(look.review().is_done);
    look.review().clone()
}

/// Plays a game of so many plies between computers of a level.
pub(crate) fn game_of(start: Start, level: u8, seed: u64, plies: usize) -> Table {
    let game = start.game();
    let mut table = Table::sit_down(start).expect("a start");
    let level = Level::new(level).expect("a level");
    let mut players: Vec<Anyone> = (0..game.seats())
        .map(|seat| Anyone::of(game, level, seed ^ (seat as u64) << 32, 1 << 16))
        .collect();
    for player in &mut players {
        player.set_ceiling(Limits::NONE.with_nodes(600).with_plies(2));
    }
    while table.outcome().is_none() && table.plies() < plies {
        let turn = table.view().turn;
        let intents = players[turn.index()].act(&table, turn, false, &mut Unwatched);
        assert!(!intents.is_empty(), "a computer does nothing");
        for intent in intents {
            let _ = table.apply(intent);
        }
    }
    table
}

fn judged(review: &Review) -> Vec<(usize, Judgement)> {
    let all = review.positions.iter().enumerate();
    all.filter_map(|(ply, it)| Some((ply, it.judgement?)))
        .collect()
}

/// Black's queen is left to a pawn on move 8.
const QUEEN_LOST: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O Qd7 Nbd2 Qg4 h3 a6 hxg4";

#[test]
fn the_move_that_gave_the_queen_away_is_a_blunder() {
    let review = reviewed(&played(GameKind::Chess, QUEEN_LOST), QUICK);
    assert!(judged(&review).contains(&(15, Judgement::Blunder)));
    let moment = review.moments.iter().find(|moment| moment.ply == 15);
    let moment = moment.expect("a moment");
    assert!(moment.good.contains(&"Qg6".to_owned()), "{moment:?}");
    assert!(!moment.good.contains(&"a6".to_owned()));
}

#[test]
fn a_mate_is_told_and_so_is_who_gave_it() {
    // The opening is judged where something is thrown away.
    let table = played(GameKind::Chess, "f3 e5 g4 Qh4");
    let review = reviewed(&table, QUICK);
    assert_eq!(judged(&review), [(2, Judgement::Blunder)]);
    let evals: Vec<_> = review.positions.iter().map(|it| it.evals[0]).collect();
    assert_eq!(evals[3..], [Eval::Mate(-1), Eval::Mate(-1)]);
    assert_eq!(review.positions[3].line, ["Qh4#"]);
    assert_eq!(review.moments.len(), 1);
}

#[test]
fn whoever_mates_gives_nothing_away_though_the_partner_is_next() {
    let mut start = Start::new(GameKind::Four, Vec::new());
    // Black mates White, and Blue, its partner, is to move.
    let position = "AR1ABAKAQABANAR/APAPAPAPAP1APAP/8/BR7AP3DPDR/BNBP10DPDN/BBBPAN9DPDB/\
        BQBP6BB3DPDK/BKBP10DP1/1BP8DP2DB/BN1BP9DP1/BRBP1CP8DPDR/5CN2/1CPCPCPCPDQCPCR/\
        CR1CBCQCKCB2 B AKQBKQCQDKQ Cd3:B - -";
    start.position = Some(position.into());
    let table = Table::sit_down(start.clone()).expect("a position");
    let mating = table.steps().into_iter().find_map(|step| {
        let mut record = table.record().clone();
        record.events.push(Event::Played(step));
        let table = Table::replay(&record).ok()?;
        let is_mated = |seat: &SeatView| seat.frozen == Some(Frozen::Mated);
        table.view().seats.iter().any(is_mated).then_some(table)
    });
    let review = reviewed(&mating.expect("a mate"), QUICK);
    assert_eq!(review.positions.len(), 2);
    assert_eq!(judged(&review), []);
}

#[test]
fn what_the_book_knows_and_what_is_forced_is_not_judged() {
    let quiet = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O Nbd2 a6";
    assert_eq!(
        judged(&reviewed(&played(GameKind::Chess, quiet), QUICK)),
        []
    );
    // The gambit is a named opening, though the search thinks little of it.
    let gambit = "e4 e5 f4 exf4 Nf3 g5";
    assert_eq!(judged(&reviewed(&played(GameKind::Chess, gambit), 300)), []);
    // There is one move each time.
    let mut start = Start::new(GameKind::Chess, Vec::new());
    start.position = Some("7k/8/5K2/8/8/8/8/1R4R1 b - - 0 1".into());
    let mut table = Table::sit_down(start).expect("a position");
    type_all(&mut table, "Kh7 Rb8 Kh6 Rh8");
    let review = reviewed(&table, QUICK);
    assert!(judged(&review).iter().all(|(ply, _)| ply % 2 == 1));
}

#[test]
fn an_end_on_the_board_is_worth_what_the_laws_make_of_it() {
    let mut start = Start::new(GameKind::Chess, Vec::new());
    start.position = Some("7k/8/6K1/8/8/8/8/1R6 w - - 0 1".into());
    let mut table = Table::sit_down(start.clone()).expect("a position");
    type_all(&mut table, "Rb2 Kg8");
    assert_eq!(last(&table), Eval::Mate(1));
    // Who resigns says nothing about the position.
    let intent = Intent::Resign(Seat(0));
    table.apply(intent.clone()).expect("a question");
    let _ = table.apply(intent);
    assert_eq!(last(&table), Eval::Mate(1));
    start.position = Some("7k/8/8/8/8/4K3/1p6/8 w - - 0 1".into());
    let mut table = Table::sit_down(start).expect("a position");
    type_all(&mut table, "Kd2 b1=R Kc2 Rb2 Kxb2");
    assert_eq!(last(&table), Eval::Score(0));
}

fn last(table: &Table) -> Eval {
    let review = reviewed(table, QUICK);
    review.positions.last().expect("a position").evals[0]
}

#[test]
fn whoever_goes_on_with_half_a_review_comes_to_the_same_end() {
    for game in [GameKind::Chess, GameKind::Draughts, GameKind::Three] {
        let table = game_of(Start::new(game, Vec::new()), 2, 3, 26);
        let whole = reviewed(&table, 400);
        let mut look = LookBack::with_nodes(&table, Review::default(), 400);
        let mut steps = 0;
        let mut progress = 0.0;
        loop {
            let goes_on = look.step(&mut Unwatched);
            assert_eq!(goes_on, !look.review().is_done);
            assert_eq!(look.progress() < 1.0, goes_on);
            assert!(look.progress() >= progress);
            progress = look.progress();
            if !goes_on {
                break;
            }
            steps += 1;
            if steps % 3 == 0 {
                let kept = Review::read(&look.review().to_string()).expect("a review");
                assert_eq!(kept, *look.review());
                look = LookBack::with_nodes(&table, kept, 400);
            }
        }
        assert_eq!(*look.review(), whole, "{game:?}");
    }
}

#[test]
fn what_does_not_fit_the_game_begins_anew() {
    let table = played(GameKind::Chess, "e4 e5");
    let whole = reviewed(&table, QUICK);
    let begins = |review: &Review, table: &Table, nodes| {
        let look = LookBack::with_nodes(table, review.clone(), nodes);
        look.review().positions.is_empty()
    };
    assert!(!begins(&whole, &table, QUICK));
    assert!(begins(&whole, &table, QUICK + 1));
    assert!(begins(&whole, &played(GameKind::Chess, "e4"), QUICK));
    assert!(begins(&whole, &played(GameKind::Chess, "e4 e5 d4"), QUICK));
    assert!(begins(&whole, &played(GameKind::Three, ""), QUICK));
    // Of another game, the best moves can't be played.
    let other = reviewed(&played(GameKind::Chess, "e4 d5"), QUICK);
    assert_eq!(other.positions[2].line[0], "exd5");
    assert!(begins(&other, &table, QUICK));
}

struct Stopped;

impl<M> Watch<M> for Stopped {
    fn stops(&mut self) -> bool {
        true
    }

    fn goes_on(&mut self, _: &Progress<'_, M>) -> bool {
        false
    }
}

#[test]
fn what_is_stopped_is_done_anew() {
    let table = played(GameKind::Chess, QUEEN_LOST);
    let mut look = LookBack::with_nodes(&table, Review::default(), QUICK);
    assert!(look.step(&mut Stopped));
    assert!(look.review().positions.is_empty());
}

/// Under all laws, a line can be typed move by move at a table that begins there.
#[test]
fn lines_can_be_typed() {
    let games = [
        GameKind::Chess,
        GameKind::Draughts,
        GameKind::Four,
        GameKind::Three,
    ];
    let mut chance = Chance::new(54);
    let mut moves = 0;
    for round in 0..40 {
        let game = games[round % games.len()];
        let laws = any_laws(game, &mut chance);
        let start = Start::under(laws.clone(), Vec::new());
        let table = game_of(start, 1, chance.next_u64(), 8 + chance.below(40));
        let review = reviewed(&table, 60);
        let positions = table.positions(usize::MAX);
        assert_eq!(review.positions.len(), positions.len());
        assert_eq!(Review::read(&review.to_string()), Ok(review.clone()));
        for (found, position) in review.positions.iter().zip(&positions) {
            let start = Start::under(laws.clone(), Vec::new());
            let Ok(mut table) = Table::from_position(start, position) else {
                continue;
            };
            for typed in &found.line {
                let plies = table.plies();
                let reply = table.apply(Intent::Type(typed.clone()));
                assert!(reply.is_ok(), "{typed} in {position}: {reply:?}");
                let is_move = table.plies() == plies + 1 || table.outcome().is_some();
                assert!(is_move, "{typed} in {position}");
                moves += 1;
            }
        }
        for moment in &review.moments {
            for typed in &moment.good {
                let start = Start::under(laws.clone(), Vec::new());
                let mut table = Table::from_position(start, &positions[moment.ply]).expect("one");
                assert!(table.apply(Intent::Type(typed.clone())).is_ok(), "{typed}");
            }
        }
    }
    assert!(moves > 2_000, "{moves}");
}
