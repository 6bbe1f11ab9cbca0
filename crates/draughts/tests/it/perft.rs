//! The numbers of draughts.md, section 4.

use rochade_draughts::{Huff, Position, Rules};

const QUIET: Rules = Rules {
    huff: Huff::Never,
    ..Rules::NORIS
};

#[test]
fn first_counts_are_right() {
    for (rules, counts) in [
        (QUIET, [7, 49, 379, 2_872, 23_582, 190_647]),
        (Rules::NORIS, [7, 49, 379, 3_483, 40_717, 485_125]),
        (Rules::SCHLAGZWANG, [7, 49, 302, 1_469, 7_361, 36_768]),
        (Rules::RUSSIAN, [7, 49, 302, 1_469, 7_482, 37_986]),
        (Rules::BRAZILIAN, [7, 49, 302, 1_469, 7_473, 37_628]),
    ] {
        let position = Position::initial(&rules);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(position.perft(depth), count, "{rules:?}, depth {depth}");
        }
    }
}
