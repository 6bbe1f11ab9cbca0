//! Steps of whole sets of squares, and the side to move.

// The rows b8 … h8, b6 … h6, b4 … h4, b2 … h2 begin one file further to the right than those between.
const SHIFTED: u32 = 0x0f0f_0f0f;
const LEFT: u32 = 0x1111_1111;
const RIGHT: u32 = 0x8888_8888;

/// One square on in each direction: up, towards b8, or down, towards g1. What would leave the board is gone.
#[inline(always)]
pub(super) const fn up_left(squares: u32) -> u32 {
    (squares & SHIFTED) >> 4 | (squares & !SHIFTED & !LEFT) >> 5
}

#[inline(always)]
pub(super) const fn up_right(squares: u32) -> u32 {
    (squares & SHIFTED & !RIGHT) >> 3 | (squares & !SHIFTED) >> 4
}

#[inline(always)]
pub(super) const fn down_left(squares: u32) -> u32 {
    (squares & SHIFTED) << 4 | (squares & !SHIFTED & !LEFT) << 3
}

#[inline(always)]
pub(super) const fn down_right(squares: u32) -> u32 {
    (squares & SHIFTED & !RIGHT) << 5 | (squares & !SHIFTED) << 4
}

/// Two squares back in a direction: where somebody comes from who lands here by a short jump.
#[inline(always)]
pub(super) const fn before_up_left(squares: u32) -> u32 {
    (squares & !RIGHT) << 9
}

#[inline(always)]
pub(super) const fn before_up_right(squares: u32) -> u32 {
    (squares & !LEFT) << 7
}

#[inline(always)]
pub(super) const fn before_down_left(squares: u32) -> u32 {
    (squares & !RIGHT) >> 7
}

#[inline(always)]
pub(super) const fn before_down_right(squares: u32) -> u32 {
    (squares & !LEFT) >> 9
}

/// The four directions, by number.
#[inline(always)]
pub(super) const fn towards(way: u8, squares: u32) -> u32 {
    match way & 3 {
        0 => up_left(squares),
        1 => up_right(squares),
        2 => down_left(squares),
        _ => down_right(squares),
    }
}

/// A side known when compiling, so that each gets its own code without a question about colour.
pub(super) trait Side {
    /// The other one.
    type Them: Side<Them = Self>;
    /// Where its men are crowned.
    const LAST_ROW: u32;
    /// Its two ways forward, see [`towards`].
    const FORWARD: [u8; 2];
    /// Whether those lead up.
    const UP: bool;
}

pub(super) struct White;
pub(super) struct Black;

impl Side for White {
    type Them = Black;
    const LAST_ROW: u32 = 0xf;
    const FORWARD: [u8; 2] = [0, 1];
    const UP: bool = true;
}

impl Side for Black {
    type Them = White;
    const LAST_ROW: u32 = 0xf000_0000;
    const FORWARD: [u8; 2] = [2, 3];
    const UP: bool = false;
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
