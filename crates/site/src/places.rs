//! Where things stand.

use std::env;
use std::path::PathBuf;

/// The root of the clone.
pub fn root() -> PathBuf {
    // Asked at run time, since Cargo does not build a package anew when the clone moves. Cargo sets
    // the variable for what it runs; a program run by hand looks from where it stands.
    let start = env::var_os("CARGO_MANIFEST_DIR")
        .map(PathBuf::from)
        .or_else(|| env::current_dir().ok())
        .unwrap_or_default();
    start
        .ancestors()
        .find(|folder| folder.join("Trunk.toml").is_file())
        .unwrap_or(&start)
        .to_path_buf()
}

/// The built site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Where chores put what they make on the way. Always beside `dist/`, so that a finished site can
/// be moved into place, even if Cargo's own target folder is elsewhere.
pub fn scratch() -> PathBuf {
    root().join("target/xtask")
}

/// Where installed tools are kept for the next time, outside any clone.
pub fn tools() -> PathBuf {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty());
    if let Some(tools) = set("ROCHADE_TOOLS") {
        // Tools are run from several folders, so a relative path would mean several places.
        return root().join(tools);
    }
    let cache = set("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .filter(|cache| cache.is_absolute())
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .unwrap_or_else(env::temp_dir);
    cache.join("rochade/tools")
}
