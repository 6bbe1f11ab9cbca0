//! Odds of more than two players (many-laws.md, section 2, C10).

use rochade_many as many;

use super::board::seat_of;
use crate::odds::{Odds, OddsKind};

/// Returns where the man stands that is given: on which file, the giver's left hand begins.
pub(super) fn given(board: many::Board, odds: Odds) -> Option<many::Square> {
    let kind = match odds.kind {
        OddsKind::Knight => many::Kind::Knight,
        OddsKind::Bishop => many::Kind::Bishop,
        OddsKind::Rook => many::Kind::Rook,
        OddsKind::Queen => many::Kind::Queen,
        OddsKind::Pawn
        | OddsKind::PawnMove
        | OddsKind::Pawn2
        | OddsKind::Pawn3
        | OddsKind::Pawn4 => many::Kind::Pawn,
    };
    board.home(seat_of(odds.giver, board.game())?, kind, odds.file)
}
