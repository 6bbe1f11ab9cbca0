//! What reading and writing PGN promise.

mod any;
mod budget;
mod errors;
mod games;
mod next_game;
mod reading;
mod scanning;
mod termination;
mod writing;
