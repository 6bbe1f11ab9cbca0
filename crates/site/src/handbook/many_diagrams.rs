//! Whether the diagrams of chess for four and for three mark what the rules allow.

use rochade_many::{Board, Game, Position, Rules, Square};

use super::tests::texts;
use crate::diagrams::{self, Diagram, Spot};

/// The positions of the diagrams, with what they mark.
fn shown(text: &str) -> Vec<(Position, Diagram)> {
    let (_, figures) = diagrams::cut(text).expect("figures");
    let diagrams = figures.into_iter().map(|figure| figure.diagram);
    diagrams
        .filter_map(|diagram| match &diagram.position {
            diagrams::Position::Many(position) => Some((**position, diagram)),
            _ => None,
        })
        .collect()
}

#[test]
fn every_diagram_of_four_and_three_marks_what_the_rules_allow() {
    for text in texts() {
        for (position, diagram) in shown(&text) {
            assert!(is_true(&position, &diagram), "{diagram:?}");
        }
    }
}

#[test]
fn the_diagrams_of_four_and_three_show_all_that_is_told() {
    for text in texts() {
        let shown = shown(&text);
        let some = |what: &dyn Fn(&Position, &Diagram) -> bool| {
            let mut all = shown.iter();
            assert!(all.any(|(position, diagram)| what(position, diagram)));
        };
        for rules in [Rules::FOUR, Rules::THREE] {
            let initial = Position::initial(&rules).to_string();
            some(&|position, diagram| {
                position.to_string() == initial && !diagram.arrows.is_empty()
            });
            some(&|position, diagram| position.game() == rules.game() && !diagram.goals.is_empty());
        }
        some(&|position, diagram| position.passed().next().is_some() && !diagram.takes.is_empty());
        some(&|position, _| !position.all_frozen().is_empty());
        // The article's own example (3p-41): the knight can't move.
        some(&|position, diagram| {
            let knight = diagram.last.first().map(|spot| square(*spot));
            position.game() == Game::Three
                && knight.map(|at| Board::T112.name(at).to_string()).as_deref() == Some("g3")
                && diagram.dots.is_empty()
        });
    }
}

/// Whether what is marked, and nothing else, is what the rules say: where the man that is meant can
/// go, or some man after the last move, and where a pawn becomes an officer.
fn is_true(position: &Position, diagram: &Diagram) -> bool {
    let board = position.rules().board;
    let marked = diagram.dots.iter().chain(&diagram.takes);
    let marked: Vec<Square> = sorted(marked.map(|spot| square(*spot)));
    let goals: Vec<Square> = sorted(diagram.goals.iter().map(|spot| square(*spot)));
    let targets = |from: Square| sorted(position.targets(from).into_iter());
    match diagram.last[..] {
        [man] if !goals.is_empty() => {
            let from = square(man);
            goals == sorted(board.squares().filter(|to| position.promotes(from, *to)))
        }
        [man] => marked == targets(square(man)),
        [_, to] => {
            let mover = position.man_at(square(to)).map(|man| man.seat);
            let mut men = position.men(position.turn()).into_iter();
            mover.is_some_and(|seat| seat != position.turn())
                && men.any(|man| targets(man) == marked)
        }
        _ => marked.is_empty() && goals.is_empty(),
    }
}

fn sorted(squares: impl Iterator<Item = Square>) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.collect();
    squares.sort_unstable();
    squares
}

fn square(spot: Spot) -> Square {
    let square = Square::at(spot.column as u8, spot.row as u8);
    square.expect("a square of the board")
}
