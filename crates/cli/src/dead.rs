//! Who can still mate.

use std::num::NonZeroU64;

use rochade_chess::{Color, Position, Winnable};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

type Done = Result<(), Failure>;

/// Answers for one position.
pub(crate) fn dead(output: &mut Output, position: &Position, nodes: NonZeroU64) -> Done {
    let sides = Color::ALL.map(|color| position.winnable(color, nodes.get()));
    let letters: String = Color::ALL
        .into_iter()
        .zip(&sides)
        .map(|(color, (answer, _))| letter(color, answer))
        .collect();
    let told = |[white, black]: [Value; 2]| json!({ "white": white, "black": black });
    Ok(output.answer(
        || format!("{letters}\n"),
        || {
            json!({
                "mate": letters,
                "moves": told(sides.each_ref().map(|(answer, _)| moves(answer))),
                "nodes": told(sides.each_ref().map(|(_, nodes)| json!(nodes))),
            })
        },
    )?)
}

/// Answers for each line of a file.
pub(crate) fn dead_file(output: &mut Output, file: &Source, nodes: NonZeroU64) -> Done {
    let text = file.read()?;
    for (number, line) in (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty())
    {
        let position: Position = line
            .parse()
            .map_err(|error| Failure::Error(format!("line {number}: unreadable FEN: {error}")))?;
        dead(output, &position, nodes)?;
    }
    Ok(())
}

/// Returns a side's letter if it can mate, `-` for "never", `?` for "undetermined".
fn letter(color: Color, answer: &Winnable) -> char {
    match answer {
        Winnable::Yes(_) => color.letter().to_ascii_uppercase(),
        Winnable::No(_) => '-',
        Winnable::Undetermined => '?',
    }
}

/// Returns the moves to mate, or nothing.
fn moves(answer: &Winnable) -> Value {
    match answer {
        Winnable::Yes(moves) => moves.iter().map(ToString::to_string).collect(),
        Winnable::No(_) | Winnable::Undetermined => Value::Null,
    }
}
