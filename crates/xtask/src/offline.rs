//! The script that lets the page work without a network: it must know every file of the site.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use crate::files::{names, read, write};
use crate::shell::file_trouble;
use crate::{Trouble, places};

const NAME: &str = "offline.js";

/// Writes `offline.js` into a finished site. It is another file whenever any file of the site is: so browsers see that there
/// is a new build.
pub(crate) fn script(site: &Path) -> Result<(), Trouble> {
    let script = read(&places::root().join("web").join(NAME))?;
    let mut files = names(site)?;
    let mut hasher = DefaultHasher::new();
    for name in &files {
        let path = site.join(name);
        name.hash(&mut hasher);
        fs::read(&path)
            .map_err(file_trouble("read", &path))?
            .hash(&mut hasher);
    }
    // The page is asked for by the name of its folder, too.
    files.insert(0, "./".to_owned());
    let build = hasher.finish();
    let lists = format!("const FILES = {files:?};\nconst BUILD = '{build:x}';\n");
    write(&site.join(NAME), &(lists + &script))
}
