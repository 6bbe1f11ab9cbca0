//! What reading and writing PDN promise.

mod any;
mod any_junk;
mod errors;
mod games;
mod reading;
mod variants;
mod writing;
