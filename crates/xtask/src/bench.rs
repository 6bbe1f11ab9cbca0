//! `cargo xtask bench`: the rules cores against their peers.

use crate::Trouble;
use crate::shell::{cargo, in_node, run};
use crate::tools::{self, Need};

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
    tools::ensure(&[Need::Rust, Need::Node])?;
    run(&mut cargo(DRAUGHTS))?;
    for race in [MANY, RACE] {
        run(&mut cargo(race))?;
        run(in_node(&mut cargo(race)))?;
    }
    Ok(())
}
