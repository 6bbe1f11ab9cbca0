//! Reads games of draughts under two sets of rules, and writes them as PDN wants them.

use std::error::Error;

use rochade_pdn::{Games, Pdn, Variant};

/// A game with a huff, by the rules that the caller names; and an English one, which says so.
const TEXT: &str = r#"[White "Anna"]

1. c3-b4 d6-c5 2. e3-f4 {~b4} c5-d4 1-0

[GameType "21"]

1. 11-15 22-18 2. 15x22 25x18 *
"#;

/// Returns the games as they are written again.
pub(crate) fn written() -> Result<String, Box<dyn Error>> {
    let usual = Variant::find("noris").ok_or("no such rules")?;
    let mut written = String::new();
    for game in Games::of(TEXT, Pdn::new(usual)) {
        let game = game?;
        let rules = game.laws();
        let huffs = game.plies().filter(|(ply, _)| ply.blow.is_some()).count();
        written += &format!(
            "% {rules}: {} moves, {huffs} of them with a huff\n",
            game.len()
        );
        written += &format!("{game}\n");
    }
    Ok(written)
}

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", written()?);
    Ok(())
}
