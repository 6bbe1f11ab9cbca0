//! Why a man can't go there, as plain data (play.md, section 2, point 9); the words are found by whoever shows it.

#[cfg(feature = "proof")]
use super::proof;
use super::{chess, draughts};
use crate::man::Man;
use crate::plan::SquareId;

/// Why a man can't go to a square, or can't move at all; made by [`Table::why_not`](crate::Table::why_not).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// What is in its way. The reason also says what `by` and `at` are.
    pub reason: Reason,
    /// The man that was asked about.
    pub man: Option<Man>,
    /// Where the men stand that are to blame; empty where none is. The first will do where one is named.
    pub by: Vec<SquareId>,
    /// The square that it is about.
    pub at: Option<SquareId>,
}

/// What is in a man's way: every game has reasons of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// In chess for two.
    Chess(chess::Reason),
    /// In draughts.
    Draughts(draughts::Reason),
    /// In the game that proves the seam.
    #[cfg(feature = "proof")]
    Proof(proof::Reason),
}
