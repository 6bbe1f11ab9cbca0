//! What the text of a game is made of, in its order: `movetext.rs` draws it, and `printed.rs`
//! writes it for paper.

use crate::desk::Fault;
use crate::desk::replay::{GAME, Game, Place, Ply};

/// A part of a line.
pub(super) enum Part<'a> {
    /// What is said.
    Said(&'a str),
    /// A move, with its place and, where that is told, its number.
    Move(&'a Ply, Place, Option<String>),
    /// A variation of the move before.
    Branch(Vec<Part<'a>>),
    /// Why the line ends here.
    Fault(&'a Fault),
}

/// Returns the parts of a game.
pub(super) fn parts(game: &Game) -> Vec<Part<'_>> {
    line(game, &branches(game), GAME)
}

/// The variations of each line, in the order of the moves that they replace.
fn branches(game: &Game) -> Vec<Vec<usize>> {
    let mut branches = vec![Vec::new(); game.lines.len()];
    for (number, line) in game.lines.iter().enumerate().skip(GAME + 1) {
        if let Some(of_parent) = branches.get_mut(line.parent) {
            // Those of a look back stand behind all others.
            let is_before = |&before: &usize| game.lines[before].at <= line.at;
            let place = of_parent.iter().rposition(is_before);
            of_parent.insert(place.map_or(0, |place| place + 1), number);
        }
    }
    branches
}

/// A line with all that departs from it.
fn line<'a>(game: &'a Game, branches: &[Vec<usize>], number: usize) -> Vec<Part<'a>> {
    let this = &game.lines[number];
    let mut parts = Vec::new();
    say(&mut parts, &this.preface);
    let mut departing = branches[number].iter().peekable();
    // After anything but a move, the number is told again.
    let mut interrupted = true;
    for (at, ply) in (this.at..).zip(&this.plies) {
        let told = told_number(game, at, interrupted || !ply.before.is_empty());
        say(&mut parts, &ply.before);
        parts.push(Part::Move(ply, (number, at + 1), told));
        let moves = parts.len();
        say(&mut parts, &ply.after);
        say(&mut parts, &ply.unjudged);
        while let Some(&branch) = departing.next_if(|branch| game.lines[**branch].at == at) {
            parts.push(Part::Branch(line(game, branches, branch)));
        }
        interrupted = parts.len() > moves;
    }
    parts.extend(this.fault.as_ref().map(Part::Fault));
    parts
}

/// Adds what is said, if anything is.
fn say<'a>(parts: &mut Vec<Part<'a>>, text: &'a str) {
    if !text.is_empty() {
        parts.push(Part::Said(text));
    }
}

/// Returns the number of the move after `plies` plies, as it is written: always for the seat that
/// moves first in a round, and for the others where that is wanted.
fn told_number(game: &Game, plies: usize, is_wanted: bool) -> Option<String> {
    let (number, place) = game.turn(plies);
    let number = number.to_string();
    match place {
        0 => Some([&number, "."].concat()),
        _ => is_wanted.then(|| [&number, "…"].concat()),
    }
}
