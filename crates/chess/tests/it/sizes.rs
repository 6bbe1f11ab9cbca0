//! Sizes that others rely on: a page keeps every position of a game.

use std::mem::size_of;

use rochade_chess::{Deed, Move, Position, TolerantPosition};

#[test]
fn small_things_are_small() {
    assert_eq!(size_of::<Move>(), 3);
    assert_eq!(size_of::<Option<Move>>(), 3);
    assert_eq!(size_of::<Position>(), 80);
    assert_eq!(size_of::<TolerantPosition>(), 80);
    assert!(size_of::<Deed>() <= 16);
}
