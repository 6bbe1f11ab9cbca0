//! End-to-end tests: the built site in a real browser. See the library for how they work.

mod access;
mod asked;
mod boot;
mod castling;
mod drags;
mod endings;
mod focus;
mod games;
mod layout;
mod marks;
mod pawns;
mod play;
mod sitting;
