//! Why a man can't go there: what the position knows, and what only the course of the game does.

use rochade_many as many;

use super::board::{id, man, square_of};
use super::position::ignoring_unsaid;
use super::{Many, made};
use crate::deed::Wing;
use crate::laws::Bonds;
use crate::plan::SquareId;
use crate::rules::kings::{MadeMove, Terms};
use crate::rules::why::{KingsReason, Loss, Reason as Why, RightLost, WhyNot};

/// What keeps a man from going somewhere in chess for four and for three, and in no other game of
/// kings. `by` and `at` are those of [`WhyNot`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The man stands frozen (4p-37, 3p-35).
    Frozen,
    /// The board has no square in the way.
    Hole,
    /// The partner's man `by` stands there, and is never taken (4p-1).
    PartnersMan,
    /// The man `by` stands frozen, and can't be taken (4p-36, 4p-40, 3p-35).
    FrozenMan,
    /// The king `by` is never taken (4p-36, 3p-32).
    King,
    /// It would open the line of the frozen man `by` to the own king on `at` (4p-37).
    OpensFrozenLine,
    /// It would open the line of `by`, whose turn is next, to the third king on `at` (3p-41).
    OpensThird,
    /// The frozen men `by` hold the square `at` against the king (4p-37, 3p-35).
    OntoFrozenLine,
    /// Nobody castles in the game for three (3p-40).
    NeverCastles,
    /// Nobody was told that the queen `by` is attacked (4p-18; 4p-33 by contrast).
    Untold,
}

/// The answer for the present position.
pub(super) fn reason_against(
    course: &Many,
    from: SquareId,
    to: Option<SquareId>,
) -> Option<WhyNot> {
    let (unsaid, bonds) = (course.unsaid(), Bonds::default());
    let terms = course.terms(&bonds, &unsaid);
    let position = &ignoring_unsaid(course.line.position(), &terms);
    let board = position.rules().board;
    let at = square_of(board, from)?;
    let to = match to {
        Some(to) => Some(meant(position, at, square_of(board, to)?)),
        None => None,
    };
    let Some(why) = position.why_not(at, to) else {
        return untold(position, (from, at), to, &terms);
    };
    let from = at;
    let rook = why.at.filter(|_| why.reason == many::Reason::NoRight);
    Some(WhyNot {
        reason: reason(why.reason)?,
        man: position.man_at(from).map(man),
        by: why.by.into_iter().filter_map(|by| id(board, by)).collect(),
        at: why.at.and_then(|at| id(board, at)),
        right_lost: rook.and_then(|rook| right_lost(course, from, rook)),
    })
}

/// Returns the queen that a man could take if her player had been told of the attack; without a
/// target, if it can do nothing else.
fn untold(
    position: &many::Position,
    (from, at): (SquareId, many::Square),
    to: Option<many::Square>,
    terms: &Terms,
) -> Option<WhyNot> {
    let board = position.rules().board;
    let own = terms
        .untold
        .iter()
        .filter(|(attacker, _)| *attacker == from);
    let mut queens: Vec<SquareId> = own.map(|(_, queen)| *queen).collect();
    match to {
        Some(to) => queens.retain(|queen| id(board, to) == Some(*queen)),
        None => {
            let mut targets = position.targets(at).into_iter();
            if !targets.all(|to| id(board, to).is_some_and(|to| queens.contains(&to))) {
                return None;
            }
        }
    }
    (!queens.is_empty()).then(|| WhyNot {
        reason: Why::Many(Reason::Untold),
        man: position.man_at(at).map(man),
        by: queens,
        at: None,
        right_lost: None,
    })
}

/// Returns where a man is sent: a king on its own rook castles, or would.
fn meant(position: &many::Position, from: many::Square, to: many::Square) -> many::Square {
    // Between king and rook are two squares, or three.
    let steps = from.column().abs_diff(to.column()) + from.row().abs_diff(to.row());
    let castling = super::position::castling_to(position, from, to).filter(|_| steps > 2);
    let is_about_castling = |to: &many::Square| {
        let why = position.why_not(from, Some(*to));
        why.is_none_or(|why| why.reason.is_about_castling())
    };
    castling.filter(is_about_castling).unwrap_or(to)
}

/// Returns the reason as the table tells it, whose games of kings share theirs; `None` once the
/// game has ended.
fn reason(why: many::Reason) -> Option<Why> {
    use many::Reason as Own;
    Some(match why {
        Own::Over => return None,
        Own::Empty => Why::Kings(KingsReason::Empty),
        Own::NotYourTurn => Why::Kings(KingsReason::NotYourTurn),
        Own::Way => Why::Kings(KingsReason::Way),
        Own::Blocked => Why::Kings(KingsReason::Blocked),
        Own::OwnMan => Why::Kings(KingsReason::OwnMan),
        Own::PawnAhead => Why::Kings(KingsReason::PawnAhead),
        Own::PawnTwoSquares => Why::Kings(KingsReason::PawnTwoSquares),
        Own::PawnDiagonal => Why::Kings(KingsReason::PawnDiagonal),
        Own::InCheck => Why::Kings(KingsReason::InCheck),
        Own::DoubleCheck => Why::Kings(KingsReason::DoubleCheck),
        Own::Pinned => Why::Kings(KingsReason::Pinned),
        Own::IntoCheck => Why::Kings(KingsReason::IntoCheck),
        Own::Protected => Why::Kings(KingsReason::Protected),
        Own::KingsTouch => Why::Kings(KingsReason::KingsTouch),
        Own::NoRight => Why::Kings(KingsReason::NoRight),
        Own::CastlingBlocked => Why::Kings(KingsReason::CastlingBlocked),
        Own::CastlingInCheck => Why::Kings(KingsReason::CastlingInCheck),
        Own::CastlingThrough => Why::Kings(KingsReason::CastlingThrough),
        Own::CastlingInto => Why::Kings(KingsReason::CastlingInto),
        Own::NoFlight => Why::Kings(KingsReason::NoFlight),
        Own::ShutIn => Why::Kings(KingsReason::ShutIn),
        Own::Frozen => Why::Many(Reason::Frozen),
        Own::Hole => Why::Many(Reason::Hole),
        Own::AllysMan => Why::Many(Reason::PartnersMan),
        Own::FrozenMan => Why::Many(Reason::FrozenMan),
        Own::King => Why::Many(Reason::King),
        Own::OpensFrozenLine => Why::Many(Reason::OpensFrozenLine),
        Own::OpensThird => Why::Many(Reason::OpensThird),
        Own::OntoFrozenLine => Why::Many(Reason::OntoFrozenLine),
        Own::NeverCastles => Why::Many(Reason::NeverCastles),
    })
}

/// Returns what took away the right of the side to move to castle with the rook of this square.
fn right_lost(course: &Many, king: many::Square, rook: many::Square) -> Option<RightLost> {
    let us = course.line.position().turn();
    let mv = many::Move {
        from: king,
        to: king,
        promotion: None,
    };
    let side = usize::from(made::wing(mv, rook) == Wing::Queen);
    let without = |position: &many::Position| !position.castling(us)[side];
    // The move before the first position without the right; there is none if the game began with
    // that.
    let ply = course.line.positions().position(without)?.checked_sub(1)?;
    let made = course.line.moves().nth(ply)?;
    let how = if made.seat() != super::board::seat(us) {
        Loss::RookTaken
    } else if made.deed.mv.from == rook {
        Loss::RookMoved
    } else {
        Loss::KingMoved
    };
    Some(RightLost {
        how,
        move_number: course.line.round_of(ply),
    })
}
