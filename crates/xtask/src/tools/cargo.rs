//! Tools that are built from source by Cargo.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use super::locked::Locked;
use crate::shell::{answer, command, run};
use crate::{Trouble, places};

/// Which lock file names the crates that a program is built of.
pub(super) enum Lock {
    /// That of the package.
    Theirs,
    /// One of ours, beside the manifest of a package that has the program.
    Ours(Locked),
}

/// A program from Cargo's registry.
pub(crate) struct CargoTool {
    pub(super) package: &'static str,
    pub(super) program: &'static str,
    pub(crate) version: &'static str,
    pub(super) lock: Lock,
}

impl CargoTool {
    fn folder(&self) -> PathBuf {
        let name = format!("{}-{}", self.program, self.version);
        match &self.lock {
            Lock::Theirs => places::tools().join(name),
            Lock::Ours(locked) => locked.place(&name),
        }
    }

    /// The folder with the program.
    pub(super) fn bin(&self) -> PathBuf {
        self.folder().join("bin")
    }

    /// The program, in the root of the clone.
    pub(crate) fn command(&self) -> Command {
        command(self.bin().join(self.program))
    }

    /// Whether the program runs and names its version.
    pub(super) fn is_installed(&self) -> bool {
        answer(self.command().arg("--version"))
            .is_some_and(|text| text.split_whitespace().nth(1) == Some(self.version))
    }

    pub(super) fn install(&self) -> Result<(), Trouble> {
        // Kept until all is well, so that an interrupted build goes on where it was.
        let build = self.folder().with_added_extension("build");
        let mut install = command("cargo");
        install.args(["install", "--locked"]);
        match &self.lock {
            Lock::Theirs => install.args([self.package, "--version", self.version]),
            Lock::Ours(locked) => install.arg("--path").arg(locked.path("")),
        };
        install
            // An earlier try may have left something that Cargo takes for installed.
            .args(["--force", "--root"])
            .arg(self.folder())
            .env("CARGO_TARGET_DIR", &build)
            // These tools wait for the compiler most of the time; building them well costs more
            // than it ever gives back.
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        run(&mut install).map_err(|trouble| Trouble {
            cure: format!(
                "if the registry could not be reached, try again with a network; \
                 what was built so far is kept in {}",
                build.display()
            ),
            ..trouble
        })?;
        // Some hundred megabytes; if they can't be removed they do no harm.
        let _ = fs::remove_dir_all(build);
        Ok(())
    }
}
