use core::fmt;

use crate::seat::{Game, Seats};

/// How a game has ended, as a position shows it (many-position-text.md, section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who has won what.
    pub verdict: Verdict,
    /// What ended it.
    pub end: End,
}

/// Who has won what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Both enemy kings are mated and none of the own (4p-42); both others are mated or both
    /// stalemated (3p-37).
    Full(Seats),
    /// One mated king more than the other side (4p-42); one of the others is mated and one
    /// stalemated (3p-37).
    Half(Seats),
    /// Nobody (4p-23, 4p-41, 3p-23).
    Draw,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Somebody has won, and a loser is mated (4p-42, 3p-37).
    Checkmate,
    /// Nobody who has fallen is mated, or nobody has won (4p-41, 3p-37).
    Stalemate,
    /// Only kings are left (4p-23, 3p-23; many-handed.md, section 7, on N21).
    DeadPosition,
    /// A count that was claimed is complete (4p-23, 3p-23).
    Count,
    /// A whole round without a move, and nobody falls (many-handed.md, section 7, on N21 and N23).
    NobodyMoves,
}

impl End {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            End::Checkmate => "checkmate",
            End::Stalemate => "stalemate",
            End::DeadPosition => "dead-position",
            End::Count => "count",
            End::NobodyMoves => "nobody-moves",
        }
    }
}

impl Verdict {
    /// The verdict as a text: `full AC`, `half BD`, `full w`, `incomplete k`, `draw`.
    pub const fn of(self, game: Game) -> impl fmt::Display {
        Written {
            verdict: self,
            game,
        }
    }
}

struct Written {
    verdict: Verdict,
    game: Game,
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        let (word, winners) = match (self.verdict, self.game) {
            (Verdict::Draw, _) => return f.write_str("draw"),
            (Verdict::Full(winners), _) => ("full ", winners),
            (Verdict::Half(winners), Game::Four) => ("half ", winners),
            (Verdict::Half(winners), Game::Three) => ("incomplete ", winners),
        };
        f.write_str(word)?;
        winners
            .into_iter()
            .try_for_each(|seat| f.write_char(self.game.letter(seat)))
    }
}
