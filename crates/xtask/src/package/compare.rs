//! Where the archives of two builds differ.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use rochade_site::files::names;
use zip::ZipArchive;

use super::npm;
use crate::Trouble;
use crate::shell::file_trouble;

/// Returns the names of the archives in a build's `target`, in order.
pub(super) fn archives(target: &Path) -> Result<Vec<String>, Trouble> {
    let mut archives = Vec::new();
    for entry in fs::read_dir(target).map_err(file_trouble("read the folder", target))? {
        let entry = entry.map_err(file_trouble("read the folder", target))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".zip") || name.ends_with(".tgz") {
            archives.push(name);
        }
    }
    archives.sort();
    Ok(archives)
}

/// Returns where the archives in the `target` of two builds differ, in words: none where each byte
/// is the same.
pub(super) fn differences(one: &Path, other: &Path) -> Result<Vec<String>, Trouble> {
    let (of_one, of_other) = (archives(one)?, archives(other)?);
    if of_one != of_other || of_one.is_empty() {
        let [one, other] = [of_one, of_other].map(|names| names.join(", "));
        return Ok(vec![format!(
            "one build has {one:?}, the other one {other:?}"
        )]);
    }
    let mut differences = Vec::new();
    for name in of_one {
        let [one_archive, other_archive] = [one, other].map(|target| target.join(&name));
        if bytes(&one_archive)? == bytes(&other_archive)? {
            continue;
        }
        let [one_content, other_content] = if name.ends_with(".zip") {
            [unzipped(&one_archive)?, unzipped(&other_archive)?]
        } else {
            // npm has packed this folder.
            [content(&npm::place(one))?, content(&npm::place(other))?]
        };
        let files = one_content.symmetric_difference(&other_content);
        let files: BTreeSet<&str> = files.map(|(name, _)| name.as_str()).collect();
        differences.push(if files.is_empty() {
            format!("{name}: all files are the same, but they are packed otherwise")
        } else {
            let files: Vec<&str> = files.into_iter().collect();
            format!("{name}: {}", files.join(", "))
        });
    }
    Ok(differences)
}

/// The files of a folder or an archive, by name.
type Content = BTreeSet<(String, Vec<u8>)>;

fn bytes(path: &Path) -> Result<Vec<u8>, Trouble> {
    fs::read(path).map_err(file_trouble("read", path))
}

fn content(folder: &Path) -> Result<Content, Trouble> {
    let names = names(folder)?.into_iter();
    let files = names.map(|name| bytes(&folder.join(&name)).map(|bytes| (name, bytes)));
    files.collect()
}

fn unzipped(archive: &Path) -> Result<Content, Trouble> {
    let file = File::open(archive).map_err(file_trouble("read", archive))?;
    let odd = |error| Trouble::plain(format!("could not read {}", archive.display()), error);
    let mut zip = ZipArchive::new(file).map_err(|error| odd(error.to_string()))?;
    let mut content = Content::new();
    for index in 0..zip.len() {
        let entry = zip.by_index(index);
        let mut entry = entry.map_err(|error| odd(error.to_string()))?;
        let mut bytes = Vec::new();
        let read = entry.read_to_end(&mut bytes);
        read.map_err(|error| odd(error.to_string()))?;
        content.insert((entry.name().to_owned(), bytes));
    }
    Ok(content)
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::super::pack;
    use super::*;

    /// Writes the `target` of a build of these files.
    fn build(target: &Path, files: &[(&str, &str)]) {
        let folder = npm::place(target);
        fs::create_dir_all(&folder).expect("a folder can be made");
        for (name, text) in files {
            fs::write(folder.join(name), text).expect("a file can be written");
        }
        let archive = File::create(target.join("rochade-1.0.0.zip")).expect("an archive");
        pack(&folder, archive).expect("it can be packed");
        let all: String = files.iter().map(|(_, text)| *text).collect();
        fs::write(target.join("rochade-board-1.0.0.tgz"), all).expect("an archive");
    }

    fn compared(files: &[(&str, &str)], others: &[(&str, &str)]) -> Vec<String> {
        let place = env::temp_dir().join(format!("rochade-compare-{}", std::process::id()));
        let [one, other] = ["one", "other"].map(|name| place.join(name));
        build(&one, files);
        build(&other, others);
        let differences = differences(&one, &other).expect("archives");
        fs::remove_dir_all(place).expect("the folder can be removed");
        differences
    }

    #[test]
    fn two_builds_are_the_same_or_it_is_told_which_files_differ() {
        let files = [("a.js", "a"), ("b.js", "b")];
        assert_eq!(compared(&files, &files), [""; 0]);
        assert_eq!(
            compared(&files, &[("a.js", "a"), ("b.js", "other")]),
            [
                "rochade-1.0.0.zip: rochade/b.js",
                "rochade-board-1.0.0.tgz: b.js"
            ]
        );
        let more = [("a.js", "a"), ("b.js", "b"), ("c.js", "")];
        assert_eq!(compared(&files, &more), ["rochade-1.0.0.zip: rochade/c.js"]);
    }

    #[test]
    fn archives_that_hold_the_same_and_builds_without_them_are_told() {
        let place = env::temp_dir().join(format!("rochade-packed-{}", std::process::id()));
        let [one, other, empty] = ["one", "other", "empty"].map(|name| place.join(name));
        build(&one, &[("a.js", "a")]);
        build(&other, &[("a.js", "a")]);
        fs::write(other.join("rochade-board-1.0.0.tgz"), "later").expect("an archive");
        fs::create_dir_all(&empty).expect("a folder can be made");
        let packed =
            "rochade-board-1.0.0.tgz: all files are the same, but they are packed otherwise";
        assert_eq!(differences(&one, &other).expect("archives"), [packed]);
        assert_eq!(differences(&one, &empty).expect("a folder").len(), 1);
        assert_eq!(differences(&empty, &empty).expect("a folder").len(), 1);
        fs::remove_dir_all(place).expect("the folder can be removed");
    }
}
