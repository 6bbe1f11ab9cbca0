//! What reading and writing PDN promise.

mod any;
mod any_junk;
mod errors;
mod games;
mod reading;
mod shipped_example;
mod variants;
mod writing;
