//! `cargo xtask package`: the download for web masters, `rochade-VERSION.zip`, and the plugin for
//! WordPress ([`wordpress`]).
//!
//! The first holds one folder, `rochade`, ready to be copied to a web space: the site, what is to
//! be read about it, and the checksums of all files. What is packed twice from one commit is the
//! same file, wherever the clone lies: the site is, and no file in the archive has a time of its
//! own. (The modules tell only where Cargo keeps its crates, so whoever keeps them elsewhere has
//! another file.)

mod check;
mod compare;
mod npm;
mod po;
mod reading;
mod unpack;
pub(crate) mod wordpress;

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use rochade_site::files::{copy, names, read, write};
use sha2::{Digest, Sha256};
use zip::ZipWriter;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;

use crate::lint::audit::need_advisories;
use crate::shell::file_trouble;
use crate::{Trouble, places, site};

pub(crate) use check::check;

/// The folder in the archive.
const FOLDER: &str = "rochade";

/// The file with the checksums, as `sha256sum --check` reads it.
const CHECKSUMS: &str = "checksums.txt";

/// The licences of what is in it; `licences.txt` has those of the code by others.
const LICENCES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// Builds the site and packs it, unless something is known against a crate in it; for npm, too, if
/// that is wanted.
pub(crate) fn package(for_npm: bool) -> Result<(), Trouble> {
    if env::var_os(check::COMPARED).is_none() {
        need_advisories()?;
    }
    site::build()?;
    let folder = places::scratch().join("package").join(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(file_trouble("remove", &folder))?;
    }
    copy(&places::dist(), &folder)?;
    reading::write_to(&folder.join("docs"))?;
    write_licences(&folder)?;
    let sums = checksums(&folder)?;
    write(&folder.join(CHECKSUMS), &sums)?;
    let target = places::root().join("target");
    let archive = target.join(zip_name());
    let file = File::create(&archive).map_err(file_trouble("make", &archive))?;
    pack(&folder, file).map_err(file_trouble("write", &archive))?;
    println!("The download is {}", archive.display());
    let plugin = wordpress::package(&places::dist())?;
    println!("The plugin for WordPress is {}", plugin.display());
    if for_npm {
        let archive = npm::pack(&folder, &target)?;
        println!("The package for npm is {}", archive.display());
    }
    Ok(())
}

/// Writes the licences into a folder that is packed.
fn write_licences(folder: &Path) -> Result<(), Trouble> {
    for licence in LICENCES {
        write(&folder.join(licence), &read(&places::root().join(licence))?)?;
    }
    Ok(())
}

/// The name of the archive.
fn zip_name() -> String {
    format!("{FOLDER}-{}.zip", env!("CARGO_PKG_VERSION"))
}

/// The checksum of each file in a folder, a line each.
fn checksums(folder: &Path) -> Result<String, Trouble> {
    let mut lines = String::new();
    for name in names(folder)? {
        let path = folder.join(&name);
        let content = fs::read(&path).map_err(file_trouble("read", &path))?;
        for byte in Sha256::digest(content) {
            lines += &format!("{byte:02x}");
        }
        lines += &format!("  {name}\n");
    }
    Ok(lines)
}

/// Packs what a folder holds, in the order of the names.
fn pack<W: Write + io::Seek>(folder: &Path, to: W) -> io::Result<()> {
    let mut archive = ZipWriter::new(to);
    let options = SimpleFileOptions::default().unix_permissions(0o644);
    let names = names(folder).map_err(|trouble| io::Error::other(trouble.to_string()))?;
    for name in names {
        let content = fs::read(folder.join(&name))?;
        let entry = archive.start_file(format!("{FOLDER}/{name}"), options);
        entry.map_err(io_error)?;
        archive.write_all(&content)?;
    }
    archive.finish().map(|_| ()).map_err(io_error)
}

fn io_error(error: ZipError) -> io::Error {
    io::Error::other(error)
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read};

    use super::*;

    #[test]
    fn what_is_packed_twice_is_the_same_and_comes_out_as_it_went_in() {
        let folder = env::temp_dir().join(format!("rochade-package-{}", std::process::id()));
        let packed = || {
            fs::create_dir_all(folder.join("docs")).expect("a folder can be made");
            write(&folder.join("index.html"), "a page").expect("a file can be written");
            write(&folder.join("docs/a.html"), "a text").expect("a file can be written");
            let mut archive = Cursor::new(Vec::new());
            pack(&folder, &mut archive).expect("it can be packed");
            let sums = checksums(&folder).expect("sums");
            fs::remove_dir_all(&folder).expect("the folder can be removed");
            (archive.into_inner(), sums)
        };
        let (archive, sums) = packed();
        assert_eq!((&archive, &sums), (&packed().0, &packed().1));
        // As `sha256sum` has it.
        let page = "9a8eeff1d0bc6b9b7acf170b1168d6d07f193dc770d4c1864b03e48d775e8d1a  index.html";
        assert_eq!(sums.lines().last(), Some(page));
        let mut read = zip::ZipArchive::new(Cursor::new(archive)).expect("an archive");
        let mut text = String::new();
        let mut file = read.by_name("rochade/docs/a.html").expect("the file");
        file.read_to_string(&mut text).expect("a text");
        assert_eq!(text, "a text");
    }
}
