//! The rules of chess for four and for three, as a Dutch reglement of about 1848 has them: what
//! moves there are, what they do, who stands frozen, and how a game ends.
//!
//! Boards, arrays and doubtful readings are data: the [`Rules`]. A [`Position`] is always one in
//! which somebody can move, or the game has ended; it is made by [`Position::initial`], read by
//! [`Position::from_text`], and made by moves. Repetition is for whoever keeps the positions.
//!
//! Numbers of articles: 4p-n of the game for four, 3p-n of that for three, 2p-n of that for two, to
//! which both refer (many-handed.md and many-laws.md have what follows from them, and our rulings).
//!
//! The crate has no dependency, no clock, no randomness and no input or output; nothing in it
//! panics on any input.

mod board;
mod frozen;
mod geometry;
mod layout;
mod man;
mod moves;
mod notation;
mod outcome;
mod passed;
mod position;
mod rules;
mod seat;
mod square;
mod squares;
mod text;

pub use board::Board;
pub use frozen::Frozen;
pub use man::{Kind, Man};
pub use moves::Move;
pub use notation::{MoveTextError, is_dash};
pub use outcome::{End, Outcome, Verdict};
pub use passed::Passed;
pub use position::{Deed, FalseMove, Happening, IllegalMove, Position, Reason, WhyNot};
pub use rules::{Limit, Rules, Takers, Turns, TwoStalemates};
pub use seat::{Game, Seat, Seats, SeatsIter};
pub use square::Square;
pub use squares::{Squares, SquaresIter};
pub use text::{PassedFault, TextError, TextField};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
