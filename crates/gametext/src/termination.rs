use crate::result::GameResult;

/// How a game ended (play.md section 6), as far as a board and a tag show it. The tag holds only
/// what was claimed, and what modern chess has no word for; what the laws end by themselves, the
/// caller has to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Termination {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// A draw offer was accepted.
    Agreement,
    /// A player resigned.
    Resignation,
    /// A clock ran out.
    Time,
    /// An arbiter decided, or a player left.
    Forfeit,
    /// A draw was claimed because a position stood so often.
    Repetition,
    /// The same series of moves was played so often.
    Series,
    /// One side gave check for ever.
    PerpetualCheck,
    /// A draw was claimed by the rule of fifty (or more) moves.
    FiftyMoves,
    /// A player's count of moves was full.
    Count,
    /// A side had nothing left but its king.
    BareKing,
}

/// Words of the tag `Termination`, the most precise first: those of the format's section 9.8.1,
/// those in the sentences that the large sites write there ("Anna won by resignation"), and our
/// own.
const WORDS: [(&str, Termination); 15] = [
    ("time", Termination::Time),
    ("timeout", Termination::Time),
    ("resignation", Termination::Resignation),
    ("agreement", Termination::Agreement),
    ("abandoned", Termination::Forfeit),
    ("abandonment", Termination::Forfeit),
    ("adjudication", Termination::Forfeit),
    ("infraction", Termination::Forfeit),
    ("forfeit", Termination::Forfeit),
    ("repetition", Termination::Repetition),
    ("series", Termination::Series),
    ("perpetual-check", Termination::PerpetualCheck),
    ("fifty-moves", Termination::FiftyMoves),
    ("count", Termination::Count),
    ("bare-king", Termination::BareKing),
];

impl Termination {
    /// The word for it on the command line; but for a forfeit, that of the page's public contract
    /// (`data-termination`).
    pub const fn word(self) -> &'static str {
        match self {
            Termination::Checkmate => "checkmate",
            Termination::Stalemate => "stalemate",
            Termination::Agreement => "agreement",
            Termination::Resignation => "resignation",
            Termination::Time => "time",
            Termination::Forfeit => "forfeit",
            Termination::Repetition => "repetition",
            Termination::Series => "series",
            Termination::PerpetualCheck => "perpetual-check",
            Termination::FiftyMoves => "fifty-moves",
            Termination::Count => "count",
            Termination::BareKing => "bare-king",
        }
    }

    /// The value of the tag `Termination` that says so.
    pub const fn tag(self) -> &'static str {
        match self {
            Termination::Checkmate
            | Termination::Stalemate
            | Termination::Agreement
            | Termination::Resignation => "normal",
            Termination::Time => "time forfeit",
            Termination::Forfeit => "rules infraction",
            // The format has no words for these.
            Termination::Repetition
            | Termination::Series
            | Termination::PerpetualCheck
            | Termination::FiftyMoves
            | Termination::Count
            | Termination::BareKing => self.word(),
        }
    }

    /// What a value of the tag means for a game with this result that the board doesn't show to be
    /// over.
    pub fn from_tag(tag: &str, result: GameResult) -> Option<Termination> {
        let says = |word: &str| tag.split(' ').any(|found| found.eq_ignore_ascii_case(word));
        let told = WORDS.iter().find(|(word, _)| says(word));
        match (told, result) {
            (_, GameResult::Unknown) => None,
            (Some((_, termination)), _) => Some(*termination),
            (None, GameResult::Draw) if says("normal") => Some(Termination::Agreement),
            (None, _) if says("normal") => Some(Termination::Resignation),
            _ => None,
        }
    }
}
