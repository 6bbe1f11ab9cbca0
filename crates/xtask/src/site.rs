//! `cargo xtask build`: the static site in `dist/`.
//!
//! It sees to the tools and calls Trunk, which does the rest by itself: what Trunk can't do, its
//! hook does ([`rochade_site::finish()`]).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::shell::{command, file_trouble, lock, run, seconds};
use crate::tools::{self, Need};
use crate::{Trouble, places};

/// Builds the site, installing what that takes.
pub(crate) fn build() -> Result<(), Trouble> {
    tools::ensure(&Need::BUILD)?;
    let scratch = places::scratch();
    fs::create_dir_all(&scratch).map_err(file_trouble("make", &scratch))?;
    let _lock = lock(&scratch.join(".lock"), "building the site")?;
    let start = Instant::now();
    let site = places::dist();
    run(&mut trunk("build", &site))?;
    println!(
        "The site is in {} ({})",
        site.display(),
        seconds(start.elapsed())
    );
    Ok(())
}

/// Returns the folder of the site that is named, or of one that is built now.
pub(crate) fn built(named: Option<&Path>) -> Result<PathBuf, Trouble> {
    if let Some(site) = named {
        return Ok(places::root().join(site));
    }
    build()?;
    Ok(places::dist())
}

/// What calls Trunk to make the release of the site in a folder.
pub(crate) fn trunk(chore: &str, site: &Path) -> Command {
    let mut trunk = command("trunk");
    trunk
        .args([chore, "--release", "--skip-version-check", "--dist"])
        .arg(site)
        // Trunk takes this variable for a flag of its own and rejects the usual values.
        .env_remove("NO_COLOR");
    trunk
}
