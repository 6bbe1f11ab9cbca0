//! Overlooks a capture, and is huffed for it; the same position where capture is compulsory.

use std::error::Error;

use rochade_draughts::{Line, Position, Rules};

/// Returns what is told of each ply, and why it could not be made under other rules.
pub(crate) fn told() -> Result<String, Box<dyn Error>> {
    let mut told = String::new();
    let mut line = Line::new(Position::from_fen("W:Wc3,g1:Bd4,h8", &Rules::NORIS)?);
    for text in ["g1-h2", "c3~ h8-g7"] {
        let ply = line.position().parse_ply(text)?;
        line.play_ply(&ply);
        told += &format!("{text} leads to {}\n", line.position());
        for missed in line.position().missed() {
            let (man, victims) = (missed.now, missed.victims);
            told += &format!("  {man} could have taken {victims:?}, and can be huffed\n");
        }
    }
    let english = Position::from_fen("W:Wc3,g1:Bd4,h8", &Rules::ENGLISH)?;
    let path = ["g1".parse()?, "h2".parse()?];
    told += &format!(
        "English rules: {:?}\n",
        english.why_not(&path[..1], Some(path[1]))
    );
    Ok(told)
}

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", told()?);
    Ok(())
}
