//! `wasm-bindgen`, as wasm-bindgen-cli has it.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Err(error) = wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(env::args_os()) else {
        return ExitCode::SUCCESS;
    };
    eprintln!("error: {error:?}");
    ExitCode::FAILURE
}
