//! The moments of a game at which most was given away, and what is said of each.

/// A moment at which much was given away or missed.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// How many plies stood before the move.
    pub ply: usize,
    /// The moves that were good there, as they can be typed, the best one first.
    pub good: Vec<String>,
    /// Whether the best of them is clearly better than all others, by a longer look, too: then the
    /// position can be given to solve.
    pub is_clear: bool,
    /// What is said of it.
    pub sentence: Sentence,
}

/// What is said of a moment: nothing that the board doesn't show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// What kind of thing is said.
    pub pattern: Pattern,
    /// The men of which it is said, in the order that the pattern tells.
    pub men: Vec<Man>,
    /// In how many moves, or how many men, as the pattern tells; else 0.
    pub number: u32,
}

impl Sentence {
    /// There was a better move, and nothing more is said.
    pub const BETTER: Sentence = Sentence {
        pattern: Pattern::Better,
        men: Vec::new(),
        number: 0,
    };
}

/// A man on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Man {
    /// Its kind by the letter that the game's notation has for it in English; `P` for a pawn, `M`
    /// and `K` for a man and a king of draughts.
    pub kind: char,
    /// Its square, as the game names it.
    pub square: String,
}

/// What can be said of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// There was a better move; nothing more is known.
    Better,
    /// There was a mate in `number` moves.
    Mate,
    /// The move made allows a mate in `number` moves.
    AllowsMate,
    /// A man could be taken that was not guarded enough; the men: that one.
    Free,
    /// The move made leaves a man that is not guarded enough; the men: that one.
    Hangs,
    /// A guarded man could be taken with gain by one that is worth less; the men: the taker, and
    /// the one taken.
    Wins,
    /// The move made lets a guarded man be taken with gain by one that is worth less; the men: the
    /// taker, and the one taken.
    Loses,
    /// One man could fork two with gain; the men: the forking one, on its square after the move,
    /// and both others.
    Fork,
    /// The move made lets a man fork two with gain; the men: the forking one, on its square after
    /// the move, and both others.
    AllowsFork,
    /// The move made lets a won game be drawn.
    Draws,
    /// A lost game could be drawn.
    Draw,
    /// In draughts, a shot was there: giving men to win `number` more than given.
    Shot,
    /// In draughts, the move made lets the opponent win `number` men more than given, by a shot or
    /// an exchange.
    AllowsShot,
    /// In draughts, a capture was missed, for which a man can be huffed; the men: that one, on its
    /// square after the move.
    Huffed,
}

impl Pattern {
    /// All patterns.
    pub const ALL: [Pattern; 14] = [
        Pattern::Better,
        Pattern::Mate,
        Pattern::AllowsMate,
        Pattern::Free,
        Pattern::Hangs,
        Pattern::Wins,
        Pattern::Loses,
        Pattern::Fork,
        Pattern::AllowsFork,
        Pattern::Draws,
        Pattern::Draw,
        Pattern::Shot,
        Pattern::AllowsShot,
        Pattern::Huffed,
    ];

    /// Returns its word (`data-pattern`).
    pub const fn word(self) -> &'static str {
        match self {
            Pattern::Better => "better",
            Pattern::Mate => "mate",
            Pattern::AllowsMate => "allows-mate",
            Pattern::Free => "free",
            Pattern::Hangs => "hangs",
            Pattern::Wins => "wins",
            Pattern::Loses => "loses",
            Pattern::Fork => "fork",
            Pattern::AllowsFork => "allows-fork",
            Pattern::Draws => "draws",
            Pattern::Draw => "draw",
            Pattern::Shot => "shot",
            Pattern::AllowsShot => "allows-shot",
            Pattern::Huffed => "huffed",
        }
    }

    /// Returns how many men a sentence of it names.
    pub const fn men(self) -> usize {
        match self {
            Pattern::Free | Pattern::Hangs | Pattern::Huffed => 1,
            Pattern::Wins | Pattern::Loses => 2,
            Pattern::Fork | Pattern::AllowsFork => 3,
            _ => 0,
        }
    }
}
