//! The rules pages: texts of `web/handbook` (its README says what they are made of), with their
//! diagrams drawn, for the page to fetch when they are asked for.

#[cfg(test)]
mod chess_diagrams;
mod contents;
#[cfg(test)]
mod draughts_diagrams;
mod law_tables;
#[cfg(test)]
mod many_diagrams;
#[cfg(test)]
mod originals;
mod tries;

use std::path::Path;

use rochade_lang::LANGUAGES;

use crate::diagrams;
use crate::files::{read, write};
use crate::fill::filled;
use crate::{Trouble, places};

/// The parts that have files of their own, in folders of their names, and the files without their
/// language, in the order in which they are read. Where a part stands in the text, a line says so:
/// `<!-- laws -->`.
const PARTS: [(&str, &[&str]); 4] = [
    (
        "laws",
        &["table", "modern", "club", "leaflet", "handbuch", "gustavus"],
    ),
    ("draughts", &["play", "leaflet", "laws"]),
    ("four", &["play", "articles", "laws"]),
    ("three", &["play", "articles", "laws"]),
];

/// Writes `rules-de.html` and its like, each a fragment.
pub(crate) fn pages(parts: &Path) -> Result<(), Trouble> {
    let men = |name| read(&places::root().join(format!("web/assets/pieces/{name}.svg")));
    let symbols = diagrams::symbols(&men("staunton")?, &men("draughts")?, &men("armies")?)
        .map_err(Trouble::odd)?;
    for language in LANGUAGES {
        let text = contents::filled_in(&tries::filled_in(&source(language)?, language)?)?;
        let text = diagrams::draw(&text)
            .map_err(|why| Trouble::odd(format!("web/handbook/{language}.html: {why}")))?;
        let page = format!(
            "<div class=\"rules\" lang=\"{language}\">\n<div hidden>{symbols}</div>\n{text}</div>\n"
        );
        write(&parts.join(format!("rules-{language}.html")), &page)?;
    }
    Ok(())
}

/// The text in a language, with all its parts and the tables of laws.
fn source(language: &str) -> Result<String, Trouble> {
    // One is shown at a time: at first chess, with which the text begins.
    let mut text = part(language)?;
    text = match text.split_once(&mark(PARTS[0].0)) {
        Some((chess, _)) => text.replacen(chess, &format!("<article>\n{chess}</article>\n"), 1),
        None => text,
    };
    for (folder, files) in PARTS {
        let mut inside = "<article hidden>\n".to_owned();
        for name in files {
            inside += &part(&format!("{folder}/{name}.{language}"))?;
        }
        inside += "</article>\n";
        let file = format!("web/handbook/{language}.html");
        text = filled(&file, &text, &mark(folder), &inside)?;
    }
    law_tables::filled_in(&text, language)
}

/// The line in whose place a part comes.
fn mark(folder: &str) -> String {
    format!("<!-- {folder} -->\n")
}

