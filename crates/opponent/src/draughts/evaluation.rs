//! What positions of draughts are worth, in hundredths of a man: our own weights, set by hand.

use rochade_draughts::{Color, Position, Rules, Squares};

/// A man.
pub(super) const MAN: i32 = 100;

/// A king that flies, and one that goes a square.
const FLYING: i32 = 260;
const WALKING: i32 = 140;

/// A row that a man has gone.
const ROW: i32 = 3;
/// A man on its own back row, who keeps others from being crowned.
const GUARD: i32 = 8;
/// A man on a file of the middle, or a king in the middle of the board.
const CENTRE: i32 = 4;
/// A man on the edge.
const EDGE: i32 = -2;
/// A man or king that can go on.
const MOBILE: i32 = 2;
/// A flying king on the main road, one or more.
const ROAD: i32 = 10;
/// The turn.
const TEMPO: i32 = 3;

const MIDDLE_FILES: Squares = Squares::from_bits(0x6666_6666);
const MIDDLE: Squares = Squares::from_bits(0x0066_6600);
const EDGE_FILES: Squares = Squares::from_bits(0x1818_1818);

/// The longest diagonal, from a1 to h8.
const MAIN_ROAD: Squares = Squares::from_bits(0x1122_4488);

/// Returns what a king is worth.
pub(super) fn king(rules: &Rules) -> i32 {
    if rules.flying { FLYING } else { WALKING }
}

/// The static evaluation: what a position is worth to the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let us = position.turn();
    of_side(position, us) - of_side(position, us.other()) + TEMPO
}

fn of_side(position: &Position, side: Color) -> i32 {
    let kings = position.kings(side);
    let men = position.men(side) - kings;
    let mut worth = count(men) * MAN + count(kings) * king(position.rules());
    for row in 0..8 {
        let of_row = count(men & row_of(side, row));
        worth += of_row * if row == 0 { GUARD } else { row * ROW };
    }
    if position.rules().flying && (kings & MAIN_ROAD).any() {
        worth += ROAD;
    }
    worth
        + count(men & MIDDLE_FILES) * CENTRE
        + count(men & EDGE_FILES) * EDGE
        + count(kings & MIDDLE) * CENTRE
        + count(position.mobile(side)) * MOBILE
}

/// A row, counted from a side's own.
fn row_of(side: Color, row: i32) -> Squares {
    let from_above = if side == Color::White { 7 - row } else { row };
    Squares::from_bits(0xf << (4 * from_above))
}

fn count(set: Squares) -> i32 {
    set.len() as i32
}

/// Returns whether a lonely flying king stands on the main road against at most three kings.
pub(super) fn is_on_the_road(position: &Position) -> bool {
    let has_few = |side| {
        let kings = position.kings(side);
        position.men(side) == kings && kings.len() <= 3
    };
    let holds = |side: Color| {
        let kings = position.kings(side);
        kings.len() == 1 && (kings & MAIN_ROAD).any()
    };
    position.rules().flying
        && Color::ALL.into_iter().all(has_few)
        && Color::ALL.into_iter().any(holds)
}
