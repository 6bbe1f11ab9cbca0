//! Why a man can't go there: what the position knows, and what only the course of the game does.

use rochade_chess as chess;

use super::position::chess_terms;
use super::{Chess, id, man, square_of};
use crate::plan::SquareId;
use crate::rules::kings::Terms;
use crate::rules::why::{Loss, Reason, RightLost, WhyNot};

/// The answer for the present position.
pub(super) fn reason_against(
    course: &Chess,
    from: SquareId,
    to: Option<SquareId>,
) -> Option<WhyNot> {
    let from = square_of(from)?;
    let to = match to {
        Some(to) => Some(square_of(to)?),
        None => None,
    };
    let position = course.line.position();
    let man = position.piece_at(from).map(man);
    let unsaid = course.unsaid();
    let terms = course.terms(&course.bonds, &unsaid);
    let Some(why) = position.why_not(from, to, &chess_terms(position, &terms)) else {
        return is_beyond(position, &terms, from, to).then(|| WhyNot {
            reason: Reason::BeyondMiddle,
            man,
            by: Vec::new(),
            at: to.map(id),
            right_lost: None,
        });
    };
    let rook = why.at.filter(|_| why.reason == chess::Reason::NoRight);
    Some(WhyNot {
        reason: Reason::Kings(why.reason),
        man,
        by: why.by.into_iter().map(id).collect(),
        at: why.at.map(id),
        right_lost: rook.and_then(|rook| right_lost(course, rook)),
    })
}

/// Returns whether a move that chess allows, or every move of the man, goes beyond the middle too
/// early.
fn is_beyond(
    position: &chess::TolerantPosition,
    terms: &Terms,
    from: chess::Square,
    to: Option<chess::Square>,
) -> bool {
    if !terms.in_a_row {
        return to.is_none() && position.targets(from, &chess::Terms::FREE).is_empty();
    }
    let near = chess::Bitboard::half(position.turn());
    match to {
        Some(to) => !near.contains(to),
        None => {
            let terms = chess::Terms::FREE.within(near);
            position.targets(from, &terms).is_empty()
        }
    }
}

/// Returns what took away the right of the side to move to castle with the rook of this square.
fn right_lost(course: &Chess, rook: chess::Square) -> Option<RightLost> {
    let us = course.line.position().turn();
    let wing = chess::Wing::ALL
        .into_iter()
        .find(|wing| wing.rook_from(us) == rook)?;
    let without = |position: &chess::TolerantPosition| !position.castling().has(us, wing);
    // The move before the first position without the right; there is none if the game began with
    // that.
    let ply = course.line.positions().position(without)?.checked_sub(1)?;
    let deed = course.line.moves().nth(ply)?;
    let how = if deed.man.color != us {
        Loss::RookTaken
    } else if deed.from == rook {
        Loss::RookMoved
    } else {
        Loss::KingMoved
    };
    Some(RightLost {
        how,
        move_number: course.line.position_after(ply).fullmove_number(),
    })
}
