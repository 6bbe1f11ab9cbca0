//! Reads `lang/*.lang` and writes the Rust that knows which line is which text.
//!
//! The page gets the texts of one language, one a line; `cargo xtask build` makes them by leaving
//! the keys away. A missing or superfluous key, another order of keys, or a `{name}` that the
//! languages do not share stops the build, so that no text can be missing on the page. A text that
//! nothing uses is found by the compiler. What is filled in is given in the order of the English
//! sentence.

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use rochade_lang::{LANGUAGES, names, texts};

/// The texts that are asked for as a list, by how their keys begin: those of the laws and of the
/// sets of laws, in the order of the tables in `rochade_table`.
const LISTS: [(&str, &str); 2] = [("law_list", "law-"), ("preset_list", "preset-")];

/// The keys with their texts, in the order of the file.
type Texts<'a> = Vec<(&'a str, &'a str)>;

fn main() {
    println!("cargo::rerun-if-changed=lang");
    // By these the build takes the page apart (crates/site/src/split.rs).
    if env::var("CARGO_CFG_TARGET_FAMILY").as_deref() == Ok("wasm") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    let files = LANGUAGES.map(path).map(|path| (read(&path), path));
    let languages = files
        .each_ref()
        .map(|(file, path)| texts(file).unwrap_or_else(|error| panic!("{path}:{error}")));
    let reference = &languages[0];
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let out = Path::new(&out);
    for (code, texts) in LANGUAGES.iter().zip(&languages) {
        compare(&path(code), texts, reference);
        let lines: String = texts.iter().map(|(_, text)| format!("{text}\n")).collect();
        write(&out.join(format!("{code}.txt")), &lines);
    }
    write(&out.join("texts.rs"), &generate(reference));
}

fn path(code: &str) -> String {
    format!("lang/{code}.lang")
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).expect("the build folder can be written");
}

/// Stops the build where a language does not hold the same keys, in the same order, with the same
/// names in the texts.
fn compare(path: &str, texts: &Texts<'_>, reference: &Texts<'_>) {
    for (index, (key, text)) in reference.iter().enumerate() {
        let Some((own, translated)) = texts.get(index) else {
            panic!("{path}: `{key}` is missing");
        };
        assert_eq!(
            own, key,
            "{path}: not the key that lang/en.lang has in this place"
        );
        let [own, expected] = [translated, text].map(|text| BTreeSet::from_iter(names(text)));
        assert_eq!(
            own, expected,
            "{path}: `{key}` does not hold the same names in braces as the English text"
        );
    }
    if let Some((key, _)) = texts.get(reference.len()) {
        panic!("{path}: `{key}` is not in lang/en.lang");
    }
}

fn generate(reference: &Texts<'_>) -> String {
    let mut out = format!(
        "/// How many texts there are.\nconst COUNT: usize = {};\n\n",
        reference.len()
    );
    out.push_str("impl Texts {\n");
    for (list, prefix) in LISTS {
        let is_in = |(key, _): &(&str, &str)| key.starts_with(prefix);
        let first = reference.iter().position(is_in).unwrap_or_default();
        let after = first + reference.iter().filter(|text| is_in(text)).count();
        let _ = writeln!(
            out,
            "pub(crate) fn {list}(&self) -> &[&'static str] {{ &self.lines[{first}..{after}] }}"
        );
    }
    for (index, (key, text)) in reference.iter().enumerate() {
        if LISTS.iter().any(|(_, prefix)| key.starts_with(prefix)) {
            continue;
        }
        let (name, names) = (key.replace('-', "_"), names(text));
        let arguments: String = names.iter().map(|name| format!(", {name}: &str")).collect();
        let pairs: String = names
            .iter()
            .map(|name| format!("(\"{name}\", {name}), "))
            .collect();
        let _ = if names.is_empty() {
            writeln!(
                out,
                "pub(crate) fn {name}(&self) -> &'static str {{ self.lines[{index}] }}"
            )
        } else {
            writeln!(
                out,
                "pub(crate) fn {name}(&self{arguments}) -> String {{ fill(self.lines[{index}], &[{pairs}]) }}"
            )
        };
    }
    out.push_str("}\n");
    out
}
