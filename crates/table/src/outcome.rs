//! How a game ended.

use crate::man::Seat;

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// One seat won, the others lost.
    Won(Seat),
    /// Nobody won.
    Drawn,
}

/// Why a game ended (play.md, section 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Termination {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// Neither side can mate by any series of legal moves.
    DeadPosition,
    /// The same position stood for the third time.
    Repetition,
    /// Fifty moves of each side without a pawn move or a capture.
    FiftyMoves,
    /// A draw offer was accepted.
    Agreement,
    /// A player resigned.
    Resignation,
    /// A clock ran out: lost, or drawn when the opponent could not mate.
    Time,
}

impl Termination {
    /// The word that the page's contract uses (`data-termination`).
    pub fn word(self) -> &'static str {
        match self {
            Termination::Checkmate => "checkmate",
            Termination::Stalemate => "stalemate",
            Termination::DeadPosition => "dead-position",
            Termination::Repetition => "repetition",
            Termination::FiftyMoves => "fifty-moves",
            Termination::Agreement => "agreement",
            Termination::Resignation => "resignation",
            Termination::Time => "time",
        }
    }
}

/// The end of a game: who won, and why it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// Why the game is over.
    pub termination: Termination,
}

impl Outcome {
    /// The result as PGN and `data-result` write it.
    pub fn result(self) -> &'static str {
        match self.verdict {
            Verdict::Won(Seat::FIRST) => "1-0",
            Verdict::Won(_) => "0-1",
            Verdict::Drawn => "1/2-1/2",
        }
    }

    /// What the outcome is worth to a seat in the sitting's score, in half points.
    pub fn half_points(self, seat: Seat) -> u32 {
        match self.verdict {
            Verdict::Won(winner) if winner == seat => 2,
            Verdict::Won(_) => 0,
            Verdict::Drawn => 1,
        }
    }
}
