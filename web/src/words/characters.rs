//! The characters of the computer's levels: a name for each, and a line about how it plays.

use rochade_table::Computer;

use crate::text::Texts;

/// How many levels there are.
const LEVELS: usize = Computer::STRONGEST as usize;

/// Returns the name of a level's character; nothing, if there is no such level.
pub(crate) fn name(texts: &Texts, level: u8) -> &'static str {
    of(names(texts), level)
}

/// Returns how a level's character plays, in a line; nothing, if there is no such level.
pub(crate) fn line(texts: &Texts, level: u8) -> &'static str {
    of(lines(texts), level)
}

/// Returns the character of a level with its number: "Mop, level 2".
pub(crate) fn with_level(texts: &Texts, level: u8) -> String {
    texts.character_level(name(texts, level), &level.to_string())
}

/// Returns what stands among these for a level, which is counted from 1.
fn of(all: [&'static str; LEVELS], level: u8) -> &'static str {
    let place = usize::from(level).checked_sub(1);
    let found = place.and_then(|place| all.get(place));
    found.copied().unwrap_or_default()
}

fn names(texts: &Texts) -> [&'static str; LEVELS] {
    [
        texts.character_1(),
        texts.character_2(),
        texts.character_3(),
        texts.character_4(),
        texts.character_5(),
        texts.character_6(),
        texts.character_7(),
        texts.character_8(),
        texts.character_9(),
        texts.character_10(),
    ]
}

fn lines(texts: &Texts) -> [&'static str; LEVELS] {
    [
        texts.character_1_line(),
        texts.character_2_line(),
        texts.character_3_line(),
        texts.character_4_line(),
        texts.character_5_line(),
        texts.character_6_line(),
        texts.character_7_line(),
        texts.character_8_line(),
        texts.character_9_line(),
        texts.character_10_line(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    #[test]
    fn every_level_has_a_character_of_its_own() {
        for code in LANGUAGES {
            let texts = texts(code);
            let all = |said: fn(&Texts, u8) -> &'static str| {
                let mut said: Vec<_> = (1..=Computer::STRONGEST)
                    .map(|level| said(texts, level))
                    .filter(|said| !said.is_empty())
                    .collect();
                said.sort_unstable();
                said.dedup();
                said
            };
            assert_eq!(all(name).len(), LEVELS, "{code}");
            let lines = all(line);
            assert_eq!(lines.len(), LEVELS, "{code}");
            assert!(lines.iter().all(|line| line.ends_with('.')), "{code}");
        }
        assert_eq!(name(texts("de"), 2), "Zottel");
        assert_eq!(with_level(texts("en"), 10), "Octo, level 10");
    }

    #[test]
    fn no_level_has_no_character() {
        for level in [0, 11, 255] {
            assert_eq!(
                (name(texts("en"), level), line(texts("en"), level)),
                ("", "")
            );
        }
    }
}
