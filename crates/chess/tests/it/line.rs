//! The course of a game.

use rochade_chess::{IllegalMove, Line, Move, Position};

fn mv(text: &str) -> Move {
    text.parse().expect(text)
}

#[test]
fn moves_and_positions() {
    let mut line = Line::default();
    assert!(line.is_empty());
    assert_eq!(line.position(), &Position::initial());
    assert_eq!(line.occurrences(), 1);
    for text in ["e2e4", "e7e5", "g1f3"] {
        let deed = line.play(mv(text)).expect(text);
        assert_eq!(deed.to_move(), mv(text));
    }
    assert_eq!(line.len(), 3);
    assert_eq!(
        line.moves().collect::<Vec<_>>(),
        ["e2e4", "e7e5", "g1f3"].map(mv)
    );
    assert_eq!(line.positions().len(), 4);
    assert_eq!(line.positions().next(), Some(&Position::initial()));
    assert_eq!(line.positions().next_back(), Some(line.position()));
    assert_eq!(line.position_after(3), Some(line.position()));
    assert_eq!(line.position_after(4), None);
    assert_eq!(line.deeds().count(), 3);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut line = Line::default();
    assert_eq!(line.play(mv("e2e5")), Err(IllegalMove(mv("e2e5"))));
    assert!(line.is_empty());
}

#[test]
fn taking_back() {
    let mut line = Line::default();
    assert_eq!(line.take_back(), None);
    line.play(mv("e2e4")).expect("e2e4");
    let after_one = *line.position();
    line.play(mv("e7e5")).expect("e7e5");
    assert_eq!(
        line.take_back().map(|deed| deed.to_move()),
        Some(mv("e7e5"))
    );
    assert_eq!(line.position(), &after_one);
}

#[test]
fn occurrences() {
    let mut line = Line::default();
    let round = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for n in 2..5 {
        for text in round {
            line.play(mv(text)).expect(text);
        }
        assert_eq!(line.occurrences(), n);
    }
    line.take_back();
    assert_eq!(line.occurrences(), 3);
}

// The clock of a pasted position may say more moves than the line has.
#[test]
fn occurrences_with_a_clock_from_before() {
    let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 90 80".parse().expect("a FEN");
    let mut line = Line::new(position);
    assert_eq!(line.occurrences(), 1);
    for text in ["e1e2", "e8e7", "e2e1", "e7e8"] {
        line.play(mv(text)).expect(text);
    }
    assert_eq!(line.occurrences(), 2);
}
