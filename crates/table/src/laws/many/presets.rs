//! The sets of laws for chess for four and for three: the usual ones, and those of the Dutch
//! articles (many-laws.md, section 3).

use std::num::NonZeroU32;

use super::CountOf;
use crate::game_kind::GameKind;
use crate::laws::choices::{
    CountBegins, FiftyMoves, Flag, IllegalMove, LaterGames, PerpetualCheck, Repetition,
};
use crate::laws::presets::GUSTAVUS;
use crate::laws::{Laws, Preset, Subject};

/// 30 moves (4p-23, 4).
const THIRTY_MOVES: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// Chess for four as people would play it today: touch is free, and illegal moves can't be made.
pub(in crate::laws) const FOUR: Preset = Preset {
    name: "four",
    laws: Laws {
        game: GameKind::Four,
        later_games: LaterGames::FirstMoveChanges,
        limit_plies: THIRTY_MOVES,
        count_of: CountOf::Side,
        ..THREE.laws
    },
    paragraphs: &[],
    rest: None,
};

/// Chess for three in the same way.
pub(in crate::laws) const THREE: Preset = Preset {
    name: "three",
    laws: Laws {
        game: GameKind::Three,
        repetition: Repetition::AtOnce,
        perpetual_check: PerpetualCheck::AtOnce,
        fifty_moves: FiftyMoves::Counted,
        restart: GUSTAVUS.laws.restart,
        count_begins: CountBegins::AnyTime,
        count_struck: GUSTAVUS.laws.count_struck,
        draw_offer: GUSTAVUS.laws.draw_offer,
        flag: Flag::Loses,
        first_game: GUSTAVUS.laws.first_game,
        ..Laws::MODERN
    },
    paragraphs: &[],
    rest: None,
};

/// Chess for four by the Dutch articles.
pub(in crate::laws) const GUSTAVUS_FOUR: Preset = Preset {
    name: "gustavus-four",
    laws: Laws {
        later_games: FOUR.laws.later_games,
        limit_plies: FOUR.laws.limit_plies,
        count_of: FOUR.laws.count_of,
        game: GameKind::Four,
        illegal_move: IllegalMove::StandInCheckToo,
        ..GUSTAVUS_THREE.laws
    },
    paragraphs: &[
        (Subject::SayCheck, "18"),
        (Subject::DeadPosition, "23"),
        (Subject::Repetition, "23"),
        (Subject::FiftyMoves, "23"),
        (Subject::LeftInCheck, "34"),
        (Subject::Stalemate, "41"),
        (Subject::LaterGames, "43"),
    ],
    rest: Some(&GUSTAVUS),
};

/// Chess for three by the Dutch articles.
pub(in crate::laws) const GUSTAVUS_THREE: Preset = Preset {
    name: "gustavus-three",
    laws: Laws {
        game: GameKind::Three,
        repetition: Repetition::AtOnce,
        count_begins: CountBegins::AnyTime,
        flag: Flag::Loses,
        odds: THREE.laws.odds,
        ..GUSTAVUS.laws
    },
    paragraphs: &[
        (Subject::LaterGames, "1"),
        (Subject::DeadPosition, "23"),
        (Subject::Repetition, "23"),
        (Subject::FiftyMoves, "23"),
        (Subject::Stalemate, "25"),
    ],
    rest: Some(&GUSTAVUS),
};
