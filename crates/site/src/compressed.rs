//! Files as web servers compress them (brotli).

use std::fs;
use std::path::Path;

use crate::Trouble;
use crate::files::names;
use crate::shell::file_trouble;

/// As hard as brotli can: what is compressed once may take its time.
const HARDEST: i32 = 11;

/// The ending of a compressed file, behind its own one.
const ENDING: &str = ".br";

/// What gets smaller. Pictures of points (`.png`) are compressed as they are.
const KINDS: [&str; 9] = [
    "html",
    "css",
    "js",
    "wasm",
    "svg",
    "txt",
    "tsv",
    "webmanifest",
    "pgn",
];

/// Writes beside each file of a site what a web server may send in its place, without having to
/// compress it at each request.
pub(crate) fn beside(site: &Path) -> Result<(), Trouble> {
    for name in names(site)? {
        let kind = name.rsplit('.').next().unwrap_or_default();
        if !KINDS.contains(&kind) {
            continue;
        }
        let path = site.join(&name);
        let bytes = fs::read(&path).map_err(file_trouble("read", &path))?;
        let to = site.join(name + ENDING);
        fs::write(&to, compressed(&bytes, HARDEST)?).map_err(file_trouble("write", &to))?;
    }
    Ok(())
}

/// Returns whether a file of a site is another one, compressed.
pub fn is_one(name: &str) -> bool {
    name.ends_with(ENDING)
}

/// Compresses, at a quality from 0 to 11.
pub fn compressed(bytes: &[u8], quality: i32) -> Result<Vec<u8>, Trouble> {
    let params = brotli::enc::BrotliEncoderParams {
        quality,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut wire = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut wire, &params)
        .map_err(|error| Trouble::odd(format!("brotli stopped: {error}")))?;
    Ok(wire)
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;
    use crate::files::{read, write};

    #[test]
    fn what_stands_beside_a_file_is_the_file() {
        let site = env::temp_dir().join(format!("rochade-compressed-{}", std::process::id()));
        fs::create_dir_all(site.join("examples")).expect("a folder can be made");
        let text = "the board is there first; ".repeat(50);
        for name in ["index.html", "examples/a.html", "icon.png"] {
            write(&site.join(name), &text).expect("a file can be written");
        }
        beside(&site).expect("they can be compressed");
        let all = names(&site).expect("names");
        let (compressed, plain): (Vec<&String>, Vec<_>) = all.iter().partition(|name| is_one(name));
        assert_eq!(compressed, ["examples/a.html.br", "index.html.br"]);
        assert_eq!(plain, ["examples/a.html", "icon.png", "index.html"]);
        for name in compressed {
            let wire = fs::read(site.join(name)).expect("a file");
            assert!(wire.len() < text.len() / 10, "{name}");
            let mut whole = Vec::new();
            brotli::BrotliDecompress(&mut &wire[..], &mut whole).expect("it is brotli's");
            assert_eq!(String::from_utf8(whole).as_deref(), Ok(text.as_str()));
        }
        assert_eq!(read(&site.join("icon.png")).as_ref(), Ok(&text));
        fs::remove_dir_all(site).expect("the folder can be removed");
    }
}
