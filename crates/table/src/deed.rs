//! What a move is, and what it did.

use smallvec::{SmallVec, smallvec};

use crate::man::{Kind, Man, Seat};
use crate::outcome::Frozen;
use crate::plan::SquareId;

/// The squares that a man goes over, the one where it stood first. Those of most games need no
/// memory of their own.
pub type Path = SmallVec<[SquareId; 4]>;

/// A move, as a hand makes it: the squares that the man goes over, and the choice that it leaves
/// (what a pawn becomes).
///
/// One step is one ply, one line of the record, at most one press of the clock, and what a
/// take-back takes back.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Where the man stood, and each square that it came to: two squares in chess, one more for
    /// every further jump in games that have such.
    pub path: Path,
    /// What it becomes at the end, if it changes.
    pub choice: Option<Kind>,
}

impl Step {
    /// The step from one square to another.
    pub fn new(from: SquareId, to: SquareId, choice: Option<Kind>) -> Step {
        Step {
            path: smallvec![from, to],
            choice,
        }
    }

    /// Returns where the man stood; `None` only for a path without squares, which no game plays.
    pub fn from(&self) -> Option<SquareId> {
        self.path.first().copied()
    }

    /// Returns where the man came to.
    pub fn to(&self) -> Option<SquareId> {
        self.path.last().copied()
    }
}

/// On which side a king castled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wing {
    /// The short side, `0–0`.
    King,
    /// The long side, `0–0–0`.
    Queen,
}

/// What a move does to the king that is attacked next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// Nothing.
    None,
    /// It gives check.
    Check,
    /// It mates.
    Mate,
}

/// A man that was taken, and where it stood: not always where the taker came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Victim {
    /// The man.
    pub man: Man,
    /// Where it stood.
    pub square: SquareId,
}

/// What a move did: enough to show and say it without asking the rules again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The man that moved, as it was before.
    pub man: Man,
    /// The move.
    pub step: Step,
    /// The men that were taken, in the order in which they were.
    pub victims: SmallVec<[Victim; 2]>,
    /// The wing, if the king castled.
    pub castling: Option<Wing>,
    /// Whether a pawn was taken in passing.
    pub en_passant: bool,
    /// What it does to the king that is attacked next.
    pub check: Check,
    /// The man that was taken off before the move, because it had failed to capture (draughts.md,
    /// section 2, rule 12).
    pub blown: Option<Victim>,
}

/// One move as the move table shows it (play.md, section 4, point 2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the round that it belongs to, as the game counts them: in chess, the number of
    /// the move in PGN.
    pub round: u32,
    /// What the move did.
    pub deed: Deed,
    /// The move in the game's usual notation: SAN with English letters in chess.
    pub notation: String,
    /// Whether the player offered a draw with it: `(=)`.
    pub offer: bool,
    /// Whether it was against the rules, and the opponent has let it stand (laws.md, section 4).
    pub illegal: bool,
    /// What the player had left after it, in milliseconds, with what the move earned: PGN's `%clk`.
    /// `None` without a clock, and as long as the clock is to be pressed.
    pub time_left: Option<u32>,
    /// Whether "check" was said with it, or the unsaid check that it gives was pointed out later
    /// (laws.md, section 5). That it gives one, the deed says.
    pub check_said: bool,
    /// The seats whose turns were passed over between the move before and this one, in the order of
    /// turns, and how each stood frozen; some only had no move that once.
    pub passed: Vec<(Seat, Option<Frozen>)>,
}

/// A move against the rules, made on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FalseMove {
    /// The move as it is entered if it stands.
    pub(crate) entry: Entry,
    /// Where king and rook stood, if it was castling.
    pub(crate) castled: Vec<SquareId>,
    /// Whether the game could go on with it.
    pub(crate) can_stand: bool,
    /// Whether it leaves the mover's own king in check.
    pub(crate) is_exposed: bool,
    /// Whether nothing else is wrong with it, where the rules tell.
    pub(crate) is_only_exposed: bool,
}
