//! What comes in at the table, and what comes out.

use crate::man::Kind;
use crate::outcome::Outcome;
use crate::plan::SquareId;
use crate::record::Deed;
use crate::rules::Start;

/// Something that a person at the table does. Tap, drag, key, typed move and button all become one of these.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// A square is touched: a tap begins, a drag begins, or a key is pressed on it.
    Touch(SquareId),
    /// The hand lets go over a square, or (`None`) off the board. A tap is `Touch` and `LetGo` on one square.
    LetGo(Option<SquareId>),
    /// One of the promotion buttons is chosen.
    Choose(Kind),
    /// Escape, the right button or a cancelled pointer: what is in hand goes back.
    Cancel,
    /// A move is typed: SAN, or from and to.
    Type(String),
    /// A new sitting begins.
    Start(Start),
    /// The next game of the sitting begins, with the first move on the other side.
    Rematch,
}

/// Something that happened at the table, for sound, announcements, saving and the outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Happening {
    /// A game began.
    Began,
    /// The man on this square was taken in hand.
    Lifted(SquareId),
    /// What was in hand was put back.
    PutBack,
    /// A pawn reached the last rank: the player is asked what it becomes.
    PromotionAsked,
    /// A move was made.
    Moved(Deed),
    /// The game ended.
    Ended(Outcome),
}

/// Why an intent changed nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The game still goes on: there is no rematch yet.
    GameGoesOn,
    /// There is nothing of the side to move on the square.
    NothingToLift,
    /// There is nothing in hand.
    NothingInHand,
    /// No promotion is pending, or the kind is none of the choices.
    NoSuchChoice,
    /// The typed move can't be made.
    Typed(TypedError),
    /// The position to start from can't be read or played.
    Position(rochade_chess::FenError),
}

/// What is wrong with a typed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypedError {
    /// It is no move in any notation that the game knows.
    Unreadable,
    /// It reads well, but is not legal in this position.
    Illegal,
    /// More than one man could make it.
    Ambiguous,
}
