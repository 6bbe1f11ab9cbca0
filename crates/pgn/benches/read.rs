//! How fast games are read and written: 10 MB with 10,000 games, or the file that is named.
//!
//! `cargo bench -p rochade-pgn --bench read [-- FILE]`, and `-- --print` writes the text instead.

use std::time::Instant;

use rochade_chess::Move;
use rochade_pgn::{Game, Games, Text};
use rochade_testkit::Chance;

const GAMES: usize = 10_000;
const PLIES: usize = 80;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let file = args.iter().find(|arg| !arg.starts_with("--"));
    let text = match file {
        Some(file) => std::fs::read_to_string(file).expect("a file"),
        None => games(),
    };
    if args.iter().any(|arg| arg == "--print") {
        return print!("{text}");
    }
    let start = Instant::now();
    let (mut plies, mut errors) = (0, 0);
    for game in Games::new(&text) {
        match game {
            Ok(game) => plies += game.len(),
            Err(_) => errors += 1,
        }
    }
    let read = start.elapsed();
    let start = Instant::now();
    let written: usize = Games::new(&text)
        .flatten()
        .map(|game| game.to_string().len())
        .sum();
    let both = start.elapsed();
    println!(
        "{} bytes, {plies} plies, {errors} errors: read in {read:?}; read and written ({written} bytes) in {both:?}",
        text.len(),
    );
}

/// Random games with clocks and some comments, about a kilobyte each.
fn games() -> String {
    let mut chance = Chance::new(1);
    let mut text = String::new();
    for number in 0..GAMES {
        let mut game = Game::default();
        game.sheet.set_tag("Event", "Bench").expect("a tag");
        game.sheet
            .set_tag("Round", &number.to_string())
            .expect("a tag");
        let clocked = number % 5 == 0;
        for ply in 0..PLIES {
            let moves: Vec<Move> = game.position().legal_moves().collect();
            let Some(&mv) = chance.choose(&moves) else {
                break;
            };
            let notes = game.play(mv).expect("a legal move");
            if clocked {
                notes.clock = Some(600_000 - ply as u32 * 1_700);
            }
            if chance.one_in(15) {
                notes.after = Text::new("a comment on this move").expect("a comment");
                notes.variations = "(1. e4 {or so} e5 (1... c5 2. Nf3) 2. Nf3)"
                    .parse()
                    .expect("variations");
            }
        }
        text.push_str(&game.to_string());
        text.push('\n');
    }
    text
}
