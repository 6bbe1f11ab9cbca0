//! `cargo xtask bench`: the rules cores against their peers.

use crate::shell::{cargo, run};
use crate::tools::{self, Need};
use crate::{Trouble, places};

const RACE: [&str; 5] = ["bench", "--package", "rochade-chess", "--bench", "race"];
const DRAUGHTS: [&str; 5] = ["bench", "--package", "rochade-draughts", "--bench", "race"];
const MANY: [&str; 5] = ["bench", "--package", "rochade-many", "--bench", "race"];

const DEAD: [&str; 5] = ["bench", "--package", "rochade-chess", "--bench", "dead"];

/// Times who can still mate, beside a peer: natively only, since the peer stands on large tables.
pub(crate) fn dead() -> Result<(), Trouble> {
    run(&mut cargo(DEAD))
}

/// Draughts beside chess; then chess for four and three beside chess, and chess beside its peer,
/// both natively and as WebAssembly in Node.
pub(crate) fn bench() -> Result<(), Trouble> {
    tools::ensure(&[Need::WasiTarget, Need::Node])?;
    run(&mut cargo(DRAUGHTS))?;
    let runner = places::root().join("crates/chess/benches/race.mjs");
    for race in [MANY, RACE] {
        run(&mut cargo(race))?;
        run(cargo(race).args(["--target", "wasm32-wasip1"]).env(
            "CARGO_TARGET_WASM32_WASIP1_RUNNER",
            format!("node {}", runner.display()),
        ))?;
    }
    Ok(())
}
