//! Teaches the evaluation its weights, from games that it has played itself:
//!
//! ```text
//! cargo run --release -p rochade-opponent --example tune -- play GAMES SEED > positions
//! cargo run --release -p rochade-opponent --example tune -- learn positions
//! ```
//!
//! `play` prints quiet positions of quick games with their results: White's share, and a FEN.
//! `learn` finds the weights that foretell these results best, beginning from those that there
//! are, and writes `src/chess/evaluation/weights.rs`. No other engine's games or weights are in
//! it.

use std::fs;

use rochade_chess::{Move, Position};
use rochade_opponent::chess::{Trace, WEIGHTS, trace};
use rochade_opponent::{Level, Player, Scene};
use rochade_search::{Limits, Unwatched, is_mate};

/// How many positions are looked at for a move of a game to learn from.
const NODES: u64 = 1_500;
/// How many random plies a game begins with, and how many it has at most.
const RANDOM: u64 = 8;
const MOST: usize = 200;

/// How strongly a weight is held near what it was, so that what few games tell about stays there:
/// as if it were known to some thirty hundredths, and twenty positions of a game told as much as
/// one.
const PULL: f64 = 0.5;

const PLACE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/src/chess/evaluation/weights.rs"
);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["play", games, seed] => play(number(games), number(seed)),
        ["learn", file] => learn(&fs::read_to_string(file).expect("a file of positions")),
        _ => eprintln!("play GAMES SEED, or learn FILE"),
    }
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number")
}

/// The splitmix64 generator.
fn chance(seed: &mut u64, below: u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (z ^ (z >> 31)) % below
}

/// Plays games against itself, and prints what is quiet in them.
fn play(games: u64, mut seed: u64) {
    let quick = Limits::NONE.with_nodes(NODES);
    let mut player = Player::with_hash(Level::FULL, 0, 1 << 19).within(quick);
    for _ in 0..games {
        let mut position = Position::initial();
        for _ in 0..RANDOM + chance(&mut seed, 2) {
            let moves: Vec<Move> = position.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            let mv = moves[chance(&mut seed, moves.len() as u64) as usize];
            position = position.play_unchecked(mv);
        }
        player.search().forget();
        one_game(&mut player, position);
    }
}

fn one_game(player: &mut Player, mut position: Position) {
    let (mut quiet, mut before, mut share) = (Vec::new(), Vec::new(), 0.5);
    let mut decided = 0;
    while before.len() < MOST {
        let scene = Scene::of_position(position, before.clone(), player.search().game());
        before.push(scene.key());
        let turn = position.turn();
        let own = |wins: bool| f64::from(u8::from(wins == (turn == rochade_chess::Color::White)));
        let Some(thought) = player.think_of(&scene, &mut Unwatched) else {
            share = if position.is_check() { own(false) } else { 0.5 };
            break;
        };
        let Some(mv) = thought.mv else { break };
        if before.len() == 1 && thought.score.abs() > 250 {
            return;
        }
        let repeats = before.iter().filter(|&&key| key == scene.key()).count();
        if repeats > 2 || position.halfmove_clock() >= 100 {
            break;
        }
        decided = if thought.score.abs() > 1_200 {
            decided + 1
        } else {
            0
        };
        if is_mate(thought.score) || decided >= 5 {
            share = own(thought.score > 0);
            break;
        }
        let takes = position.piece_at(mv.to).is_some() || mv.promotion.is_some();
        if !takes && !position.is_check() && before.len() > 4 && thought.score.abs() < 800 {
            quiet.push(position);
        }
        position = position.play_unchecked(mv);
    }
    for position in quiet {
        println!("{share} {position}");
    }
}

/// A position to learn from.
struct Lesson {
    trace: Trace,
    share: f64,
}

/// Finds weights by gradient descent (Adam), and writes them.
fn learn(text: &str) {
    let lessons: Vec<Lesson> = text
        .lines()
        .map(|line| {
            let (share, fen) = line.split_once(' ').expect(line);
            let position: Position = fen.parse().expect(line);
            let share = share.parse().expect(line);
            let trace = trace(&position);
            Lesson { trace, share }
        })
        .collect();
    let mut weights: Vec<[f64; 2]> = WEIGHTS.iter().map(|pair| pair.map(f64::from)).collect();
    let first = weights.clone();
    let steep = steepness(&lessons, &weights);
    eprintln!("{} positions, slope {steep:.5}", lessons.len());
    let (mut means, mut squares) = (vec![[0.0; 2]; weights.len()], vec![[0.0; 2]; weights.len()]);
    for round in 1..=600 {
        let mut slopes = vec![[0.0; 2]; weights.len()];
        let mut off = 0.0;
        for lesson in &lessons {
            let guess = chances(value(&lesson.trace, &weights), steep);
            let error = guess - lesson.share;
            off += error * error;
            let slope = error * guess * (1.0 - guess);
            let early = f64::from(lesson.trace.phase) / 24.0;
            for &(weight, times) in &lesson.trace.counts {
                let slope = slope * f64::from(times);
                slopes[usize::from(weight)][0] += slope * early;
                slopes[usize::from(weight)][1] += slope * (1.0 - early);
            }
        }
        for weight in 0..weights.len() {
            for half in 0..2 {
                let pull = (weights[weight][half] - first[weight][half]) * PULL;
                let slope = slopes[weight][half] + pull;
                let (mean, square) = (&mut means[weight][half], &mut squares[weight][half]);
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope * slope;
                let (mean, square) = (
                    *mean / (1.0 - 0.9_f64.powi(round)),
                    *square / (1.0 - 0.999_f64.powi(round)),
                );
                weights[weight][half] -= mean / (square.sqrt() + 1e-8);
            }
        }
        if round % 100 == 0 {
            eprintln!("{round}: {:.5}", off / lessons.len() as f64);
        }
    }
    write(&weights);
}

fn value(trace: &Trace, weights: &[[f64; 2]]) -> f64 {
    let early = f64::from(trace.phase) / 24.0;
    let worth = |&(weight, times): &(u16, i8)| {
        let [first, last] = weights[usize::from(weight)];
        f64::from(times) * (first * early + last * (1.0 - early))
    };
    trace.counts.iter().map(worth).sum()
}

fn chances(value: f64, steep: f64) -> f64 {
    1.0 / (1.0 + (-steep * value).exp())
}

/// Returns how steeply chances grow with the value of a position, for the weights that there are.
fn steepness(lessons: &[Lesson], weights: &[[f64; 2]]) -> f64 {
    let off = |steep: f64| -> f64 {
        let errors = lessons.iter().map(|lesson| {
            let guess = chances(value(&lesson.trace, weights), steep);
            (guess - lesson.share).powi(2)
        });
        errors.sum()
    };
    let tried = (5..80).map(|step| f64::from(step) * 1e-4);
    let best = tried.min_by(|a, b| off(*a).total_cmp(&off(*b)));
    best.unwrap_or(0.004)
}

fn write(weights: &[[f64; 2]]) {
    let head = fs::read_to_string(PLACE).expect("the weights");
    let mark = "COUNT] = [\n";
    let end = head.find(mark).expect("the list") + mark.len();
    let mut text = head[..end].to_owned();
    for line in weights.chunks(8) {
        let pairs = line
            .iter()
            .map(|[early, late]| format!("[{}, {}],", early.round() as i16, late.round() as i16));
        text += &format!("    {}\n", pairs.collect::<Vec<_>>().join(" "));
    }
    fs::write(PLACE, text + "];\n").expect("the weights");
}
