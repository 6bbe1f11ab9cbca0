//! What the chores need on a machine, and how it gets there.
//!
//! Everything is fetched through package registries by their own clients, pinned to a version and,
//! but for Debian's packages, by a lock file to all that it is built of. It counts as installed
//! only when it answers: an installation that broke off is simply done again.

mod browser;
mod cargo;
mod locked;
mod node;
mod python;
mod reader;
mod rust;
mod wordpress;

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use crate::shell::{file_trouble, lock, step};
use crate::{Trouble, places};

pub use browser::{Browser, screen};
use cargo::{CargoTool, Lock};
use node::NpmTool;
pub(crate) use python::{CHESS, reader as python_reader};
pub(crate) use wordpress::FOLDER as WORDPRESS;

pub(crate) const WASM_BINDGEN: CargoTool = CargoTool {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    version: "0.2.130",
    // The package's own names a version that not every registry has.
    lock: Lock::Ours(locked::WASM_BINDGEN),
};

const TRUNK: CargoTool = CargoTool {
    package: "trunk",
    program: "trunk",
    // The newest that the pinned Rust can build.
    version: "0.21.14",
    lock: Lock::Theirs,
};

/// Drives Firefox. Mozilla's list of the versions that fit each other is kept with its
/// documentation.
const GECKODRIVER: CargoTool = CargoTool {
    package: "geckodriver",
    program: "geckodriver",
    version: "0.37.1",
    lock: Lock::Theirs,
};

/// Audits what comes from others.
pub(crate) const CARGO_DENY: CargoTool = CargoTool {
    package: "cargo-deny",
    program: "cargo-deny",
    version: "0.20.2",
    lock: Lock::Theirs,
};

/// Runs the fuzzer: needed for nothing else, so it is installed when it is asked for.
pub(crate) const CARGO_FUZZ: CargoTool = CargoTool {
    package: "cargo-fuzz",
    program: "cargo-fuzz",
    version: "0.13.2",
    lock: Lock::Theirs,
};

pub(crate) const WASM_OPT: NpmTool = NpmTool {
    package: "binaryen",
    version: "132",
    proof: "node_modules/.bin/wasm-opt",
    lock: locked::NPM,
};

pub(crate) const ESBUILD: NpmTool = NpmTool {
    package: "esbuild",
    version: "0.28.2",
    proof: "node_modules/.bin/esbuild",
    lock: locked::NPM,
};

pub(crate) const AXE: NpmTool = NpmTool {
    package: "axe-core",
    version: "4.14.1",
    proof: "node_modules/axe-core/axe.min.js",
    lock: locked::NPM,
};

/// The first of the boards beside which the page is measured; the others come with it, and all of
/// them when they are asked for.
pub(crate) const PEERS: NpmTool = NpmTool {
    package: "chessground",
    version: "9.2.1",
    proof: "node_modules/chessground/package.json",
    lock: locked::PEERS,
};

/// Something that a chore can't do without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// The WebAssembly targets, rustfmt and clippy.
    Rust,
    /// Node with npm: the next two and the audit come from there.
    Node,
    /// Makes JavaScript bindings for the compiled page.
    WasmBindgen,
    /// Builds the page.
    Trunk,
    /// Makes the compiled page smaller.
    WasmOpt,
    /// Bundles and shrinks the page's script and styles and names files by their content.
    Esbuild,
    /// The accessibility audit of the end-to-end tests.
    Axe,
    /// Chromium and its driver, for the end-to-end tests.
    Chromium,
    /// Firefox, for the core of them.
    Firefox,
    /// Its driver.
    Geckodriver,
    /// WebKit, its driver, and a screen for both, likewise.
    WebKit,
    /// Audits what comes from others.
    CargoDeny,
    /// Runs the fuzzer.
    CargoFuzz,
    /// A WordPress with a database and PHP, to try the plugin on.
    WordPress,
    /// A screen reader, with a screen, a voice and browsers that it reads.
    Reader,
    /// The boards of others, to measure the page beside them.
    Peers,
}

impl Need {
    /// Everything but the fuzzer, WordPress, the screen reader and the boards of others, which are
    /// installed when they are asked for. What can't be had everywhere comes first: nobody should
    /// wait for minutes to hear that Node is missing.
    pub const ALL: [Self; 12] = [
        Self::Node,
        Self::Chromium,
        Self::Firefox,
        Self::WebKit,
        Self::Rust,
        Self::WasmOpt,
        Self::Esbuild,
        Self::Axe,
        Self::WasmBindgen,
        Self::Trunk,
        Self::Geckodriver,
        Self::CargoDeny,
    ];

    /// What the page is built with.
    pub const BUILD: [Self; 6] = [
        Self::Node,
        Self::Rust,
        Self::WasmOpt,
        Self::Esbuild,
        Self::WasmBindgen,
        Self::Trunk,
    ];

