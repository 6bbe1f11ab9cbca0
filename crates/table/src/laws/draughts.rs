//! The laws of draughts: the flags by which its rules differ (draughts.md, section 2.1).

mod presets;

use rochade_draughts as draughts;

use super::Laws;
use super::law::law_choices;

pub(super) use presets::{BRAZILIAN, CZECH, ENGLISH, GERMAN, NORIS, POOL, RUSSIAN, SCHLAGZWANG};

law_choices! {
    /// Who has the first move.
    Begins:
    /// White.
    White = "white",
    /// Black.
    Black = "black",
}

law_choices! {
    /// In which directions men capture.
    MenCapture:
    /// Forward only.
    Forward = "forward",
    /// Forward and backward.
    BothWays = "both-ways",
}

law_choices! {
    /// How far kings move.
    KingMove:
    /// Any number of squares.
    Flying = "flying",
    /// One square.
    Short = "short",
}

law_choices! {
    /// Where a flying king lands when it captures.
    Landing:
    /// On any empty square behind.
    Any = "any",
    /// Directly behind.
    Behind = "behind",
}

law_choices! {
    /// When captured men are lifted.
    Removal:
    /// At once.
    AtOnce = "at-once",
    /// At the end of the move.
    AtEnd = "at-end",
}

law_choices! {
    /// What becomes of a man that reaches the last row in capturing.
    PromotionInCapture:
    /// It is a king, and its move ends.
    Stop = "stop",
    /// It goes on as a king.
    GoOn = "go-on",
    /// It goes on as a man, and is a king only if the move ends there.
    PassOn = "pass-on",
}

law_choices! {
    /// Whether who can capture must.
    Capture:
    /// It may.
    May = "may",
    /// It must.
    Must = "must",
}

law_choices! {
    /// Whether a chain of jumps has to be finished.
    Chain:
    /// It may stop after any jump.
    MayStop = "may-stop",
    /// It has to go on as long as it can.
    Must = "must",
}

law_choices! {
    /// Which of several captures is to be made.
    Preference:
    /// Any.
    Any = "any",
    /// One that takes the most men.
    Most = "most",
    /// One by a king, if a king can.
    KingFirst = "king-first",
}

law_choices! {
    /// What follows if a player could have captured and did not.
    Huff:
    /// The opponent may take off a man that could have.
    Able = "able",
    /// The opponent may take off the man that moved instead.
    Moved = "moved",
    /// Nothing.
    Never = "never",
}

impl Laws {
    /// Returns the rules of draughts under these laws.
    pub fn draughts_rules(&self) -> draughts::Rules {
        draughts::Rules {
            men_capture_back: self.men_capture == MenCapture::BothWays,
            flying: self.king_move == KingMove::Flying,
            landing: match self.landing {
                Landing::Any => draughts::Landing::Any,
                Landing::Behind => draughts::Landing::Behind,
            },
            removal: match self.removal {
                Removal::AtOnce => draughts::Removal::Now,
                Removal::AtEnd => draughts::Removal::End,
            },
            promotion: match self.promotion_in_capture {
                PromotionInCapture::Stop => draughts::Promotion::Stop,
                PromotionInCapture::GoOn => draughts::Promotion::GoOn,
                PromotionInCapture::PassOn => draughts::Promotion::PassOn,
            },
            capture: match self.capture {
                Capture::May => draughts::Capture::May,
                Capture::Must => draughts::Capture::Must,
            },
            chain: match self.chain {
                Chain::MayStop => draughts::Chain::MayStop,
                Chain::Must => draughts::Chain::Must,
            },
            preference: match self.preference {
                Preference::Any => draughts::Preference::None,
                Preference::Most => draughts::Preference::MostPieces,
                Preference::KingFirst => draughts::Preference::KingFirst,
            },
            huff: match self.huff {
                Huff::Able => draughts::Huff::Able,
                Huff::Moved => draughts::Huff::Moved,
                Huff::Never => draughts::Huff::Never,
            },
            first: match self.begins {
                Begins::White => draughts::Color::White,
                Begins::Black => draughts::Color::Black,
            },
        }
    }
}
