//! Turns `lang/*.lang` into Rust: a struct with one field a text, filled once a language.
//!
//! A missing or superfluous key, or a `{name}` that the languages do not share, stops the build, so that no text can be
//! missing on the page.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The languages, the first being the one that the others are measured by.
const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

type Texts = BTreeMap<String, String>;

fn main() {
    println!("cargo::rerun-if-changed=lang");
    let languages = LANGUAGES.map(|code| (code, read(code)));
    let (_, reference) = &languages[0];
    for (code, texts) in &languages[1..] {
        compare(code, texts, reference);
    }
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let path = Path::new(&out).join("texts.rs");
    fs::write(&path, generate(&languages)).expect("the build folder can be written");
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
        let double = texts.insert(key.to_owned(), text.to_owned());
        assert!(
            double.is_none(),
            "{path}:{}: `{key}` stands twice",
            number + 1
        );
    }
    texts
}

fn compare(code: &str, texts: &Texts, reference: &Texts) {
    for key in reference.keys() {
        let text = texts
            .get(key)
            .unwrap_or_else(|| panic!("lang/{code}.lang: `{key}` is missing"));
        assert_eq!(
            names(text),
            names(&reference[key]),
            "lang/{code}.lang: `{key}` does not hold the same names in braces as the English text"
        );
    }
    if let Some(key) = texts.keys().find(|key| !reference.contains_key(*key)) {
        panic!("lang/{code}.lang: `{key}` is not in lang/en.lang");
    }
}

/// The `{names}` in a text.
fn names(text: &str) -> BTreeSet<&str> {
    text.split('{')
        .skip(1)
        .filter_map(|part| part.split_once('}').map(|(name, _)| name))
        .collect()
}

fn generate(languages: &[(&str, Texts)]) -> String {
    let (_, reference) = &languages[0];
    let mut out = String::from(
        "/// Every text of the page in one language.\n#[derive(Debug)]\npub(crate) struct Texts {\n",
    );
    for (key, text) in reference {
        let visibility = if names(text).is_empty() {
            "pub(crate) "
        } else {
            ""
        };
        let _ = writeln!(out, "{visibility}{}: &'static str,", field(key));
    }
    out.push_str("}\n\nimpl Texts {\n");
    for (key, text) in reference {
        let names = names(text);
        if !names.is_empty() {
            out.push_str(&filler(&field(key), &names));
        }
    }
    out.push_str("}\n");
    for (code, texts) in languages {
        let _ = writeln!(out, "static {}: Texts = Texts {{", code.to_uppercase());
        for (key, text) in texts {
            let _ = writeln!(out, "{}: {text:?},", field(key));
        }
        out.push_str("};\n");
    }
    out
}

/// A method that fills a text in, with an argument for each of its names.
fn filler(field: &str, names: &BTreeSet<&str>) -> String {
    let arguments: Vec<String> = names.iter().map(|name| format!("{name}: &str")).collect();
    let pairs: Vec<String> = names
        .iter()
        .map(|name| format!("(\"{name}\", {name})"))
        .collect();
    format!(
        "pub(crate) fn {field}(&self, {}) -> String {{ fill(self.{field}, &[{}]) }}\n",
        arguments.join(", "),
        pairs.join(", ")
    )
}

fn field(key: &str) -> String {
    key.replace('-', "_")
}
