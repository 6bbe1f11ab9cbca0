//! Why a man can't go there: what the position knows, and what only the course of the game does.

use rochade_chess as chess;

use super::position::chess_terms;
use super::{Chess, id, man, square_of};
use crate::plan::SquareId;
use crate::rules::kings::Terms;
use crate::rules::why::{self, WhyNot};

/// What keeps a man from going somewhere. `by` and `at` are those of [`WhyNot`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nothing stands on the square.
    Empty,
    /// The man is the other side's.
    NotYourTurn,
    /// A man of this kind doesn't go like that.
    Way,
    /// The man `by` stands in the way.
    Blocked,
    /// The own man `by` stands there.
    OwnMan,
    /// The man `by` stands straight ahead of the pawn, which captures only diagonally.
    PawnAhead,
    /// A pawn goes two squares only from where it starts.
    PawnTwoSquares,
    /// A pawn goes diagonally only to capture, and there is nothing to capture.
    PawnDiagonal,
    /// The pawn `by` could be captured in passing only right after its move of two squares.
    EnPassantLate,
    /// Capturing in passing would open the way for `by` to the king on `at`.
    EnPassantOpens,
    /// The man is pinned by `by` to the king on `at`.
    Pinned,
    /// The king on `at` is in check from `by`, and that doesn't help.
    InCheck,
    /// The king on `at` is in check from several men, `by`: only the king can move.
    DoubleCheck,
    /// The king would be in check on `at`, from `by`.
    IntoCheck,
    /// The man on `at` can't be captured by the king: `by` protect it.
    Protected,
    /// The king would stand next to the other king, `by`.
    KingsTouch,
    /// The right to castle with the rook of `at` is gone: what took it away, or `None` if the game began without it.
    NoRight(Option<RightLost>),
    /// Castling: the men `by` stand between king and rook.
    CastlingBlocked,
    /// Castling: the king on `at` is in check from `by`.
    CastlingInCheck,
    /// Castling: the king would pass over `at`, which `by` attack.
    CastlingThrough,
    /// Castling: the king would be in check on `at`, from `by`.
    CastlingInto,
    /// No move at all: the men `by` stand in every way.
    ShutIn,
    /// While odds let a side make several moves in a row, none goes beyond the middle of the board.
    BeyondMiddle,
    /// The king has no move: every square around it is attacked, by `by`, or taken by an own man.
    NoFlight,
}

/// When and how a right to castle was lost in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RightLost {
    /// How.
    pub how: Loss,
    /// The number of the move, as the move table counts.
    pub move_number: u32,
}

/// How a right to castle was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// The king moved.
    KingMoved,
    /// The rook moved.
    RookMoved,
    /// The rook was taken.
    RookTaken,
}

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
    let ignored = course.ignored();
    let terms = course.terms(&course.bonds, &ignored);
    let Some(why) = position.why_not(from, to, &chess_terms(position, &terms)) else {
        return is_beyond(position, &terms, from, to).then(|| WhyNot {
            reason: why::Reason::Chess(Reason::BeyondMiddle),
            man,
            by: Vec::new(),
            at: to.map(id),
        });
    };
    Some(WhyNot {
        reason: why::Reason::Chess(reason(course, &why)),
        man,
        by: why.by.into_iter().map(id).collect(),
        at: why.at.map(id),
    })
}

/// Whether a move that chess allows, or every move of the man, goes beyond the middle too early.
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

fn reason(course: &Chess, why: &chess::WhyNot) -> Reason {
    match why.reason {
        chess::Reason::Empty => Reason::Empty,
        chess::Reason::NotYourTurn => Reason::NotYourTurn,
        chess::Reason::Way => Reason::Way,
        chess::Reason::Blocked => Reason::Blocked,
        chess::Reason::OwnMan => Reason::OwnMan,
        chess::Reason::PawnAhead => Reason::PawnAhead,
        chess::Reason::PawnTwoSquares => Reason::PawnTwoSquares,
        chess::Reason::PawnDiagonal => Reason::PawnDiagonal,
        chess::Reason::EnPassantLate => Reason::EnPassantLate,
        chess::Reason::EnPassantOpens => Reason::EnPassantOpens,
        chess::Reason::Pinned => Reason::Pinned,
        chess::Reason::InCheck => Reason::InCheck,
        chess::Reason::DoubleCheck => Reason::DoubleCheck,
        chess::Reason::IntoCheck => Reason::IntoCheck,
        chess::Reason::Protected => Reason::Protected,
        chess::Reason::KingsTouch => Reason::KingsTouch,
        chess::Reason::NoRight => Reason::NoRight(why.at.and_then(|at| right_lost(course, at))),
        chess::Reason::CastlingBlocked => Reason::CastlingBlocked,
        chess::Reason::CastlingInCheck => Reason::CastlingInCheck,
        chess::Reason::CastlingThrough => Reason::CastlingThrough,
        chess::Reason::CastlingInto => Reason::CastlingInto,
        chess::Reason::ShutIn => Reason::ShutIn,
        chess::Reason::NoFlight => Reason::NoFlight,
    }
}

/// What took away the right of the side to move to castle with the rook of this square.
fn right_lost(course: &Chess, rook: chess::Square) -> Option<RightLost> {
    let us = course.line.position().turn();
    let wing = chess::Wing::ALL
        .into_iter()
        .find(|wing| wing.rook_from(us) == rook)?;
    let without = |position: &chess::TolerantPosition| !position.castling().has(us, wing);
    // The move before the first position without the right; there is none if the game began with that.
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
