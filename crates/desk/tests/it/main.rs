//! Tests of the desk through its public functions.

mod any_draughts;
mod any_laws;
mod any_many;
mod batches;
mod before;
mod checks;
mod coming_in;
mod costs;
mod draughts;
mod going_out;
mod hostile_files;
mod kinds;
mod laws;
mod many;
mod reading;
mod replays;
mod replays_told;
mod reviews;
