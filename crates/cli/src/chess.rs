//! The answers for chess.

use rochade_chess::{Color, File, Line, Position, Rank, Square, Terms, TolerantPosition};
use rochade_table::Laws;
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

type Done = Result<(), Failure>;

pub(crate) fn perft(output: &mut Output, depth: u8, position: &Position) -> Done {
    let nodes = position.perft(depth);
    Ok(output.answer(|| format!("{nodes}\n"), || json!({ "nodes": nodes }))?)
}

pub(crate) fn divide(output: &mut Output, depth: u8, position: &Position) -> Done {
    let mut parts: Vec<(String, u64)> = Vec::new();
    if let Some(rest) = depth.checked_sub(1) {
        for mv in position.legal_moves() {
            parts.push((mv.to_string(), position.play_unchecked(mv).perft(rest)));
        }
    }
    parts.sort();
    let total = match depth {
        0 => 1,
        _ => parts.iter().map(|(_, nodes)| nodes).sum::<u64>(),
    };
    Ok(output.answer(
        || {
            let lines = parts.iter().map(|(mv, nodes)| format!("{mv} {nodes}\n"));
            lines.chain([format!("total {total}\n")]).collect()
        },
        || {
            let moves: Map<String, Value> = parts
                .iter()
                .map(|(mv, nodes)| (mv.clone(), json!(nodes)))
                .collect();
            json!({ "moves": moves, "total": total })
        },
    )?)
}

pub(crate) fn moves(output: &mut Output, position: &TolerantPosition) -> Done {
    let moves = position.legal_moves(&Terms::FREE);
    let mut moves: Vec<String> = moves.map(|mv| mv.to_string()).collect();
    moves.sort();
    Ok(output.answer(
        || moves.iter().map(|mv| format!("{mv}\n")).collect(),
        || json!(moves),
    )?)
}

pub(crate) fn status(output: &mut Output, position: &TolerantPosition, laws: &Laws) -> Done {
    let word = match laws.ending(&Line::new(*position)) {
        Some(ending) => ending.word(),
        None if position.is_check() => "check",
        None => "ongoing",
    };
    Ok(output.answer(|| format!("{word}\n"), || json!({ "status": word }))?)
}

pub(crate) fn show(output: &mut Output, position: &TolerantPosition) -> Done {
    let row = |rank: Rank| -> String {
        let letter = |file| match position.piece_at(Square::new(file, rank)) {
            Some(piece) => piece.letter(),
            None => '.',
        };
        File::ALL.map(|file| letter(file).to_string()).join(" ")
    };
    let fen = position.to_string();
    Ok(output.answer(
        || {
            let rows = Rank::ALL
                .into_iter()
                .rev()
                .map(|rank| format!("{rank}  {}\n", row(rank)));
            let files = File::ALL.map(|file| file.to_string()).join(" ");
            rows.chain([format!("\n   {files}\n\n{fen}\n")]).collect()
        },
        || {
            let rows: Vec<String> = Rank::ALL
                .into_iter()
                .rev()
                .map(|rank| row(rank).replace(' ', ""))
                .collect();
            json!({ "position": fen, "rows": rows })
        },
    )?)
}

pub(crate) fn dead(output: &mut Output, position: &Position) -> Done {
    let answer = who_can_mate(position);
    Ok(output.answer(|| format!("{answer}\n"), || json!({ "mate": answer }))?)
}

pub(crate) fn dead_file(output: &mut Output, file: &Source) -> Done {
    let text = file.read()?;
    for (number, line) in (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty())
    {
        let position: Position = line
            .parse()
            .map_err(|error| Failure::Error(format!("line {number}: unreadable FEN: {error}")))?;
        dead(output, &position)?;
    }
    Ok(())
}

/// Who can still mate by some series of legal moves: a letter, `-` for "never", `?` for "undetermined".
///
/// Decided are only finished games and what the material excludes; the exact analysis is still to come.
fn who_can_mate(position: &Position) -> String {
    let over = !position.has_legal_move();
    let has_mated = (over && position.is_check()).then(|| position.turn().other());
    let letter = |color: Color| match color {
        _ if over && has_mated != Some(color) => '-',
        Color::White if over => 'W',
        Color::Black if over => 'B',
        _ if position.can_mate(color) => '?',
        _ => '-',
    };
    Color::ALL.map(letter).into_iter().collect()
}
