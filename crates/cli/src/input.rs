use std::io::{self, Read};
use std::path::PathBuf;

use crate::encoding::decode;
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

    /// Reads a text of games in the encoding that it seems to be in.
    pub(crate) fn read_games(&self) -> Result<String, Failure> {
        Ok(decode(&self.bytes()?).into_owned())
    }

    fn name(&self) -> String {
        match self {
            Source::Stdin => "standard input".to_owned(),
            Source::File(path) => path.display().to_string(),
        }
    }

    /// Reads all bytes.
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
