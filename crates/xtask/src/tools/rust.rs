//! The parts of Rust that `rust-toolchain.toml` names.

use std::path::Path;

use crate::Trouble;
use crate::shell::{answer, cargo, command, run};

/// The targets of the page, and of what runs in Node.
const TARGETS: [&str; 2] = ["wasm32-unknown-unknown", "wasm32-wasip1"];

/// Returns whether the compiler has the standard library of each target, and rustfmt and clippy
/// answer.
pub(super) fn is_whole() -> bool {
    let has_target = |target: &&str| {
        let libraries = ["--print", "target-libdir", "--target", target];
        let folder = answer(command("rustc").args(libraries));
        folder.is_some_and(|folder| Path::new(folder.trim()).is_dir())
    };
    let has_tool = |tool: &&str| answer(&mut cargo([*tool, "--version"])).is_some();
    TARGETS.iter().all(has_target) && ["fmt", "clippy"].iter().all(has_tool)
}

/// Lets rustup add what is missing, where it does not do so by itself.
pub(super) fn install() -> Result<(), Trouble> {
    let mut rustup = command("rustup");
    rustup.args(["toolchain", "install", "--no-self-update"]);
    // Set by rustup itself for this program, it would keep the file from being read.
    rustup.env_remove("RUSTUP_TOOLCHAIN");
    run(&mut rustup).map_err(|trouble| Trouble {
        cure: "take Rust from rustup.rs, or the parts that rust-toolchain.toml names from where \
               your Rust came from"
            .into(),
        ..trouble
    })
}
