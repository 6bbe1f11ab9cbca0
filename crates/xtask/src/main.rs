//! `cargo xtask`: the door to the chores in the library of the same name.

use std::process::ExitCode;

fn main() -> ExitCode {
    match xtask::run(std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("\n{trouble}");
            ExitCode::FAILURE
        }
    }
}
