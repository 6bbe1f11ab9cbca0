//! What reading and writing games of four and of three promise.

mod any;
mod any_junk;
mod games;
mod reading;
mod signs;
