//! The browsers of the end-to-end tests, each with its WebDriver server. All but Firefox's driver
//! are Debian's.

use std::env;
use std::path::PathBuf;

use super::GECKODRIVER;
use crate::Trouble;
use crate::shell::{answer, command, find, run};

/// A browser and the driver that belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Browser {
    /// The browser's program.
    pub program: PathBuf,
    /// Its WebDriver server.
    pub driver: PathBuf,
}

impl Browser {
    /// The Chromium that `$CHROMIUM` and `$CHROMEDRIVER` name, or else the one without windows on
    /// `PATH`.
    pub fn chromium() -> Option<Self> {
        let shells = ["chromium-headless-shell", "chrome-headless-shell"];
        let program = named("CHROMIUM").or_else(|| find(&shells))?;
        let driver = named("CHROMEDRIVER").or_else(|| find(&["chromedriver"]))?;
        let both = answers(&program, "--version") && answers(&driver, "--version");
        both.then_some(Self { program, driver })
    }

    /// The Firefox that `$FIREFOX` names, or else the first one on `PATH`, with our own
    /// geckodriver.
    pub fn firefox() -> Option<Self> {
        let driver = GECKODRIVER.bin().join("geckodriver");
        let program = firefox_program()?;
        GECKODRIVER
            .is_installed()
            .then_some(Self { program, driver })
    }

    /// WebKit as GTK has it, in the browser that comes with its driver: it stands in no folder of
    /// `PATH`.
    pub fn webkit() -> Option<Self> {
        let libraries = [env::consts::ARCH, "linux-gnu"].join("-");
        let program = ["/usr/lib", &libraries, "webkit2gtk-4.1/MiniBrowser"]
            .iter()
            .collect();
        let program = named("WEBKIT_MINIBROWSER").unwrap_or(program);
        let driver = find(&["WebKitWebDriver"])?;
        // The browser itself would want a screen even to tell its version.
        let there = program.is_file() && answers(&driver, "--help");
        there.then_some(Self { program, driver })
    }
}

fn firefox_program() -> Option<PathBuf> {
    let program = named("FIREFOX").or_else(|| find(&["firefox-esr", "firefox"]))?;
    answers(&program, "--version").then_some(program)
}

/// Whether there is a Firefox, with or without its driver.
pub(super) fn has_firefox() -> bool {
    firefox_program().is_some()
}

/// A screen in memory, for browsers that can't do without one.
pub fn screen() -> Option<PathBuf> {
    find(&["Xvfb"])
}

fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from)
}

fn answers(program: &PathBuf, question: &str) -> bool {
    answer(command(program).arg(question)).is_some()
}

/// Debian's packages with a browser of the tests, and how it can be had elsewhere.
pub(super) struct Packages {
    pub(super) name: &'static str,
    pub(super) packages: &'static [&'static str],
    pub(super) elsewhere: &'static str,
}

pub(super) const CHROMIUM: Packages = Packages {
    name: "Chromium without windows (chromium-headless-shell) with its driver (chromedriver)",
    packages: &["chromium-headless-shell", "chromium-driver"],
    elsewhere: "put both on PATH, or name any Chromium and its driver in $CHROMIUM and $CHROMEDRIVER",
};

pub(super) const FIREFOX: Packages = Packages {
    name: "Firefox",
    packages: &["firefox-esr"],
    elsewhere: "put it on PATH, or name it in $FIREFOX",
};

pub(super) const WEBKIT: Packages = Packages {
    name: "WebKitGTK with its driver and the screen for it (WebKitWebDriver, MiniBrowser, Xvfb)",
    packages: &["webkit2gtk-driver", "xvfb"],
    elsewhere: "put WebKitWebDriver and Xvfb on PATH, and name the browser in $WEBKIT_MINIBROWSER",
};

impl Packages {
    /// Installs them with Debian's package manager.
    pub(super) fn install(&self) -> Result<(), Trouble> {
        let refuse = |why: &str| {
            Err(Trouble::new(
                format!("there is no {} for the end-to-end tests", self.name),
                why,
                format!(
                    "as root: apt-get install {}; on another system install it by hand, and {}",
                    self.packages.join(" "),
                    self.elsewhere
                ),
            ))
        };
        if find(&["apt-get"]).is_none() {
            return refuse("it is not on PATH, and this system has no apt-get to install it");
        }
        let user = answer(command("id").arg("-u"));
        if user.as_deref().map(str::trim) != Some("0") {
            return refuse("it is not on PATH, and only root may install it");
        }
        let apt = |args: &[&str]| {
            run(command("apt-get")
                .args(args)
                .env("DEBIAN_FRONTEND", "noninteractive"))
        };
        apt(&["update"])?;
        let install = ["install", "--yes", "--no-install-recommends"];
        apt(&[&install[..], self.packages].concat())
    }
}
