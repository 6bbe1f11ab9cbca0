//! The form of the authors' page: one text of HTML, filled with the words of each language.
//!
//! It is no part of the compiled page, which everybody loads: as components the form would make
//! that heavier by 13 kB.

use std::collections::BTreeMap;

use rochade_lang::{LANGUAGES, texts};

use crate::files::read;
use crate::{Trouble, places};

/// The folders with words: those of the form alone count first.
const FOLDERS: [&str; 2] = ["web/lang/author", "web/lang"];

/// The form in each language, of which the page's script takes one.
pub(crate) fn forms() -> Result<String, Trouble> {
    let form = read(&places::root().join("web/author/form.html"))?;
    LANGUAGES
        .iter()
        .map(|language| {
            let form = fill(&form, &words(language)?)?;
            Ok(format!(
                "<template lang=\"{language}\">\n{form}</template>\n"
            ))
        })
        .collect()
}

/// The texts of a language by their keys.
fn words(language: &str) -> Result<BTreeMap<String, String>, Trouble> {
    let mut words = BTreeMap::new();
    for folder in FOLDERS {
        let file = places::root().join(folder).join(format!("{language}.lang"));
        let file = read(&file)?;
        for (key, text) in texts(&file).map_err(Trouble::odd)? {
            words
                .entry(key.to_owned())
                .or_insert_with(|| text.to_owned());
        }
    }
    Ok(words)
}

/// The form with a text in the place of each `{key}`: of texts with bars in them, the first part,
/// or the one that is named, as in `{law-board|2}`.
fn fill(form: &str, words: &BTreeMap<String, String>) -> Result<String, Trouble> {
    let mut parts = form.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (key, rest) = part.split_once('}').unwrap_or((part, ""));
        let (key, number) = key.split_once('|').unwrap_or((key, "0"));
        let text = words.get(key).ok_or_else(|| {
            Trouble::odd(format!(
                "web/author/form.html names {{{key}}}, which is no text"
            ))
        })?;
        let part = number
            .parse()
            .ok()
            .and_then(|number| text.split('|').nth(number));
        let text = part.unwrap_or_default().trim();
        filled.push_str(&escaped(text));
        filled.push_str(rest);
    }
    Ok(filled)
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Law, PRESETS, Preset};

    use super::*;

    fn form() -> String {
        read(&places::root().join("web/author/form.html")).expect("the form")
    }

    #[test]
    fn every_language_has_every_text_and_none_that_nobody_reads() {
        let form = form();
        for language in LANGUAGES {
            let filled = fill(&form, &words(language).expect("words"));
            assert!(filled.is_ok(), "{language}: {filled:?}");
            let own = places::root().join(format!("web/lang/author/{language}.lang"));
            let own = read(&own).expect("words");
            for (key, _) in texts(&own).expect("texts") {
                assert!(form.contains(&format!("{{{key}}}")), "{language}: {key}");
            }
        }
    }

    #[test]
    fn texts_mean_nothing_in_html() {
        let words = BTreeMap::from([("a".to_owned(), "<b> & \"c\" | d".to_owned())]);
        let filled = fill("<p title=\"{a}\">", &words);
        assert_eq!(
            filled,
            Ok("<p title=\"&lt;b&gt; &amp; &quot;c&quot;\">".to_owned())
        );
        assert_eq!(fill("{a|1}", &words), Ok("d".to_owned()));
        assert!(fill("{b}", &words).is_err());
    }

    #[test]
    fn the_form_offers_every_set_of_laws_and_every_usual_clock() {
        let form = form();
        for law in ["board", "direction"].into_iter().filter_map(Law::find) {
            for choice in law.choices {
                assert!(
                    form.contains(&format!("<option value=\"{choice}\">")),
                    "{choice}"
                );
            }
        }
        for game in [
            GameKind::Chess,
            GameKind::Draughts,
            GameKind::Four,
            GameKind::Three,
        ] {
            assert!(form.contains(&format!("<option value=\"{}\">", game.word())));
            for Preset { name, .. } in Preset::of(game) {
                assert!(
                    form.contains(&format!("<option value=\"{name}\">")),
                    "{name}"
                );
            }
        }
        for clock in PRESETS {
            assert!(
                form.contains(&format!("<option>{clock}</option>")),
                "{clock}"
            );
        }
        assert_eq!(form.matches("<option>").count(), PRESETS.len());
    }
}
