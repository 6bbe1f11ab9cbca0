//! Openings that all levels play (opponent.md, section 2): the first four moves of a game, as club
//! players begin it.

use rochade_chess::{Move, Position};
use rochade_search::Eyes;

use super::Chess;
use crate::scene::Scene;

/// The number of plies of a game from the usual position that the lines cover.
pub(crate) const OPENING: usize = 8;

/// The lines, eight plies each. Each counts alike: what is played most often begins most of them.
const LINES: [&str; 44] = [
    // Italian Game: main line, quiet, Two Knights, Evans Gambit
    "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6",
    "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6",
    "e4 e5 Nf3 Nc6 Bc4 Nf6 d3 Be7",
    "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4",
    // Ruy Lopez: main line, Exchange, Berlin
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6",
    "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6",
    "e4 e5 Nf3 Nc6 Bb5 Nf6 d3 d6",
    // Scotch Game, Four Knights, Petrov, Philidor
    "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6",
    "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5",
    "e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4",
    "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4",
    "e4 e5 Nf3 d6 d4 exd4 Nxd4 Nf6",
    // Vienna Game, Bishop's Opening, King's Gambit accepted and declined
    "e4 e5 Nc3 Nf6 Bc4 Nc6 d3 Bc5",
    "e4 e5 Bc4 Nf6 d3 Nc6 Nf3 Be7",
    "e4 e5 f4 exf4 Nf3 d5 exd5 Nf6",
    "e4 e5 f4 Bc5 Nf3 d6 Nc3 Nf6",
    // Sicilian Defence: open, four times; closed; Alapin
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6",
    "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6",
    "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6",
    "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6",
    "e4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7",
    "e4 c5 c3 d5 exd5 Qxd5 d4 Nf6",
    // French Defence: Winawer, Classical, Advance, Exchange
    "e4 e6 d4 d5 Nc3 Bb4 e5 c5",
    "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7",
    "e4 e6 d4 d5 e5 c5 c3 Nc6",
    "e4 e6 d4 d5 exd5 exd5 Nf3 Nf6",
    // Caro-Kann: Classical, Advance; Scandinavian; Pirc
    "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5",
    "e4 c6 d4 d5 e5 Bf5 Nf3 e6",
    "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6",
    "e4 d6 d4 Nf6 Nc3 g6 Nf3 Bg7",
    // Queen's Gambit: declined, Exchange, accepted, Slav, Semi-Slav
    "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7",
    "d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5",
    "d4 d5 c4 dxc4 Nf3 Nf6 e3 e6",
    "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4",
    "d4 d5 c4 c6 Nf3 Nf6 e3 e6",
    // London System, Colle System
    "d4 d5 Nf3 Nf6 Bf4 e6 e3 Bd6",
    "d4 d5 Nf3 Nf6 e3 e6 Bd3 c5",
    // King's Indian, Nimzo-Indian, Queen's Indian, Grünfeld
    "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6",
    "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O",
    "d4 Nf6 c4 e6 Nf3 b6 g3 Bb7",
    "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5",
    // English Opening, twice; Réti Opening
    "c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7",
    "c4 e5 Nc3 Nf6 Nf3 Nc6 g3 Bb4",
    "Nf3 d5 g3 Nf6 Bg2 e6 O-O Be7",
];

/// Returns which choice of a scene goes on in one of the lines, drawn by a seed; `None` where no
/// line knows the position, or the table lets none of their moves be played.
pub(crate) fn choice(scene: &Scene<Chess>, seed: u64) -> Option<usize> {
    let now = *scene.node?.position();
    let going_on = LINES.iter().filter_map(|line| next(line, scene.plies, now));
    let place = |mv| scene.choices.iter().position(|made| made.mv == mv);
    let known: Vec<usize> = going_on.filter_map(place).collect();
    let turn = Eyes::OPEN.in_turn(seed, scene.plies);
    let drawn = turn.draw(0, known.len() as u64);
    known.get(drawn as usize).copied()
}

/// Returns the move of a line after `plies` plies, if the position wanted stands there.
fn next(line: &str, plies: usize, wanted: Position) -> Option<Move> {
    let mut position = Position::initial();
    for (ply, typed) in line.split(' ').enumerate() {
        let mv = position.parse_move(typed).ok()?;
        if ply == plies {
            return (position == wanted).then_some(mv);
        }
        position = position.play(mv).ok()?;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_can_be_played_to_its_end() {
        for line in LINES {
            let mut position = Position::initial();
            for typed in line.split(' ') {
                let mv = position.parse_move(typed).unwrap_or_else(|error| {
                    panic!("{line}: {typed}: {error}");
                });
                position = position.play(mv).expect("a legal move");
            }
            assert_eq!(line.split(' ').count(), OPENING, "{line}");
        }
    }
}
