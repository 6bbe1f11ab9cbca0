//! The laws of the games that are made for tests (`rules/proof.rs`, `rules/pairs.rs`).

use std::num::NonZeroU32;

use super::presets::{GUSTAVUS, Preset};
use super::{CountBegins, DeadPosition, FiftyMoves, LaterGames, Laws, Repetition, Subject};
use crate::game_kind::GameKind;

/// The laws of the game for three: they differ from those of chess wherever they can.
pub(crate) const LAWS: Laws = Laws {
    game: GameKind::Proof,
    repetition: Repetition::Nothing,
    limit_plies: NonZeroU32::new(60).unwrap(),
    dead_position: DeadPosition::Nothing,
    later_games: LaterGames::FirstMoveChanges,
    ..Laws::MODERN
};

/// The laws of the game for pairs: those of the Dutch articles for two players, but for what more
/// of them need.
pub(super) const PAIRS: Preset = Preset {
    name: "pairs",
    laws: Laws {
        game: GameKind::Pairs,
        repetition: Repetition::AtOnce,
        fifty_moves: FiftyMoves::Counted,
        count_begins: CountBegins::AnyTime,
        later_games: LaterGames::FirstMoveChanges,
        ..GUSTAVUS.laws
    },
    paragraphs: &[(Subject::Repetition, "1"), (Subject::FiftyMoves, "2")],
    rest: Some(&GUSTAVUS),
};
