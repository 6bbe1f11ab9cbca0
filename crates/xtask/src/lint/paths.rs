//! Whether the files of code are there that comments and documents cite.

use super::citations::join;

/// What such files end in.
const ENDINGS: [&str; 3] = [".rs", ".js", ".css"];

/// What a file cites by a path, or in comments by a name alone, and no file of the clone is called;
/// each with file and line.
pub(super) fn missing(files: &[&str], file: &str, text: &str) -> Vec<String> {
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| tells(file, line));
    let is_there = |cited: &str| files.iter().any(|file| is_called(file, cited));
    let missing = lines.flat_map(|(index, line)| {
        let cited = citations(line).into_iter();
        let missing = cited.filter(|cited| !is_there(cited));
        // In documents, a name alone may be a file of any site.
        let missing = missing.filter(|cited| !file.ends_with(".md") || cited.contains('/'));
        let missing = missing.chain(outside(files, file, line));
        missing.map(move |cited| {
            let line = index + 1;
            format!("{file}:{line} cites {cited}, which the clone doesn't have")
        })
    });
    missing.collect()
}

/// Returns the paths in a line of a document that begin with `..` and lead nowhere.
fn outside<'a>(files: &[&str], file: &str, line: &'a str) -> impl Iterator<Item = &'a str> {
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let words = line.split(|sign: char| sign.is_whitespace() || "`()#".contains(sign));
    let up = words.filter(|word| file.ends_with(".md") && word.starts_with("../"));
    let up = up.map(|word| word.trim_end_matches(['.', ',', ';', ':']));
    let is_there = move |path: &str| {
        let path = join(folder, path)?;
        let is_in = |file: &&&str| {
            file.strip_prefix(&*path)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        files.iter().find(is_in)
    };
    let missing: Vec<&str> = up.filter(|path| is_there(path).is_none()).collect();
    missing.into_iter()
}

/// Whether a line is there to be read: of code the comments, and all of a style sheet, which names
/// files for nothing else than to have them. What is still to be done may speak of files that are
/// to come.
fn tells(file: &str, line: &str) -> bool {
    let line = line.trim_start();
    let is_document = file.ends_with(".md") && !file.starts_with("docs/spec/");
    let is_code = file.ends_with(".rs") || file.ends_with(".js");
    let is_comment = ["//", "/*", "*"].iter().any(|sign| line.starts_with(sign));
    is_document || file.ends_with(".css") || is_code && is_comment
}

/// Whether a file of the clone is called so: by its path, or by what that ends with.
fn is_called(file: &str, cited: &str) -> bool {
    let path = cited.trim_start_matches("./").trim_start_matches("../");
    let before = file.strip_suffix(path);
    before.is_some_and(|before| before.is_empty() || before.ends_with('/'))
}

/// The files that a line cites. Addresses and patterns are not files.
fn citations(line: &str) -> Vec<&str> {
    let in_name = |sign: char| sign.is_alphanumeric() || "_-./:*@{}".contains(sign);
    let words = line.split(|sign| !in_name(sign));
    let words = words.map(|word| word.trim_end_matches(['.', ':']));
    let is_file = |word: &&str| {
        let ending = ENDINGS.iter().find_map(|end| word.strip_suffix(end));
        ending.is_some_and(|name| name.ends_with(|sign: char| sign.is_alphanumeric()))
            && !word.starts_with('/')
            && !word.contains([':', '*', '@', '{'])
    };
    words.filter(is_file).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [&str; 3] = [
        "web/src/settings/seating.rs",
        "web/early/board.js",
        "web/style/tokens.css",
    ];

    /// In a text, `@` stands for the point before an ending, so that this file cites nothing.
    fn told(file: &str, text: &str) -> Vec<String> {
        missing(&FILES, file, &text.replace('@', "."))
    }

    #[test]
    fn files_are_found_by_their_paths_and_by_how_these_end() {
        for text in [
            "// As web/src/settings/seating@rs has it (settings/seating@rs, seating@rs).",
            "/// `web/early/board@js`, early/board@js: the same.",
            "* ../../style/tokens@css",
        ] {
            assert_eq!(told("web/src/app.rs", text), [""; 0], "{text}");
        }
    }

    #[test]
    fn a_missing_file_is_told() {
        let seating = "/* How the players sit (web/src/seating@rs). */";
        let wanted = "web/style/a.css:1 cites web/src/seating@rs, which the clone doesn't have"
            .replace('@', ".");
        assert_eq!(told("web/style/a.css", seating), [wanted]);
        let wanted = "docs/architecture.md:2 cites late/board@js, which the clone doesn't have";
        let text = "The map\nhas `late/board@js`, and board@js.";
        assert_eq!(
            told("docs/architecture.md", text),
            [wanted.replace('@', ".")]
        );
    }

    #[test]
    fn what_lies_outside_of_the_clone_is_told() {
        let told_of = |path: &str| told("docs/measured.md", &format!("Of those (`{path}`), all."));
        for path in ["../web/early", "../web/style/tokens@css", "../web"] {
            assert_eq!(told_of(path), [""; 0], "{path}");
        }
        for path in ["../outside/files", "../../elsewhere", "../web/ear"] {
            let wanted = format!("docs/measured.md:1 cites {path}, which the clone doesn't have");
            assert_eq!(told_of(path), [wanted]);
        }
    }

    #[test]
    fn what_is_no_file_of_ours_is_passed_over() {
        for (file, text) in [
            ("a.rs", "let file = \"gone@js\";"),
            (
                "a.rs",
                "// https://example.org/gone@js, /site/gone@js, web/*@js, a@json",
            ),
            ("docs/architecture.md", "`start-D27Z576O@js` and `@css`"),
            ("docs/spec/play.md", "a crate with src/gone@rs"),
            ("page.html", "// gone@js"),
        ] {
            assert_eq!(told(file, text), [""; 0], "{text}");
        }
    }
}
