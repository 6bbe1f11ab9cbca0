//! Lists the games of a PGN file: `cargo run --example list_games -- FILE`; or else its own.

use std::error::Error;
use std::{env, fs};

use rochade_pgn::Games;

/// Three games: a whole one, one that breaks off at a move that isn't there, and one with a clock.
pub(crate) const OWN: &str = r#"[White "Anna"]
[Black "Ben"]

1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0

[White "Cleo"]

1. e4 e5 2. Ke3 *

[White "Dora"]

1. d4 {[%clk 0:02:59]} d5 {sound} 2. c4 1/2-1/2
"#;

/// Returns a line a game: who played, how long, and how it ended; or what is wrong, and where.
pub(crate) fn listed(text: &str) -> String {
    let lines = Games::new(text).map(|game| match game {
        Ok(game) => {
            let name = |tag| game.sheet.tags().get(tag).unwrap_or("?");
            let (white, black) = (name("White"), name("Black"));
            let (plies, result) = (game.len(), game.sheet.result);
            match game.termination() {
                Some(end) => format!("{white}, {black}: {plies} plies, {result}, {end:?}\n"),
                None => format!("{white}, {black}: {plies} plies, {result}\n"),
            }
        }
        Err(error) => format!("{error}\n"),
    });
    lines.collect()
}

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let text = env::args().nth(1).map(fs::read_to_string).transpose()?;
    print!("{}", listed(text.as_deref().unwrap_or(OWN)));
    Ok(())
}
