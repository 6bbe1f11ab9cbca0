//! What a site says of itself beside the page, which loads none of it: `licences.txt`, the notices
//! that the licences of other people's code ask for, and `version.txt`, which build it is.

mod licences;
mod linked;

use std::path::Path;

use crate::Trouble;
use crate::files::write;
use crate::shell::{answer, command};

const LICENCES: &str = "licences.txt";
const VERSION: &str = "version.txt";

/// Writes them into a site.
pub(crate) fn write_to(site: &Path) -> Result<(), Trouble> {
    let notices = licences::notices(&linked::packages()?)?;
    write(&site.join(LICENCES), &notices)?;
    write(&site.join(VERSION), &version())
}

/// Whether a file of a site is one of these.
pub fn is_one(name: &str) -> bool {
    [LICENCES, VERSION].contains(&name)
}

/// Version, commit, and the day of the commit: two builds of one commit say the same.
fn version() -> String {
    let git = |args: &[&str]| answer(command("git").args(args));
    let commit = git(&["log", "-1", "--format=%H"]);
    let day = git(&["log", "-1", "--format=%cs"]);
    let changes = git(&["status", "--porcelain", "--untracked-files=no"]);
    told(commit.as_deref(), day.as_deref(), changes.as_deref())
}

fn told(commit: Option<&str>, day: Option<&str>, changes: Option<&str>) -> String {
    let line = |text: Option<&str>| text.unwrap_or("unknown").trim().to_owned();
    let changed = if changes.is_some_and(|changes| !changes.is_empty()) {
        ", and changes that are in no commit"
    } else {
        ""
    };
    let version = env!("CARGO_PKG_VERSION");
    let (commit, day) = (line(commit), line(day));
    format!("version: {version}\ncommit: {commit}{changed}\nday: {day}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_says_what_it_was_made_of() {
        let version = env!("CARGO_PKG_VERSION");
        let build = told(Some("5556b60\n"), Some("2026-11-22\n"), Some(""));
        let wanted = format!("version: {version}\ncommit: 5556b60\nday: 2026-11-22\n");
        assert_eq!(build, wanted);
        let changed = told(Some("5556b60\n"), Some("2026-11-22\n"), Some(" M README\n"));
        assert!(changed.contains("\ncommit: 5556b60, and changes"));
        // What was unpacked from an archive has no commit.
        let unpacked = format!("version: {version}\ncommit: unknown\nday: unknown\n");
        assert_eq!(told(None, None, None), unpacked);
    }
}
