//! What levels of chess do by habit (opponent.md, section 2).

use std::collections::BTreeMap;

use rochade_chess::Move;
use rochade_opponent::{Level, Player, Scene};
use rochade_search::{Game, Limits, Unwatched};
use rochade_table::chess::{BLACK, WHITE, move_of};
use rochade_table::{GameKind, Start, Table, WHOLE};

/// How far a level likes a move of a position.
#[track_caller]
fn habit(fen: &str, mv: &str) -> i32 {
    let mut player = Player::with_hash(Level::FIRST, 0, 1 << 10);
    let chess = player.search().game();
    let node = chess.usual_node(fen.parse().expect(fen));
    let mv: Move = mv.parse().expect(mv);
    assert!(node.position().is_legal(mv), "{mv} in {fen}");
    chess.habit(&node, mv)
}

/// White may castle on either side; a knight and a bishop are still at home.
const BEGUN: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";

#[test]
fn castling_is_the_strongest_habit() {
    assert_eq!(habit(BEGUN, "e1g1"), 1000);
}

#[test]
fn men_are_brought_out_and_not_to_the_edge() {
    assert!(habit(BEGUN, "b1c3") > 0);
    assert!(habit(BEGUN, "b1a3") < 0);
    // A bishop that is out goes where it likes.
    assert_eq!(habit(BEGUN, "c4b3"), 0);
}

#[test]
fn king_and_rooks_stay_at_home() {
    assert!(habit(BEGUN, "e1e2") <= -1000);
    assert!(habit(BEGUN, "h1g1") < -500);
    let black = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 3 3";
    assert!(habit(black, "e8e7") <= -1000);
    assert!(habit(black, "a8b8") < -500);
}

#[test]
fn what_has_a_reason_is_no_matter_of_habit() {
    // A king in check, a king that takes, an ending.
    let check = "rnbqk1nr/pppp1ppp/8/4p3/1b1PP3/8/PPP2PPP/RNBQKBNR w KQkq - 1 3";
    assert_eq!(habit(check, "e1e2"), 0);
    let takes = "rnbqkbnr/ppp2ppp/8/3pp3/4P3/8/PPPPqPPP/RNBQKBNR w KQkq - 0 4";
    assert_eq!(habit(takes, "e1e2"), 0);
    assert_eq!(habit("4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1", "e1d2"), 0);
}

/// How many of a hundred players of a level play one of these moves, after another one.
fn share(level: u8, fen: &str, last: &str, moves: &[&str]) -> usize {
    let level = Level::new(level).expect("a level");
    let position = fen.parse().expect(fen);
    let last = last.parse().expect(last);
    let plays = |seed| {
        let mut player = Player::with_hash(level, seed, 1 << 16);
        let scene = Scene::after(position, last, player.search().game());
        let thought = player.think_of(&scene, &mut Unwatched);
        thought.and_then(|it| it.mv).map(|mv| mv.to_string())
    };
    let made = (0..100).filter_map(plays);
    made.filter(|made| moves.contains(&made.as_str())).count()
}

#[test]
fn weak_levels_castle() {
    for level in 2..=5 {
        let castles = share(level, BEGUN, "g8f6", &["e1g1"]);
        assert!(castles >= 15, "level {level}: {castles}");
    }
}

#[test]
fn what_was_taken_is_taken_back() {
    let fen = "r1bqkbnr/1ppp1ppp/p1B5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4";
    for level in 1..=6 {
        let takes = share(level, fen, "b5c6", &["b7c6", "d7c6"]);
        let wanted = if level < 3 { 80 } else { 90 };
        assert!(takes >= wanted, "level {level}: {takes}");
    }
}

/// What a side has done in a game.
#[derive(Clone, Copy, Default)]
struct Count {
    halves: u32,
    castled: u32,
    moves: u32,
    queens: u32,
}

/// The number of plies after which a game is over, and what decides it then, in hundredths.
const LONGEST: usize = 160;
const DECIDED: i32 = 300;

/// The number that an environment variable gives.
fn wanted(name: &str, usual: u32) -> u32 {
    std::env::var(name).map_or(usual, |number| number.parse().expect("a number"))
}

