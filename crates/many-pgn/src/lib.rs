//! Games of chess for four and for three as text, with the tags and comments of PGN (many-laws.md,
//! section 4).
//!
//! [`Games`] reads the games of a text one by one. It never fails as a whole: a game that can't be
//! read is a [`GameError`] with line, column and reason, and the next game follows. A [`Game`]
//! writes itself with `Display`, and what it writes reads back equal.
//!
//! No standard has these games. What is common to all texts of games comes from
//! [`rochade_gametext`], with its [`limits`]; the moves are long, a round a line, with two dots
//! between players, and a sign where a turn was passed over. It looks like the PGN4 of others and
//! is none: their games have another order of turns, and freeze nobody.
//!
//! Nothing here panics on any input. There is no clock, no input or output, and no dependency but
//! the rules and the reader of texts.

mod act;
mod dialect;
mod error;
mod game;
mod names;
mod write;

pub use act::{Act, Leaving, Pass};
pub use dialect::ManyPgn;
pub use error::Reason;
pub use game::Game;
pub use names::{control_tags, name_tags};
pub use rochade_gametext::limits;

/// An iterator over the games of a text.
pub type Games<'a> = rochade_gametext::Games<'a, ManyPgn>;

/// Why a game can't be read, and where.
pub type GameError = rochade_gametext::GameError<Reason>;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
