//! What players of chess do by habit, whatever comes of it: they castle, bring their men out, leave
//! king and rooks at home until then, and take back what was taken.

use rochade_chess::{Bitboard, Castling, Color, File, Move, Role};

use super::{Node, distance, see};

/// The game phase ([`Node::phase`]) from which on habits hold: most officers stand.
const OPENING: i32 = 14;

/// How strong the habits are to castle and to take back, in thousandths.
const CASTLES: i32 = 1000;
const TAKES_BACK: i32 = 2000;

/// Returns how far a move is a habit, in thousandths of castling; below 0 where it is one not to
/// make it.
pub(super) fn habit(node: &Node, mv: Move) -> i32 {
    let position = &node.position;
    let us = position.turn();
    let role = node.role_at(mv.from);
    if role == Role::King && distance(mv.from, mv.to) == 2 {
        return CASTLES;
    }
    let takes = position.piece_at(mv.to).is_some();
    if takes && node.came_to == Some(mv.to) && see::see(position, mv) >= 0 {
        return TAKES_BACK;
    }
    if node.phase < OPENING || node.is_check || takes {
        return 0;
    }
    let may_castle = position.castling().iter().any(|(color, _)| color == us);
    let from_home = mv.from.rank() == us.home_rank();
    match role {
        Role::King if may_castle => -CASTLES,
        Role::King => -CASTLES / 2,
        Role::Rook if loses_castling(position.castling(), us, mv) => -CASTLES * 4 / 5,
        Role::Knight | Role::Bishop if from_home && !at_edge(mv) => CASTLES / 4,
        Role::Knight if at_edge(mv) => -CASTLES / 4,
        Role::Queen if undeveloped(node, us) > 2 => -CASTLES / 4,
        Role::Pawn if at_edge(mv) && undeveloped(node, us) > 2 => -CASTLES / 8,
        _ => 0,
    }
}

/// Returns whether a rook's move gives up castling with it.
fn loses_castling(castling: Castling, us: Color, mv: Move) -> bool {
    castling
        .iter()
        .any(|(color, wing)| color == us && wing.rook_from(us) == mv.from)
}

fn at_edge(mv: Move) -> bool {
    matches!(mv.to.file(), File::A | File::H)
}

/// Returns the number of bishops and knights on the home rank.
fn undeveloped(node: &Node, us: Color) -> u32 {
    let board = node.position.board();
    let minors = board.men(us, Role::Knight) | board.men(us, Role::Bishop);
    (minors & Bitboard::rank(us.home_rank())).len()
}
