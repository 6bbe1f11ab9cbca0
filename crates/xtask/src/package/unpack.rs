//! The download, unpacked as a web master unpacks it, and compared with its checksums.

use std::collections::BTreeSet;
use std::fs::File;
use std::path::Path;

use rochade_site::files::read;
use zip::ZipArchive;

use super::{CHECKSUMS, checksums};
use crate::Trouble;
use crate::shell::file_trouble;

/// Unpacks an archive into a folder.
pub(super) fn unpack(archive: &Path, folder: &Path) -> Result<(), Trouble> {
    let file = File::open(archive).map_err(file_trouble("read", archive))?;
    let unpacked = ZipArchive::new(file).and_then(|mut zip| zip.extract(folder));
    unpacked
        .map_err(|error| Trouble::plain(format!("could not unpack {}", archive.display()), error))
}

/// Returns where a folder is not what its checksums say, in words.
pub(super) fn faults(folder: &Path) -> Result<Vec<String>, Trouble> {
    let (told, found) = (read(&folder.join(CHECKSUMS))?, checksums(folder)?);
    let told: BTreeSet<&str> = told.lines().collect();
    let is_listed = |line: &&str| name(line) != CHECKSUMS;
    let found: BTreeSet<&str> = found.lines().filter(is_listed).collect();
    let others: BTreeSet<&str> = told
        .symmetric_difference(&found)
        .map(|line| name(line))
        .collect();
    let has = |lines: &BTreeSet<&str>, file: &str| lines.iter().any(|line| name(line) == file);
    let fault = |file: &str| match (has(&told, file), has(&found, file)) {
        (true, false) => format!("{file} is missing"),
        (false, _) => format!("{CHECKSUMS} does not list {file}"),
        _ => format!("{file} is another file than {CHECKSUMS} says"),
    };
    Ok(others.into_iter().map(fault).collect())
}

/// The file that a line of checksums is about.
fn name(line: &str) -> &str {
    line.split_once("  ").map_or(line, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use std::{env, fs};

    use rochade_site::files::write;

    use super::super::{FOLDER, pack};
    use super::*;

    #[test]
    fn what_is_unpacked_is_what_was_packed_and_what_was_changed_is_told() {
        let place = env::temp_dir().join(format!("rochade-unpack-{}", std::process::id()));
        let folder = place.join("packed");
        fs::create_dir_all(folder.join("docs")).expect("a folder can be made");
        for name in ["index.html", "docs/a.html", "docs/b.html"] {
            write(&folder.join(name), name).expect("a file can be written");
        }
        let sums = checksums(&folder).expect("sums");
        write(&folder.join(CHECKSUMS), &sums).expect("a file can be written");
        let archive = place.join("a.zip");
        let file = File::create(&archive).expect("an archive");
        pack(&folder, file).expect("it can be packed");
        unpack(&archive, &place).expect("it can be unpacked");
        let unpacked = place.join(FOLDER);
        assert_eq!(faults(&unpacked).expect("sums"), [""; 0]);
        fs::remove_file(unpacked.join("docs/a.html")).expect("it is there");
        write(&unpacked.join("docs/b.html"), "changed").expect("it can be changed");
        write(&unpacked.join("new.txt"), "").expect("a file can be written");
        assert_eq!(
            faults(&unpacked).expect("sums"),
            [
                "docs/a.html is missing",
                "docs/b.html is another file than checksums.txt says",
                "checksums.txt does not list new.txt"
            ]
        );
        assert!(unpack(&unpacked.join("new.txt"), &place).is_err());
        fs::remove_dir_all(place).expect("the folder can be removed");
    }
}
