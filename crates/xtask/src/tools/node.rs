//! Node, and what npm installs: all of a lock file together.

use std::fs;
use std::path::PathBuf;

use super::locked::Locked;
use crate::Trouble;
use crate::shell::{answer, command, file_trouble, run};

/// A package from npm.
pub(crate) struct NpmTool {
    pub(super) package: &'static str,
    pub(crate) version: &'static str,
    /// The file that is used: a program that answers `--version`, or a script for the page.
    pub(super) proof: &'static str,
    /// The lock file with which it comes.
    pub(super) lock: Locked,
}

impl NpmTool {
    fn folder(&self) -> PathBuf {
        self.lock.place(self.lock.folder)
    }

    /// The folder with all packages of the lock file.
    pub(crate) fn packages(&self) -> PathBuf {
        self.folder().join("node_modules")
    }

    /// The folder with the programs.
    pub(super) fn bin(&self) -> PathBuf {
        self.packages().join(".bin")
    }

    /// The file that is used.
    pub(super) fn proof(&self) -> PathBuf {
        self.folder().join(self.proof)
    }

    /// Whether the program runs and names its version, or the script stands there.
    pub(super) fn is_installed(&self) -> bool {
        let proof = self.proof();
        if proof.extension().is_some() {
            // npm unpacks into a temporary place and moves whole packages.
            return fs::metadata(proof).is_ok_and(|file| file.len() > 0);
        }
        answer(command(proof).arg("--version")).is_some_and(|text| text.contains(self.version))
    }

    pub(super) fn install(&self) -> Result<(), Trouble> {
        let folder = self.folder();
        // npm repairs nothing that it takes for installed.
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(file_trouble("remove", &folder))?;
        }
        fs::create_dir_all(&folder).map_err(file_trouble("make", &folder))?;
        for file in ["package.json", "package-lock.json"] {
            fs::copy(self.lock.path(file), folder.join(file))
                .map_err(file_trouble("copy", &folder))?;
        }
        let mut install = command("npm");
        install
            // What is installed runs nothing by itself: esbuild's program comes as a package, too.
            .args([
                "ci",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "--prefix",
            ])
            .arg(&folder);
        run(&mut install).map_err(|trouble| Trouble {
            cure: "if npm's registry could not be reached, try again with a network".into(),
            ..trouble
        })
    }
}

/// Whether Node and npm are on `PATH`.
pub(super) fn is_there() -> bool {
    ["node", "npm"]
        .iter()
        .all(|program| answer(command(program).arg("--version")).is_some())
}

/// What to say when they aren't: which Node to take is for the owner of the machine to decide.
pub(super) fn missing() -> Trouble {
    Trouble::new(
        "Node.js with npm is not there",
        "the page's last steps (wasm-opt, esbuild) come from npm; neither node nor npm answers",
        "install Node 20 or later from your system's packages (Debian: apt-get install nodejs npm) \
         and start again",
    )
}