fn part(name: &str) -> Result<String, Trouble> {
    read(&places::root().join(format!("web/handbook/{name}.html")))
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Preset, Subject};

    use super::*;

    pub(super) fn texts() -> [String; 3] {
        LANGUAGES.map(|language| source(language).expect("a text in each language"))
    }

    /// The tags of a text, in their order, without those that only shape words.
    pub(super) fn tags(text: &str) -> Vec<&str> {
        let tags = text.split('<').skip(1);
        let tags = tags.filter_map(|part| part.split_once('>').map(|(tag, _)| tag));
        tags.filter(|tag| !tag.ends_with("kbd") && !tag.ends_with("strong"))
            .collect()
    }

    /// The names of the places in a text, in their order.
    fn names(text: &str) -> Vec<&str> {
        let names = tags(text).into_iter();
        let names = names.filter_map(|tag| tag.split_once(" id=\"")?.1.split('"').next());
        names.collect()
    }

    #[test]
    fn the_languages_have_the_same_sections_and_figures() {
        let own = LANGUAGES.map(|language| part(language).expect("a text in each language"));
        let [english, german, dutch] = own.each_ref().map(|text| tags(text));
        assert_eq!(german, english);
        assert_eq!(dutch, english);
        assert!(english.contains(&"dt id=\"rules-term-pin\""));
        for (folder, _) in PARTS {
            assert!(own.iter().all(|text| text.contains(&mark(folder))));
        }
    }

    #[test]
    fn the_languages_tell_the_same_of_the_other_games() {
        let [all, english_and_dutch, english_and_german] = [
            &LANGUAGES[..],
            // Translations: a language needs none of an original that is in it.
            &["en", "nl"],
            &["en", "de"],
        ];
        for (name, languages) in [
            ("draughts/play", all),
            ("draughts/laws", all),
            ("draughts/leaflet", english_and_dutch),
            ("four/play", all),
            ("four/laws", all),
            ("four/articles", english_and_german),
            ("three/play", all),
            ("three/laws", all),
            ("three/articles", english_and_german),
        ] {
            let shapes = languages.iter().map(|language| {
                let text = part(&format!("{name}.{language}")).expect("a text in each language");
                // Which language a foreign word is of depends on the one that it is foreign to.
                let shape = tags(&text)
                    .into_iter()
                    .map(|tag| tag.split(" lang=").next());
                let shape = shape.map(|tag| tag.unwrap_or_default().to_owned());
                shape.collect::<Vec<String>>()
            });
            let mut shapes: Vec<_> = shapes.collect();
            shapes.dedup();
            assert_eq!(shapes.len(), 1, "{name}");
        }
    }

    #[test]
    fn the_languages_have_the_same_places() {
        let texts = texts();
        let [english, german, dutch] = texts.each_ref().map(|text| names(text));
        assert_eq!(german, english);
        assert_eq!(dutch, english);
    }

    #[test]
    fn every_part_is_shown_alone_and_begins_with_links_to_the_games() {
        for text in texts() {
            let articles: Vec<&str> = text.split("<article").skip(1).collect();
            assert_eq!(articles.len(), PARTS.len() + 1);
            let shown = articles.iter().filter(|part| part.starts_with(">\n"));
            assert_eq!(shown.count(), 1);
            for part in &articles {
                let (_, begins) = part.split_once(">\n").expect("an article");
                let (header, rest) = begins.split_once("</header>").expect("a header");
                assert!(header.starts_with("<header class=\"game\" id=\"rules-"));
                assert!(header.matches("<a href=\"#rules-").count() >= 3);
                assert!(rest.contains("<nav class=\"contents\""));
            }
        }
    }

    #[test]
    fn every_name_of_a_place_stands_once() {
        let [text, ..] = texts();
        let mut names = names(&text);
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        let known = |name: &&str| {
            ["rules-", "law-", "draughts-", "four-", "three-"]
                .iter()
                .any(|of| name.starts_with(of))
        };
        assert!(names.iter().all(known));
    }

    #[test]
    fn the_originals_are_the_same_in_every_language() {
        let texts = texts();
        let originals = texts.each_ref().map(|text| {
            let quotes = text.split("<blockquote ").skip(1);
            let quotes = quotes.filter_map(|quote| Some(quote.split_once("</blockquote>")?.0));
            quotes.collect::<Vec<&str>>()
        });
        let [english, german, dutch] = &originals;
        assert_eq!(german, english);
        assert_eq!(dutch, english);
        assert!(english.iter().all(|quote| quote.starts_with("lang=\"")));
    }

    #[test]
    fn whatever_the_laws_cite_has_its_place() {
        for text in texts() {
            let names = names(&text);
            let games = [
                GameKind::Chess,
                GameKind::Draughts,
                GameKind::Four,
                GameKind::Three,
            ];
            for game in games {
                for subject in Subject::ALL
                    .iter()
                    .filter(|subject| is_about(**subject, game))
                {
                    // Laws that are not a set have their place in the table of their game.
                    let row = format!("law-{}-{}", game.word(), subject.word());
                    assert!(names.contains(&&*row), "{row}");
                    for preset in Preset::of(game) {
                        let place = format!("law-{}", preset.laws.cite(*subject).replace(':', "-"));
                        assert!(names.contains(&&*place), "{place}");
                    }
                }
            }
        }
    }

    fn is_about(subject: Subject, game: GameKind) -> bool {
        match subject {
            Subject::Capture | Subject::Huffing => game == GameKind::Draughts,
            Subject::Repetition
            | Subject::FiftyMoves
            | Subject::DeadPosition
            | Subject::DrawOffer
            | Subject::TakeBack
            | Subject::Resigning
            | Subject::Clock
            | Subject::LaterGames => true,
            _ => game != GameKind::Draughts,
        }
    }

    #[test]
    fn the_texts_bring_no_style_and_no_script() {
        for text in texts() {
            for forbidden in ["style", "<script", "onclick", "<img", "http"] {
                assert!(!text.contains(forbidden), "{forbidden}");
            }
        }
    }
}
