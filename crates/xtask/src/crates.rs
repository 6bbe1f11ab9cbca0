//! `cargo xtask crates`: whether the crates for a registry hold what they promise there. Nothing is
//! published.

use crate::shell::{cargo, command, run, step};
use crate::tools::{self, Need};
use crate::{Trouble, places};

/// The crates that a registry may be given, each after those that it depends on.
pub(crate) const PUBLISHED: [&str; 6] = ["chess", "draughts", "many", "gametext", "pgn", "pdn"];

/// The oldest Rust that builds them: `rust-version` in the manifest of each, with its last number.
pub(crate) const OLDEST_RUST: &str = "1.93.0";

/// Tests the crates with the oldest Rust, and then lets Cargo pack all of them and build each from
/// what it has packed.
pub(crate) fn crates() -> Result<(), Trouble> {
    tools::ensure(&[Need::Rust])?;
    step("tests with the oldest Rust", || {
        let install = ["toolchain", "install", OLDEST_RUST];
        let least = ["--profile", "minimal", "--no-self-update"];
        run(command("rustup").args(install).args(least))?;
        // The crates that only tests need have no need to be so old.
        let tests = ["cargo", "test", "--ignore-rust-version", "--locked"];
        run(command("rustup")
            .args(["run", OLDEST_RUST])
            .args(tests)
            .args(packages())
            .env("CARGO_TARGET_DIR", places::scratch().join("oldest-rust")))
    })?;
    step("packages", || {
        run(cargo(["publish", "--dry-run", "--locked"]).args(packages()))
    })?;
    Ok(())
}

/// The crates, as Cargo's options name them.
fn packages() -> impl Iterator<Item = String> {
    let names = PUBLISHED.into_iter();
    names.flat_map(|name| ["--package".to_owned(), format!("rochade-{name}")])
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn they_and_no_others_can_be_published_and_have_what_a_registry_wants() {
        let folders = fs::read_dir(places::root().join("crates")).expect("the crates");
        let folders = folders.map(|folder| folder.expect("a crate").path());
        let manifests = folders
            .filter(|folder| folder.is_dir())
            .map(|folder| (folder.clone(), folder.join("Cargo.toml")));
        let mut published = Vec::new();
        for (folder, manifest) in manifests {
            let text = fs::read_to_string(&manifest).expect("a manifest");
            if !text.contains("publish = true") {
                let is_kept = text.contains("publish.workspace = true");
                assert!(is_kept, "{}", manifest.display());
                continue;
            }
            let name = folder.file_name().and_then(|name| name.to_str());
            let name = name.expect("a name");
            published.push(name.to_owned());
            let rust = text.split("rust-version = \"").nth(1).expect("a Rust");
            let rust = rust.split('"').next().expect("a version");
            assert_eq!(format!("{rust}.0"), OLDEST_RUST, "{name}");
            for part in ["description", "keywords", "categories", "readme", "include"] {
                assert!(text.contains(&format!("\n{part} = ")), "{name}: {part}");
            }
            // Links, so that each text stands once.
            for file in ["LICENSE-MIT", "LICENSE-APACHE"] {
                let text = |path| fs::read_to_string(path).expect("a licence");
                assert_eq!(text(folder.join(file)), text(places::root().join(file)));
            }
        }
        published.sort();
        let mut named = PUBLISHED;
        named.sort();
        assert_eq!(published, named);
    }
}
