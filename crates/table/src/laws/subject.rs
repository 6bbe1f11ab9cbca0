//! What the laws are about: the lines of laws.md, section 1, and where each set of laws says it.

use super::Laws;
use crate::outcome::Termination;
use crate::words::choices;

choices! {
    /// What a law is about; the words are those that cite it where a text has no numbers for its
    /// paragraphs.
    Subject:
    /// Positions and moves that come again.
    Repetition = "repetition",
    /// Perpetual check.
    PerpetualCheck = "perpetual-check",
    /// Many moves without a result, and their count.
    FiftyMoves = "fifty-moves",
    /// That a count can be struck.
    Tempo = "tempo",
    /// Stalemate.
    Stalemate = "stalemate",
    /// A position in which nobody can win any more.
    DeadPosition = "dead-position",
    /// The bare king.
    BareKing = "bare-king",
    /// Offering a draw.
    DrawOffer = "draw-offer",
    /// Taking back.
    TakeBack = "take-back",
    /// Resigning.
    Resigning = "resigning",
    /// The clock.
    Clock = "clock",
    /// Later games.
    LaterGames = "later-games",
    /// An own man that was touched.
    TouchedOwn = "touched",
    /// A man of the opponent that was touched.
    TouchedEnemy = "touched",
    /// Putting men straight.
    Adjusting = "adjusting",
    /// Odds.
    Odds = "odds",
    /// A move that is not legal.
    IllegalMove = "illegal-move",
    /// A king that a move against the rules has left in check.
    LeftInCheck = "illegal-move",
    /// Castling.
    Castling = "castling",
    /// Saying "check".
    SayCheck = "say-check",
    /// Noticing that one has overlooked an unsaid check.
    NoticeCheck = "say-check",
    /// "Check" said though no king stands in check.
    FalseCheck = "say-check",
    /// That who can capture must, in draughts.
    Capture = "capture",
    /// That a man can be taken off that has failed to capture.
    Huffing = "huffing",
}

impl Subject {
    /// Returns what an ending is about; `None` where every set of laws says the same.
    pub fn of(termination: Termination) -> Option<Subject> {
        Some(match termination {
            Termination::Checkmate | Termination::NoMen | Termination::Blocked => return None,
            Termination::Stalemate | Termination::NobodyMoves => Subject::Stalemate,
            Termination::DeadPosition | Termination::OneKingEach => Subject::DeadPosition,
            Termination::Repetition | Termination::Series => Subject::Repetition,
            Termination::PerpetualCheck => Subject::PerpetualCheck,
            Termination::FiftyMoves | Termination::Count | Termination::NoProgress => {
                Subject::FiftyMoves
            }
            Termination::BareKing => Subject::BareKing,
            Termination::Agreement => Subject::DrawOffer,
            Termination::Resignation => Subject::Resigning,
            Termination::Time => Subject::Clock,
        })
    }
}

impl Laws {
    /// Returns where these laws say something (`data-law`): `handbuch-late:6`,
    /// `custom:fifty-moves`. It may be the paragraph of another set.
    pub fn cite(&self, subject: Subject) -> String {
        let place = self.preset().and_then(|preset| preset.place(subject));
        let (name, paragraph) = place.unwrap_or((self.name(), subject.word()));
        [name, paragraph].join(":")
    }
}
