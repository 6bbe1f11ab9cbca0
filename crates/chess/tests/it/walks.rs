//! Random games, and what must hold at each of their positions.

use std::collections::HashSet;

use rochade_chess::{Letters, Move, Position, San};
use rochade_testkit::Chance;

use crate::long_form::long;

/// Where random games start: quiet and wild positions, castling, promotions, captures in passing.
pub(crate) const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
    "1q1qk3/8/8/2q1q3/8/1Q1Q4/2Q1Q3/3QK3 w - - 0 1",
];

/// A random game of at most 200 moves of both sides together, with every position on the way.
pub(crate) fn walk(chance: &mut Chance, mut visit: impl FnMut(&Position, &[Move], Option<Move>)) {
    let mut position: Position = chance.pick(&STARTS).parse().expect("a start");
    for _ in 0..200 {
        let moves: Vec<Move> = position.legal_moves().collect();
        if moves.is_empty() {
            visit(&position, &moves, None);
            return;
        }
        let mv = *chance.pick(&moves);
        visit(&position, &moves, Some(mv));
        position = position.play(mv).expect("a legal move");
    }
}

#[test]
fn fen_reads_back() {
    let mut chance = Chance::new(1);
    for _ in 0..200 {
        walk(&mut chance, |position, _, _| {
            let text = position.to_string();
            let back: Position = text.parse().expect(&text);
            assert_eq!(&back, position, "{text}");
            assert_eq!(back.to_string(), text);
            assert_eq!(back.halfmove_clock(), position.halfmove_clock(), "{text}");
            assert_eq!(back.fullmove_number(), position.fullmove_number(), "{text}");
            assert_eq!(
                Position::try_from(position.to_setup()).as_ref(),
                Ok(position),
                "{text}"
            );
        });
    }
}

#[test]
fn every_notation_reads_back() {
    let mut chance = Chance::new(2);
    let german = Letters {
        pawn: "B",
        knight: "S",
        bishop: "L",
        rook: "T",
        queen: "D",
        king: "K",
    };
    for _ in 0..150 {
        let mut ply = 0;
        walk(&mut chance, |position, moves, _| {
            ply += 1;
            if ply % 8 != 0 {
                return;
            }
            let mut seen = HashSet::new();
            for &mv in moves {
                let say = |text: &str| format!("{text} in {position}");
                let uci = mv.to_string();
                assert_eq!(uci.parse(), Ok(mv), "{}", say(&uci));
                assert_eq!(position.parse_move(&uci), Ok(mv), "{}", say(&uci));

                let deed = position.describe(mv).expect("a legal move");
                assert_eq!(deed.to_move(), mv);
                let san = San::of(position, mv).expect("a legal move");
                let text = san.to_string();
                assert_eq!(text.parse::<San>(), Ok(san), "{}", say(&text));
                assert!(seen.insert(text.clone()), "{} twice", say(&text));
                for letters in [&Letters::ENGLISH, &Letters::FIGURINES, &german] {
                    for text in [san.with(letters).to_string(), long(&deed, letters)] {
                        let read = position.parse_move_with(&text, letters);
                        assert_eq!(read, Ok(mv), "{}", say(&text));
                    }
                }
                // Signs may be missing, captures unmarked.
                let bare = text.trim_end_matches(['+', '#']).replace(['x', '='], "");
                assert_eq!(position.parse_move(&bare), Ok(mv), "{}", say(&bare));
            }
        });
    }
}

#[test]
fn a_move_keeps_what_positions_promise() {
    let mut chance = Chance::new(4);
    for _ in 0..200 {
        walk(&mut chance, |position, moves, _| {
            assert_eq!(position.to_setup().faults(), [], "{position}");
            assert_eq!(position.is_check(), position.checkers().any(), "{position}");
            assert_eq!(position.has_legal_move(), !moves.is_empty(), "{position}");
            assert_eq!(position.perft(1), moves.len() as u64, "{position}");
            if let Some(square) = position.en_passant() {
                let captures = moves.iter().filter_map(|&mv| position.describe(mv));
                assert!(
                    captures
                        .clone()
                        .any(|deed| deed.en_passant && deed.to == square)
                );
            }
        });
    }
}
