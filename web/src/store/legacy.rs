//! What earlier builds kept of games: it is read for ever.

use super::Entry;

/// What the keys of games began with that went on. Like the other two it is read and removed only:
/// so no earlier build, in another tab or without a network, finds under its keys what it can't
/// read.
pub(super) const OPEN: &str = "rochade.game.";

/// What the keys of games in the list began with.
pub(super) const DONE: &str = "rochade.done.";

/// What the keys of games began with that could not be read.
pub(super) const LOST: &str = "rochade.lost.";

/// The game that a value of nine lines holds: they were written before there were other games than
/// chess.
pub(super) fn read(value: &str) -> Entry {
    let mut lines = value.split('\n');
    let mut line = || lines.next().unwrap_or_default().to_owned();
    let written = line();
    // The number of the player at the bottom, and the letter of the side whose men were there.
    let near_and_side = line();
    Entry {
        written,
        game: "chess".to_owned(),
        laws: String::new(),
        near: usize::from(near_and_side.starts_with('1')),
        turn: if near_and_side.ends_with('b') {
            "half"
        } else {
            "none"
        }
        .to_owned(),
        result: line(),
        termination: line(),
        players: vec![line(), line()],
        levels: Vec::new(),
        events: line().parse().ok(),
        position: line(),
        saved: line(),
        ..Entry::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::entry::tests::entry;

    #[test]
    fn the_nine_lines_of_earlier_builds_are_read() {
        let unfinished = "2026-11-22T01:40:15.809Z\n1b\n\n\nAnna\nBen\n3\n\
            rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n1AoBd7OMgKEldDAAAA64LAnmf2";
        assert_eq!(Entry::parse(unfinished), entry());
        let finished = Entry::parse("then\n0w\n0-1\ncheckmate\nAnna\n\nx\nfen\nsaved");
        assert_eq!((finished.near, &*finished.turn), (0, "none"));
        assert_eq!(
            (&*finished.result, &*finished.termination),
            ("0-1", "checkmate")
        );
        assert_eq!(
            (finished.players, finished.events),
            (vec!["Anna".to_owned(), String::new()], None)
        );
    }
}
