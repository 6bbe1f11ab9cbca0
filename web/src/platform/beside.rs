//! Files that stand beside the page, and that it can do without: which build it is, and the imprint
//! of whoever has put it on the web.

use super::fetch;

/// A club's imprint, as plain text.
const IMPRINT: &str = "imprint.txt";

/// Which build it is (`crates/site/src/notices.rs`).
const VERSION: &str = "version.txt";

/// How many characters of a commit's name tell it from others.
const SHORT: usize = 8;

/// Returns the imprint, if there is one.
pub(crate) async fn imprint() -> Option<String> {
    let text = fetch::text(IMPRINT).await.ok()?;
    let text = text.trim_matches(['\u{feff}', ' ', '\n', '\r']);
    // Some servers have a page for whatever is not there.
    let is_text = !text.is_empty() && !text.starts_with('<');
    is_text.then(|| text.to_owned())
}

/// Returns the day of the build, and the commit that it was made of.
pub(crate) async fn build() -> Option<(String, String)> {
    read_build(&fetch::text(VERSION).await.ok()?)
}

fn read_build(text: &str) -> Option<(String, String)> {
    let after = |name: &str| {
        let found = text.lines().find_map(|line| line.strip_prefix(name));
        found.filter(|found| *found != "unknown")
    };
    let commit: String = after("commit: ")?.chars().take(SHORT).collect();
    Some((after("day: ")?.to_owned(), commit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_is_told_by_its_day_and_the_beginning_of_its_commit() {
        let commit = "commit: 5556b60a1c, and changes that are in no commit";
        let text = ["version: 1.0.0", commit, "day: 2026-11-22"].join("\n");
        let build = Some(("2026-11-22".to_owned(), "5556b60a".to_owned()));
        assert_eq!(read_build(&text), build);
        assert_eq!(read_build("commit: unknown\nday: unknown\n"), None);
        assert_eq!(read_build("<!doctype html>"), None);
    }
}
