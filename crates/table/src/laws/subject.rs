//! What the laws are about: the lines of laws.md, section 1, and where each set of laws says it.

use super::Laws;
use crate::outcome::Termination;

/// What a law is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Positions and moves that come again.
    Repetition,
    /// Perpetual check.
    PerpetualCheck,
    /// Many moves without a result, and their count.
    FiftyMoves,
    /// That a count can be struck.
    Tempo,
    /// Stalemate.
    Stalemate,
    /// A position in which nobody can win any more.
    DeadPosition,
    /// The bare king.
    BareKing,
    /// Offering a draw.
    DrawOffer,
    /// Taking back.
    TakeBack,
    /// Resigning.
    Resigning,
    /// The clock.
    Clock,
    /// Later games.
    LaterGames,
    /// Saying "check".
    SayCheck,
    /// Noticing that one has overlooked an unsaid check.
    NoticeCheck,
}

impl Subject {
    /// The word for it, where a text has no numbers for its paragraphs.
    pub fn word(self) -> &'static str {
        match self {
            Subject::Repetition => "repetition",
            Subject::PerpetualCheck => "perpetual-check",
            Subject::FiftyMoves => "fifty-moves",
            Subject::Tempo => "tempo",
            Subject::Stalemate => "stalemate",
            Subject::DeadPosition => "dead-position",
            Subject::BareKing => "bare-king",
            Subject::DrawOffer => "draw-offer",
            Subject::TakeBack => "take-back",
            Subject::Resigning => "resigning",
            Subject::Clock => "clock",
            Subject::LaterGames => "later-games",
            Subject::SayCheck => "say-check",
            Subject::NoticeCheck => "notice-check",
        }
    }

    /// What an ending is about; `None` where every set of laws says the same.
    pub fn of(termination: Termination) -> Option<Subject> {
        Some(match termination {
            Termination::Checkmate => return None,
            Termination::Stalemate => Subject::Stalemate,
            Termination::DeadPosition => Subject::DeadPosition,
            Termination::Repetition | Termination::Series => Subject::Repetition,
            Termination::PerpetualCheck => Subject::PerpetualCheck,
            Termination::FiftyMoves | Termination::Count => Subject::FiftyMoves,
            Termination::BareKing => Subject::BareKing,
            Termination::Agreement => Subject::DrawOffer,
            Termination::Resignation => Subject::Resigning,
            Termination::Time => Subject::Clock,
            #[cfg(feature = "proof")]
            Termination::LastStanding => return None,
        })
    }
}

impl Laws {
    /// Where these laws say something (`data-law`): `handbuch-late:6`, `custom:fifty-moves`.
    pub fn cite(&self, subject: Subject) -> String {
        let paragraph = self.preset().and_then(|preset| preset.paragraph(subject));
        [self.name(), paragraph.unwrap_or(subject.word())].join(":")
    }
}
