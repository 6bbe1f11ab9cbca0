//! What reading and writing PGN promise.

mod any;
mod any_branches;
mod any_junk;
mod branches;
mod budget;
mod errors;
mod games;
mod next_game;
mod reading;
mod shipped_example;
mod signs;
mod termination;
mod writing;
