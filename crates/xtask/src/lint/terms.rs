//! Whether the texts say what players say: web/lang/TERMS.md names, for each thing, what it is not
//! called.

/// The table of terms.
const TABLE: &str = "web/lang/TERMS.md";

/// The languages, each with the column of what is not said.
const LANGUAGES: [(&str, usize); 3] = [("en", 2), ("de", 4), ("nl", 6)];

/// Parts of the rules that translate an original: of these, only our own notes are looked at.
const TRANSLATED: [&str; 4] = ["articles.", "gustavus.", "handbuch.", "draughts/leaflet."];

/// Returns where a text says what the table forbids in its language.
pub(super) fn forbidden(files: &[(&str, String)]) -> Vec<String> {
    let table = files.iter().find(|(name, _)| *name == TABLE);
    let table = table.map_or("", |(_, text)| text.as_str());
    let mut found = Vec::new();
    for (language, column) in LANGUAGES {
        let terms: Vec<String> = terms(table, column).collect();
        for (name, text) in files.iter().filter(|(name, _)| is_text(name, language)) {
            let own = TRANSLATED.iter().any(|part| name.contains(part));
            for (number, line) in text.lines().enumerate() {
                let line = said(name, line, own, language).to_lowercase();
                let told = terms.iter().filter(|term| has(&line, term));
                found.extend(
                    told.map(|term| format!("{name}:{} says “{term}”: see {TABLE}", number + 1)),
                );
            }
        }
    }
    found
}

/// The terms in a column of the table, in small letters.
fn terms(table: &str, column: usize) -> impl Iterator<Item = String> {
    let rows = table.lines().filter_map(|row| row.strip_prefix("| "));
    let cells = rows.filter_map(move |row| row.split('|').nth(column));
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_lowercase))
}

/// Whether a file holds texts in this language that users read.
fn is_text(name: &str, language: &str) -> bool {
    let ends = |end: &str| name.ends_with(&format!("{language}.{end}"));
    let guide = match language {
        "en" => name == "docs/web-masters.md" || name == "docs/web-masters-reference.md",
        _ => name == format!("docs/web-masters.{language}.md"),
    };
    guide
        || name.starts_with("web/lang/") && ends("lang")
        || name.starts_with("web/handbook/") && ends("html")
        || is_of_cases(name)
}

/// Returns whether a file holds lessons or cases, which are in all languages.
fn is_of_cases(name: &str) -> bool {
    name.starts_with("crates/cases/data/")
}

/// What a line says itself: not its key, no tag, no comment, no quotation; of a translation, our
/// notes.
fn said(name: &str, line: &str, translated: bool, language: &str) -> String {
    if name.ends_with(".lang") {
        let text = line.split_once(" = ").filter(|_| !line.starts_with('#'));
        return text.map_or("", |(_, text)| text).to_owned();
    }
    if is_of_cases(name) {
        let mut words = line.splitn(3, ' ');
        let own = words.nth(1) == Some(language);
        return words.next().filter(|_| own).unwrap_or_default().to_owned();
    }
    if translated && !line.contains("class=\"here\"") {
        return String::new();
    }
    if !name.ends_with(".html") {
        return line.to_owned();
    }
    let mut parts = line.split('<');
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.filter(|part| !part.starts_with("q "));
    let rest = rest.filter_map(|part| Some(part.split_once('>')?.1));
    rest.fold(first, |said, part| said + part)
}

/// Whether a line has a term as words of their own.
fn has(line: &str, term: &str) -> bool {
    let ends = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_alphanumeric());
    line.match_indices(term).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        ends(before) && ends(line[at + term.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(name: &str, text: &str) -> usize {
        let table = "| concept | en | not | de | nicht | nl | niet |\n| --- | --- | --- | --- | --- | --- | --- |\n| side | opponent | `enemy` | Gegner | `Feind` | tegenstander | `vijand` |\n";
        let files = [(TABLE, table.to_owned()), (name, text.to_owned())];
        forbidden(&files).len()
    }

    #[test]
    fn what_a_thing_is_not_called_is_told() {
        for (name, text, count) in [
            ("web/lang/en.lang", "why = An Enemy stands there", 1),
            (
                "web/lang/en.lang",
                "touched-enemy = The enemylike one\n# enemy",
                0,
            ),
            ("web/lang/de.lang", "why = Der Feind, enemy", 1),
            (
                "crates/cases/data/try/x.txt",
                "task en The enemy\ntask de The enemy, den Feind\nexpect enemy",
                2,
            ),
            ("web/lang/author/nl.lang", "why = vijand: vijand", 1),
            (
                "web/handbook/nl.html",
                "<p id=\"vijand\">Een vijand.</p>",
                1,
            ),
            (
                "web/handbook/en.html",
                "<p>A <q lang=\"en\">enemy</q> foe</p>",
                0,
            ),
            (
                "web/handbook/laws/gustavus.en.html",
                "<p>The enemy king.</p>",
                0,
            ),
            (
                "web/handbook/laws/gustavus.en.html",
                "<p class=\"here\">No enemy.</p>",
                1,
            ),
            ("docs/web-masters.md", "The enemy.", 1),
            ("docs/contract.md", "The enemy.", 0),
        ] {
            assert_eq!(told(name, text), count, "{name}: {text}");
        }
    }
}
