//! Reads `lang/*.lang` and writes the Rust that knows which line is which text.
//!
//! The page gets the texts of one language, one a line; `cargo xtask build` makes them by leaving
//! the keys away. A missing or superfluous key, another order of keys, or a `{name}` that the
//! languages do not share stops the build, so that no text can be missing on the page. A text that
//! nothing uses is found by the compiler.

use std::collections::BTreeSet;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The languages, the first being the one that the others are measured by.
const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

/// The keys with their texts, in the order of the file.
type Texts = Vec<(String, String)>;

fn main() {
    println!("cargo::rerun-if-changed=lang");
    let languages = LANGUAGES.map(|code| (code, read(code)));
    let (_, reference) = &languages[0];
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let out = Path::new(&out);
    for (code, texts) in &languages {
        compare(code, texts, reference);
        let lines: String = texts.iter().map(|(_, text)| format!("{text}\n")).collect();
        write(&out.join(format!("{code}.txt")), &lines);
    }
    write(&out.join("texts.rs"), &generate(reference));
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).expect("the build folder can be written");
}

fn read(code: &str) -> Texts {
    let path = format!("lang/{code}.lang");
    let file = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut texts = Texts::new();
    for (number, line) in file.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let Some((key, text)) = line.split_once(" = ") else {
            panic!("{path}:{}: no ` = ` in the line", number + 1);
        };
        let double = texts.iter().any(|(known, _)| known == key);
        assert!(!double, "{path}:{}: `{key}` stands twice", number + 1);
        texts.push((key.to_owned(), text.to_owned()));
    }
    texts
}

/// Stops the build where a language does not hold the same keys, in the same order, with the same
/// names in the texts.
fn compare(code: &str, texts: &Texts, reference: &Texts) {
    let path = format!("lang/{code}.lang");
    for (index, (key, text)) in reference.iter().enumerate() {
        let Some((own, translated)) = texts.get(index) else {
            panic!("{path}: `{key}` is missing");
        };
        assert_eq!(
            own, key,
            "{path}: not the key that lang/en.lang has in this place"
        );
        assert_eq!(
            names(translated),
            names(text),
            "{path}: `{key}` does not hold the same names in braces as the English text"
        );
    }
    if let Some((key, _)) = texts.get(reference.len()) {
        panic!("{path}: `{key}` is not in lang/en.lang");
    }
}

/// The `{names}` in a text.
fn names(text: &str) -> BTreeSet<&str> {
    text.split('{')
        .skip(1)
        .filter_map(|part| part.split_once('}').map(|(name, _)| name))
        .collect()
}

fn generate(reference: &Texts) -> String {
    let mut out = format!(
        "/// How many texts there are.\nconst COUNT: usize = {};\n\n",
        reference.len()
    );
    out.push_str("impl Texts {\n");
    for (index, (key, text)) in reference.iter().enumerate() {
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
