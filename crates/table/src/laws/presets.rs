//! The sets of laws that the source documents hold (laws.md), each one table.

use super::choices::{
    Adjusting, CastlingTouch, CountBegins, CountStruck, DrawOffer, FiftyMoves, FirstGame, Flag,
    IllegalMove, Insists, LaterGames, OddsAllowed, PerpetualCheck, Repetition, Restart, SayCheck,
    TakeBack, TouchedEnemy, TouchedOwn,
};
use super::{Laws, Subject};
use super::{draughts, many};
use crate::game_kind::GameKind;

/// A set of laws with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name in the page's contract (`data-laws`).
    pub name: &'static str,
    /// What it says.
    pub laws: Laws,
    /// Where it says so: the paragraphs of its text, as far as they have numbers.
    pub(super) paragraphs: &'static [(Subject, &'static str)],
    /// The set whose text it says what it doesn't say itself: "alle de reglementaire bepalingen …
    /// zijn ook toepasselijk op dit spel" (001).
    pub(super) rest: Option<&'static Preset>,
}

impl Laws {
    /// The preset that says the same as these laws.
    pub fn preset(&self) -> Option<&'static Preset> {
        Preset::ALL.iter().find(|preset| preset.laws == *self)
    }

    /// The name of these laws: a preset's, or `custom`.
    pub fn name(&self) -> &'static str {
        self.preset().map_or("custom", |preset| preset.name)
    }
}

impl GameKind {
    /// The laws that the game is played under unless the players choose others.
    pub fn usual_laws(self) -> Laws {
        match self {
            GameKind::Chess => Laws::MODERN,
            GameKind::Draughts => Laws::NORIS,
            GameKind::Four => many::FOUR.laws,
            GameKind::Three => many::THREE.laws,
        }
    }
}

impl Preset {
    /// Every preset.
    pub const ALL: &[Preset] = &[
        MODERN,
        CLUB,
        LEAFLET,
        HANDBUCH_EARLY,
        HANDBUCH_LATE,
        GUSTAVUS,
        draughts::NORIS,
        draughts::SCHLAGZWANG,
        draughts::GERMAN,
        draughts::RUSSIAN,
        draughts::BRAZILIAN,
        draughts::ENGLISH,
        draughts::CZECH,
        draughts::POOL,
        many::FOUR,
        many::GUSTAVUS_FOUR,
        many::THREE,
        many::GUSTAVUS_THREE,
    ];

    /// The presets of a game, the usual one first.
    pub fn of(game: GameKind) -> impl Iterator<Item = &'static Preset> {
        let all = Preset::ALL.iter();
        all.filter(move |preset| preset.laws.game == game)
    }

    /// The preset with this name.
    pub fn find(name: &str) -> Option<&'static Preset> {
        Preset::ALL.iter().find(|preset| preset.name == name)
    }

    /// Returns where something is said, if that has a number: the name of a set of laws, and the
    /// paragraph. It may be another set's.
    pub(super) fn place(&self, subject: Subject) -> Option<(&'static str, &'static str)> {
        let own = self.paragraphs.iter().find(|(about, _)| *about == subject);
        match own {
            Some((_, paragraph)) => Some((self.name, paragraph)),
            None => self.rest?.place(subject),
        }
    }
}

const MODERN: Preset = Preset {
    name: "modern",
    laws: Laws::MODERN,
    paragraphs: &[],
    rest: None,
};

const CLUB: Preset = Preset {
    name: "club",
    laws: Laws {
        repetition: Repetition::Claimed,
        fifty_moves: FiftyMoves::Claimed,
        restart: Restart::CastlingToo,
        draw_offer: DrawOffer::AnyTime,
        take_back: TakeBack::Never,
        flag: Flag::Loses,
        first_game: FirstGame::LotForColours,
        touched_own: TouchedOwn::Move,
        touched_enemy: TouchedEnemy::Capture,
        adjusting: Adjusting::Allowed,
        castling: CastlingTouch::KingFirst,
        ..Laws::MODERN
    },
    paragraphs: &[],
    rest: None,
};

const LEAFLET: Preset = Preset {
    name: "leaflet",
    laws: Laws {
        repetition: Repetition::SeriesAtOnce,
        perpetual_check: PerpetualCheck::AtOnce,
        fifty_moves: FiftyMoves::Nothing,
        draw_offer: DrawOffer::AnyTime,
        first_game: FirstGame::LotForColours,
        later_games: LaterGames::Lot,
        touched_own: TouchedOwn::Move,
        adjusting: Adjusting::Allowed,
        say_check: SayCheck::Announced,
        ..Laws::MODERN
    },
    // The numbered list under "Patt und Remis".
    paragraphs: &[
        (Subject::DeadPosition, "remis-1"),
        (Subject::Repetition, "remis-2"),
        (Subject::PerpetualCheck, "remis-3"),
    ],
    rest: None,
};

