//! `cargo xtask package --npm`: the folder of the download as a package for npm, with types for the
//! element and its messages (`web/npm`).
//!
//! npm itself packs it: it gives all files one time and one owner, so what is packed twice from one
//! commit by one npm is the same file. Nothing is published.

use std::fs;
use std::path::{Path, PathBuf};

use rochade_site::files::{copy, names, read, write};

use super::FOLDER;
use crate::shell::{answer, command, file_trouble};
use crate::{Trouble, places};

/// The name of the package.
const NAME: &str = "rochade-board";

/// What the package has beside the folder, in `web/npm`.
const FILES: [&str; 3] = [MANIFEST, "README.md", "rochade.d.ts"];

/// The file that describes a package to npm.
const MANIFEST: &str = "package.json";

/// What stands there in the place of the version.
const NO_VERSION: &str = "\"version\": \"0.0.0\"";

/// Packs a folder into an archive in `target`, and returns where that is.
pub(super) fn pack(folder: &Path, target: &Path) -> Result<PathBuf, Trouble> {
    let package = place(target);
    if package.exists() {
        fs::remove_dir_all(&package).map_err(file_trouble("remove", &package))?;
    }
    copy(folder, &package.join(FOLDER))?;
    for name in FILES {
        let text = read(&places::root().join("web/npm").join(name))?;
        let text = if name == MANIFEST {
            filled(&text)?
        } else {
            text
        };
        write(&package.join(name), &text)?;
    }
    let mut npm = command("npm");
    npm.current_dir(&package)
        // It would ask the registry for newer versions of itself.
        .args(["pack", "--json", "--ignore-scripts", "--offline"])
        .args(["--no-update-notifier", "--pack-destination"])
        .arg(target);
    let packed = answer(&mut npm).ok_or_else(|| {
        Trouble::new(
            "npm could not pack the package",
            format!("it stands in {}", package.display()),
            "npm pack, there, tells why",
        )
    })?;
    let names = names(&package)?;
    let missing = not_packed(&packed, &names);
    if !missing.is_empty() {
        return Err(Trouble::plain(
            "npm has left files out of the package",
            missing.join(", "),
        ));
    }
    Ok(target.join(format!("{NAME}-{}.tgz", env!("CARGO_PKG_VERSION"))))
}

/// Returns the folder that is packed, as it stands in `target`.
pub(super) fn place(target: &Path) -> PathBuf {
    target.join("npm").join(NAME)
}

/// Returns the description with the version of the workspace.
fn filled(manifest: &str) -> Result<String, Trouble> {
    if manifest.matches(NO_VERSION).count() != 1 {
        let odd = format!("web/npm/{MANIFEST} has no place for the version: {NO_VERSION}");
        return Err(Trouble::odd(odd));
    }
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    Ok(manifest.replace(NO_VERSION, &version))
}

/// Returns the files that the list of `npm pack --json` doesn't have.
fn not_packed<'names>(list: &str, names: &'names [String]) -> Vec<&'names str> {
    let names = names.iter().map(String::as_str);
    names
        .filter(|name| !list.contains(&format!("\"path\": \"{name}\"")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_has_the_version_of_the_workspace_and_nothing_that_runs_or_is_fetched() {
        let manifest = read(&places::root().join("web/npm").join(MANIFEST)).expect("a manifest");
        let filled = filled(&manifest).expect("a place for the version");
        let version = format!("\"version\": \"{}\",", env!("CARGO_PKG_VERSION"));
        assert!(filled.contains(&version) && !filled.contains("0.0.0"));
        assert!(filled.contains(&format!("\"name\": \"{NAME}\"")));
        let licence = "\"license\": \"MIT OR Apache-2.0\"";
        assert!(filled.contains(licence));
        for word in ["scripts", "ependencies", "\"bin\"", "://"] {
            assert!(!filled.contains(word), "{word}");
        }
        assert!(super::filled("{}").is_err());
    }

    #[test]
    fn all_that_the_description_names_is_in_the_package() {
        let manifest = read(&places::root().join("web/npm").join(MANIFEST)).expect("a manifest");
        let element = format!("./{FOLDER}/{}", rochade_site::ELEMENT);
        let named = manifest.split('"').filter(|word| word.starts_with("./"));
        for path in named.filter(|path| !path.ends_with('*')) {
            let is_there = path == element || FILES.contains(&path.trim_start_matches("./"));
            assert!(is_there, "{path}");
        }
        assert!(manifest.contains(&element));
    }

    #[test]
    fn what_is_packed_twice_is_the_same_and_holds_all() {
        let place = std::env::temp_dir().join(format!("rochade-npm-{}", std::process::id()));
        let site = place.join("site");
        fs::create_dir_all(site.join("docs")).expect("a folder can be made");
        for name in ["rochade.js", "index.html.br", "docs/a.html"] {
            write(&site.join(name), name).expect("a file can be written");
        }
        let packed = || fs::read(pack(&site, &place).expect("npm packs")).expect("an archive");
        let first = packed();
        assert!(first == packed());
        // npm would leave this out.
        write(&site.join("a.orig"), "").expect("a file can be written");
        let told = pack(&site, &place).expect_err("a file is missing");
        assert!(told.to_string().contains("rochade/a.orig"), "{told}");
        fs::remove_dir_all(place).expect("the folder can be removed");
    }

    #[test]
    fn what_npm_leaves_out_is_told() {
        let list = "[{ \"files\": [{\n \"path\": \"a/b.js\",\n \"size\": 1 }] }]";
        let names = ["a/b.js", "b.js"].map(String::from);
        assert_eq!(not_packed(list, &names), ["b.js"]);
    }
}
