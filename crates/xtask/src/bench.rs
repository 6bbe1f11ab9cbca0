//! `cargo xtask bench`: the rules core against its peers.

use crate::shell::{cargo, run};
use crate::tools::{self, Need};
use crate::{Trouble, places};

const RACE: [&str; 5] = ["bench", "--package", "rochade-chess", "--bench", "race"];

/// The same race twice: natively, and as WebAssembly in Node.
pub(crate) fn bench() -> Result<(), Trouble> {
    tools::ensure(&[Need::WasiTarget, Need::Node])?;
    run(&mut cargo(RACE))?;
    let runner = places::root().join("crates/chess/benches/race.mjs");
    run(cargo(RACE).args(["--target", "wasm32-wasip1"]).env(
        "CARGO_TARGET_WASM32_WASIP1_RUNNER",
        format!("node {}", runner.display()),
    ))
}
