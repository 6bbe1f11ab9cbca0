//! Boards full of strong men, on which everything hangs: every level moves after a number of
//! positions that has an end.

use rochade_chess::Move;
use rochade_opponent::{Level, Player};
use rochade_search::{Progress, Unwatched, Watch};
use rochade_table::{GameKind, Intent, Laws, Start, Table};

/// Boards as a child sets them up in the editor, crowded ones and sparse ones.
const BOARDS: [&str; 7] = [
    "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1",
    "3qkq2/qqqqqqqq/8/8/8/8/QQQQQQQQ/3QKQ2 w - - 0 1",
    "q1q1k1q1/1q1q1q1q/q1q1q1q1/8/8/1Q1Q1Q1Q/Q1Q1Q1Q1/1Q1QKQ1Q w - - 0 1",
    "rrrrkrrr/qqqqqqqq/8/q6q/Q6Q/8/QQQQQQQQ/RRRRKRRR b - - 0 1",
    "rrrrkrrr/nnnnnnnn/bbbbbbbb/8/8/BBBBBBBB/NNNNNNNN/RRRRKRRR w - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "k7/1N6/8/2QQQQQQ/2QQQQQQ/8/8/4K3 w - - 0 1",
];

/// What a level may look at for a move, but for what an exchange takes that is broken off.
const MOST: u64 = (1 << 18) + 1_000;

/// Somebody for whom one ply is enough, or who has no time at all.
struct Hurried {
    stops: bool,
}

impl Watch<Move> for Hurried {
    fn stops(&mut self) -> bool {
        self.stops
    }

    fn goes_on(&mut self, _: &Progress<'_, Move>) -> bool {
        false
    }
}

/// How many positions a level looks at before it moves.
fn nodes(board: &str, level: Level, watch: &mut dyn Watch<Move>) -> u64 {
    let start = Start::new(GameKind::Chess, Vec::new());
    let mut table = Table::from_position(start, board).expect(board);
    let mut player = Player::with_hash(level, 1, 1 << 20);
    let thought = player.think(&table, watch).expect("a step");
    let mv = thought.mv.expect("a move of chess");
    table
        .apply(Intent::Type(mv.to_string()))
        .expect("a legal move");
    thought.found.nodes
}

#[test]
fn every_level_moves_after_so_many_positions() {
    for board in BOARDS {
        for level in Level::all().filter(|&level| level != Level::FULL) {
            let nodes = nodes(board, level, &mut Unwatched);
            assert!(
                nodes <= MOST,
                "{board}: {nodes} at level {}",
                level.number()
            );
        }
        let nodes = nodes(board, Level::FULL, &mut Hurried { stops: false });
        assert!(nodes <= MOST, "{board}: {nodes} in the first ply");
    }
}

#[test]
fn whoever_has_no_time_gets_a_move_at_once() {
    for board in BOARDS {
        for level in Level::all() {
            let nodes = nodes(board, level, &mut Hurried { stops: true });
            assert!(
                nodes <= 1_024,
                "{board}: {nodes} at level {}",
                level.number()
            );
        }
    }
}

/// A check was ignored that nobody had said: the rules of chess don't know the position.
#[test]
fn where_it_thinks_blindly_it_moves_after_as_many() {
    let laws = Laws::parse("gustavus").expect("laws");
    let board = BOARDS[0].replace(" w ", " b ");
    let mut table = Table::from_position(Start::under(laws, Vec::new()), &board).expect("a board");
    for typed in ["d7d2", "a2a7"] {
        table.apply(Intent::Type(typed.to_owned())).expect("a move");
    }
    for level in [1, 6, 10].map(|level| Level::new(level).expect("a level")) {
        let mut player = Player::with_hash(level, 1, 1 << 20);
        let thought = player.think(&table, &mut Unwatched).expect("a step");
        let nodes = thought.found.nodes;
        assert!((1 << 14..=MOST + (1 << 14)).contains(&nodes), "{nodes}");
    }
    let mut player = Player::with_hash(Level::FULL, 1, 1 << 20);
    let thought = player.think(&table, &mut Hurried { stops: true });
    assert_eq!(thought.expect("a step").found.worths.len(), 1);
}
