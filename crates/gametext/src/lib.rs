//! Games as text, whatever is played: how they are read with place and reason of every error, what
//! a text tells besides the moves, and how it is written.
//!
//! [`Games`] reads the games of a text one by one. It never fails as a whole: a game that can't be
//! read is a [`GameError`] with line, column and reason, and the next game follows. What one format
//! has of its own, its tags, its moves, its start and its reasons, is a [`Dialect`].
//!
//! The [`Scanner`] knows the parts of the formats but no rules. [`Order`] compares the numbers with
//! the moves, so that no move is left out. The [`Outline`] says where the reader stands in a game,
//! and to which move it adds what is said. A [`Draft`] is a game while it is read, and the
//! [`Sheet`] what its text tells besides the moves. [`Lines`] writes.
//!
//! Nothing here panics on any input, and the [`limits`] keep a hostile text from costing more than
//! its length. There is no clock, no input or output, and no dependency, not even on rules.

mod clock;
mod command;
mod dialect;
mod draft;
mod error;
mod eval;
mod games;
pub mod limits;
mod lines;
mod notes;
mod order;
mod outline;
mod place;
mod remark;
mod result;
mod scan;
mod sheet;
mod tags;
mod termination;
mod text;
mod variations;

pub use clock::clock_of_side;
pub use dialect::{Dialect, Reason};
pub use draft::Draft;
pub use error::{Flaw, GameError, Part, excerpt};
pub use eval::Eval;
pub use games::{Attempt, Games};
pub use lines::{Lines, write_head, write_tag};
pub use notes::Notes;
pub use order::{Due, Order};
pub use outline::Outline;
pub use place::{Mark, Place};
pub use remark::{Oddity, Remark};
pub use result::{BOTH_LOST, GameResult, is_lost_by_both};
#[cfg(feature = "counted")]
pub use scan::counted;
pub use scan::{Event, Fault, Format, Number, Scanner, Token, is_dash, is_null, sign_before};
pub use sheet::Sheet;
pub use tags::Tags;
pub use termination::Termination;
pub use text::Text;
pub use variations::Variations;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
