//! The page's words in the user's language: one text a line, in the order of `web/lang`.
//!
//! `web/early/choices.js` chooses the language, and `web/platform/text.js` brings its texts.

use std::borrow::Cow;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/platform/text.js")]
extern "C" {
    /// The texts of the language that the start script has chosen, one a line.
    #[wasm_bindgen(catch)]
    async fn texts() -> Result<JsValue, JsValue>;
}

/// Every text of the page in one language. There is a method for each key of `web/lang/en.lang`.
pub(crate) struct Texts {
    lines: [&'static str; COUNT],
}

impl PartialEq for Texts {
    /// The words are read once, so that comparing addresses is enough.
    fn eq(&self, other: &Texts) -> bool {
        std::ptr::eq(self, other)
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.language_code())
    }
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Texts {
    /// The texts in the user's language.
    ///
    /// # Errors
    ///
    /// If they did not come, or are those of another build.
    pub(crate) async fn load() -> Result<&'static Texts, JsError> {
        let words = texts().await.ok().and_then(|words| words.as_string());
        let texts = words.and_then(Texts::read);
        texts.ok_or_else(|| JsError::new("the texts did not come, or are not those of this page"))
    }

    /// Takes the words of a language, for as long as the page lives; `None` if they are not as many
    /// as they must be.
    fn read(words: String) -> Option<&'static Texts> {
        let words: &'static str = Box::leak(words.into_boxed_str());
        let mut lines = [""; COUNT];
        let mut count = 0;
        for line in words.split_terminator('\n') {
            *lines.get_mut(count)? = line;
            count += 1;
        }
        (count == COUNT).then(|| &*Box::leak(Box::new(Texts { lines })))
    }
}

/// Returns the words of a message that comes after another one. Screen readers say only what is
/// new, so the same words again get a space more.
pub(crate) fn again(before: &str, mut words: String) -> String {
    if before == words {
        words.push('\u{a0}');
    }
    words
}

/// Returns a text as it begins a sentence, with a capital.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}

/// Returns what others have written as it can stand among our words: if it is written from right to
/// left, it is isolated, so that it draws no result and no number to its side.
pub(crate) fn isolated(text: &str) -> Cow<'_, str> {
    match text.chars().any(is_from_right) {
        true => Cow::Owned(["\u{2068}", text, "\u{2069}"].concat()),
        false => Cow::Borrowed(text),
    }
}

/// Returns whether a character belongs to a script that is written from right to left, by the
/// blocks that Unicode keeps for these.
const fn is_from_right(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

/// Puts `values` into the `{names}` of a text.
fn fill(text: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let Some((name, behind)) = after.split_once('}') else {
            break;
        };
        let value = values.iter().find(|(key, _)| *key == name);
        filled.push_str(value.map_or("", |(_, value)| value));
        rest = behind;
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
pub(crate) mod tests {
    pub(crate) use rochade_lang::LANGUAGES;

    use super::*;

    /// The words of every language, as they are served.
    const WORDS: [(&str, &str); 3] = [
        ("en", include_str!(concat!(env!("OUT_DIR"), "/en.txt"))),
        ("de", include_str!(concat!(env!("OUT_DIR"), "/de.txt"))),
        ("nl", include_str!(concat!(env!("OUT_DIR"), "/nl.txt"))),
    ];

    /// The texts in a language.
    pub(crate) fn texts(code: &str) -> &'static Texts {
        let words = WORDS.iter().find(|(language, _)| *language == code);
        words
            .and_then(|(_, words)| Texts::read((*words).to_owned()))
            .expect("the language is complete")
    }

    impl Texts {
        /// Every text, for tests that look at all of them.
        pub(crate) fn all(&self) -> impl Iterator<Item = &'static str> {
            self.lines.into_iter()
        }
    }

    #[test]
    fn whose_turn_it_is_stands_on_the_page_before_its_rules_are_there() {
        let page = include_str!("../../index.html");
        for (code, _) in WORDS {
            let turn = texts(code).white_to_move();
            let expected = format!(r#"<p class="turn" lang="{code}" hidden>{turn}</p>"#);
            assert!(page.contains(&expected), "index.html needs {expected}");
        }
    }

    #[test]
    fn names_are_filled_in() {
        let filled = fill("{b} und {a}!", &[("a", "eins"), ("b", "zwei")]);
        assert_eq!(filled, "zwei und eins!");
    }

    #[test]
    fn every_language_is_complete_and_knows_its_code() {
        for (code, _) in WORDS {
            assert_eq!(texts(code).language_code(), code);
            assert_eq!(texts(code).letters().chars().count(), 5, "{code}");
        }
    }

    /// The words of a text, each with whether it begins a sentence.
    fn words_in(text: &str) -> impl Iterator<Item = (&str, bool)> {
        let words = text.split_whitespace();
        let starts = std::iter::once(true).chain(
            words
                .clone()
                .map(|word| word.ends_with(['.', ':', '?', '!', '|'])),
        );
        words
            .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
            .zip(starts)
    }

    #[test]
    fn german_addresses_nobody() {
        let familiar = ["du", "dich", "dir", "bestehst", "nimmst", "Ihnen"];
        for text in texts("de").all() {
            for (word, begins) in words_in(text) {
                let polite = word.starts_with("Ihr") || word == "Sie" && !begins;
                let own = word.starts_with("dein") || familiar.contains(&word);
                assert!(!polite && !own, "{word:?} in {text:?}");
            }
        }
    }

    #[test]
    fn dutch_quotes_are_of_one_kind() {
        for text in texts("nl").all() {
            assert!(!text.contains('‘'), "{text:?}");
        }
    }

    #[test]
    fn words_of_another_build_are_not_taken() {
        assert!(Texts::read("too\nfew\n".to_owned()).is_none());
        assert!(Texts::read("x\n".repeat(COUNT + 1)).is_none());
    }
}
