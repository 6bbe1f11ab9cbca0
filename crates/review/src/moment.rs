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
    /// The move that was made allows a mate in `number` moves.
    AllowsMate,
    /// A man could be taken, and nothing takes back with gain: the man.
    Free,
    /// The move that was made leaves a man to be taken, and nothing takes back with gain: the man.
    Hangs,
    /// A man could be taken by one that is worth less, with gain, though it is guarded: the one
    /// that takes, where it stands, and the man.
    Wins,
    /// The move that was made leaves a man to be taken so: the one that takes, and the man.
    Loses,
    /// One man could attack two at once, with gain: it, on the square to which it goes, and both.
    Fork,
    /// The move that was made lets one man attack two at once, with gain: it, on the square to
    /// which it goes, and both.
    AllowsFork,
    /// The move that was made lets the game be drawn, which was won.
    Draws,
    /// The game could be drawn, which was lost.
    Draw,
    /// In draughts, giving men won more of them: `number` men more.
    Shot,
    /// In draughts, the move that was made lets the opponent win `number` men more than he gives,
    /// by a shot or an exchange.
    AllowsShot,
    /// In draughts, a capture was missed, and a man can be blown for that: the man, where it stands
    /// after the move that was made.
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
