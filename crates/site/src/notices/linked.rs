//! Which crates the compiled modules are made of.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::Trouble;
use crate::files::{list, read};
use crate::shell::{answer, command};

/// The crates of the modules.
const MODULES: [&str; 3] = ["rochade-web", "rochade-desk", "rochade-opponent"];

/// How the files begin, in capitals, in which crates hold what their licences ask to be passed on.
const FILES: [&str; 4] = ["LICENSE", "LICENCE", "COPYING", "NOTICE"];

/// Another one's crate.
#[derive(Clone, Debug, Default)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    /// The licence, as the crate says it.
    pub(super) licence: String,
    pub(super) authors: Vec<String>,
    /// The texts of the files that are about licences.
    pub(super) texts: Vec<String>,
}

/// All of them, by name and version.
pub(super) fn packages() -> Result<Vec<Package>, Trouble> {
    let trouble = || Trouble::odd("cargo does not tell what the modules are made of");
    let linked = linked().ok_or_else(trouble)?;
    let metadata =
        answer(command("cargo").args(["metadata", "--format-version", "1"])).ok_or_else(trouble)?;
    let Metadata { packages } = serde_json::from_str(&metadata).map_err(Trouble::odd)?;
    let others = packages.into_iter().filter(|known| {
        // Our own come from no registry.
        known.source.is_some() && linked.contains(&format!("{} v{}", known.name, known.version))
    });
    let mut packages = others.map(Known::package).collect::<Result<Vec<_>, _>>()?;
    packages.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(packages)
}

/// What cargo links for the browser, each with name and version. What runs in the compiler only
/// (macros, and what they are made of) is not in it.
fn linked() -> Option<Vec<String>> {
    let mut tree = command("cargo");
    tree.args(["tree", "--edges", "normal,no-proc-macro"])
        .args(["--prefix", "none", "--no-dedupe", "--format", "{p}"])
        .args(["--target", "wasm32-unknown-unknown"])
        .args(MODULES.map(|module| format!("--package={module}")));
    let name = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
    Some(answer(&mut tree)?.lines().map(name).collect())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Known>,
}

/// What cargo knows of a crate.
#[derive(Deserialize)]
struct Known {
    name: String,
    version: String,
    source: Option<String>,
    license: Option<String>,
    authors: Vec<String>,
    manifest_path: PathBuf,
}

impl Known {
    fn package(self) -> Result<Package, Trouble> {
        let folder = self.manifest_path.parent().unwrap_or(Path::new(""));
        let is_about_licences = |file: &&PathBuf| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            FILES
                .iter()
                .any(|file| name.to_uppercase().starts_with(file))
        };
        let files = list(folder)?;
        let files = files
            .iter()
            .filter(|file| file.is_file())
            .filter(is_about_licences);
        Ok(Package {
            texts: files.map(|file| read(file)).collect::<Result<_, _>>()?,
            name: self.name,
            version: self.version,
            licence: self.license.unwrap_or_default(),
            authors: self.authors,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_made_of_yew_and_not_of_what_makes_it() {
        let packages = packages().expect("a list");
        let names: Vec<&str> = packages.iter().map(|package| &*package.name).collect();
        for linked in ["yew", "wasm-bindgen", "smallvec", "slab"] {
            assert!(names.contains(&linked), "{linked}: {names:?}");
        }
        for other in ["syn", "yew-macro", "axum", "rochade-web", "arbtest"] {
            assert!(!names.contains(&other), "{other}");
        }
        let smallvec = packages.iter().find(|package| package.name == "smallvec");
        assert!(smallvec.is_some_and(|package| package.texts.len() > 1));
    }
}
