//! The sets of laws for draughts (draughts.md, section 2.1).

use std::num::NonZeroU32;

use super::{
    Begins, Capture, Chain, Huff, KingMove, Landing, MenCapture, Preference, PromotionInCapture,
    Removal,
};
use crate::game_kind::GameKind;
use crate::laws::choices::{DrawOffer, FirstGame, Flag};
use crate::laws::{Laws, Preset};

/// 25 moves of each side (draughts.md, section 2, rule 15).
const NO_PROGRESS: NonZeroU32 = NonZeroU32::new(50).unwrap();

impl Laws {
    /// The draughts of the box leaflet: capturing is free, and who fails to capture may lose the
    /// man (source 003).
    pub const NORIS: Laws = Laws {
        game: GameKind::Draughts,
        limit_plies: NO_PROGRESS,
        draw_offer: DrawOffer::AnyTime,
        flag: Flag::Loses,
        first_game: FirstGame::LotForColours,
        huff: Huff::Able,
        ..Laws::MODERN
    };
}

const fn preset(name: &'static str, laws: Laws) -> Preset {
    Preset {
        name,
        laws,
        paragraphs: &[],
        rest: None,
    }
}

/// What the rules have in common under which capturing is a must.
const COMPULSORY: Laws = Laws {
    capture: Capture::Must,
    chain: Chain::Must,
    huff: Huff::Never,
    ..Laws::NORIS
};

pub(in crate::laws) const NORIS: Preset = preset("noris", Laws::NORIS);

pub(in crate::laws) const SCHLAGZWANG: Preset = preset("schlagzwang", COMPULSORY);

pub(in crate::laws) const GERMAN: Preset = preset(
    "german",
    Laws {
        landing: Landing::Behind,
        removal: Removal::AtEnd,
        ..COMPULSORY
    },
);

pub(in crate::laws) const RUSSIAN: Preset = preset(
    "russian",
    Laws {
        men_capture: MenCapture::BothWays,
        removal: Removal::AtEnd,
        promotion_in_capture: PromotionInCapture::GoOn,
        ..COMPULSORY
    },
);

pub(in crate::laws) const BRAZILIAN: Preset = preset(
    "brazilian",
    Laws {
        men_capture: MenCapture::BothWays,
        removal: Removal::AtEnd,
        promotion_in_capture: PromotionInCapture::PassOn,
        preference: Preference::Most,
        ..COMPULSORY
    },
);

pub(in crate::laws) const ENGLISH: Preset = preset(
    "english",
    Laws {
        begins: Begins::Black,
        king_move: KingMove::Short,
        removal: Removal::AtEnd,
        ..COMPULSORY
    },
);

pub(in crate::laws) const CZECH: Preset = preset(
    "czech",
    Laws {
        removal: Removal::AtEnd,
        preference: Preference::KingFirst,
        ..COMPULSORY
    },
);

pub(in crate::laws) const POOL: Preset = preset(
    "pool",
    Laws {
        begins: Begins::Black,
        men_capture: MenCapture::BothWays,
        removal: Removal::AtEnd,
        promotion_in_capture: PromotionInCapture::PassOn,
        ..COMPULSORY
    },
);
