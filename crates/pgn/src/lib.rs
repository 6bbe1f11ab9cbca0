//! Chess games as text: reading and writing PGN (play.md section 9).
//!
//! [`Games`] reads the games of a text one by one. It never fails as a whole: a game that can't be
//! read is a [`PgnError`] with line, column and reason, and the next game follows. A [`Game`]
//! writes itself with `Display`, and what it writes reads back equal. What texts of any game have
//! in common comes from [`rochade_gametext`], with its [`limits`].
//!
//! The format is that of the "Portable Game Notation Specification and Implementation Guide"
//! (1994), with the command `[%clk …]` of its 2001 supplement, and `[%eval …]` as sites write it.
//!
//! Nothing here panics on any input. There is no clock, no input or output, and no dependency but
//! the rules and the reader of texts.

mod branches;
mod dialect;
mod error;
mod game;
mod languages;
mod variant;
mod write;

pub use branches::Branch;
pub use dialect::Pgn;
pub use error::Reason;
pub use game::{Game, NULL, after};
pub use rochade_gametext::{
    Eval, Event, Flaw, GameResult, Mark, Notes, Number, Oddity, Part, Place, Remark, Scanner, Tags,
    Termination, Text, Token, Variations, limits,
};

/// An iterator over the games of a text.
pub type Games<'a> = rochade_gametext::Games<'a, Pgn>;

/// Why a game can't be read, and where.
pub type PgnError = rochade_gametext::GameError<Reason>;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
