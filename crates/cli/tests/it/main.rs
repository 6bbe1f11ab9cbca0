//! The built tool, as a user calls it.

mod answers;
mod garbage;
mod pgn;
mod refusals;
mod rochade;
