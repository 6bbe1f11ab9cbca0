//! The rules of draughts on 64 squares: what moves there are by which rules, what they do, how they
//! are written, and the facts by which laws let a game end.
//!
//! The [`Rules`] are data (draughts.md, section 2.1). A [`Setup`] is anything that can be set up or
//! written down, a [`Position`] can be played on, and there is one door between
//! ([`Position::from_setup`]). A [`Line`] is the course of a game, and knows repetition.
//!
//! The crate has no dependency, no clock, no randomness and no input or output; nothing in it
//! panics on any input.

mod fen;
mod line;
mod man;
mod moves;
mod notation;
mod position;
mod read;
mod rules;
mod setup;
mod square;
mod squares;

pub use fen::{FenError, FenFault};
pub use line::Line;
pub use man::{Color, Man};
pub use moves::{Move, Ply};
pub use notation::{Names, is_dash};
pub use position::{Effect, Missed, Next, Position, WhyNot};
pub use read::MoveTextError;
pub use rules::{Capture, Chain, Huff, Landing, Preference, Promotion, Removal, Rules, RulesError};
pub use setup::{Setup, SetupError};
pub use square::{Square, SquareError};
pub use squares::{Squares, SquaresIter};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
