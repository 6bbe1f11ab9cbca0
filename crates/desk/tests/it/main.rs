//! Tests of the desk through its public functions.

mod any_laws;
mod batches;
mod before;
mod checks;
mod coming_in;
mod going_out;
mod laws;
mod reading;
#[path = "../../../table/tests/it/seeds.rs"]
mod seeds;
