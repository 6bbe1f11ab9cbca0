//! The rules of two-player chess: what moves there are, what they do, how they are written, and the
//! facts by which laws let a game end.
//!
//! Two stages: a [`Setup`] is anything that can be set up or written down, a [`Position`] can be
//! played on, and there is one door between ([`Position::from_setup`]). A second door,
//! [`TolerantPosition::from_setup`], is for laws under which a check can be ignored and a false
//! move stand. A [`Line`] is the course of a game, and knows repetition. Texts of moves are in
//! [`notation`].
//!
//! The crate has no dependency, no clock, no randomness and no input or output; nothing in it
//! panics on any input. The README says which positions are refused.

mod attacks;
mod bitboard;
mod board;
mod castling;
mod color;
mod deed;
mod fen;
mod found;
mod line;
mod moves;
pub mod notation;
mod piece;
mod position;
mod setup;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{Castling, Wing};
pub use color::Color;
pub use deed::{Check, Deed};
pub use fen::{FenError, FenField};
pub use found::FenMend;
pub use line::Line;
pub use moves::{IllegalMove, Move, UciError};
pub use notation::{Letters, MoveTextError, San};
pub use piece::{Piece, Role};
pub use position::{
    FalseMove, LegalMoves, Position, Reason, Terms, TolerantPosition, Unwinnable, WhyNot, Winnable,
};
pub use setup::{EnPassantFault, Setup, SetupError};
pub use square::{File, Rank, Square, SquareError};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
