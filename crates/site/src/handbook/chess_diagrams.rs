//! Whether the diagrams of chess mark what the rules allow.

use rochade_chess::{Bitboard, Board, Castling, Color, Piece, Position, Role, Setup, Square};

use super::tests::texts;
use crate::diagrams::{self, Diagram};

#[test]
fn every_diagram_of_chess_can_be_drawn_and_marks_what_the_rules_allow() {
    for text in texts() {
        let (_, figures) = diagrams::cut(&text).expect("figures");
        let mut count = 0;
        for figure in &figures {
            if let diagrams::Position::Chess(board) = &figure.diagram.position {
                assert!(is_true(board, &figure.diagram), "{figure:?}");
                count += 1;
            }
        }
        assert!(count >= 15, "{count}");
    }
}

/// Whether some man has just the targets that are marked, once the kings that the diagram leaves
/// out stand somewhere.
fn is_true(board: &Board, diagram: &Diagram) -> bool {
    let targets = diagram.dots.iter().chain(&diagram.takes);
    let targets: Bitboard = targets.map(|spot| spot.of_chess()).collect();
    targets.is_empty()
        || with_kings(board, Color::ALL.to_vec()).any(|board| {
            positions(board, diagram).any(|position| {
                let men = board.color(position.turn());
                men.into_iter().any(|man| position.targets(man) == targets)
            })
        })
}

/// The board with the kings of these sides added where they are missing, in every way.
fn with_kings(board: &Board, mut sides: Vec<Color>) -> Box<dyn Iterator<Item = Board>> {
    let board = *board;
    let Some(side) = sides.pop() else {
        return Box::new(std::iter::once(board));
    };
    if board.men(side, Role::King).any() {
        return with_kings(&board, sides);
    }
    let free = Square::ALL
        .into_iter()
        .filter(move |square| board.piece_at(*square).is_none());
    Box::new(free.flat_map(move |square| {
        let mut more = board;
        more.put(square, Piece::new(side, Role::King));
        with_kings(&more, sides.clone())
    }))
}

/// What can be played on such a board: either side to move, with the rights to castle that fit, and
/// the capture in passing that the last move allows.
fn positions(board: Board, diagram: &Diagram) -> impl Iterator<Item = Position> {
    let last: Vec<Square> = diagram.last.iter().map(|spot| spot.of_chess()).collect();
    let passed = match last[..] {
        [from, to] if from.index().abs_diff(to.index()) == 16 => {
            Square::from_index((from.index() + to.index()) / 2)
        }
        _ => None,
    };
    let rights = [Castling::ALL, Castling::NONE].map(|rights| {
        rights
            .iter()
            .fold(Castling::NONE, |kept, (side, wing)| match side {
                Color::White => kept.with(side, wing),
                Color::Black => kept,
            })
    });
    rights.into_iter().flat_map(move |castling| {
        Color::ALL.into_iter().filter_map(move |turn| {
            let setup = Setup {
                placement: board,
                turn,
                castling,
                en_passant: passed,
                ..Setup::EMPTY
            };
            Position::from_setup(&setup).ok()
        })
    })
}
