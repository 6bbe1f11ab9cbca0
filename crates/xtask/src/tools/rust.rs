//! Parts of the Rust toolchain.

use std::path::Path;

use crate::Trouble;
use crate::shell::{answer, cargo, command, find, run};

/// The target of the page.
pub(super) const PAGE: &str = "wasm32-unknown-unknown";
/// The target of benchmarks in Node.
pub(super) const WASI: &str = "wasm32-wasip1";

/// Whether the compiler has the standard library of a target.
pub(super) fn has_target(target: &str) -> bool {
    let ask = &mut command("rustc");
    ask.args(["--print", "target-libdir", "--target", target]);
    answer(ask).is_some_and(|folder| Path::new(folder.trim()).is_dir())
}

pub(super) fn add_target(target: &str) -> Result<(), Trouble> {
    rustup(&["target", "add", target])
}

/// Whether rustfmt and clippy answer.
pub(super) fn has_linters() -> bool {
    ["fmt", "clippy"]
        .iter()
        .all(|tool| answer(&mut cargo([*tool, "--version"])).is_some())
}

pub(super) fn add_linters() -> Result<(), Trouble> {
    rustup(&["component", "add", "rustfmt", "clippy"])
}

fn rustup(args: &[&str]) -> Result<(), Trouble> {
    if find(&["rustup"]).is_none() {
        return Err(Trouble::new(
            format!("Rust lacks a part: {}", args.join(" ")),
            "there is no rustup on PATH that could add it",
            "install it with the packages that Rust came from, or take Rust from rustup.rs",
        ));
    }
    run(command("rustup").args(args))
}
