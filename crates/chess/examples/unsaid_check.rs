//! Plays by an old law: a check that nobody says is as if there were none.

use std::error::Error;

use rochade_chess::{Letters, Terms, TolerantPosition};

/// Returns the game as a score, and what is the case after it.
pub(crate) fn told() -> Result<String, Box<dyn Error>> {
    let unsaid = Terms::FREE.ignoring_check();
    let mut position = TolerantPosition::initial();
    let mut score = Vec::new();
    // White says nothing when the queen gives check on h5, so Black may overlook it.
    for text in ["e4", "e5", "Nf3", "f6", "Nxe5", "fxe5", "Qh5", "Nf6"] {
        let mv = position.parse_move(text, &Letters::ENGLISH, &unsaid)?;
        let (deed, next) = position.play(mv, &unsaid)?;
        score.push(position.san(&deed).to_string());
        position = next;
    }
    let strict = match position.to_position() {
        Ok(_) => "it is chess".to_owned(),
        Err(error) => format!("it is no chess: {error}"),
    };
    let moves = position.legal_moves(&Terms::FREE).count();
    Ok(format!(
        "{}\n{position}\n{strict}\nWhite has {moves} moves, and none takes the king.\n",
        score.join(" ")
    ))
}

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", told()?);
    Ok(())
}
