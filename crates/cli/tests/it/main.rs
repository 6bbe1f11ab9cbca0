//! The built tool, as a user calls it.

mod answers;
mod draughts;
mod garbage;
mod laws;
mod many;
mod pgn;
mod refusals;
mod rochade;
