//! The record: what happened in one game, from its start. Everything else is derived from it.

use crate::man::{Kind, Man};
use crate::plan::SquareId;
use crate::rules::Start;

/// A move, as a hand makes it: from, to, and the choice that it leaves (what a pawn becomes).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Where the man stood.
    pub from: SquareId,
    /// Where it goes.
    pub to: SquareId,
    /// What it becomes there, if it changes.
    pub choice: Option<Kind>,
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

/// What a move did, told so that it can be shown and said without asking the rules again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The man that moved, as it was before.
    pub man: Man,
    /// The move.
    pub step: Step,
    /// The man that was taken.
    pub captured: Option<Man>,
    /// The wing, if the king castled.
    pub castling: Option<Wing>,
    /// Whether a pawn was taken in passing.
    pub en_passant: bool,
    /// What it does to the other king.
    pub check: Check,
}

/// One thing that happened in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A move was made.
    Played(Step),
}

/// One game: how it started, and all that happened since.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// How the game started.
    pub start: Start,
    /// What happened, the first thing first.
    pub events: Vec<Event>,
}
