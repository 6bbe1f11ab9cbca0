//! Which move a text means.

use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;

use super::read::{self, FromTo};
use super::{Letters, MoveTextError, San};

/// Finds the move that a text means among those that are legal by `is_legal`. Of the position only
/// counts what stands where, and who is to move: so that this serves a
/// [`TolerantPosition`](crate::TolerantPosition), too.
pub(super) fn meant(
    text: &str,
    letters: &Letters,
    position: &Position,
    is_legal: impl Fn(Move) -> bool,
) -> Result<Move, MoveTextError> {
    match read::from_to(text) {
        Some(text) => text.meant(position, is_legal),
        None => San::parse(text, letters)?.meant(position, is_legal),
    }
}

impl FromTo {
    fn meant(
        self,
        position: &Position,
        is_legal: impl Fn(Move) -> bool,
    ) -> Result<Move, MoveTextError> {
        let FromTo {
            from,
            to,
            promotion,
            capture,
        } = self;
        let mv = Move {
            from,
            to,
            promotion,
        };
        if capture && captured(position, mv).is_none() {
            return Err(MoveTextError::Illegal);
        }
        if is_legal(mv) {
            return Ok(mv);
        }
        if let Some(castling) = onto_rook(position, mv).filter(|mv| is_legal(*mv)) {
            return Ok(castling);
        }
        Err(match is_any_promotion(mv, is_legal) {
            true => MoveTextError::Ambiguous,
            false => MoveTextError::Illegal,
        })
    }
}

impl San {
    fn meant(
        self,
        position: &Position,
        is_legal: impl Fn(Move) -> bool,
    ) -> Result<Move, MoveTextError> {
        let us = position.turn();
        let (role, file, rank, to, promotion) = match self {
            San::Castling { wing, .. } => {
                let mv = Move::new(position.king(us), wing.king_to(us));
                let fits = position.castling_wing(mv) == Some(wing) && is_legal(mv);
                return fits.then_some(mv).ok_or(MoveTextError::Illegal);
            }
            San::Man {
                role,
                file,
                rank,
                to,
                promotion,
                ..
            } => (role, file, rank, to, promotion),
        };
        let mut found = None;
        for from in position.board().men(us, role) {
            if file.is_some_and(|file| file != from.file())
                || rank.is_some_and(|rank| rank != from.rank())
            {
                continue;
            }
            let mv = Move {
                from,
                to,
                promotion,
            };
            // Castling may be told by both squares: `Ke1-g1`, `Ke1-h1`.
            let mv = onto_rook(position, mv)
                .filter(|_| file.is_some())
                .unwrap_or(mv);
            let is_open = is_any_promotion(mv, &is_legal);
            if !(is_open || is_legal(mv)) || !self.tells_the_truth(position, mv) {
                continue;
            }
            if is_open || found.is_some() {
                return Err(MoveTextError::Ambiguous);
            }
            found = Some(mv);
        }
        found.ok_or(MoveTextError::Illegal)
    }

    /// Returns whether what the text says about captures is so, and the king's step isn't castling
    /// in disguise.
    fn tells_the_truth(self, position: &Position, mv: Move) -> bool {
        let San::Man {
            file,
            capture,
            captured: said,
            ..
        } = self
        else {
            return true;
        };
        let taken = captured(position, mv);
        let (castles, is_long) = (position.castling_wing(mv).is_some(), file.is_some());
        !(castles && (capture || !is_long))
            && (!capture || taken.is_some())
            && (said.is_none() || said == taken)
    }
}

/// Returns whether a legal move to the last rank doesn't say what the pawn becomes, and so means
/// four moves.
fn is_any_promotion(mv: Move, is_legal: impl Fn(Move) -> bool) -> bool {
    mv.promotion.is_none() && is_legal(Move::promoting(mv.from, mv.to, Role::Queen))
}

/// Returns what a legal move captures.
fn captured(position: &Position, mv: Move) -> Option<Role> {
    let board = position.board();
    if position.en_passant() == Some(mv.to) && board.role_at(mv.from) == Some(Role::Pawn) {
        return Some(Role::Pawn);
    }
    board.role_at(mv.to)
}

/// The castling that is meant where a king is said to go to the square of its own rook.
fn onto_rook(position: &Position, mv: Move) -> Option<Move> {
    let is_king = mv.from == position.king(position.turn());
    is_king.then(|| position.castling_onto(mv.from, mv.to))?
}
