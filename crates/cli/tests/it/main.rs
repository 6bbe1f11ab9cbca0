//! The built tool, as a user calls it.

mod answers;
mod garbage;
mod laws;
mod pgn;
mod refusals;
mod rochade;
