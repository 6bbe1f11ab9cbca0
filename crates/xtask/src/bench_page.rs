//! `cargo xtask bench page`: how soon the page can be played on, and what a move costs, beside
//! pages with the boards of others (`tests/bench`). Those are fetched for that, and never shipped.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use crate::shell::{command, run, step};
use crate::tools::{self, Browser, Need};
use crate::{Trouble, places, site};

/// The pages of others, each in a folder.
const PEERS: [&str; 2] = ["chessground", "react"];

/// Where they are.
const FOLDER: &str = "tests/bench";

/// What is measured.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// A site that is built already.
    pub(crate) site: Option<PathBuf>,
    /// How many times each page is visited.
    pub(crate) runs: NonZeroU32,
}

impl Default for Options {
    fn default() -> Self {
        let runs = const { NonZeroU32::new(5).unwrap() };
        Self { site: None, runs }
    }
}

/// Builds the site unless one is named, and the pages of others, and prints what each takes.
pub(crate) fn page(options: &Options) -> Result<(), Trouble> {
    tools::ensure(&[Need::Node, Need::Esbuild, Need::Peers, Need::Chromium])?;
    let site = site::built(options.site.as_deref())?;
    let peers = places::scratch().join("peers");
    build(&peers)?;
    let browser = Browser::chromium()
        .ok_or_else(|| Trouble::plain("there is no Chromium", "it was there a moment ago"))?;
    step("the page beside others", || {
        run(command("node")
            .arg("--experimental-websocket")
            .arg([FOLDER, "/page.mjs"].concat())
            .args([&site, &peers])
            .arg(options.runs.to_string())
            .env("CHROMIUM", &browser.program))
    })?;
    Ok(())
}

/// Builds the pages of others as their users would.
fn build(folder: &Path) -> Result<(), Trouble> {
    let mut esbuild = command("esbuild");
    for peer in PEERS {
        esbuild.args(["index.html", "page.js"].map(|file| format!("{FOLDER}/{peer}/{file}")));
    }
    let outdir = format!("--outdir={}", folder.display());
    esbuild
        .args([
            "--bundle",
            "--minify",
            "--format=esm",
            "--log-level=warning",
        ])
        .arg("--define:process.env.NODE_ENV=\"production\"")
        .arg("--loader:.html=copy")
        .args([&format!("--outbase={FOLDER}"), &outdir])
        .env("NODE_PATH", tools::PEERS.packages());
    run(&mut esbuild)
}