const HANDBUCH_EARLY: Preset = Preset {
    name: "handbuch-early",
    laws: Laws {
        repetition: Repetition::SeriesClaimed,
        perpetual_check: PerpetualCheck::Claimed,
        fifty_moves: FiftyMoves::Counted,
        restart: Restart::Nothing,
        draw_offer: DrawOffer::AnyTime,
        first_game: FirstGame::LotForFirstMove,
        later_games: LaterGames::FirstMoveChanges,
        touched_own: TouchedOwn::MoveElseKing,
        touched_enemy: TouchedEnemy::CaptureElseKing,
        adjusting: Adjusting::Allowed,
        insists: Insists::Opponent,
        illegal_move: IllegalMove::StandBackOrKing,
        ..Laws::MODERN
    },
    // The paragraphs, and the numbered list under "Remis" before them.
    paragraphs: &[
        (Subject::Repetition, "6"),
        (Subject::PerpetualCheck, "remis-4"),
        (Subject::FiftyMoves, "6"),
        (Subject::Stalemate, "remis-1"),
        (Subject::DeadPosition, "remis-1"),
        (Subject::LaterGames, "2"),
        (Subject::TouchedOwn, "3"),
        (Subject::TouchedEnemy, "3"),
        (Subject::Adjusting, "3"),
        (Subject::IllegalMove, "4"),
        (Subject::LeftInCheck, "5"),
        (Subject::Castling, "7"),
        (Subject::SayCheck, "5"),
        (Subject::NoticeCheck, "5"),
        (Subject::FalseCheck, "5"),
    ],
    rest: None,
};

const HANDBUCH_LATE: Preset = Preset {
    name: "handbuch-late",
    laws: Laws {
        restart: Restart::CaptureOrPromotion,
        count_begins: CountBegins::AnyTime,
        ..HANDBUCH_EARLY.laws
    },
    paragraphs: &[
        (Subject::Repetition, "6"),
        (Subject::FiftyMoves, "6"),
        (Subject::Resigning, "6"),
        (Subject::LaterGames, "2"),
        (Subject::TouchedOwn, "3"),
        (Subject::TouchedEnemy, "3"),
        (Subject::Adjusting, "3"),
        (Subject::IllegalMove, "4"),
        (Subject::LeftInCheck, "5"),
        (Subject::Castling, "7"),
        (Subject::SayCheck, "5"),
        (Subject::NoticeCheck, "5"),
        (Subject::FalseCheck, "5"),
    ],
    rest: None,
};

pub(super) const GUSTAVUS: Preset = Preset {
    name: "gustavus",
    laws: Laws {
        repetition: Repetition::SeriesAtOnce,
        perpetual_check: PerpetualCheck::AtOnce,
        fifty_moves: FiftyMoves::Counted,
        restart: Restart::Nothing,
        count_struck: CountStruck::Agreement,
        draw_offer: DrawOffer::AnyTime,
        take_back: TakeBack::Never,
        first_game: FirstGame::LotForFirstMove,
        touched_own: TouchedOwn::MoveOrKing,
        touched_enemy: TouchedEnemy::CaptureOrKing,
        adjusting: Adjusting::Allowed,
        insists: Insists::Opponent,
        illegal_move: IllegalMove::StandCaptureOrKing,
        say_check: SayCheck::Needed,
        odds: OddsAllowed::NoMovesAhead,
        ..Laws::MODERN
    },
    paragraphs: &[
        (Subject::LaterGames, "1"),
        (Subject::TakeBack, "6"),
        (Subject::Odds, "9"),
        (Subject::BareKing, "21"),
        (Subject::PerpetualCheck, "22"),
        (Subject::DeadPosition, "23"),
        (Subject::Repetition, "23"),
        (Subject::Stalemate, "25"),
        (Subject::FiftyMoves, "26"),
        (Subject::Tempo, "27"),
        (Subject::TouchedOwn, "6"),
        (Subject::TouchedEnemy, "7"),
        (Subject::Adjusting, "6"),
        (Subject::IllegalMove, "7"),
        (Subject::LeftInCheck, "7"),
        (Subject::Castling, "15"),
        (Subject::SayCheck, "18"),
        (Subject::NoticeCheck, "19"),
        (Subject::FalseCheck, "20"),
    ],
    rest: None,
};
