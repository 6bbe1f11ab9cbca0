//! The laws in words. In `web/lang` the texts stand in the order of the tables in `rochade_table`;
//! what belongs together is one text with bars between its parts.

use rochade_table::{GameKind, Law, LawGroup, Laws, Preset};

use crate::text::Texts;

/// A part of a text with bars in it.
pub(crate) fn part(text: &'static str, number: usize) -> &'static str {
    text.split('|').nth(number).unwrap_or_default().trim()
}

/// The text of a set of laws, by its name; the last text is that of laws that are no set.
fn set(texts: &Texts, name: &str) -> &'static str {
    let all = texts.preset_list();
    let place = Preset::ALL.iter().position(|preset| preset.name == name);
    let text = place.and_then(|place| all.get(place)).or(all.last());
    text.copied().unwrap_or_default()
}

/// Returns what laws of a name (`data-laws`) are called.
pub(crate) fn name(texts: &Texts, name: &str) -> &'static str {
    part(set(texts, name), 0)
}

/// The sets of laws for a game, and the own choice, by their words.
pub(crate) fn options(texts: &Texts, game: GameKind) -> Vec<(&'static str, &'static str)> {
    let words = Preset::of(game).map(|preset| preset.name);
    let words = words.chain([CUSTOM]);
    words.map(|word| (word, name(texts, word))).collect()
}

/// The word for laws that are no set with a name.
pub(crate) const CUSTOM: &str = "custom";

/// Returns what laws are about, and where they come from; of laws that the players have chosen,
/// what differs.
pub(crate) fn about(texts: &Texts, laws: &Laws) -> String {
    let (preset, others) = laws.nearest();
    if others.is_empty() {
        return part(set(texts, preset.name), 1).to_owned();
    }
    let others = others.into_iter().map(|(law, says)| {
        let [name, means] = said(texts, law, says);
        [name, " – ", means].concat()
    });
    let others: Vec<String> = others.collect();
    texts.laws_but(name(texts, preset.name), &others.join("; "))
}

/// The name of a law, and what one of its choices means.
fn said(texts: &Texts, law: &Law, says: &str) -> [&'static str; 2] {
    let choice = law.choices.iter().position(|choice| *choice == says);
    let text = law_text(texts, law);
    [
        part(text, 0),
        part(text, choice.map_or(0, |choice| choice + 1)),
    ]
}

/// Returns what a law is called.
pub(crate) fn law(texts: &Texts, law: &Law) -> &'static str {
    part(law_text(texts, law), 0)
}

/// Returns the choices of a law in a game, each by its word, with its text.
pub(crate) fn choices(
    texts: &Texts,
    law: &Law,
    game: GameKind,
) -> Vec<(&'static str, &'static str)> {
    let choices = law.choices_in(game);
    choices
        .map(|says| (says, said(texts, law, says)[1]))
        .collect()
}

/// The text of a law.
fn law_text(texts: &Texts, law: &Law) -> &'static str {
    let place = Law::ALL.iter().position(|known| known.word == law.word);
    let text = place.and_then(|place| texts.law_list().get(place));
    text.copied().unwrap_or_default()
}

/// Returns what a group of laws is called.
pub(crate) fn group(texts: &Texts, group: LawGroup) -> &'static str {
    match group {
        LawGroup::Beginning => texts.laws_beginning(),
        LawGroup::BoardAndTurns => texts.laws_board_and_turns(),
        LawGroup::Capturing => texts.laws_capturing(),
        LawGroup::Kings => texts.laws_kings(),
        LawGroup::Touching => texts.laws_touching(),
        LawGroup::Mistakes => texts.laws_mistakes(),
        LawGroup::Draws => texts.laws_draws(),
        LawGroup::Rest => texts.laws_rest(),
    }
}

/// Returns whether what is cited has a number in its text: `handbuch-late:6`, `leaflet:remis-2`.
pub(crate) fn has_number(cited: &str) -> bool {
    cited.ends_with(|letter: char| letter.is_ascii_digit())
}

/// Returns where the laws say something, as it is cited: `handbuch-late:6` is "Handbuch, later
/// text, §\u{a0}6". Where a text has no numbers, it is called alone.
pub(crate) fn place(texts: &Texts, cited: &str) -> String {
    let (name, _) = cited.split_once(':').unwrap_or((cited, ""));
    let named = part(set(texts, name), 0);
    match numbered(texts, cited) {
        Some(number) => [named, ", ", &number].concat(),
        None => texts.laws_link(named),
    }
}

