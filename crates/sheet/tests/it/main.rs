//! Tests of the crate through its interface.

mod codes;
mod games;