    /// Its name, and roughly how long it takes to install on two cores.
    fn label(self) -> (String, &'static str) {
        let built =
            |tool: &CargoTool| format!("{} {}, built from source", tool.program, tool.version);
        let fetched = |tool: &NpmTool| format!("{} {}", tool.package, tool.version);
        match self {
            Self::Rust => ("Rust as rust-toolchain.toml has it".into(), "seconds"),
            Self::Node => ("Node.js with npm".into(), "not installed from here"),
            Self::WasmBindgen => (built(&WASM_BINDGEN), "2 minutes"),
            Self::Trunk => (built(&TRUNK), "4 to 7 minutes"),
            Self::WasmOpt => (fetched(&WASM_OPT), "seconds"),
            Self::Esbuild => (fetched(&ESBUILD), "seconds"),
            Self::Axe => (fetched(&AXE), "seconds"),
            Self::Chromium => ("Chromium and its driver".into(), "a minute"),
            Self::Firefox => ("Firefox".into(), "a minute"),
            Self::Geckodriver => (built(&GECKODRIVER), "2 to 4 minutes"),
            Self::WebKit => ("WebKitGTK, its driver and Xvfb".into(), "a minute"),
            Self::CargoDeny => (built(&CARGO_DENY), "1 to 2 minutes"),
            Self::CargoFuzz => (built(&CARGO_FUZZ), "a minute"),
            Self::WordPress => (wordpress::WORDPRESS.name.into(), "2 minutes"),
            Self::Reader => (reader::READER.name.into(), "2 minutes"),
            Self::Peers => (fetched(&PEERS), "seconds"),
        }
    }

    fn is_met(self) -> bool {
        match self {
            Self::Rust => rust::is_whole(),
            Self::Node => node::is_there(),
            Self::WasmBindgen => WASM_BINDGEN.is_installed(),
            Self::Trunk => TRUNK.is_installed(),
            Self::WasmOpt => WASM_OPT.is_installed(),
            Self::Esbuild => ESBUILD.is_installed(),
            Self::Axe => AXE.is_installed(),
            Self::Chromium => Browser::chromium().is_some(),
            Self::Firefox => browser::has_firefox(),
            Self::Geckodriver => GECKODRIVER.is_installed(),
            Self::WebKit => Browser::webkit().is_some() && screen().is_some(),
            Self::CargoDeny => CARGO_DENY.is_installed(),
            Self::CargoFuzz => CARGO_FUZZ.is_installed(),
            Self::WordPress => wordpress::is_there(),
            Self::Reader => reader::is_there(),
            Self::Peers => PEERS.is_installed(),
        }
    }

    fn meet(self) -> Result<(), Trouble> {
        match self {
            Self::Rust => rust::install(),
            Self::Node => Err(node::missing()),
            Self::WasmBindgen => WASM_BINDGEN.install(),
            Self::Trunk => TRUNK.install(),
            Self::WasmOpt => WASM_OPT.install(),
            Self::Esbuild => ESBUILD.install(),
            Self::Axe => AXE.install(),
            Self::Chromium => browser::CHROMIUM.install(),
            Self::Firefox => browser::FIREFOX.install(),
            Self::Geckodriver => GECKODRIVER.install(),
            Self::WebKit => browser::WEBKIT.install(),
            Self::CargoDeny => CARGO_DENY.install(),
            Self::CargoFuzz => CARGO_FUZZ.install(),
            Self::WordPress => wordpress::WORDPRESS.install(),
            Self::Reader => reader::READER.install(),
            Self::Peers => PEERS.install(),
        }
    }
}

/// Installs what is missing of these, saying so; does nothing and says nothing if all is there.
pub fn ensure(needs: &[Need]) -> Result<(), Trouble> {
    if needs.iter().all(|need| need.is_met()) {
        return Ok(());
    }
    let folder = places::tools();
    fs::create_dir_all(&folder).map_err(file_trouble("make", &folder))?;
    let _lock = lock(&folder.join(".lock"), "installing tools")?;
    // The process that held the lock may have done the work.
    let missing: Vec<_> = needs.iter().copied().filter(|n| !n.is_met()).collect();
    println!("Missing on this machine; installed once, kept for the next time:");
    for need in &missing {
        let (name, time) = need.label();
        println!("  {name} ({time})");
    }
    println!("Tools go to {}", folder.display());
    for need in missing {
        // What comes from npm comes together.
        if need.is_met() {
            continue;
        }
        step(&need.label().0, || need.meet())?;
        if !need.is_met() {
            return Err(Trouble::new(
                format!("{} does not work", need.label().0),
                "it was installed without an error, but does not answer",
                format!("remove {} and try again", folder.display()),
            ));
        }
    }
    println!("\nAll tools are there.");
    Ok(())
}

/// Installs everything, and prints the line with which a shell finds the tools of the build.
pub(crate) fn set_up() -> Result<(), Trouble> {
    ensure(&Need::ALL)?;
    let folders = folders().map(|folder| folder.display().to_string());
    println!("export PATH=\"{}:$PATH\"", folders.join(":"));
    Ok(())
}

/// Where the tools of the build are.
fn folders() -> [PathBuf; 4] {
    [
        WASM_BINDGEN.bin(),
        TRUNK.bin(),
        WASM_OPT.bin(),
        ESBUILD.bin(),
    ]
}

/// `PATH` with the installed tools first.
pub(crate) fn path() -> OsString {
    let inherited = std::env::var_os("PATH").unwrap_or_default();
    let all = folders()
        .into_iter()
        .chain(std::env::split_paths(&inherited));
    // Only a folder with a separator in its name can't be joined; none of those works on PATH.
    std::env::join_paths(all).unwrap_or(inherited)
}

/// The accessibility audit, a script to run in the page.
pub fn axe() -> PathBuf {
    AXE.proof()
}
