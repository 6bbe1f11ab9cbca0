//! What engines ask beside the legal moves: captures alone, and who attacks a square.

use rochade_chess::{Bitboard, Color, Move, Piece, Position, Role, Square};
use rochade_testkit::Chance;

use crate::walks::walk;

/// The moves that capture or promote are those among the legal ones, in their order.
#[test]
fn captures_and_promotions_are_legal_moves() {
    let mut chance = Chance::new(39);
    let mut noisy = 0;
    for _ in 0..60 {
        walk(&mut chance, |position, moves, _| {
            let wanted: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|mv| takes(position, *mv) || mv.promotion.is_some())
                .collect();
            let found: Vec<Move> = position.captures_and_promotions().collect();
            noisy += found.len();
            assert_eq!(found, wanted, "{position}");
        });
    }
    assert!(noisy > 1_000);
}

fn takes(position: &Position, mv: Move) -> bool {
    let pawn = position.board().role(Role::Pawn).contains(mv.from);
    position.piece_at(mv.to).is_some() || pawn && position.en_passant() == Some(mv.to)
}

/// A man attacks a square exactly if it is among the attackers of that square.
#[test]
fn attackers_are_those_that_reach() {
    let mut chance = Chance::new(40);
    for _ in 0..20 {
        walk(&mut chance, |position, _, _| {
            let board = position.board();
            let hidden = board.occupied() & Bitboard(0x0f0f_0f0f_0f0f_0f0f);
            for occupied in [board.occupied(), hidden] {
                for square in Square::ALL {
                    let wanted = position
                        .pieces()
                        .filter(|(from, man)| man.reach(*from, occupied).contains(square))
                        .map(|(from, _)| from)
                        .collect::<Bitboard>();
                    assert_eq!(board.attackers(square, occupied), wanted, "{position}");
                }
            }
            let king = position.king(position.turn());
            let all = board.attackers(king, board.occupied());
            assert_eq!(
                all & board.color(position.turn().other()),
                position.checkers()
            );
        });
    }
}

/// A pawn attacks forwards, whatever stands there.
#[test]
fn pawns_reach_forwards() {
    let black = Piece::new(Color::Black, Role::Pawn);
    let squares: Vec<Square> = black
        .reach(Square::A5, Bitboard::EMPTY)
        .into_iter()
        .collect();
    assert_eq!(squares, [Square::B4]);
}