#[test]
#[ignore = "prints how often each level beats the one below"]
fn a_ladder() {
    let games = wanted("GAMES", 20);
    for level in Level::all().skip(1).take(7) {
        let below = Level::new(level.number() - 1).expect("a level");
        let mut halves = 0;
        for game in 0..games {
            let place = game as usize % 2;
            let mut levels = [level, below];
            levels.rotate_left(place);
            let (counts, _) = play(levels, game.into(), false);
            halves += counts[place].halves;
        }
        println!("level {}: {halves} of {}", level.number(), 2 * games);
    }
}

#[test]
#[ignore = "prints what each level does in games against itself"]
fn what_levels_do() {
    let games = wanted("GAMES", 10);
    for level in Level::all().take(8) {
        let mut all = Count::default();
        let mut firsts = BTreeMap::<String, u32>::new();
        for game in 0..games {
            let (counts, first) = play([level; 2], game.into(), true);
            *firsts.entry(first).or_default() += 1;
            for count in counts {
                all.castled += count.castled;
                all.moves += count.moves;
                all.queens += count.queens;
            }
        }
        let queens = 40.0 * f64::from(all.queens) / f64::from(all.moves);
        println!(
            "level {}: {} of {} castle, queens in 40 moves {queens:.2}, first {firsts:?}",
            level.number(),
            all.castled,
            2 * games
        );
    }
}

/// Lets two levels play, and returns what White and Black have done, and the first move.
fn play(levels: [Level; 2], seed: u64, counts_queens: bool) -> ([Count; 2], String) {
    let limits = Limits::NONE.with_nodes(100_000);
    let mut judge = Player::with_hash(Level::FULL, 0, 1 << 20).within(limits);
    let mut players = levels.map(|level| Player::new(level, seed));
    let mut counts = [Count::default(); 2];
    let mut table = Table::new(Start::new(GameKind::Chess, Vec::new()));
    while table.outcome().is_none() && table.plies() < LONGEST {
        let mover = table.plies() % 2;
        let seat = table.view().turn;
        let scene = judge.scene(&table).expect("a scene");
        for intent in players[mover].act(&table, seat, false, &mut Unwatched) {
            table.apply(intent).expect("what it does");
        }
        let view = table.view();
        let deed = &view.entries.last().expect("a move").deed;
        let count = &mut counts[mover];
        count.moves += 1;
        count.castled += u32::from(deed.castling.is_some());
        if counts_queens {
            let mv = move_of(&deed.step).expect("a move of chess");
            count.queens += u32::from(costs_a_queen(&mut judge, &scene, mv, &view.position));
        }
    }
    let entries = &table.view().entries;
    let first = entries.first().and_then(|it| move_of(&it.deed.step));
    let halves = match table.outcome() {
        Some(outcome) => [WHITE, BLACK].map(|seat| outcome.share(seat) * 2 / WHOLE),
        None => {
            let scene = judge.scene(&table).expect("a scene");
            let thought = judge.think_of(&scene, &mut Unwatched).expect("a move");
            // White is to move.
            match thought.score.abs() >= DECIDED {
                true if thought.score > 0 => [2, 0],
                true => [0, 2],
                false => [1, 1],
            }
        }
    };
    for (count, halves) in counts.iter_mut().zip(halves) {
        count.halves = halves.into();
    }
    (counts, first.map_or(String::new(), |mv| mv.to_string()))
}

/// What a gift of a queen brings at least where only captures follow, in hundredths.
const QUEEN: i32 = 800;

/// Returns whether a move that has led to a position makes it five pawns worse, by 100,000 nodes,
/// and looks as if it gave a lot away.
fn costs_a_queen(judge: &mut Player, scene: &Scene, mv: Move, after: &str) -> bool {
    if judge.gift(scene, mv).is_none_or(|gift| gift < QUEEN) {
        return false;
    }
    let after = after.parse().expect("a position");
    let next = Scene::of_position(after, Vec::new(), judge.search().game());
    let mut worth = |scene: &Scene| judge.think_of(scene, &mut Unwatched).map(|it| it.score);
    let best = worth(scene);
    let next = worth(&next);
    best.zip(next)
        .is_some_and(|(best, next)| best + next >= 500)
}
