//! What encoding a file is in.

/// The text of a file: UTF-8, or else Latin-1, which the standard of PGN names (its section 3.2.1) and old files are in.
pub(crate) fn decode(bytes: Vec<u8>) -> String {
    match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => error
            .as_bytes()
            .iter()
            .map(|&byte| char::from(byte))
            .collect(),
    }
}
