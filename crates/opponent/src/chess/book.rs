//! Openings that all levels play (opponent.md, section 2): the first moves of a game, taken from
//! the openings that have a name.

use rochade_chess::{Move, Position};
use rochade_search::Eyes;

use super::Chess;
use crate::level::Level;
use crate::scene::Scene;

/// The number of plies of a game from the usual position that the lines cover.
pub(crate) const OPENING: usize = 10;

/// Beginnings of the page's named openings (`web/openings.txt`), a line each, without those moves
/// that lose a pawn: 2 kB compressed, where that file with its names would be 15. The more of them
/// go on with a move, the more usual it is. They are selected anew by the ignored test in
/// `tests/it/book.rs`.
const LINES: &str = include_str!("book.txt");

/// Returns the least number of lines with a move for a level to play it: weak levels keep to what
/// is most usual.
fn least(level: Level) -> usize {
    match level.number() {
        1..=3 => 4,
        4..=6 => 2,
        _ => 1,
    }
}

/// Returns which choice of a scene goes on in the lines of a level, drawn by a seed, usual moves
/// more often; `None` where no line knows the position, or the table lets none of their moves be
/// played.
pub(crate) fn choice(scene: &Scene<Chess>, level: Level, seed: u64) -> Option<usize> {
    let now = *scene.node?.position();
    let lines = LINES.lines();
    let going_on = lines.filter_map(|line| next(line, scene.plies, now));
    let place = |mv| scene.choices.iter().position(|made| made.mv == mv);
    let mut known: Vec<usize> = going_on.filter_map(place).collect();
    let mut counts = vec![0; scene.choices.len()];
    for &place in &known {
        counts[place] += 1;
    }
    known.retain(|&place| counts[place] >= least(level));
    let turn = Eyes::OPEN.in_turn(seed, scene.plies);
    let drawn = turn.draw(0, known.len() as u64);
    known.get(drawn as usize).copied()
}

/// Returns whether a position stands in one of the lines after `plies` plies.
pub(crate) fn knows(plies: usize, position: Position) -> bool {
    let stands = |line: &str| Some(after(line, plies)?.0 == position);
    plies <= OPENING && LINES.lines().any(|line| stands(line) == Some(true))
}

/// Returns the move of a line after `plies` plies, if the position wanted stands there.
fn next(line: &str, plies: usize, wanted: Position) -> Option<Move> {
    let (position, typed) = after(line, plies)?;
    (position == wanted).then(|| position.parse_move(typed?).ok())?
}

/// Returns the position of a line after `plies` plies, and the next move, if there is one; `None`
/// if it has fewer.
fn after(line: &str, plies: usize) -> Option<(Position, Option<&str>)> {
    let mut position = Position::initial();
    let mut moves = line.split(' ');
    for typed in moves.by_ref().take(plies) {
        position = position.play(position.parse_move(typed).ok()?).ok()?;
    }
    (line.split(' ').count() >= plies).then(|| (position, moves.next()))
}
