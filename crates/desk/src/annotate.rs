//! The look back at a game in its text: what the positions are worth, how moves are judged, and the
//! better lines, as others write them.

use rochade_gametext::{Eval, Notes, Variations};
use rochade_review::{Position, Review};

use crate::score::Score;

/// Puts what a look back at a game has found into the notes of its text, which begins after so many
/// plies of the game.
pub(crate) fn annotate<G: Score>(game: &mut G, review: &Review, first_ply: usize) {
    let found = review.positions.get(first_ply..).unwrap_or_default();
    let better = found.iter().map(|position| match position.judgement {
        Some(_) => &*position.line,
        None => &[],
    });
    let lines = game.departures(&better.collect::<Vec<_>>());
    for (index, line) in lines.iter().enumerate() {
        let Some(notes) = game.sheet_mut().notes_mut(index) else {
            break;
        };
        let (before, after) = (found.get(index), found.get(index + 1));
        notes.eval = after.and_then(eval).or(notes.eval);
        let glyph = before.and_then(|before| before.glyph(&notes.nags));
        notes.nags.extend(glyph);
        add_line(notes, line);
    }
}

/// Returns the eval of a position, where there are two sides. A win on the board, from which no
/// line goes on, needs no word.
fn eval(position: &Position) -> Option<Eval> {
    match *position.evals {
        [Eval::Mate(_)] if position.line.is_empty() => None,
        [eval] => Some(eval),
        _ => None,
    }
}

/// Adds a line to the variations, unless it is one of them, or there is no room for it.
fn add_line(notes: &mut Notes, line: &str) {
    let Ok(variation) = format!("({line})").parse::<Variations>() else {
        return;
    };
    let known = notes.variations.as_str();
    if line.is_empty() || known.contains(variation.as_str()) {
        return;
    }
    if let Ok(all) = format!("{known} {}", variation.as_str()).parse() {
        notes.variations = all;
    }
}
