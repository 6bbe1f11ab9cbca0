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
        reason: reason(position, &why, from, to)?,
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
        why.is_none_or(|why| {
            matches!(
                why.reason,
                many::Reason::NoRight
                    | many::Reason::CastlingBlocked
                    | many::Reason::CastlingInCheck
                    | many::Reason::CastlingThrough
            )
        })
    };
    castling.filter(is_about_castling).unwrap_or(to)
}

/// Returns the reason as the table tells it; `None` once the game has ended.
fn reason(
    position: &many::Position,
    why: &many::WhyNot,
    from: many::Square,
    to: Option<many::Square>,
) -> Option<Why> {
    let is_frozen = |square: many::Square| {
        let man = position.man_at(square);
        man.is_some_and(|man| position.frozen(man.seat).is_some())
    };
    let is_king = |square: many::Square| {
        let man = position.man_at(square);
        man.is_some_and(|man| man.kind == many::Kind::King)
    };
    Some(match why.reason {
        many::Reason::Over => return None,
        many::Reason::Empty => Why::Kings(KingsReason::Empty),
        many::Reason::NotYourTurn => Why::Kings(KingsReason::NotYourTurn),
        many::Reason::Frozen => Why::Many(Reason::Frozen),
        many::Reason::Way => Why::Kings(KingsReason::Way),
        many::Reason::Blocked => Why::Kings(KingsReason::Blocked),
        many::Reason::Hole => Why::Many(Reason::Hole),
        many::Reason::OwnMan => Why::Kings(KingsReason::OwnMan),
        many::Reason::AllysMan => Why::Many(Reason::PartnersMan),
        many::Reason::FrozenMan => Why::Many(Reason::FrozenMan),
        many::Reason::King => Why::Many(Reason::King),
        many::Reason::PawnAhead => Why::Kings(KingsReason::PawnAhead),
        many::Reason::PawnTwoSquares => Why::Kings(KingsReason::PawnTwoSquares),
        many::Reason::PawnDiagonal => Why::Kings(KingsReason::PawnDiagonal),
        many::Reason::InCheck if why.by.len() > 1 => Why::Kings(KingsReason::DoubleCheck),
        many::Reason::InCheck => Why::Kings(KingsReason::InCheck),
        many::Reason::Opens if why.by.into_iter().all(is_frozen) => {
            Why::Many(Reason::OpensFrozenLine)
        }
        many::Reason::Opens => Why::Kings(KingsReason::Pinned),
        many::Reason::OpensThird => Why::Many(Reason::OpensThird),
        many::Reason::IntoCheck if why.at.is_some_and(|at| position.man_at(at).is_some()) => {
            Why::Kings(KingsReason::Protected)
        }
        many::Reason::IntoCheck if why.by.into_iter().any(is_king) => {
            Why::Kings(KingsReason::KingsTouch)
        }
        many::Reason::IntoCheck => Why::Kings(KingsReason::IntoCheck),
        many::Reason::OntoFrozenLine => Why::Many(Reason::OntoFrozenLine),
        many::Reason::NoRight if position.game() == many::Game::Three => {
            Why::Many(Reason::NeverCastles)
        }
        many::Reason::NoRight => Why::Kings(KingsReason::NoRight),
        many::Reason::CastlingBlocked => Why::Kings(KingsReason::CastlingBlocked),
        many::Reason::CastlingInCheck => Why::Kings(KingsReason::CastlingInCheck),
        many::Reason::CastlingThrough if why.at == to => Why::Kings(KingsReason::CastlingInto),
        many::Reason::CastlingThrough => Why::Kings(KingsReason::CastlingThrough),
        many::Reason::NoMove if has_a_square(position, from) => Why::Kings(KingsReason::NoFlight),
        many::Reason::NoMove => Why::Kings(KingsReason::ShutIn),
    })
}

/// Returns whether a king could go somewhere but for men that attack or hold the square.
fn has_a_square(position: &many::Position, from: many::Square) -> bool {
    let mut squares = position.rules().board.squares();
    squares.any(|to| {
        let why = position.why_not(from, Some(to));
        why.is_some_and(|why| {
            matches!(
                why.reason,
                many::Reason::IntoCheck | many::Reason::OntoFrozenLine
            )
        })
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
