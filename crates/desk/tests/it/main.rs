//! Tests of the desk through its public functions.

mod coming_in;
mod going_out;
mod reading;
