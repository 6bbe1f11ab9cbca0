//! How a game begins with odds, and the moves that one side makes first (laws.md, section 6).

use rochade_chess as chess;

use super::{Chess, color};
use crate::game_kind::GameKind;
use crate::odds::{Odds, OddsKind};

/// The position at the start of a game with odds: the man is off, and of a rook the right to castle with it (001, art. 16).
pub(super) fn position(odds: Odds) -> Option<chess::TolerantPosition> {
    let giver = color(odds.giver)?;
    let file = chess::File::from_index(odds.file.into())?;
    let rank = match (odds.kind, giver) {
        (OddsKind::Knight | OddsKind::Rook | OddsKind::Queen, _) => giver.home_rank(),
        (_, chess::Color::White) => chess::Rank::Second,
        (_, chess::Color::Black) => chess::Rank::Seventh,
    };
    let square = chess::Square::new(file, rank);
    let mut setup = chess::Position::initial().to_setup();
    setup.placement.remove(square);
    for wing in chess::Wing::ALL {
        if wing.rook_from(giver) == square {
            setup.castling = setup.castling.without(giver, wing);
        }
    }
    setup.turn = color(GameKind::Chess.first_with(odds))?;
    chess::TolerantPosition::from_setup(&setup).ok()
}

impl Chess {
    /// How many moves the side to move still makes before the other one comes to move, where odds let it make several.
    pub(super) fn moves_ahead(&self) -> usize {
        let left = usize::from(self.ahead).saturating_sub(self.line.len());
        let us = self.position().turn();
        if left > 0 && self.line.deeds().all(|deed| deed.man.color == us) {
            left
        } else {
            0
        }
    }

    /// The squares that may be gone to: none beyond the middle, while several moves are made in a row.
    pub(super) fn squares_to_go_to(&self) -> chess::Bitboard {
        match self.moves_ahead() {
            0 => chess::Bitboard::FULL,
            _ => chess::Bitboard::half(self.position().turn()),
        }
    }

    /// The position that a move leads to, with the same side to move again if it makes several in a row. They count as one.
    pub(super) fn moved_to(&self, next: chess::TolerantPosition) -> chess::TolerantPosition {
        match self.moves_ahead() {
            0 | 1 => next,
            _ => next.again().unwrap_or(next),
        }
    }
}
