//! Sizes that others rely on: a page keeps every position of a game.

use std::mem::size_of;

use rochade_draughts::{Move, Ply, Position, Square};

#[test]
fn small_things_are_small() {
    assert_eq!(size_of::<Square>(), 1);
    assert!(size_of::<Move>() <= 40);
    assert!(size_of::<Ply>() <= 44);
    assert!(size_of::<Position>() <= 48);
}
