//! What pawns are worth for how they stand.

use rochade_chess::{Bitboard, Color, Position, Role, Square};

use super::sign;
use super::sum::Sum;
use super::terms::{
    BACKWARD, CONNECTED, DOUBLED, ESCORT, FREE, ISOLATED, PASSED, PROTECTED, PURSUIT, ahead,
    attacks, beside, own_rank, step,
};
use crate::chess::distance;

pub(super) fn terms(position: &Position, color: Color, sum: &mut Sum) {
    let board = position.board();
    let them = color.other();
    let (own, enemy) = (board.men(color, Role::Pawn), board.men(them, Role::Pawn));
    let (left, right) = attacks(color, own);
    let protected = left | right;
    let (left, right) = attacks(them, enemy);
    let attacked = left | right;
    // Where enemy pawns stand or will attack: no pawn behind is passed.
    let guarded = ahead(them, enemy | attacked);
    let sign = sign(color);
    for pawn in own {
        let square = Bitboard::of(pawn);
        let rank = own_rank(color, pawn.rank());
        let file = Bitboard::file(pawn.file());
        let neighbours = beside(file) & own;
        let before = step(color, square);
        if neighbours.is_empty() {
            sum.add(ISOLATED, sign);
        } else if (neighbours & ahead(them, square | beside(square))).is_empty()
            && (before & (attacked | enemy)).any()
        {
            sum.add(BACKWARD, sign);
        }
        let is_last = (ahead(color, before) & own).is_empty();
        if !is_last {
            sum.add(DOUBLED, sign);
        }
        if (square & protected).any() || (beside(square) & own).any() {
            sum.add(CONNECTED + rank, sign);
        }
        if is_last && (square & guarded).is_empty() {
            passed(position, color, pawn, sum);
            if (square & protected).any() {
                sum.add(PROTECTED, sign);
            }
        }
    }
}

/// What a passed pawn is worth: by its rank, whether its way is free, and how near the kings are.
fn passed(position: &Position, color: Color, pawn: Square, sum: &mut Sum) {
    let rank = own_rank(color, pawn.rank());
    let sign = sign(color);
    sum.add(PASSED + rank, sign);
    let before = step(color, Bitboard::of(pawn));
    let Some(next) = before.first() else {
        return;
    };
    if (before & position.board().occupied()).is_empty() {
        sum.add(FREE + rank, sign);
    }
    if rank >= 3 {
        sum.add(ESCORT + distance(position.king(color), next), sign);
        sum.add(PURSUIT + distance(position.king(color.other()), next), sign);
    }
}
