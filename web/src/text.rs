//! The page's words, in three languages, made at build time from `web/lang`.

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The texts in the first of the user's languages (BCP 47 tags, the best first) that the page speaks, else in English.
pub(crate) fn choose<'a>(tags: impl IntoIterator<Item = &'a str>) -> &'static Texts {
    tags.into_iter()
        .find_map(|tag| match tag.split(['-', '_']).next()? {
            "en" => Some(&EN),
            "de" => Some(&DE),
            "nl" => Some(&NL),
            _ => None,
        })
        .unwrap_or(&EN)
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
mod tests {
    use super::*;

    #[test]
    fn names_are_filled_in() {
        let filled = fill("{b} und {a}!", &[("a", "eins"), ("b", "zwei")]);
        assert_eq!(filled, "zwei und eins!");
    }

    #[test]
    fn the_users_first_known_language_is_chosen() {
        assert_eq!(choose(["fr-FR", "de-AT", "en"]).language_code, "de");
        assert_eq!(choose(["nl"]).language_code, "nl");
        assert_eq!(choose(["tlh"]).language_code, "en");
    }

    #[test]
    fn typed_letters_are_five_in_every_language() {
        for texts in [&EN, &DE, &NL] {
            assert_eq!(texts.letters.chars().count(), 5, "{}", texts.language_code);
        }
    }
}
