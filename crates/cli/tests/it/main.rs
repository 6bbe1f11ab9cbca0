//! The built tool, as a user calls it.

mod answers;
mod draughts;
mod engine;
mod engine_games;
mod files;
mod garbage;
mod laws;
mod many;
mod peer;
mod pgn;
mod read;
mod refusals;
mod review;
mod rochade;
