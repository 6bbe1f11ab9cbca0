//! Chess games as text: reading and writing PGN (play.md section 9).
//!
//! [`Games`] reads the games of a text one by one. It never fails as a whole: a game that can't be
//! read is a [`PgnError`] with line, column and reason, and the next game follows. A [`Game`]
//! writes itself with `Display`, and what it writes reads back equal. Under both lies the
//! [`Scanner`], which knows the parts of the format but no rules.
//!
//! The format is that of the "Portable Game Notation Specification and Implementation Guide"
//! (1994), with the command `[%clk …]` of its 2001 supplement.
//!
//! Nothing here panics on any input, and the [`limits`] keep a hostile text from costing more than
//! its length. There is no clock, no input or output, and no dependency but the rules.

mod branches;
mod clock;
mod draft;
mod error;
mod game;
mod languages;
pub mod limits;
mod notes;
mod place;
mod read;
mod remark;
mod result;
mod scan;
pub mod sheet;
mod tags;
mod termination;
mod text;
mod variant;
mod variations;
mod write;

pub use branches::Branch;
pub use error::{Flaw, Part, PgnError, Reason};
pub use game::{Game, NULL, after};
pub use notes::Notes;
pub use place::{Mark, Place};
pub use read::Games;
pub use remark::{Oddity, Remark};
pub use result::GameResult;
#[cfg(feature = "counted")]
pub use scan::counted;
pub use scan::{Event, Number, Scanner, Token};
pub use tags::Tags;
pub use termination::Termination;
pub use text::Text;
pub use variations::Variations;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
