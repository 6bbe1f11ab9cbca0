//! How safe a king is.

use rochade_chess::{Bitboard, Color, File, Piece, Position, Role};

use super::sign;
use super::sum::Sum;
use super::terms::{CHECKS, DANGER, Reach, SHELTER, STORM, ahead, own_rank, step};

/// How much each kind of man weighs that attacks squares around the king.
const WEIGHTS: [(Role, u32); 4] = [
    (Role::Knight, 2),
    (Role::Bishop, 2),
    (Role::Rook, 3),
    (Role::Queen, 4),
];

/// How many numbers danger has.
const MOST: u32 = 23;

pub(super) fn terms(position: &Position, color: Color, reach: &[Reach; 2], sum: &mut Sum) {
    shelter(position, color, sum);
    let board = position.board();
    let them = color.other();
    if board.men(them, Role::Queen).is_empty() && board.men(them, Role::Rook).is_empty() {
        return;
    }
    let sign = sign(color);
    let king = position.king(color);
    let (own, enemy) = (&reach[color.index()], &reach[them.index()]);
    let near = own.by[Role::King.index()] | Bitboard::of(king);
    let zone = near | step(color, near);
    let weak = !own.all | (own.by[Role::King.index()] - own.twice);
    let mut danger = (enemy.all & weak & near).len();
    for (role, weight) in WEIGHTS {
        if (enemy.by[role.index()] & zone).any() {
            danger += weight;
        }
    }
    sum.add(DANGER + danger.min(MOST) as usize, sign);
    let safe = !board.color(them) & (!own.all | weak & enemy.twice);
    for (at, (role, _)) in WEIGHTS.into_iter().enumerate() {
        let from = Piece::new(color, role).reach(king, board.occupied());
        if (from & enemy.by[role.index()] & safe).any() {
            sum.add(CHECKS + at, sign);
        }
    }
}

/// Gives how near pawns are to the king, on its file and those beside it.
fn shelter(position: &Position, color: Color, sum: &mut Sum) {
    let board = position.board();
    let them = color.other();
    let sign = sign(color);
    let king = position.king(color);
    let rank = own_rank(color, king.rank());
    let middle = king.file().index().clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let file = File::from_index(file).map_or(Bitboard::EMPTY, Bitboard::file);
        let before = ahead(color, Bitboard::rank(king.rank())) & file;
        let own = before & board.men(color, Role::Pawn);
        sum.add(SHELTER + nearest(color, own, rank), sign);
        let enemy = before & board.men(them, Role::Pawn);
        sum.add(STORM + nearest(color, enemy, rank), sign);
    }
}

/// Returns how many ranks before the king the nearest of the pawns stands, at least 1; 0 if there
/// is none.
fn nearest(color: Color, pawns: Bitboard, rank: usize) -> usize {
    let ranks = pawns.into_iter().map(|pawn| own_rank(color, pawn.rank()));
    ranks.min().map_or(0, |nearest| (nearest - rank).max(1))
}