/// The same without the name of the laws: "§\u{a0}6". Where a text has no numbers, the sign alone.
pub(crate) fn paragraph(texts: &Texts, cited: &str) -> String {
    numbered(texts, cited).unwrap_or_else(|| texts.place_sign().to_owned())
}

/// The number of what is cited, as its text counts: "§\u{a0}6", "art.\u{a0}6".
fn numbered(texts: &Texts, cited: &str) -> Option<String> {
    let (name, paragraph) = cited.split_once(':')?;
    let (pattern, number) = match paragraph.strip_prefix("remis-") {
        Some(number) => (texts.place_remis(), number),
        None => (part(set(texts, name), 2), paragraph),
    };
    let is_number = number.starts_with(|char: char| char.is_ascii_digit());
    is_number.then(|| pattern.replace('#', number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    #[test]
    fn every_law_and_choice_has_words() {
        for language in LANGUAGES {
            for known in Law::ALL {
                let text = law_text(texts(language), known);
                let parts: Vec<&str> = text.split('|').collect();
                assert_eq!(parts.len(), known.choices.len() + 1, "{language}: {text}");
                assert!(parts.iter().all(|part| part.trim() != ""), "{text}");
            }
        }
    }

    #[test]
    fn the_texts_stand_in_the_order_of_the_tables() {
        let file = include_str!("../../lang/en.lang");
        let keys = |start: &str| -> Vec<String> {
            let keys = file.lines().filter_map(|line| line.split_once(" = "));
            let keys = keys.filter_map(|(key, _)| key.strip_prefix(start));
            keys.map(str::to_owned).collect()
        };
        let words: Vec<&str> = Law::ALL.iter().map(|law| law.word).collect();
        assert_eq!(keys("law-"), words);
        let names = Preset::ALL.iter().map(|preset| preset.name);
        let names: Vec<&str> = names.chain([CUSTOM]).collect();
        assert_eq!(keys("preset-"), names);
    }

    #[test]
    fn a_game_offers_its_own_sets_and_choices() {
        let sets = |game| {
            options(texts("en"), game)
                .into_iter()
                .map(|(word, _)| word)
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(
            sets(GameKind::Chess),
            "modern club leaflet handbuch-early handbuch-late gustavus custom"
        );
        assert_eq!(
            sets(GameKind::Draughts),
            "noris schlagzwang german russian brazilian english czech pool custom"
        );
        let later = Law::find("later-games").expect("a law");
        assert_eq!(
            choices(texts("en"), later, GameKind::Draughts),
            [("seats-change", "colours change"), ("lot", "random again")]
        );
    }

    #[test]
    fn every_set_says_what_it_is_and_whence() {
        for language in LANGUAGES {
            for preset in Preset::ALL {
                let about = about(texts(language), &preset.laws);
                assert!(about.contains(": ") && about.ends_with('.'), "{about}");
            }
        }
    }

    #[test]
    fn what_the_players_chose_is_told_by_what_differs() {
        let laws = Laws::parse("club,take-back:agreement").expect("laws");
        assert_eq!(
            about(texts("en"), &laws),
            "Club rules, but: Taking back – if the opponent agrees."
        );
    }

    #[test]
    fn laws_are_cited_as_their_readers_do() {
        for (cited, said) in [
            ("handbuch-late:6", "Handbuch, later text, §\u{a0}6"),
            ("handbuch-early:remis-4", "Handbuch, earlier text, Remis 4"),
            ("leaflet:remis-1", "Rules from the box, Remis 1"),
            ("gustavus:22", "Gustavus, art.\u{a0}22"),
            ("gustavus:23,2", "Gustavus, art.\u{a0}23,2"),
            ("club:repetition", "Rules: Club rules"),
            (
                "handbuch-late:perpetual-check",
                "Rules: Handbuch, later text",
            ),
            ("custom:take-back", "Rules: Custom"),
        ] {
            assert_eq!(place(texts("en"), cited), said);
        }
        assert_eq!(place(texts("de"), "gustavus:22"), "Gustavus, Art.\u{a0}22");
    }
}
