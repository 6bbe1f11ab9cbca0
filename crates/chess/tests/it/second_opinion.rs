//! cozy-chess as the second opinion on every conceivable move.

use std::thread;

use rochade_chess::{Bitboard, File, Move, Position, Role, Setup, Square};
use rochade_testkit::Chance;

use crate::walks::walk;

const PLIES: usize = 100_000;

/// Every from × to × promotion, on the positions of 100,000 random moves.
#[test]
fn legality_is_the_same() {
    let half = |seed| {
        move || {
            let mut chance = Chance::new(seed);
            let mut plies = 0;
            while plies < PLIES / 2 {
                walk(&mut chance, |position, moves, _| {
                    compare(position, moves);
                    plies += 1;
                });
            }
        }
    };
    let threads = [5, 6].map(|seed| thread::spawn(half(seed)));
    for thread in threads {
        thread.join().expect("a difference");
    }
}

fn compare(position: &Position, moves: &[Move]) {
    // The other one refuses clocks over 100.
    let text = Setup {
        halfmove: 0,
        ..position.to_setup()
    }
    .to_string();
    let theirs = legal_by_other(&text);
    let mut count = 0;
    for from in Square::ALL {
        assert_eq!(
            position.targets(from),
            theirs.any[from.index()],
            "{from} in {text}"
        );
        for to in Square::ALL {
            let any = theirs.any[from.index()].contains(to);
            let promotes = theirs.promotions[from.index()].contains(to);
            let mv = Move::new(from, to);
            assert_eq!(position.is_legal(mv), any && !promotes, "{mv} in {text}");
            for role in Role::ALL {
                let mv = Move::promoting(from, to, role);
                let fits = promotes && Role::PROMOTIONS.contains(&role);
                assert_eq!(position.is_legal(mv), fits, "{mv} in {text}");
            }
            count += usize::from(any) * if promotes { 4 } else { 1 };
        }
    }
    assert_eq!(moves.len(), count, "{text}");
    assert!(moves.iter().all(|mv| position.is_legal(*mv)), "{text}");
    assert!(moves.is_sorted_by_key(|mv| (mv.from, mv.to)), "{text}");
}

struct Legal {
    any: [Bitboard; 64],
    promotions: [Bitboard; 64],
}

fn legal_by_other(fen: &str) -> Legal {
    let board: cozy_chess::Board = fen.parse().expect(fen);
    let none = [Bitboard::EMPTY; 64];
    let mut legal = Legal {
        any: none,
        promotions: none,
    };
    board.generate_moves(|set| {
        for mv in set {
            let from = mv.from as usize;
            // Castling is the king on its own rook there.
            let castles = board.color_on(mv.to) == Some(board.side_to_move());
            let to = match (castles, mv.to.file()) {
                (false, _) => Square::ALL[mv.to as usize],
                (true, cozy_chess::File::A) => Square::new(File::C, Square::ALL[from].rank()),
                (true, _) => Square::new(File::G, Square::ALL[from].rank()),
            };
            legal.any[from] |= Bitboard::of(to);
            if mv.promotion.is_some() {
                legal.promotions[from] |= Bitboard::of(to);
            }
        }
        false
    });
    legal
}
