use crate::color::Color;

/// How a game ends by itself under the modern laws (play.md section 6). What the players or the clock
/// do to it (agreement, resignation, time) is not the rules' affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The side to move is in check and has no legal move.
    Checkmate {
        /// The other side.
        winner: Color,
    },
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// Neither side can mate by any series of legal moves.
    DeadPosition,
    /// The position stands for the third time.
    Repetition,
    /// The last fifty moves of each side were made without a pawn move or a capture.
    FiftyMoves,
}

impl Ending {
    /// The side that has won; nothing for a draw.
    #[inline]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Ending::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }

    /// The word for it in the page's public contract and on the command line (play.md section 6).
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Checkmate { .. } => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::DeadPosition => "dead-position",
            Ending::Repetition => "repetition",
            Ending::FiftyMoves => "fifty-moves",
        }
    }
}
