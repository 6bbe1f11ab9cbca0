//! Games of draughts as text: reading and writing PDN (draughts.md, section 3).
//!
//! [`Games`] reads the games of a text one by one. It never fails as a whole: a game that can't be
//! read is a [`PdnError`] with line, column and reason, and the next game follows. A [`Game`]
//! writes itself with `Display`, and what it writes reads back equal.
//!
//! The format is that of the PDN 3.0 standard, read as its reading grammar has it. It is made like
//! PGN: what the two have in common comes from [`rochade_gametext`], with its [`limits`]. What the
//! standard knows no way to write is a huff: here it is a comment of nothing but a tilde and the
//! square, `{~b4}`, before the move that it comes with.
//!
//! Nothing here panics on any input. There is no clock, no input or output, and no dependency but
//! the rules and the reader of texts.

mod dialect;
mod error;
mod found;
mod game;
mod variant;
mod write;

pub use dialect::Pdn;
pub use error::Reason;
pub use game::Game;
pub use rochade_gametext::limits;
pub use variant::Variant;

/// An iterator over the games of a text.
pub type Games<'a> = rochade_gametext::Games<'a, Pdn>;

/// Why a game can't be read, and where.
pub type PdnError = rochade_gametext::GameError<Reason>;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
