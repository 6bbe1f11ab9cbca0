//! Reading, writing and listing files, with words for what goes wrong.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Trouble;
use crate::shell::file_trouble;

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Trouble> {
    fs::read_to_string(path).map_err(file_trouble("read", path))
}

/// Writes a text as a file.
pub fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    fs::write(path, text).map_err(file_trouble("write", path))
}

/// The paths of what a folder holds, in order.
pub fn list(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let read = || -> std::io::Result<Vec<PathBuf>> {
        let mut paths = fs::read_dir(folder)?
            .map(|entry| Ok(entry?.path()))
            .collect::<std::io::Result<Vec<_>>>()?;
        paths.sort();
        Ok(paths)
    };
    read().map_err(file_trouble("read the folder", folder))
}

/// The names of all files in a folder and the folders in it, relative to the folder, with `/`
/// between.
pub fn names(folder: &Path) -> Result<Vec<String>, Trouble> {
    let mut names = Vec::new();
    for path in list(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            let inner = self::names(&path)?;
            names.extend(inner.into_iter().map(|inner| format!("{name}/{inner}")));
        } else {
            names.push(name.into_owned());
        }
    }
    names.sort();
    Ok(names)
}

/// Copies a folder with all that it holds.
pub fn copy(from: &Path, to: &Path) -> Result<(), Trouble> {
    for name in names(from)? {
        let (from, to) = (from.join(&name), to.join(&name));
        let folder = to.parent().unwrap_or(&to);
        fs::create_dir_all(folder).map_err(file_trouble("make", folder))?;
        fs::copy(&from, &to).map_err(file_trouble("copy", &from))?;
    }
    Ok(())
}
