use std::io::{self, Read};
use std::path::PathBuf;

use crate::failure::Failure;

/// Where a text is read from.
pub(crate) enum Source {
    Stdin,
    File(PathBuf),
}

impl Source {
    /// Reads a text in UTF-8.
    pub(crate) fn read(&self) -> Result<String, Failure> {
        String::from_utf8(self.bytes()?)
            .map_err(|_| Failure::Error(format!("{}: not UTF-8", self.name())))
    }

    /// Reads a text in UTF-8, or in Latin-1 if it can't be that. PGN's own alphabet is Latin-1.
    pub(crate) fn read_latin(&self) -> Result<String, Failure> {
        let latin = |bytes: Vec<u8>| bytes.into_iter().map(char::from).collect();
        let text = String::from_utf8(self.bytes()?);
        Ok(text.unwrap_or_else(|error| latin(error.into_bytes())))
    }

    fn name(&self) -> String {
        match self {
            Source::Stdin => "standard input".to_owned(),
            Source::File(path) => path.display().to_string(),
        }
    }

    fn bytes(&self) -> Result<Vec<u8>, Failure> {
        let bytes = match self {
            Source::Stdin => {
                let mut bytes = Vec::new();
                io::stdin().read_to_end(&mut bytes).map(|_| bytes)
            }
            Source::File(path) => std::fs::read(path),
        };
        bytes.map_err(|error| Failure::Error(format!("{}: {error}", self.name())))
    }
}
