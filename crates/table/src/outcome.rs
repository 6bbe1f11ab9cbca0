//! How a game ended.

use crate::man::Seat;
use crate::plan::Plan;
use crate::words::choices;

/// A whole game, in the unit that shares are counted in: halves, thirds, quarters and eighths of it
/// are whole numbers.
pub const WHOLE: u8 = 24;

choices! {
    /// Why a game ended (play.md, section 6); the word is that of `data-termination`.
    Termination:
    /// The side to move is in check and has no legal move.
    Checkmate = "checkmate",
    /// The side to move is not in check and has no legal move.
    Stalemate = "stalemate",
    /// Neither side can mate by any series of legal moves.
    DeadPosition = "dead-position",
    /// The same position stood as often as the laws allow.
    Repetition = "repetition",
    /// The same series of moves was played as often as the laws allow.
    Series = "series",
    /// One side gave check for ever.
    PerpetualCheck = "perpetual-check",
    /// As many moves as the laws allow without a pawn move or a capture.
    FiftyMoves = "fifty-moves",
    /// As many moves as the laws allow, from when a player began to count.
    Count = "count",
    /// A side had nothing left but its king.
    BareKing = "bare-king",
    /// A draw offer was accepted.
    Agreement = "agreement",
    /// A player resigned.
    Resignation = "resignation",
    /// A clock ran out: lost, or drawn where the laws say so when the opponent could not mate.
    Time = "time",
    /// A side has no men left.
    NoMen = "no-men",
    /// A side can't move, in a game that is lost by that.
    Blocked = "blocked",
    /// Each side has one king left, and nobody can win.
    OneKingEach = "one-king-each",
    /// As many moves as the laws allow without a capture, a huff or a man's move.
    NoProgress = "no-progress",
    /// A whole round in which no player has a move.
    NobodyMoves = "nobody-moves",
}

/// How it is known that a position is dead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dead {
    /// Both sides have too few men left.
    TooFewMen,
    /// Pawns that can never move shut the men out.
    Locked,
    /// Nothing that can follow is a mate.
    Nothing,
}

/// How a seat stands that has no move, in a game that passes it over until it has one again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frozen {
    /// Its king is attacked.
    Mated,
    /// Its king is not attacked.
    Stalemated,
}

/// The end of a game: who gets what, who has won, how the game writes that, and why it is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What each seat gets in the sitting's score, in 24ths ([`WHOLE`]), in the order of seats.
    /// They add up to what the game brings ([`Plan::brings`]).
    pub shares: Vec<u8>,
    /// The result as the game writes it (`data-result`): `1-0`.
    pub result: &'static str,
    /// Why the game is over.
    pub termination: Termination,
    /// Who has won, in the order of seats; nobody after a draw. The game's rules name them, and not
    /// the shares.
    pub winners: Vec<Seat>,
    /// Whether they have won half a game only (laws.md, section 2, point 5).
    pub half: bool,
    /// How it is known that nobody can win any more, where the game is over by that and its rules
    /// say it.
    pub dead: Option<Dead>,
}

impl Outcome {
    /// Returns what a seat gets, in 24ths.
    pub fn share(&self, seat: Seat) -> u8 {
        self.shares.get(seat.index()).copied().unwrap_or_default()
    }
}

impl Plan {
    /// Returns what a game brings, in 24ths: all shares of an outcome together. Each of a pair gets
    /// the share of its side.
    pub fn brings(&self) -> u32 {
        let is_shared = self.seats.iter().any(|seat| seat.partner.is_some());
        u32::from(WHOLE) * if is_shared { 2 } else { 1 }
    }
}
