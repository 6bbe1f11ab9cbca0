//! The texts that ship.

use std::fs;
use std::path::PathBuf;

use rochade_cases::{Case, Chapter, Part, in_language};

/// Returns the names and texts of the files of a folder, in the order of names.
pub(crate) fn files(folder: &str) -> Vec<(String, String)> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("data")
        .join(folder);
    let mut files: Vec<(String, String)> = fs::read_dir(path)
        .expect("a folder")
        .map(|file| file.expect("a file").path())
        .map(|path| {
            let name = path
                .file_name()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            (name, fs::read_to_string(&path).expect("a text"))
        })
        .collect();
    files.sort();
    files
}

/// Reads the chapters of a folder, in English.
pub(crate) fn chapters(folder: &str) -> Vec<Chapter> {
    let read = |(name, text): (String, String)| {
        let text = in_language(&text, "en");
        Chapter::read(&text).unwrap_or_else(|fault| {
            let line = text.lines().nth(fault.line - 1).unwrap_or_default();
            panic!("{name}: {} ({line})", fault.why)
        })
    };
    files(folder).into_iter().flat_map(read).collect()
}

/// Looks at every case of a folder, with its name.
pub(crate) fn each_case(folder: &str, mut look: impl FnMut(&str, &Part, &Case)) {
    for chapter in chapters(folder) {
        for part in &chapter.parts {
            for (number, case) in part.cases.iter().enumerate() {
                let name = format!("{}:{}, case {}", chapter.name, part.name, number + 1);
                look(&name, part, case);
            }
        }
    }
}
