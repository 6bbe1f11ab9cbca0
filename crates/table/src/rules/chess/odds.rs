//! How a game begins with odds (laws.md, section 6).

use rochade_chess as chess;

use super::color;
use crate::game_kind::GameKind;
use crate::odds::{Odds, OddsKind};

/// The position at the start of a game with odds: the man is off, and of a rook the right to castle
/// with it (001, art. 16).
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
