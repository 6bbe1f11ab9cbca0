//! Whether the diagrams of draughts mark what the leaflet's rules allow.

use rochade_draughts::{Position, Rules, Setup, Square};

use super::tests::texts;
use crate::diagrams::{self, Diagram, Spot};

/// The positions of the diagrams, with what they mark.
fn shown(text: &str) -> Vec<(Position, Diagram)> {
    let (_, figures) = diagrams::cut(text).expect("figures");
    let diagrams = figures.into_iter().map(|figure| figure.diagram);
    diagrams
        .filter_map(|diagram| match &diagram.position {
            diagrams::Position::Chess(_) | diagrams::Position::Many(_) => None,
            diagrams::Position::Draughts(setup) => Some((position(setup), diagram)),
        })
        .collect()
}

fn position(setup: &Setup) -> Position {
    Position::from_setup(setup, &Rules::NORIS).expect("a position of the leaflet's game")
}

#[test]
fn every_diagram_of_draughts_marks_what_the_rules_allow() {
    for text in texts() {
        let shown = shown(&text);
        assert!(shown.len() >= 13, "{}", shown.len());
        for (position, diagram) in &shown {
            assert!(is_true(position, diagram), "{diagram:?}");
        }
    }
}

#[test]
fn the_diagrams_show_all_that_is_told() {
    for text in texts() {
        let shown = shown(&text);
        let some = |what: &dyn Fn(&Position, &Diagram) -> bool| {
            assert!(
                shown
                    .iter()
                    .any(|(position, diagram)| what(position, diagram))
            );
        };
        some(&|position, _| *position == Position::initial(&Rules::NORIS));
        some(&|_, diagram| diagram.path.len() == 4 && diagram.victims.len() == 3);
        some(&|position, diagram| is_crowned(position, diagram));
        some(&|position, _| position.is_blocked());
        // The man that has moved is blown where it now stands.
        some(&|position, diagram| {
            let blown = position.blowable().into_iter().map(spot);
            !diagram.last.is_empty() && blown.collect::<Vec<_>>() == diagram.last[1..]
        });
    }
}

/// Whether the path ends a man's way, though as a king it could capture on.
fn is_crowned(position: &Position, diagram: &Diagram) -> bool {
    let path = squares(&diagram.path);
    let played = position
        .resolve(&path)
        .filter(rochade_draughts::Move::promotes);
    let Some(after) = played.and_then(|mv| position.play(&mv)) else {
        return false;
    };
    let again = Setup {
        turn: position.turn(),
        ..after.to_setup()
    };
    self::position(&again).capturers().any()
}

/// Whether what is marked, and nothing else, is what the rules say: where one man can go and what
/// it jumps, one move with all its victims, or what may be blown after the last move.
fn is_true(position: &Position, diagram: &Diagram) -> bool {
    let blowable = position.blowable();
    match diagram.last[..] {
        [man] => goes_there(position, diagram, of_draughts(man)),
        [from, to] => was_played(position, of_draughts(from), of_draughts(to)),
        _ if !diagram.path.is_empty() => is_a_move(position, diagram),
        _ => blowable.is_empty() && diagram.dots.is_empty() && diagram.victims.is_empty(),
    }
}

fn goes_there(position: &Position, diagram: &Diagram, man: Square) -> bool {
    let next = position.next(&[man]).expect("a man that can move");
    let jumped = next.jumps.into_iter().filter_map(|to| next.over(to));
    next.targets() == squares(&diagram.dots).into_iter().collect()
        && jumped.collect::<rochade_draughts::Squares>()
            == squares(&diagram.victims).into_iter().collect()
}

fn is_a_move(position: &Position, diagram: &Diagram) -> bool {
    let victims = squares(&diagram.victims);
    let played = position.resolve(&squares(&diagram.path));
    played.is_some_and(|mv| mv.victims() == victims)
}

/// Whether this plain move leads to the position, with all that may be blown after it.
fn was_played(position: &Position, from: Square, to: Square) -> bool {
    let after = position.to_setup();
    let moved = |men: rochade_draughts::Squares| {
        let men = men
            .into_iter()
            .map(|man| if man == to { from } else { man });
        men.collect()
    };
    let before = Setup {
        white: moved(after.white),
        black: moved(after.black),
        kings: moved(after.kings),
        turn: position.turn().other(),
        blowable: rochade_draughts::Squares::EMPTY,
    };
    let before = self::position(&before);
    let played = before.resolve(&[from, to]).and_then(|mv| before.play(&mv));
    played == Some(*position) && position.blowable().any()
}

fn squares(spots: &[Spot]) -> Vec<Square> {
    spots.iter().copied().map(of_draughts).collect()
}

fn of_draughts(spot: Spot) -> Square {
    let name = spot.of_chess().to_string();
    name.parse().expect("a dark square")
}

fn spot(square: Square) -> Spot {
    let square: rochade_chess::Square =
        square.to_string().parse().expect("a square of both boards");
    square.into()
}
