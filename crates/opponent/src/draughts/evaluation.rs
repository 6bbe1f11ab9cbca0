//! What positions of draughts are worth, in hundredths of a man: our own weights, set by hand.

use rochade_draughts::{Color, Position, Rules, Square, Squares};

/// A man.
pub(super) const MAN: i32 = 100;

/// A king that flies, and one that goes a square.
const FLYING: i32 = 260;
const WALKING: i32 = 140;

/// A row that a man has gone.
const ROW: i32 = 3;
/// A man on its own back row, who keeps others from being crowned.
const GUARD: i32 = 8;
/// A man or king in the middle of the board.
const CENTRE: i32 = 4;
/// A man on the edge.
const EDGE: i32 = -2;
/// The turn.
const TEMPO: i32 = 3;

/// What is left of an advantage where a flying king on the main road can't be driven off: with at
/// most three kings against it, nearly nothing.
const ON_THE_ROAD: i32 = 16;

/// Returns what a king is worth.
pub(super) fn king(rules: &Rules) -> i32 {
    if rules.flying { FLYING } else { WALKING }
}

/// The static evaluation: what a position is worth to the side to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let us = position.turn();
    let [own, other] = [us, us.other()].map(|side| of_side(position, side));
    let worth = own - other + TEMPO;
    match is_held(position) {
        true => worth / ON_THE_ROAD,
        false => worth,
    }
}

fn of_side(position: &Position, side: Color) -> i32 {
    let (men, kings) = (position.men(side), position.kings(side));
    let plain = men - kings;
    let row = |square: Square| match side {
        Color::White => i32::from(square.rank()),
        Color::Black => 7 - i32::from(square.rank()),
    };
    let mut worth = plain.len() as i32 * MAN + kings.len() as i32 * king(position.rules());
    for square in plain {
        worth += match row(square) {
            0 => GUARD,
            row => row * ROW,
        };
        worth += match square.file() {
            0 | 7 => EDGE,
            2..=5 => CENTRE,
            _ => 0,
        };
    }
    let middle = |square: &Square| matches!((square.file(), square.rank()), (2..=5, 2..=5));
    worth + kings.into_iter().filter(middle).count() as i32 * CENTRE
}

/// Returns whether a lonely flying king stands on the main road against at most three kings.
fn is_held(position: &Position) -> bool {
    let kings = |side| position.kings(side);
    let holds = |side: Color| {
        let has_few = |side| position.men(side) == kings(side) && kings(side).len() <= 3;
        position.men(side).len() == 1
            && kings(side).len() == 1
            && has_few(side.other())
            && (kings(side) & main_road()).any()
    };
    position.rules().flying && Color::ALL.into_iter().any(holds)
}

/// The longest diagonal, from a1 to h8.
fn main_road() -> Squares {
    (0..8).filter_map(|at| Square::at(at, at)).collect()
}
