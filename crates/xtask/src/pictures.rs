//! `cargo xtask pictures`: pictures of the page for README.md, as it looks today.

use crate::shell::{cargo, run};
use crate::tools::{self, Need};
use crate::{Trouble, places, site};

/// Builds the site and takes them (`tests/src/bin/pictures.rs`).
pub(crate) fn take() -> Result<(), Trouble> {
    tools::ensure(&[Need::Chromium])?;
    site::build()?;
    run(
        cargo(["run", "--package", "rochade-e2e", "--bin", "pictures"])
            .env("ROCHADE_E2E", places::dist()),
    )
}
