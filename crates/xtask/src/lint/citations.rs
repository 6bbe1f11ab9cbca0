//! Whether what is cited is there: documents by name, their sections by number.

use std::collections::{BTreeMap, BTreeSet};

/// Where a document is looked for that is cited by its bare name.
const SHELVES: [&str; 2] = ["docs", "docs/spec"];

/// The documents of a clone, by path, each with the numbers of its sections.
pub(super) struct Library<'a>(BTreeMap<&'a str, BTreeSet<&'a str>>);

impl<'a> Library<'a> {
    /// Takes the documents from among these files, which are paths and texts.
    pub(super) fn of(files: impl Iterator<Item = (&'a str, &'a str)>) -> Library<'a> {
        let documents = files.filter(|(name, _)| name.ends_with(".md"));
        Library(
            documents
                .map(|(name, text)| (name, text.lines().filter_map(section).collect()))
                .collect(),
        )
    }

    /// What a file cites and the library doesn't have, each with file and line.
    pub(super) fn missing(&self, file: &str, text: &str) -> Vec<String> {
        let mut missing = Vec::new();
        let mut lines = text.lines().enumerate().peekable();
        while let Some((index, line)) = lines.next() {
            let next = lines.peek().map_or("", |(_, next)| next);
            let place = format!("{file}:{}", index + 1);
            for (cited, numbers) in citations(line, next) {
                let Some(sections) = self.find(file, cited) else {
                    missing.push(format!(
                        "{place} cites {cited}, which the clone doesn't have"
                    ));
                    continue;
                };
                let unknown = numbers
                    .into_iter()
                    .filter(|number| !sections.contains(number.as_str()));
                missing.extend(unknown.map(|number| {
                    format!("{place} cites {cited}, section {number}, which isn't there")
                }));
            }
        }
        missing
    }

    /// The sections of a document that a file cites: by its path from there or from the root, or by
    /// its bare name.
    fn find(&self, file: &str, cited: &str) -> Option<&BTreeSet<&'a str>> {
        let beside = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let shelves = SHELVES.iter().filter(|_| !cited.contains('/'));
        [beside, ""]
            .iter()
            .chain(shelves)
            .find_map(|folder| self.0.get(join(folder, cited)?.as_str()))
    }
}

/// The number of the section that a line opens, if it is the heading of one.
fn section(line: &str) -> Option<&str> {
    let title = line.strip_prefix('#')?.trim_start_matches('#').trim_start();
    let number = title.split_whitespace().next()?.trim_end_matches('.');
    let is_number = number.starts_with(|digit: char| digit.is_ascii_digit())
        && number
            .chars()
            .all(|sign| sign.is_ascii_digit() || sign == '.');
    is_number.then_some(number)
}

/// The documents that a line cites, each with the numbers of the sections; these may stand at the
/// beginning of the next line.
fn citations<'a>(line: &'a str, next: &str) -> Vec<(&'a str, Vec<String>)> {
    let in_name = |sign: char| sign.is_alphanumeric() || "_-./:".contains(sign);
    // Between the two there is nothing but the sign of a comment.
    let next = next.trim_start_matches(|sign: char| sign.is_whitespace() || "/!*#>".contains(sign));
    let mut found = Vec::new();
    for (at, ending) in line.match_indices(".md") {
        let (before, after) = line.split_at(at + ending.len());
        let cited = before
            .rsplit(|sign| !in_name(sign))
            .next()
            .unwrap_or_default();
        let longer = after.starts_with(|sign: char| sign.is_alphanumeric() || sign == '_');
        // The ending alone, or a file that is not ours.
        let is_name = !cited.starts_with(ending) && !cited.ends_with("/.md");
        if longer || !is_name || cited.contains("://") {
            continue;
        }
        found.push((cited, numbers(&format!("{after} {next}"))));
    }
    found
}

/// The numbers in what follows a document's name: `, section 2.1`, `, sections 1, 3 and 5 to 7`;
/// none if it begins otherwise.
fn numbers(text: &str) -> Vec<String> {
    let text = text.trim_start_matches(['`', ')', ',', ' ']);
    let (mut text, several) = if let Some(text) = text.strip_prefix("sections ") {
        (text, true)
    } else if let Some(text) = text.strip_prefix("section ") {
        (text, false)
    } else {
        return Vec::new();
    };
    let mut numbers: Vec<String> = Vec::new();
    let mut from_last = false;
    loop {
        text = text.trim_start();
        let end = text.find(|sign: char| !sign.is_ascii_digit() && sign != '.');
        let (number, rest) = text.split_at(end.unwrap_or(text.len()));
        let number = number.trim_end_matches('.');
        if number.is_empty() {
            return numbers;
        }
        if from_last {
            numbers.extend(between(numbers.last(), number));
        }
        numbers.push(number.to_owned());
        let separator = [", and ", ", ", " and ", " to ", "–"]
            .into_iter()
            .find(|separator| several && rest.starts_with(separator));
        let Some(separator) = separator else {
            return numbers;
        };
        from_last = [" to ", "–"].contains(&separator);
        text = &rest[separator.len()..];
    }
}

