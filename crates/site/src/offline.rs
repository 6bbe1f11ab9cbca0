//! The script that lets the page work without a network: it must know every file of the site that
//! the page may ask for.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use crate::files::{names, read, write};
use crate::finish::{PREVIEW, without_hash};
use crate::shell::file_trouble;
use crate::{Trouble, notices, places};

const NAME: &str = "offline.js";

/// Writes `offline.js` into a finished site. It is another file whenever any file of the site is:
/// so browsers see that there is a new build.
pub(crate) fn script(site: &Path) -> Result<(), Trouble> {
    let script = read(&places::root().join("web").join(NAME))?;
    let mut files = names(site)?;
    files.retain(|name| !notices::is_one(name) && name != PREVIEW);
    let (later, files): (Vec<_>, Vec<_>) = files.into_iter().partition(|name| is_later(name));
    let mut hasher = DefaultHasher::new();
    let mut with_bytes = |names: Vec<String>| -> Result<String, Trouble> {
        let mut list = String::new();
        for name in names {
            let path = site.join(&name);
            name.hash(&mut hasher);
            let content = fs::read(&path).map_err(file_trouble("read", &path))?;
            content.hash(&mut hasher);
            // What has a plain name may be made smaller by servers, as pictures are.
            let is_named = without_hash(&name) != name;
            let bytes = if is_named { content.len() } else { 0 };
            list += &format!("\n  {name:?}: {bytes},");
        }
        Ok(list)
    };
    let (files, later) = (with_bytes(files)?, with_bytes(later)?);
    let build = hasher.finish();
    // The page is asked for by the name of its folder, too.
    let lists = format!(
        "const FILES = {{\n  \"./\": 0,{files}\n}};\nconst LATER = {{{later}\n}};\nconst BUILD = '{build:x}';\n"
    );
    write(&site.join(NAME), &(lists + &script))
}

/// Returns whether a file is kept only when the page is idle or asks for it: the computer, which
/// not everybody plays against.
fn is_later(name: &str) -> bool {
    name.starts_with("rochade-opponent") || name.starts_with("opponent_worker")
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    #[test]
    fn what_the_page_does_not_load_is_not_kept_and_makes_no_new_build() {
        let site = env::temp_dir().join(format!("rochade-offline-{}", std::process::id()));
        fs::create_dir_all(&site).expect("a folder can be made");
        let script_with = |day: &str| {
            for name in [
                "a.css",
                "b-ABCDEFG2.css",
                "licences.txt",
                "preview.png",
                "version.txt",
            ] {
                let text = if name.ends_with(".css") { "a {}" } else { day };
                write(&site.join(name), text).expect("a file can be written");
            }
            script(&site).expect("a script");
            let text = read(&site.join(NAME)).expect("a script");
            fs::remove_file(site.join(NAME)).expect("it can be removed");
            text
        };
        let [one, other] = ["2026-11-22", "2026-11-23"].map(script_with);
        assert!(
            one.starts_with(
                "const FILES = {\n  \"./\": 0,\n  \"a.css\": 0,\n  \"b-ABCDEFG2.css\": 4,\n};\nconst LATER = {\n};\n"
            ),
            "{one}"
        );
        assert_eq!(one, other);
        fs::remove_dir_all(site).expect("the folder can be removed");
    }
}
