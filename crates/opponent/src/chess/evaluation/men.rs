//! What officers are worth for where they can go, and what they attack.

use rochade_chess::{Bitboard, Color, Piece, Position, Rank, Role};

use super::sign;
use super::sum::Sum;
use super::terms::{
    BY_MINOR, BY_PAWN, BY_ROOK, HALF_OPEN, HANGING, MOBILITY, OPEN, OUTPOST, OWN_COLOUR, PAIR,
    Reach, SEVENTH, ahead, attacks, beside,
};

const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// The dark squares.
const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

/// Gives the terms of a side's officers, and finds what they attack.
pub(super) fn terms(position: &Position, color: Color, reach: &mut [Reach; 2], sum: &mut Sum) {
    let board = position.board();
    let them = color.other();
    let sign = sign(color);
    let pawns = board.role(Role::Pawn);
    let own_pawns = pawns & board.color(color);
    let guarded = reach[them.index()].by[Role::Pawn.index()];
    let barred = own_pawns | board.men(color, Role::King) | guarded;
    for (role, mobility) in OFFICERS.into_iter().zip(MOBILITY) {
        let man = Piece::new(color, role);
        for from in board.men(color, role) {
            let squares = man.reach(from, board.occupied());
            reach[color.index()].add(role, squares);
            sum.add(mobility + (squares - barred).len() as usize, sign);
            match role {
                Role::Knight | Role::Bishop => {
                    let place = usize::from(role == Role::Bishop);
                    if is_outpost(position, color, Bitboard::of(from)) {
                        sum.add(OUTPOST[place], sign);
                    }
                    if role == Role::Bishop {
                        let colour = if from.is_dark() { DARK } else { !DARK };
                        sum.add(OWN_COLOUR, sign * (own_pawns & colour).len() as i32);
                    }
                }
                Role::Rook => {
                    let file = Bitboard::file(from.file());
                    if (file & pawns).is_empty() {
                        sum.add(OPEN, sign);
                    } else if (file & own_pawns).is_empty() {
                        sum.add(HALF_OPEN, sign);
                    }
                    let seventh = match color {
                        Color::White => Rank::Seventh,
                        Color::Black => Rank::Second,
                    };
                    if from.rank() == seventh {
                        sum.add(SEVENTH, sign);
                    }
                }
                _ => {}
            }
        }
    }
    if board.men(color, Role::Bishop).many() {
        sum.add(PAIR, sign);
    }
}

/// Returns whether a pawn protects the square, in the enemy's half, and no enemy pawn can come to
/// attack it.
fn is_outpost(position: &Position, color: Color, square: Bitboard) -> bool {
    let them = color.other();
    let pawns = position.board().role(Role::Pawn);
    let own = pawns & position.board().color(color);
    let (left, right) = attacks(them, square);
    let is_protected = ((left | right) & own).any();
    let chasers = ahead(color, beside(square)) - beside(square);
    let enemy = pawns & position.board().color(them);
    let is_beyond = (square & Bitboard::half(them)).any();
    is_beyond && is_protected && (chasers & enemy).is_empty()
}

/// Gives what a side attacks.
pub(super) fn threats(position: &Position, color: Color, reach: &[Reach; 2], sum: &mut Sum) {
    let board = position.board();
    let them = color.other();
    let sign = sign(color);
    let (own, enemy) = (&reach[color.index()], &reach[them.index()]);
    let minor = own.by[Role::Knight.index()] | own.by[Role::Bishop.index()];
    for role in OFFICERS {
        let victims = board.men(them, role);
        let mut count = |weight: usize, by: Bitboard| {
            sum.add(weight + role.index(), sign * (victims & by).len() as i32);
        };
        count(BY_PAWN, own.by[Role::Pawn.index()]);
        count(BY_MINOR, minor);
        count(BY_ROOK, own.by[Role::Rook.index()]);
    }
    let loose = board.color(them) - board.role(Role::King) - enemy.all;
    sum.add(HANGING, sign * (loose & own.all).len() as i32);
}
