//! The laws of the game that is made for tests (`rules/proof.rs`).

use std::num::NonZeroU32;

use super::{DeadPosition, LaterGames, Laws, Repetition};
use crate::game_kind::GameKind;

/// The laws of the game: they differ from those of chess wherever they can.
pub(crate) const LAWS: Laws = Laws {
    game: GameKind::Proof,
    repetition: Repetition::Nothing,
    limit_plies: NonZeroU32::new(60).unwrap(),
    dead_position: DeadPosition::Nothing,
    later_games: LaterGames::FirstMoveChanges,
    ..Laws::MODERN
};
