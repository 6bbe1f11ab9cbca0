//! Lock files of our own (`crates/xtask/locked`): an installation fetches what they name, with the
//! checksums that they name, and nothing else.

use std::path::PathBuf;

use sha2::{Digest, Sha256};

use crate::places;

/// A folder with a lock file.
pub(crate) struct Locked {
    pub(super) folder: &'static str,
    /// The content of the lock file.
    pub(super) lock: &'static str,
}

/// The program of wasm-bindgen.
pub(super) const WASM_BINDGEN: Locked = Locked {
    folder: "wasm-bindgen",
    lock: include_str!("../../locked/wasm-bindgen/Cargo.lock"),
};

/// What comes from npm for the build and the tests.
pub(super) const NPM: Locked = Locked {
    folder: "npm",
    lock: include_str!("../../locked/npm/package-lock.json"),
};

/// The boards of others, beside which the page is measured.
pub(super) const PEERS: Locked = Locked {
    folder: "peers",
    lock: include_str!("../../locked/peers/package-lock.json"),
};

/// The reader of PGN in Python.
pub(super) const PYTHON: Locked = Locked {
    folder: "python",
    lock: concat!(
        include_str!("../../locked/python/build.txt"),
        include_str!("../../locked/python/chess.txt"),
    ),
};

impl Locked {
    /// A file in the folder; with no name, the folder.
    pub(super) fn path(&self, file: &str) -> PathBuf {
        let folder = places::root().join("crates/xtask/locked");
        folder.join(self.folder).join(file)
    }

    /// Returns the folder into which a tool is installed. Its name has a digest of the lock file,
    /// so that what was installed by an older one is not used.
    pub(super) fn place(&self, name: &str) -> PathBuf {
        let digest = Sha256::digest(self.lock);
        let mark: String = digest[..4]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        places::tools().join(format!("{name}-{mark}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_installed_has_a_checksum_and_no_host() {
        let count = |locked: &Locked, part: &str| locked.lock.matches(part).count();
        for npm in [NPM, PEERS] {
            let packages = count(&npm, "\"node_modules/");
            assert!(packages > 3);
            assert_eq!(count(&npm, "\"integrity\": \"sha512-"), packages);
            assert_eq!(count(&npm, "\"resolved\""), 0);
        }
        // Our own program is the only one that comes from nowhere.
        let crates = count(&WASM_BINDGEN, "[[package]]") - 1;
        assert!(crates > 50);
        assert_eq!(count(&WASM_BINDGEN, "\nchecksum = \""), crates);
        let lines = PYTHON.lock.lines().count();
        assert_eq!(count(&PYTHON, " --hash=sha256:"), lines);
    }

    #[test]
    fn another_lock_file_has_another_place() {
        let other = Locked {
            folder: NPM.folder,
            lock: "another one",
        };
        assert_eq!(NPM.place("npm"), NPM.place("npm"));
        assert_ne!(NPM.place("npm"), other.place("npm"));
    }
}
