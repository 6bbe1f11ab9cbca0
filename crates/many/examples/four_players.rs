//! Plays chess for four: a player is mated only when the turn comes, and stands frozen from then.

use std::error::Error;

use rochade_many::{Game, Happening, Position, Rules};

/// C's rook goes to row 11, where it mates B's king in the corner; D and A move before B would.
const TEXT: &str = "3AK4/8/8/BK13/9AR4/10CR3/13DK/14/5BN8/14/12DP1/8/8/4CK3 C - - - -";

/// Returns a line a move: who makes it, and what it brings.
pub(crate) fn told() -> Result<String, Box<dyn Error>> {
    let mut position = Position::from_text(TEXT, &Rules::FOUR)?;
    let letter = |seat| Game::Four.letter(seat);
    let mut told = String::new();
    for text in ["k9k11", "n8n7", "g14g13"] {
        let mv = position.parse_move(text).ok_or("no legal move")?;
        let (deed, next) = position.play(mv)?;
        told += &format!("{} plays {text}\n", letter(position.turn()));
        for happening in deed.happenings {
            if let Happening::Frozen(seat, how) = happening {
                told += &format!("  {} is {how:?}, and frozen\n", letter(seat));
            }
        }
        position = next;
    }
    Ok(told + &format!("{position}\n"))
}

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", told()?);
    Ok(())
}
