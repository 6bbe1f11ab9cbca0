//! Whether a king could be mated somewhere, if each man could stand on any square that it can reach
//! at the same time.

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::{Piece, Role};
use crate::square::Square;

use super::blockade::{Man, Reach, attacks_from};

/// Returns whether there is a square for the loser's king, and one for the winner's, on which a
/// mate can't be excluded: the king is attacked, and each square around it is attacked or holds one
/// of its own men, each man on one square.
pub(super) fn is_mate_possible(reach: &Reach, winner: Color) -> bool {
    let t = reach.tables;
    let king = |color: Color| {
        let wanted = Piece::new(color, Role::King);
        let mut men = reach.men.iter();
        men.find(|man| man.piece == wanted)
            .map_or(Bitboard::EMPTY, Man::squares)
    };
    let officers = |color: Color| {
        reach
            .men
            .iter()
            .filter(move |man| man.piece.color == color && man.piece.role != Role::King)
    };
    // A slider sees through the king that it attacks.
    let fixed = (reach.fixed[0] | reach.fixed[1]) - king(winner.other());
    let mut attacked = Bitboard::EMPTY;
    for man in officers(winner) {
        for from in man.stands {
            attacked |= attacks_from(t, man.piece, from, fixed);
        }
        for from in man.promoted {
            for role in [Role::Queen, Role::Knight] {
                attacked |= attacks_from(t, Piece::new(winner, role), from, fixed);
            }
        }
    }
    let blockers: Vec<Bitboard> = officers(winner.other()).map(Man::squares).collect();
    let hunters = king(winner);
    for victim in king(winner.other()) & attacked {
        let open = t.king(victim) - attacked - reach.fixed[winner.other().index()];
        let close = t.king(victim) | Bitboard::of(victim);
        for hunter in hunters - close {
            let open = open - t.king(hunter);
            if is_filled(open, &blockers) {
                return true;
            }
        }
    }
    false
}

/// Returns whether each of these squares can have a man of its own.
fn is_filled(squares: Bitboard, men: &[Bitboard]) -> bool {
    let squares: Vec<Square> = squares.into_iter().collect();
    let mut holders: Vec<Option<usize>> = vec![None; men.len()];
    (0..squares.len()).all(|at| {
        let mut tried = vec![false; men.len()];
        find_man(at, &squares, men, &mut holders, &mut tried)
    })
}

/// Finds a man for a square, and other squares for the men that held it before.
fn find_man(
    at: usize,
    squares: &[Square],
    men: &[Bitboard],
    holders: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for man in 0..men.len() {
        if !men[man].contains(squares[at]) || tried[man] {
            continue;
        }
        tried[man] = true;
        let is_free = match holders[man] {
            None => true,
            Some(other) => find_man(other, squares, men, holders, tried),
        };
        if is_free {
            holders[man] = Some(at);
            return true;
        }
    }
    false
}
