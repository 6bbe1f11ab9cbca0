//! Whether the names of code are there that documents cite by `module::name`: tests, functions,
//! types and their parts.

use std::collections::BTreeSet;

/// The keywords before a name that is declared.
const DECLARES: [&str; 8] = [
    "fn", "struct", "enum", "trait", "const", "static", "mod", "type",
];

/// A file of Rust: its path, its text, and the names that it declares.
struct File<'a>(&'a str, &'a str, BTreeSet<&'a str>);

/// The names of a clone's code.
pub(super) struct Names<'a>(Vec<File<'a>>);

impl<'a> Names<'a> {
    /// Gathers them from among these files, which are paths and texts.
    pub(super) fn of(files: impl Iterator<Item = (&'a str, &'a str)>) -> Names<'a> {
        let code = files.filter(|(path, _)| path.ends_with(".rs"));
        Names(
            code.map(|(path, text)| File(path, text, text.lines().filter_map(declared).collect()))
                .collect(),
        )
    }

    /// Returns what a document cites and the code doesn't have, each with file and line.
    pub(super) fn missing(&self, file: &str, text: &str) -> Vec<String> {
        let lines = text.lines().enumerate();
        let lines = lines.filter(|_| file.ends_with(".md"));
        let cited = lines.flat_map(|(index, line)| {
            let code = line.split('`').skip(1).step_by(2);
            let cited = code.flat_map(citations);
            cited.map(move |cited| (index + 1, cited))
        });
        cited
            .filter(|(_, (room, name))| !self.has(room, name))
            .map(|(line, (room, name))| {
                format!("{file}:{line} cites {room}::{name}, which the code doesn't have")
            })
            .collect()
    }

    /// Returns whether a file declares the name in this module, or tells of this type.
    fn has(&self, room: &str, name: &str) -> bool {
        let room = room.strip_prefix("rochade_").unwrap_or(room);
        let is_type = room.starts_with(|letter: char| letter.is_uppercase());
        let is_called = |declared: &&str| match name.split_once('…') {
            Some((begin, end)) => declared.starts_with(begin) && declared.ends_with(end),
            None => *declared == name,
        };
        self.0.iter().any(|File(path, text, declared)| {
            let is_in = || match is_type {
                true => text.split(|sign| !in_name(sign)).any(|word| word == room),
                false => {
                    let mut parts = path.split(['/', '.']);
                    parts.any(|part| part.replace('-', "_") == room) || declared.contains(room)
                }
            };
            declared.iter().any(is_called) && is_in()
        })
    }
}

fn in_name(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// The name that a line declares: of an item, of a variant or of a field.
fn declared(line: &str) -> Option<&str> {
    let code = line.trim_start();
    let mut words = code.split(|sign| !in_name(sign));
    let first = words.clone().next()?;
    let is_part = code.len() < line.len() && !first.is_empty();
    if code.starts_with("//") {
        None
    } else if words.any(|word| DECLARES.contains(&word)) {
        words.find(|word| !word.is_empty() && !DECLARES.contains(word))
    } else {
        is_part.then_some(first)
    }
}

/// What a piece of code cites: the last two names of each path, the module's or type's first. A
/// file's name stands for its module.
fn citations(code: &str) -> impl Iterator<Item = (&str, &str)> {
    let paths = code.split(|sign| !in_name(sign) && !":….".contains(sign));
    paths.filter_map(|path| {
        let (before, name) = path.rsplit_once("::")?;
        let before = before.strip_suffix(".rs").unwrap_or(before);
        let room = before.rsplit([':', '.']).next()?;
        (!room.is_empty() && !name.is_empty()).then_some((room, name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the names that a document cites and the code doesn't declare.
    fn missing(cited: &str) -> Vec<String> {
        let files = [
            (
                "tests/it/play.rs",
                "#[test]\nfn a_man_is_moved() {}\n\nmod inner {\n    fn a_pawn_is_promoted() {}\n}\n",
            ),
            (
                "crates/table/src/plan.rs",
                "pub enum Turn {\n    Half,\n}\nimpl Plan {\n    pub const fn enemies(&self) {}\n}\n",
            ),
        ];
        Names::of(files.into_iter()).missing("docs/tests.md", &format!("See `{cited}`."))
    }

    #[test]
    fn tests_and_other_names_are_found() {
        for cited in [
            "play::a_man_is_moved",
            "play::inner::a_pawn_is_promoted",
            "inner::a_pawn_is_promoted",
            "play::a_man_…",
            "table/src/plan.rs::enemies",
            "rochade_table::Turn",
            "Plan::enemies",
            "Turn::Half",
            "cargo test, plan, play.rs and data-x",
        ] {
            assert_eq!(missing(cited), [""; 0], "{cited}");
        }
    }

    #[test]
    fn what_is_gone_is_told() {
        for cited in [
            "play::a_man_is_dragged",
            "drags::a_man_is_moved",
            "play::a_woman_…",
            "Turn::Quarter",
            "Game::enemies",
        ] {
            let told = format!("docs/tests.md:1 cites {cited}, which the code doesn't have");
            assert_eq!(missing(cited), [told]);
        }
    }
}
