//! The names of functions in the compiled modules. Nobody who plays needs them, so the site gets
//! its modules without; for whoever wants to know what weighs how much, the modules with names are
//! kept aside.

use std::fs;
use std::path::{Path, PathBuf};

use wasmparser::{Parser, Payload};

use crate::files::list;
use crate::shell::file_trouble;
use crate::{Trouble, places};

/// The number of a section that means nothing to who runs a module.
const CUSTOM: u8 = 0;

/// Takes the names out of the modules that Trunk has put into the site, and keeps these modules as
/// they were.
pub(crate) fn take_out(site: &Path) -> Result<(), Trouble> {
    let kept = place();
    fs::create_dir_all(&kept).map_err(file_trouble("make", &kept))?;
    for path in modules(site)? {
        let module = fs::read(&path).map_err(file_trouble("read", &path))?;
        let copy = kept.join(path.file_name().unwrap_or_default());
        fs::write(&copy, &module).map_err(file_trouble("write", &copy))?;
        fs::write(&path, without(&module)?).map_err(file_trouble("write", &path))?;
    }
    Ok(())
}

/// Gives the modules that were kept when the site was built last, with their names.
pub fn kept() -> Result<Vec<(String, Vec<u8>)>, Trouble> {
    let mut kept = Vec::new();
    for path in modules(&place())? {
        let module = fs::read(&path).map_err(file_trouble("read", &path))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        kept.push((name.into_owned(), module));
    }
    Ok(kept)
}

/// Where modules with names are kept.
fn place() -> PathBuf {
    places::scratch().join("named")
}

/// The modules in a folder.
fn modules(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let mut paths = list(folder)?;
    paths.retain(|path| path.extension().is_some_and(|end| end == "wasm"));
    Ok(paths)
}

/// Gives a module without what only tools read.
pub fn without(module: &[u8]) -> Result<Vec<u8>, Trouble> {
    let mut left = Vec::with_capacity(module.len());
    let mut from = 0;
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload.map_err(unreadable)?;
        let (id, to) = match (&payload, payload.as_section()) {
            (Payload::Version { range, .. }, _) => (None, range.end),
            (_, Some((id, range))) => (Some(id), range.end),
            _ => continue,
        };
        let to = usize::try_from(to).map_err(Trouble::odd)?;
        if id != Some(CUSTOM) {
            // With the head of the section, which tells how long it is.
            left.extend_from_slice(module.get(from..to).unwrap_or_default());
        }
        from = to;
    }
    Ok(left)
}

/// Tells that a module can't be read.
pub fn unreadable(error: wasmparser::Error) -> Trouble {
    Trouble::odd(format!("a compiled module can't be read: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with two empty functions, `one` and `two`, as bytes of the standard; and how many
    /// of them come before its names.
    const MODULE: &[u8] = b"\0asm\x01\0\0\0\
        \x01\x04\x01\x60\0\0\
        \x03\x03\x02\0\0\
        \x0a\x07\x02\x02\0\x0b\x02\0\x0b\
        \0\x12\x04name\x01\x0b\x02\0\x03one\x01\x03two";
    const BARE: usize = 8 + 6 + 5 + 9;

    #[test]
    fn names_are_taken_out_and_nothing_else() {
        assert_eq!(without(MODULE), Ok(MODULE[..BARE].to_vec()));
        assert_eq!(without(&MODULE[..BARE]), Ok(MODULE[..BARE].to_vec()));
    }

    #[test]
    fn what_is_no_module_stops_the_build() {
        for bytes in [&b""[..], b"<!doctype html>", &MODULE[..BARE - 2]] {
            assert!(without(bytes).is_err(), "{bytes:?}");
        }
    }
}
