//! Tests of the crate through its interface.

mod codes;
mod games;
mod read;
mod sheets;
