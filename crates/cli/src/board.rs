//! What the commands ask of a position, whichever game it is of, and how they answer.

use rochade_table::{Plan, SquareId};
use serde_json::{Map, Value, json};

use crate::drawing::Drawing;
use crate::failure::Failure;
use crate::output::Output;

/// What is drawn on a square where no man stands.
pub(crate) const EMPTY: &str = ".";

type Done = Result<(), Failure>;

/// A position from which series of plies are counted.
pub(crate) trait Root {
    /// Counts the series of `depth` plies.
    fn perft(&self, depth: u8) -> u64;
    /// Counts them by their first ply; empty for a depth of 0.
    fn divide(&self, depth: u8) -> Vec<(String, u64)>;
}

/// A position under laws.
pub(crate) trait Board {
    /// Every ply that can be played.
    fn plies(&self) -> Vec<String>;
    /// Returns how the game has ended here, or that it goes on.
    fn status(&self) -> String;
    /// The squares, with their places and names.
    fn plan(&self) -> Plan;
    /// The letters of the man on a square, or [`EMPTY`]; nothing for a square that is not drawn.
    fn shown(&self, square: SquareId) -> String;
    /// The text of the position, as it is read.
    fn text(&self) -> String;
}

pub(crate) fn perft(output: &mut Output, depth: u8, root: &dyn Root) -> Done {
    let nodes = root.perft(depth);
    Ok(output.answer(|| format!("{nodes}\n"), || json!({ "nodes": nodes }))?)
}

pub(crate) fn divide(output: &mut Output, depth: u8, root: &dyn Root) -> Done {
    let mut parts = root.divide(depth);
    parts.sort();
    let total = match depth {
        0 => 1,
        _ => parts.iter().map(|(_, nodes)| nodes).sum::<u64>(),
    };
    Ok(output.answer(
        || {
            let lines = parts.iter().map(|(ply, nodes)| format!("{ply} {nodes}\n"));
            lines.chain([format!("total {total}\n")]).collect()
        },
        || {
            let moves: Map<String, Value> = parts
                .iter()
                .map(|(ply, nodes)| (ply.clone(), json!(nodes)))
                .collect();
            json!({ "moves": moves, "total": total })
        },
    )?)
}

pub(crate) fn moves(output: &mut Output, board: &dyn Board) -> Done {
    let mut plies = board.plies();
    plies.sort();
    Ok(output.answer(
        || plies.iter().map(|ply| format!("{ply}\n")).collect(),
        || json!(plies),
    )?)
}

pub(crate) fn status(output: &mut Output, board: &dyn Board) -> Done {
    let word = board.status();
    Ok(output.answer(|| format!("{word}\n"), || json!({ "status": word }))?)
}

pub(crate) fn show(output: &mut Output, board: &dyn Board) -> Done {
    let drawing = Drawing::new(&board.plan(), |square| board.shown(square));
    let text = board.text();
    Ok(output.answer(
        || format!("{drawing}\n{text}\n"),
        || json!({ "position": text, "rows": drawing.rows() }),
    )?)
}
