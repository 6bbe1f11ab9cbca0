//! What reading and writing games of four and of three promise.

mod any;
mod games;
mod reading;
#[path = "../../../table/tests/it/seeds.rs"]
mod seeds;
mod signs;
