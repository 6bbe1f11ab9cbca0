//! Squares in another order, in which a step of a whole set is a rotation.
//!
//! Up and to the right is the next bit, up and to the left the seventh further on, beyond the last
//! bit the first follows:
//!
//! ```text
//! 8    11   5  31  25
//! 7  10   4  30  24
//! 6     3  29  23  17
//! 5   2  28  22  16
//! 4    27  21  15   9
//! 3  26  20  14   8
//! 2    19  13   7   1
//! 1  18  12   6   0
//!    a  b c  d e  f g  h
//! ```

use crate::square::Square;
use crate::squares::Squares;

/// By how many bits a step rotates the lattice, by its way: up left, up right, down left, down
/// right. Opposite ways add up to 3.
const ROTATION: [u32; 4] = [7, 1, 31, 25];

/// The squares from which a step on each way stays on the board; and two of them.
const STEP: [u32; 4] = [reach(0, 1), reach(1, 1), reach(2, 1), reach(3, 1)];
const JUMP: [u32; 4] = [reach(0, 2), reach(1, 2), reach(2, 2), reach(3, 2)];

pub(super) const WAYS: [usize; 4] = [0, 1, 2, 3];

const fn reach(way: usize, steps: u8) -> u32 {
    let mut squares = 0;
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let file = match way % 2 {
            0 => square.file() >= steps,
            _ => square.file() + steps < 8,
        };
        let rank = match way / 2 {
            0 => square.rank() + steps < 8,
            _ => square.rank() >= steps,
        };
        if file && rank {
            squares |= bit(square);
        }
        index += 1;
    }
    squares
}

const fn bit(square: Square) -> u32 {
    let (file, rank) = (square.file() as u32, square.rank() as u32);
    // 16 steps to the left more, and as many bits less than a multiple of 32, keep the numbers
    // positive.
    1 << ((18 + (file + rank) / 2 + 7 * ((rank + 32 - file) / 2) + 16) % 32)
}

const fn row(rank: u8) -> u32 {
    let mut squares = 0;
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        if square.rank() == rank {
            squares |= bit(square);
        }
        index += 1;
    }
    squares
}

/// The same squares in this order.
pub(super) fn reordered(squares: Squares) -> u32 {
    squares.into_iter().fold(0, |set, square| set | bit(square))
}

/// One step on. What would leave the board is gone.
#[inline(always)]
pub(super) const fn step(way: usize, squares: u32) -> u32 {
    (squares & STEP[way & 3]).rotate_left(ROTATION[way & 3])
}

/// From where a step leads to these squares.
#[inline(always)]
pub(super) const fn before(way: usize, squares: u32) -> u32 {
    squares.rotate_right(ROTATION[way & 3]) & STEP[way & 3]
}

/// From where one can jump over one of the first to one of the second.
#[inline(always)]
pub(super) const fn before_jump(way: usize, over: u32, to: u32) -> u32 {
    let rotation = ROTATION[way & 3];
    over.rotate_right(rotation) & to.rotate_right(2 * rotation) & JUMP[way & 3]
}

/// One step, where it is known to stay on the board.
#[inline(always)]
pub(super) const fn surely(way: usize, squares: u32) -> u32 {
    squares.rotate_left(ROTATION[way & 3])
}

/// Two steps, where they are known to stay on the board.
#[inline(always)]
pub(super) const fn jump(way: usize, squares: u32) -> u32 {
    squares.rotate_left(2 * ROTATION[way & 3])
}

/// A step back, where it is known to stay on the board.
#[inline(always)]
pub(super) const fn back(way: usize, squares: u32) -> u32 {
    squares.rotate_right(ROTATION[way & 3])
}

/// A side known when compiling, so that each gets its own code without a question about colour.
pub(super) trait Side {
    /// The other one.
    type Them: Side<Them = Self>;
    /// Where its men are crowned.
    const LAST_ROW: u32;
    /// Its two ways forward, and the two back.
    const FORWARD: [usize; 2];
    const BACKWARD: [usize; 2];
}

pub(super) struct White;
pub(super) struct Black;

impl Side for White {
    type Them = Black;
    const LAST_ROW: u32 = row(7);
    const FORWARD: [usize; 2] = [0, 1];
    const BACKWARD: [usize; 2] = [2, 3];
}

impl Side for Black {
    type Them = White;
    const LAST_ROW: u32 = row(0);
    const FORWARD: [usize; 2] = [2, 3];
    const BACKWARD: [usize; 2] = [0, 1];
}

/// Each square of a set as a set of its own.
#[inline(always)]
pub(super) fn bits(mut squares: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let lowest = squares & squares.wrapping_neg();
        squares ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// How many squares there are in two sets.
#[inline(always)]
pub(super) fn count(a: u32, b: u32) -> u64 {
    u64::from((u64::from(a) << 32 | u64::from(b)).count_ones())
}
