//! The progress of a reader in lessons.

use std::collections::BTreeSet;
use std::fmt;

/// The positions that were solved, by the names of chapter and lesson and their number there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(BTreeSet<String>);

impl Progress {
    /// Reads what [`Progress`]' `Display` writes.
    pub fn read(text: &str) -> Progress {
        Progress(text.split_whitespace().map(str::to_owned).collect())
    }

    /// Notes that a position was solved, counted from 0 in its lesson.
    pub fn add(&mut self, chapter: &str, lesson: &str, number: usize) {
        self.0.insert(name(chapter, lesson, number));
    }

    /// Returns whether a position was solved.
    pub fn has(&self, chapter: &str, lesson: &str, number: usize) -> bool {
        self.0.contains(&name(chapter, lesson, number))
    }

    /// Returns whether nothing was solved yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Counts how many of the first `count` positions of a lesson were solved.
    pub fn solved(&self, chapter: &str, lesson: &str, count: usize) -> usize {
        (0..count)
            .filter(|&number| self.has(chapter, lesson, number))
            .count()
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(String::as_str).collect();
        f.write_str(&names.join(" "))
    }
}

fn name(chapter: &str, lesson: &str, number: usize) -> String {
    format!("{chapter}:{lesson}-{}", number + 1)
}
