//! Why a man can't go there: what the position knows, and what only the course of the game does.

use rochade_chess as chess;

use super::{Chess, id, man, square_of};
use crate::plan::SquareId;
use crate::why::{Loss, RightLost, WhyNot};

impl Chess {
    /// The answer for the present position.
    pub(super) fn reason_against(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        let from = square_of(from)?;
        let to = match to {
            Some(to) => Some(square_of(to)?),
            None => None,
        };
        let position = self.position();
        let why = position.why_not(from, to)?;
        Some(WhyNot {
            reason: why.reason,
            man: position.piece_at(from).map(man),
            by: why.by.into_iter().map(id).collect(),
            at: why.at.map(id),
            lost: match why.reason {
                chess::Reason::NoRight => self.right_lost(why.at?),
                _ => None,
            },
        })
    }

    /// What took away the right of the side to move to castle with the rook of this square.
    fn right_lost(&self, rook: chess::Square) -> Option<RightLost> {
        let us = self.position().turn();
        let wing = chess::Wing::ALL
            .into_iter()
            .find(|wing| wing.rook_from(us) == rook)?;
        let without = |position: &chess::Position| !position.castling().has(us, wing);
        // The move before the first position without the right; there is none if the game began with that.
        let ply = self.line.positions().position(without)?.checked_sub(1)?;
        let deed = self.line.deeds().nth(ply)?;
        let how = if deed.man.color != us {
            Loss::RookTaken
        } else if deed.from == rook {
            Loss::RookMoved
        } else {
            Loss::KingMoved
        };
        Some(RightLost {
            how,
            move_number: self.line.position_after(ply)?.fullmove_number(),
        })
    }
}
