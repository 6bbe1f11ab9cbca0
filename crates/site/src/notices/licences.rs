//! The notices that the licences of other people's code ask for. Where a crate may be had under one
//! of several licences, it is taken under the one that asks for the shortest.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use spdx::{Expression, Licensee, ParseMode};

use super::linked::Package;
use crate::Trouble;
use crate::shell::{answer, command};

/// The licences under which crates are taken, the best ones first, each with words by which its
/// text is known.
const TAKEN: [(&str, &str); 3] = [
    ("MIT", "Permission is hereby granted, free of charge"),
    ("BSL-1.0", "Boost Software License"),
    ("Unicode-3.0", "UNICODE LICENSE V3"),
];

/// The text of the first of them, for crates that come without.
const MIT: &str = include_str!("mit.txt");

/// The notices for these crates, and for what the compiler adds.
pub(super) fn notices(packages: &[Package]) -> Result<String, Trouble> {
    // What each text is the notice of.
    let mut notices: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages {
        for text in texts(package)? {
            let label = format!("{} {} ({})", package.name, package.version, package.licence);
            notices.entry(text).or_default().push(label);
        }
    }
    let (label, text) = standard_library();
    notices.entry(text).or_default().push(label);

    let mut notices: Vec<(String, Vec<String>)> = notices.into_iter().collect();
    notices.sort_by(|(_, one), (_, other)| one.cmp(other));
    let mut all = String::from(
        "Rochade's compiled modules (.wasm), and the scripts that go with them, hold code of the crates below, under the licences\n\
         that stand with them. All else, the drawings too, is Rochade's own (MIT OR Apache-2.0).\n",
    );
    for (text, labels) in notices {
        let line = "-".repeat(80);
        // Writing to a string can't fail.
        let _ = write!(all, "\n{line}\n{}\n\n{text}\n", labels.join("\n"));
    }
    Ok(all)
}

/// The texts that have to go with a crate.
fn texts(package: &Package) -> Result<Vec<String>, Trouble> {
    let Package {
        name,
        version,
        licence,
        ..
    } = package;
    let trouble = |why: String| Trouble::odd(format!("{name} {version}: {why}"));
    let says = Expression::parse_mode(licence, ParseMode::LAX)
        .map_err(|error| trouble(error.to_string()))?;
    let taken = TAKEN.map(|(id, _)| Licensee::parse(id));
    let taken = taken
        .into_iter()
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| trouble(error.to_string()))?;
    let chosen = says
        .minimized_requirements(&taken)
        .map_err(|_| trouble(format!("licences.rs says nothing of {licence}")))?;
    let mut texts = Vec::new();
    for (id, words) in TAKEN {
        if !chosen.iter().any(|chosen| chosen.license.to_string() == id) {
            continue;
        }
        match package.texts.iter().find(|text| text.contains(words)) {
            Some(text) => texts.push(tidy(text)),
            None if id == "MIT" => texts.push(format!(
                "Copyright (c) {}\n\n{}",
                authors(package),
                tidy(MIT)
            )),
            None => return Err(trouble(format!("it has no text of {id}"))),
        }
    }
    Ok(texts)
}

/// Whom a crate names, without their addresses.
fn authors(package: &Package) -> String {
    let names = package
        .authors
        .iter()
        .map(|author| author.split(" <").next().unwrap_or_default());
    match names.collect::<Vec<_>>().join(", ") {
        none if none.is_empty() => format!("the authors of {}", package.name),
        names => names,
    }
}

/// What the compiler adds to everything.
fn standard_library() -> (String, String) {
    let version = answer(command("rustc").arg("--version")).unwrap_or_default();
    let version = version.split(' ').nth(1).unwrap_or_default().to_owned();
    (
        format!("Rust's standard library {version} (MIT OR Apache-2.0)"),
        format!(
            "Copyright (c) The Rust Project contributors\n\n{}",
            tidy(MIT)
        ),
    )
}

/// The text without what differs only to the eye of a machine.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, licence: &str, texts: &[&str]) -> Package {
        Package {
            name: name.to_owned(),
            version: "1.2.3".to_owned(),
            licence: licence.to_owned(),
            authors: vec!["Anna <a@example.org>".to_owned(), "Ben".to_owned()],
            texts: texts.iter().map(|text| (*text).to_owned()).collect(),
        }
    }

    const OURS: &str = "Copyright Anna\n\nPermission is hereby granted, free of charge, …";

    #[test]
    fn crates_with_one_text_share_it() {
        let apache = "Apache License";
        let packages = [
            package("a", "MIT OR Apache-2.0", &[apache, OURS]),
            package("b", "Apache-2.0/MIT", &[&OURS.replace('\n', " \r\n")]),
        ];
        let notices = notices(&packages).expect("notices");
        let together = "\na 1.2.3 (MIT OR Apache-2.0)\nb 1.2.3 (Apache-2.0/MIT)\n\nCopyright Anna\n\nPermission";
        assert!(notices.contains(together), "{notices}");
        assert_eq!(
            notices.matches("Permission").count(),
            2,
            "the second is Rust's"
        );
        assert!(!notices.contains(apache));
    }

    #[test]
    fn every_licence_that_is_asked_for_goes_along() {
        let unicode = "UNICODE LICENSE V3 …";
        let both = package("u", "(MIT OR Apache-2.0) AND Unicode-3.0", &[OURS, unicode]);
        assert_eq!(texts(&both), Ok(vec![OURS.to_owned(), unicode.to_owned()]));
        let boost = package(
            "r",
            "Apache-2.0 OR BSL-1.0",
            &["Apache", "Boost Software License"],
        );
        assert_eq!(texts(&boost), Ok(vec!["Boost Software License".to_owned()]));
    }

    #[test]
    fn a_crate_without_a_text_gets_the_usual_one_with_its_authors() {
        let texts = texts(&package("y", "MIT OR Apache-2.0", &[])).expect("a text");
        let begin = "Copyright (c) Anna, Ben\n\nPermission is hereby granted";
        assert!(texts.len() == 1 && texts[0].starts_with(begin), "{texts:?}");
    }

    #[test]
    fn what_nobody_has_thought_of_stops_the_build() {
        for (licence, files) in [
            ("GPL-3.0-only", &[OURS][..]),
            ("MIT AND MPL-2.0", &[OURS]),
            ("MIT AND Unicode-3.0", &[OURS]),
            ("", &[OURS]),
            ("mine", &[OURS]),
        ] {
            assert!(texts(&package("x", licence, files)).is_err(), "{licence}");
        }
    }
}
