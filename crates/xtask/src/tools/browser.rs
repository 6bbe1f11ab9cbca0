//! The browser of the end-to-end tests.

use std::env;
use std::path::PathBuf;

use crate::Trouble;
use crate::shell::{answer, command, find, run};

/// Chromium (or a relative) and the driver that belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Browser {
    /// The browser's program.
    pub chromium: PathBuf,
    /// Its WebDriver server.
    pub driver: PathBuf,
}

impl Browser {
    /// The browser that `$CHROMIUM` and `$CHROMEDRIVER` name, or else the first one on `PATH`.
    pub fn find() -> Option<Self> {
        let named = |name| env::var_os(name).map(PathBuf::from);
        let chromium = named("CHROMIUM").or_else(|| {
            find(&[
                "chromium",
                "chromium-browser",
                "google-chrome",
                "google-chrome-stable",
            ])
        })?;
        let driver = named("CHROMEDRIVER").or_else(|| find(&["chromedriver"]))?;
        let answers = |program| answer(command(program).arg("--version")).is_some();
        (answers(&chromium) && answers(&driver)).then_some(Self { chromium, driver })
    }
}

/// Installs both with Debian's package manager.
pub(super) fn install() -> Result<(), Trouble> {
    const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];
    let refuse = |why: &str| {
        Err(Trouble::new(
            "there is no Chromium with its driver (chromedriver) for the end-to-end tests",
            why,
            "as root: apt-get install chromium chromium-driver; elsewhere install both by hand and \
             put them on PATH, or name them in $CHROMIUM and $CHROMEDRIVER",
        ))
    };
    if find(&["apt-get"]).is_none() {
        return refuse("neither is on PATH, and this system has no apt-get to install them");
    }
    let user = answer(command("id").arg("-u"));
    if user.as_deref().map(str::trim) != Some("0") {
        return refuse("neither is on PATH, and only root may install them");
    }
    let apt = |args: &[&str]| {
        run(command("apt-get")
            .args(args)
            .env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update"])?;
    let install = ["install", "--yes", "--no-install-recommends"];
    apt(&[&install[..], &PACKAGES].concat())
}
