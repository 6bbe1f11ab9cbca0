//! The script that lets the page work without a network: it must know every file of the site.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use crate::shell::{command, file_trouble, run};
use crate::site::{read, write};
use crate::size::files;
use crate::{Trouble, places};

const NAME: &str = "offline.js";

/// Writes `offline.js` into a finished site. It is another file whenever any file of the site is: so browsers see that there
/// is a new build.
pub(crate) fn script(site: &Path) -> Result<(), Trouble> {
    let script = site.join(NAME);
    let mut names = files(site, "")?;
    let mut hasher = DefaultHasher::new();
    for name in &names {
        let path = site.join(name);
        name.hash(&mut hasher);
        fs::read(&path)
            .map_err(file_trouble("read", &path))?
            .hash(&mut hasher);
    }
    // The page is asked for by the name of its folder, too.
    names.insert(0, "./".to_owned());
    run(command("esbuild")
        .arg(places::root().join("web").join(NAME))
        .args(["--minify", "--target=es2017", "--log-level=warning"])
        .arg(format!("--outfile={}", script.display())))?;
    let text = read(&script)?;
    let build = hasher.finish();
    write(
        &script,
        &format!("const FILES={names:?},BUILD=\"{build:x}\";\n{text}"),
    )
}
