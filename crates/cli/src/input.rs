use std::io::{self, Read};
use std::path::PathBuf;

use crate::failure::Failure;

/// Where a text is read from.
pub(crate) enum Source {
    Stdin,
    File(PathBuf),
}

impl Source {
    pub(crate) fn read(&self) -> Result<String, Failure> {
        let (name, bytes) = match self {
            Source::Stdin => {
                let mut bytes = Vec::new();
                let read = io::stdin().read_to_end(&mut bytes);
                ("standard input".to_owned(), read.map(|_| bytes))
            }
            Source::File(path) => (path.display().to_string(), std::fs::read(path)),
        };
        let bytes = bytes.map_err(|error| Failure::Error(format!("{name}: {error}")))?;
        String::from_utf8(bytes).map_err(|_| Failure::Error(format!("{name}: not UTF-8")))
    }
}
