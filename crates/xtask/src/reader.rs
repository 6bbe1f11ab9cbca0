//! `cargo xtask reader`: the page played by keys with a real screen reader in two browsers, and
//! what that says. All of it runs on a screen that nobody sees (`tests/reader/check.sh`).

use std::path::PathBuf;

use crate::shell::{command, run, step};
use crate::tools::{self, Need};
use crate::{Trouble, site};

/// The browsers that it is tried in.
pub(crate) const BROWSERS: [&str; 2] = ["firefox", "chromium"];

/// What is tried.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// A site that is built already.
    pub(crate) site: Option<PathBuf>,
    /// One of [`BROWSERS`]; else both are tried.
    pub(crate) browser: Option<String>,
    /// The scenes that are played; else all are.
    pub(crate) scenes: Vec<String>,
}

/// Builds the site unless one is named, and tries it in each browser; fails if anything was not
/// heard, but not before all was tried.
pub(crate) fn check(options: &Options) -> Result<(), Trouble> {
    tools::ensure(&[Need::Reader])?;
    let site = site::built(options.site.as_deref())?;
    let mut failed = Ok(());
    for browser in BROWSERS {
        if options.browser.as_ref().is_some_and(|one| one != browser) {
            continue;
        }
        let checked = step(&format!("a screen reader in {browser}"), || {
            run(command("bash")
                .arg("tests/reader/check.sh")
                .arg(&site)
                .arg(browser)
                .args(&options.scenes))
        });
        failed = failed.and(checked.map(|_| ()));
    }
    failed
}
