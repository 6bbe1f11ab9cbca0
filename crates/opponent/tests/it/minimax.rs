//! On positions of chess, too, a search of all lines finds what plain minimax finds.

use rochade_chess::Position;
use rochade_opponent::chess::{Chess, Ends};
use rochade_search::{Choice, Eyes, Game, Limits, Search, Unwatched};
use rochade_table::{FiftyMoves, Laws, Repetition};

use crate::plain;

/// Positions with few men, and how deeply plain minimax can look at them.
const POSITIONS: [(&str, u8); 8] = [
    ("8/8/8/3k4/8/3K4/3P4/8 w - - 0 1", 4),
    ("8/P6k/8/8/3n4/8/6Kp/8 w - - 0 1", 4),
    ("8/8/8/8/2k5/8/1q6/K7 w - - 0 1", 4),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3),
    ("6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1", 3),
    ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1", 3),
    ("k7/2Q5/2K5/8/8/8/8/8 b - - 0 1", 3),
    ("r3k2r/8/8/8/3b4/8/8/R3K2R w KQkq - 0 1", 2),
];

#[test]
fn values_are_those_of_plain_minimax() {
    let laws = Laws {
        repetition: Repetition::Nothing,
        fifty_moves: FiftyMoves::Nothing,
        ..Laws::MODERN
    };
    let mut search = Search::new(Chess::new(Ends::by(&laws, false)), 1 << 20);
    for (fen, depth) in POSITIONS {
        let position: Position = fen.parse().expect(fen);
        let game = search.game();
        let root = game.usual_node(position);
        let choices: Vec<Choice<_, _>> = position
            .legal_moves()
            .map(|mv| Choice {
                mv,
                node: game.play(&root, mv),
            })
            .collect();
        for plies in 1..=depth {
            let game = search.game();
            let wanted: Vec<i32> = choices
                .iter()
                .map(|made| -plain::value(game, &made.node, u32::from(plies) - 1, 1))
                .collect();
            for width in [0, 100_000] {
                let limits = Limits {
                    selective: false,
                    width,
                    ..Limits::NONE.with_plies(plies)
                };
                search.forget();
                let eyes = Eyes::OPEN;
                let found = search.think(&root, &choices, &[], limits, eyes, &mut Unwatched);
                if found.plies < plies {
                    continue;
                }
                let best = found.worths[0];
                assert_eq!(Some(&best.score), wanted.iter().max(), "{fen} to {plies}");
                let exact = if width > 0 { found.worths.len() } else { 1 };
                for worth in &found.worths[..exact] {
                    assert_eq!(
                        worth.score, wanted[worth.choice],
                        "{fen} to {plies}: {}",
                        worth.mv
                    );
                }
            }
        }
    }
}
