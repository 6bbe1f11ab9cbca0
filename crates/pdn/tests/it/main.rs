//! What reading and writing PDN promise.

mod any;
mod any_junk;
mod errors;
mod games;
mod reading;
#[path = "../../../table/tests/it/seeds.rs"]
mod seeds;
mod variants;
mod writing;
