//! How much script there is: it is only for what Rust can't do, and grows unseen where nobody
//! counts.

use std::collections::BTreeSet;

use super::citations::join;

/// Where all the page's scripts are.
const SCRIPTS: &str = "web/";

/// Where scripts are that no page of ours loads: the plugin's, for the editor of WordPress.
const ELSEWHERE: &str = "web/wordpress/";

/// The scripts with which a page begins, that of its head last, and how many lines they may have
/// together with all that they import, which comes before the board is seen. docs/decisions.md
/// tells why.
const STARTS: [([&str; 2], usize); 2] = [
    (["web/start.js", "web/head/page.js"], 413),
    (["web/embed.js", "web/head/embed.js"], 1_208),
];

/// How many lines all scripts may have.
const ALL: usize = 2_896;

/// What is too long, in words. `files` are paths and texts.
pub(super) fn too_long(files: &[(&str, String)]) -> Vec<String> {
    let is_script = |name: &str| {
        name.starts_with(SCRIPTS) && !name.starts_with(ELSEWHERE) && name.ends_with(".js")
    };
    let all = files.iter().filter(|(name, _)| is_script(name));
    let all = (
        SCRIPTS,
        all.map(|(_, text)| text.lines().count()).sum(),
        ALL,
    );
    let starts = STARTS.map(|(names, limit)| (names[0], lines_with_imports(files, &names), limit));
    [all]
        .into_iter()
        .chain(starts)
        .filter(|(_, lines, limit)| lines > limit)
        .map(|(name, lines, limit)| {
            format!("the scripts of {name} have {lines} lines, more than {limit}: docs/decisions.md tells why there is a limit")
        })
        .collect()
}

/// The lines of scripts and of all that they import, and those import.
fn lines_with_imports(files: &[(&str, String)], names: &[&str]) -> usize {
    let (mut known, mut lines) = (BTreeSet::new(), 0);
    let mut open: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    while let Some(name) = open.pop() {
        let file = files.iter().find(|(known, _)| *known == name);
        let (Some((_, text)), true) = (file, known.insert(name.clone())) else {
            continue;
        };
        lines += text.lines().count();
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        open.extend(imports(text).filter_map(|path| join(folder, path)));
    }
    lines
}

/// The scripts that a script imports, by their paths from its folder. (What has a bare name is made
/// by the build.)
fn imports(text: &str) -> impl Iterator<Item = &str> {
    let imports = text
        .lines()
        .filter(|line| line.starts_with("import ") || line.starts_with("export "));
    imports
        .filter_map(|line| line.strip_suffix("';")?.rsplit_once('\''))
        .filter(|(before, path)| {
            (before.ends_with("from ") || *before == "import ") && path.starts_with('.')
        })
        .map(|(_, path)| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files<'a>(texts: &[(&'a str, &str)]) -> Vec<(&'a str, String)> {
        let owned = |&(name, text): &(&'a str, &str)| (name, text.to_owned());
        texts.iter().map(owned).collect()
    }

    #[test]
    fn what_is_imported_counts_once_wherever_it_is_named() {
        let files = files(&[
            (
                "web/a.js",
                "import { b } from './early/b.js';\nimport './early/c.js';\nimport x from 'words/x.txt';\n",
            ),
            ("web/early/b.js", "import { c } from './c.js';\n\n"),
            (
                "web/early/c.js",
                "export { a } from '../a.js';\nexport const text = './d.js';\n",
            ),
            ("web/early/d.js", "\n\n\n\n"),
        ]);
        assert_eq!(lines_with_imports(&files, &["web/a.js"]), 7);
        assert_eq!(lines_with_imports(&files, &["web/early/d.js"]), 4);
    }

    #[test]
    fn a_page_that_begins_with_too_much_script_is_named() {
        let long = "\n".repeat(STARTS[0].1);
        let with = |text: &str| {
            files(&[
                ("web/start.js", "import { a } from './early/a.js';\n"),
                ("web/early/a.js", text),
            ])
        };
        assert_eq!(too_long(&with("\n")), [""; 0]);
        let told = too_long(&with(&long));
        assert!(
            told.len() == 1
                && told[0].contains(&format!("web/start.js have {} lines", STARTS[0].1 + 1)),
            "{told:?}"
        );
        let all = "\n".repeat(ALL + 1);
        assert_eq!(too_long(&files(&[("web/wordpress/b.js", &all)])), [""; 0]);
        let told = too_long(&files(&[("web/b.js", &all)]));
        assert!(
            told.len() == 1 && told[0].contains(&format!("web/ have {} lines", ALL + 1)),
            "{told:?}"
        );
    }
}
