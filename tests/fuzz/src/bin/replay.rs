//! Files of games to be looked at: the moves of each line, its variations too, are moves that the
//! table takes when they are played as the page plays them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_desk::{Replay, Replayed};
use rochade_table::{Intent, saved};

fuzz_target!(|file: &[u8]| {
    let batch = Replay::new(String::from_utf8_lossy(file).into_owned(), 0, true).batch(|| false);
    assert!(batch.done);
    let Some(game) = batch.replayed else {
        return;
    };
    let table = saved::read(&game.saved).expect("a game that was read");
    let moves = &game.lines[0].plies;
    // The table has no null moves: what comes after them is played from another start.
    let nulls = moves.iter().position(|ply| !ply.start.is_empty());
    assert_eq!(table.plies(), game.before + nulls.unwrap_or(moves.len()));
    // Of draughts there is only the game itself, which the saved text holds.
    if game.game == "chess" {
        // More of them tell nothing more.
        for number in 1..game.lines.len().min(40) {
            play(&game, number);
        }
    }
});

/// Plays a line from the start of the game.
fn play(game: &Replayed, number: usize) {
    let mut path = Vec::new();
    let (mut number, mut end) = (number, usize::MAX);
    loop {
        let line = &game.lines[number];
        let own = line.plies.iter().take(end - line.at);
        path.splice(0..0, own);
        if number == 0 {
            break;
        }
        assert!(line.parent < number);
        (number, end) = (line.parent, line.at);
    }
    let null = path.iter().rposition(|ply| !ply.start.is_empty());
    let start = null.map_or(&game.start, |null| &path[null].start);
    let mut table = saved::read(start).expect("a start");
    for ply in path.iter().skip(null.map_or(0, |null| null + 1)) {
        table.apply(Intent::Type(ply.text.clone())).expect("a move");
    }
}
