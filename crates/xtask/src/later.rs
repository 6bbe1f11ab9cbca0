//! The words of the parts of the page that are loaded later: checked against each other and against the scripts in
//! `web/later`, and written as one file for each language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::Trouble;
use crate::files::{list, read, write};

/// The languages; the others are measured by the first.
const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

/// What stands before a key where a script uses it.
const USE: &str = "text.";

/// Keys with their texts, in the order of the file.
type Texts = Vec<(String, String)>;

/// Writes the words of `later`, the folder with the scripts, as `later-en.json` and its like.
pub(crate) fn words(later: &Path, parts: &Path) -> Result<(), Trouble> {
    let mut reference: Option<Texts> = None;
    for language in LANGUAGES {
        let path = later.join(format!("lang/{language}.lang"));
        let texts = parse(&read(&path)?)
            .map_err(|line| Trouble::odd(format!("{}: no ` = ` in: {line}", path.display())))?;
        let first = reference.get_or_insert_with(|| texts.clone());
        if let Some(key) = difference(first, &texts) {
            return Err(Trouble::odd(format!(
                "{}: `{key}` is not what en.lang has in this place, or has other names in braces",
                path.display()
            )));
        }
        let by_key: BTreeMap<_, _> = texts.iter().map(|(key, text)| (camel(key), text)).collect();
        let json =
            serde_json::to_string(&by_key).map_err(|error| Trouble::odd(error.to_string()))?;
        write(&parts.join(format!("later-{language}.json")), &json)?;
    }
    let keys = reference.unwrap_or_default();
    let keys: BTreeSet<String> = keys.iter().map(|(key, _)| camel(key)).collect();
    let used = used(later)?;
    if let Some(key) = keys.symmetric_difference(&used).next() {
        return Err(Trouble::odd(format!(
            "web/later: the text `{key}` is used but missing, or there but unused"
        )));
    }
    Ok(())
}

/// The keys and texts of a file; or the line that holds neither.
fn parse(file: &str) -> Result<Texts, &str> {
    let lines = file.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (key, text) = line.split_once(" = ").ok_or(line)?;
            Ok((key.to_owned(), text.to_owned()))
        })
        .collect()
}

/// The first key in which two languages differ, by its place or by the names in its text.
fn difference<'a>(reference: &'a Texts, texts: &'a Texts) -> Option<&'a str> {
    let longer = if texts.len() > reference.len() {
        texts
    } else {
        reference
    };
    let differs = |index: usize| match (reference.get(index), texts.get(index)) {
        (Some((key, text)), Some((own, translated))) => {
            key != own || names(text) != names(translated)
        }
        _ => true,
    };
    (0..longer.len())
        .find(|&index| differs(index))
        .map(|index| longer[index].0.as_str())
}

/// The `{names}` in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let parts = text.split('{').skip(1);
    parts
        .filter_map(|part| part.split_once('}').map(|(name, _)| name))
        .collect()
}

/// A key as scripts write it: `fen-copied` is `fenCopied`.
fn camel(key: &str) -> String {
    let mut parts = key.split('-');
    let mut camel = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (first, rest) = part.split_at(part.len().min(1));
        camel.push_str(&first.to_ascii_uppercase());
        camel.push_str(rest);
    }
    camel
}

/// The keys that the scripts use, each as `text.key`.
fn used(later: &Path) -> Result<BTreeSet<String>, Trouble> {
    let mut used = BTreeSet::new();
    for path in list(later)? {
        if path.extension().is_some_and(|end| end == "js") {
            used.extend(used_in(&read(&path)?));
        }
    }
    Ok(used)
}

fn used_in(script: &str) -> BTreeSet<String> {
    let in_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut used = BTreeSet::new();
    for (at, _) in script.match_indices(USE) {
        let alone = !script[..at].ends_with(|before| in_word(before) || before == '.');
        let key = script[at + USE.len()..]
            .split(|letter| !in_word(letter))
            .next();
        // Strings have methods, but no text is asked for them here.
        used.extend(key.filter(|key| alone && !key.is_empty()).map(String::from));
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_told_apart_by_keys_and_names() {
        let english = parse("a-b = x {n}\n# no\n\nc = y").expect("two texts");
        let of = |file| parse(file).expect("texts");
        assert_eq!(difference(&english, &of("a-b = z {n}\nc = w")), None);
        assert_eq!(difference(&english, &of("a-b = z {m}\nc = w")), Some("a-b"));
        assert_eq!(difference(&english, &of("a-b = {n}")), Some("c"));
        assert_eq!(
            difference(&english, &of("a-b = {n}\nc = w\nd = v")),
            Some("d")
        );
        assert_eq!(parse("a-b x"), Err("a-b x"));
    }

    #[test]
    fn uses_are_found_by_their_key() {
        let found = used_in("say(text.fenCopied); words.text.no; context.no; `${text.open}`");
        assert_eq!(found, BTreeSet::from(["fenCopied".into(), "open".into()]));
        assert_eq!(camel("fen-copied"), "fenCopied");
    }
}
