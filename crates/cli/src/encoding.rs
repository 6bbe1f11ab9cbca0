//! What encoding a file is in.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

/// Returns the text of a file, as `web/early/decode.js` reads it: in the encoding that a mark at
/// its beginning names; in UTF-8, if at least half of its sequences that are not ASCII are such; or
/// else in windows-1252, which is the Latin-1 that the standard of PGN names (its section 3.2.1)
/// and more.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let encoding = match Encoding::for_bom(bytes) {
        Some((marked, _)) => marked,
        None if is_mostly_utf8(bytes) => UTF_8,
        None => WINDOWS_1252,
    };
    encoding.decode(bytes).0
}

/// Returns whether at least half of the sequences that are not ASCII are such of UTF-8: in a text
/// of another encoding hardly one is.
fn is_mostly_utf8(bytes: &[u8]) -> bool {
    let (mut good, mut bad) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        let valid = chunk.valid().chars();
        good += valid.filter(|char| !char.is_ascii()).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    good >= bad
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// The files that the page's reader is tried with, too.
    const FILES: &str = include_str!("../../../tests/scripts/encodings.json");

    #[test]
    fn files_are_read_as_the_page_reads_them() {
        let files: Value = serde_json::from_str(FILES).expect("the files");
        for file in files.as_array().expect("a list") {
            let bytes = file["bytes"].as_array().expect("bytes");
            let bytes = bytes.iter().filter_map(Value::as_u64);
            let bytes: Vec<u8> = bytes.map(|byte| byte as u8).collect();
            assert_eq!(decode(&bytes), file["text"].as_str().expect("a text"));
        }
    }

    /// They are not among the files above, since Node 20 doesn't know them.
    #[test]
    fn signs_of_windows_are_read() {
        assert_eq!(decode(b"M\xfcller \x96 \x8a \x80"), "Müller – Š €");
    }
}
