//! The rules as data (draughts.md, section 2.1).

mod text;

use crate::man::Color;

pub use self::text::RulesError;

/// By which rules a game is played. Each field is a row of the table in draughts.md, section 2.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether a man captures backwards, too.
    pub men_capture_back: bool,
    /// Whether a king goes and captures over any number of empty squares, or one square as a man
    /// does.
    pub flying: bool,
    /// Where a flying king lands behind the man that it captures.
    pub landing: Landing,
    /// When captured men leave the board.
    pub removal: Removal,
    /// What becomes of a man that reaches the last row by a jump.
    pub promotion: Promotion,
    /// Whether capturing is compulsory.
    pub capture: Capture,
    /// Whether a capture that can go on has to.
    pub chain: Chain,
    /// Which of several captures is to be taken.
    pub preference: Preference,
    /// Which man can be blown if a capture was missed.
    pub huff: Huff,
    /// Who begins.
    pub first: Color,
}

/// Where a flying king lands behind the man that it captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Landing {
    /// On any empty square up to the next man or the edge.
    Any,
    /// On the square directly behind.
    Behind,
}

/// When captured men leave the board. Only kings notice: a man that still stands can't be passed,
/// nor jumped twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Removal {
    /// As soon as they are jumped.
    Now,
    /// When the move is finished.
    End,
}

/// What becomes of a man that reaches the last row by a jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Promotion {
    /// It is crowned, and its move ends.
    Stop,
    /// It is crowned, and goes on as a king if it can.
    GoOn,
    /// It goes on as a man if it can, and is crowned only if its move ends there.
    PassOn,
}

/// Whether capturing is compulsory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    /// Nobody has to.
    May,
    /// It is compulsory.
    Must,
}

/// Whether a capture that can go on has to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chain {
    /// It can stop after any jump.
    MayStop,
    /// It has to; so a king that can choose between landing squares chooses one from which it can
    /// go on, if there is one.
    Must,
}

/// Which of several captures is to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preference {
    /// Any.
    None,
    /// One that takes the most men and kings.
    MostPieces,
    /// One by a king, if a king can capture.
    KingFirst,
}

/// Which man can be blown if a capture was missed (draughts.md, O5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Huff {
    /// None.
    Never,
    /// One that could have captured.
    Able,
    /// The one that was moved instead.
    Moved,
}

impl Rules {
    /// The leaflet's rules: capture is optional, and who misses one can lose the man that could
    /// have made it.
    pub const NORIS: Rules = Rules {
        men_capture_back: false,
        flying: true,
        landing: Landing::Any,
        removal: Removal::Now,
        promotion: Promotion::Stop,
        capture: Capture::May,
        chain: Chain::MayStop,
        preference: Preference::None,
        huff: Huff::Able,
        first: Color::White,
    };

    /// The leaflet's rules with compulsory capture in the place of huffing.
    pub const SCHLAGZWANG: Rules = Rules {
        capture: Capture::Must,
        chain: Chain::Must,
        huff: Huff::Never,
        ..Rules::NORIS
    };

    /// German draughts as it is commonly codified.
    pub const GERMAN: Rules = Rules {
        landing: Landing::Behind,
        removal: Removal::End,
        ..Rules::SCHLAGZWANG
    };

    /// Russian draughts.
    pub const RUSSIAN: Rules = Rules {
        men_capture_back: true,
        promotion: Promotion::GoOn,
        ..Rules::LIFTED_AT_THE_END
    };

    /// American pool checkers.
    pub const POOL: Rules = Rules {
        promotion: Promotion::PassOn,
        first: Color::Black,
        ..Rules::RUSSIAN
    };

    /// Brazilian draughts.
    pub const BRAZILIAN: Rules = Rules {
        preference: Preference::MostPieces,
        first: Color::White,
        ..Rules::POOL
    };

    /// Czech draughts.
    pub const CZECH: Rules = Rules {
        preference: Preference::KingFirst,
        ..Rules::LIFTED_AT_THE_END
    };

    /// English draughts, American checkers.
    pub const ENGLISH: Rules = Rules {
        flying: false,
        first: Color::Black,
        ..Rules::LIFTED_AT_THE_END
    };

    const LIFTED_AT_THE_END: Rules = Rules {
        removal: Removal::End,
        ..Rules::SCHLAGZWANG
    };
}