/// The whole numbers between two.
fn between(first: Option<&String>, last: &str) -> Vec<String> {
    let first: Option<u32> = first.and_then(|number| number.parse().ok());
    match (first, last.parse()) {
        (Some(first), Ok(last)) => (first + 1..last)
            .map(|number: u32| number.to_string())
            .collect(),
        _ => Vec::new(),
    }
}

/// A path from a folder, both from the root; none if it leads out of the root.
pub(super) fn join(folder: &str, path: &str) -> Option<String> {
    let mut parts = Vec::new();
    for part in folder.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAY: &str = "# Playing\n\n## 1. Opening\n\n## 2. Moving\n\n### 2.1 By hand\n\n## 3. Ends\n\n## Sources\n";

    /// What is missing of the citations in a text. In it, `@` stands for the ending of a document's
    /// name, so that this file cites nothing.
    fn missing(file: &str, text: &str) -> Vec<String> {
        let names = [
            "README@",
            "docs/map@",
            "docs/spec/play@",
            "crates/cli/README@",
        ]
        .map(spelt);
        let library = Library::of(names.iter().map(|name| (name.as_str(), PLAY)));
        library.missing(file, &spelt(text))
    }

    fn spelt(text: &str) -> String {
        text.replace('@', ".md")
    }

    fn check_found(file: &str, text: &str) {
        assert_eq!(missing(file, text), [] as [&str; 0], "{text:?} in {file}");
    }

    #[test]
    fn documents_are_found_by_path_and_by_name() {
        check_found("web/src/app.rs", "// See play@, map@ and docs/map@.");
        check_found(
            "docs/spec/laws@",
            "as `play@` and [the map](../map@#one) have it",
        );
        check_found(
            "crates/cli/src/main.rs",
            "#[doc = include_str!(\"../README@\")]",
        );
    }

    #[test]
    fn sections_are_found_in_every_form() {
        for text in [
            "(play@ section 1: White begins)",
            "`play@`, section 2.1, point 9",
            "[play@](docs/spec/play@), sections 1 to 3",
            "play@, sections 1, 2 and 3.",
            "play@, section 1, 14 men",
            "play@ has sections",
        ] {
            check_found("web/src/app.rs", text);
        }
    }

    #[test]
    fn what_names_no_document_of_ours_is_passed_over() {
        let text = "all *@, name.ends_with(\"@\"), a@x, https://example.org/play@";
        check_found("README@", text);
    }

    #[test]
    fn a_missing_document_is_told() {
        let text = spelt("fn main() {}\n// See survey@, section 1, and src/play@.");
        let told = [
            "a.rs:2 cites survey@, which the clone doesn't have",
            "a.rs:2 cites src/play@, which the clone doesn't have",
        ];
        assert_eq!(missing("a.rs", &text), told.map(spelt));
        let told = "docs/map@:1 cites ../../play@, which the clone doesn't have";
        assert_eq!(missing(&spelt("docs/map@"), "../../play@"), [spelt(told)]);
    }

    #[test]
    fn a_missing_section_is_told() {
        let text = "/// play@ section 4, play@, sections 2 to 5, play@ sections 2.1 and 2.2";
        let told = ["4", "4", "5", "2.2"].map(|number| {
            spelt("a.rs:1 cites play@, section N, which isn't there").replace('N', number)
        });
        assert_eq!(missing("a.rs", text), told);
    }

    #[test]
    fn a_citation_may_be_broken_between_two_lines() {
        check_found("a.rs", "    /// the end (play@,\n    /// section 3), mate");
        let told = spelt("a.js:1 cites play@, section 7, which isn't there");
        assert_eq!(missing("a.js", "// as in play@, section\n// 7"), [told]);
        let told = spelt("map@:1 cites play@, section 8, which isn't there");
        assert_eq!(
            missing(&spelt("map@"), "* play@, sections 1,\n  2 and 8"),
            [told]
        );
    }
}
