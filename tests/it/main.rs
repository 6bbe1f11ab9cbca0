//! End-to-end tests: the built site in a real browser. See the library for how they work.

mod access;
mod boot;
mod castling;
mod drags;
mod endings;
mod games;
mod layout;
mod marks;
mod pawns;
mod play;
mod sitting;
