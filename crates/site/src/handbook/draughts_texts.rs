//! Whether the texts about draughts are whole: the leaflet's words, and what its table says of each
//! set of laws.

use rochade_table::{GameKind, KingMove, Law, Laws, Preset};

use super::tests::{tags, texts};
use super::{LANGUAGES, part};
use crate::files::read;
use crate::places;

/// The rows in which the sets differ, in their order, with the laws that decide what they say.
const ROWS: [(&str, &[&str]); 11] = [
    ("capture", &["capture"]),
    ("huffing", &["huff"]),
    ("chain", &["chain"]),
    ("preference", &["preference"]),
    ("men-capture", &["men-capture"]),
    ("king-move", &["king-move"]),
    ("landing", &["landing", "king-move"]),
    ("removal", &["removal"]),
    ("promotion", &["promotion-in-capture"]),
    ("begins", &["begins"]),
    // One king can catch another where neither flies.
    ("dead-position", &["king-move"]),
];

/// The laws in which they all say the same.
const IN_ALL: [&str; 7] = [
    "repetition",
    "fifty-moves",
    "draw-offer",
    "take-back",
    "clock",
    "first-game",
    "later-games",
];

#[test]
fn the_table_of_draughts_says_what_the_laws_say_and_marks_what_differs_from_the_leaflet() {
    let sets: Vec<&Laws> = Preset::of(GameKind::Draughts)
        .map(|preset| &preset.laws)
        .collect();
    for language in LANGUAGES {
        let table = part(&format!("draughts/laws.{language}")).expect("a table in each language");
        let (rows, same): (Vec<&str>, Vec<&str>) = table
            .split("<h3 ")
            .skip(1)
            .partition(|row| row.contains("<div"));
        assert_eq!(rows.len(), ROWS.len());
        for (row, (word, laws)) in rows.into_iter().zip(ROWS) {
            assert!(row.contains(&format!("{word}\"")), "{word}: {row}");
            assert_row(row, &sets, &said(laws));
        }
        for law in &IN_ALL {
            assert!(
                same.iter().any(|row| row.contains(&format!("\"{law}\""))),
                "{law}"
            );
            let says = said(std::slice::from_ref(law));
            assert!(sets.iter().all(|laws| says(laws) == says(sets[0])), "{law}");
        }
    }
}

/// What laws say, together; a king that doesn't fly lands behind its victim, as if that were said.
fn said(words: &[&str]) -> impl Fn(&Laws) -> Vec<&'static str> {
    let about: Vec<&Law> = words.iter().filter_map(|word| Law::find(word)).collect();
    assert_eq!(about.len(), words.len());
    move |laws| {
        if about[0].word == "landing" && laws.king_move == KingMove::Short {
            return vec!["behind", "flying"];
        }
        about.iter().filter_map(|law| law.says(laws)).collect()
    }
}

/// A cell is marked where its set differs from the first; cells have the same words just where the
/// sets say the same.
fn assert_row(row: &str, sets: &[&Laws], says: &dyn Fn(&Laws) -> Vec<&'static str>) {
    let cells: Vec<&str> = row.split("<div").skip(1).collect();
    assert_eq!(cells.len(), sets.len());
    let told = |cell: &str| {
        cell.split_once("<dd>")
            .map(|(_, told)| told.replace("</dl>", "").trim().to_owned())
    };
    for (cell, laws) in cells.iter().zip(sets) {
        let differs = says(laws) != says(sets[0]);
        assert_eq!(cell.starts_with(" class=\"other\""), differs, "{cell}");
        for (other, others) in cells.iter().zip(sets) {
            assert_eq!(
                told(cell) == told(other),
                says(laws) == says(others),
                "{cell} / {other}"
            );
        }
    }
}

#[test]
fn the_languages_tell_the_same_of_draughts() {
    let shapes = |name: &str, languages: &[&str]| {
        let parts = languages.iter().map(|language| {
            let text = part(&format!("draughts/{name}.{language}")).expect(name);
            // Which language a foreign word is of depends on the one that it is foreign to.
            let tags = tags(&text).into_iter();
            let shape: Vec<String> = tags
                .map(|tag| tag.split(" lang=").next().unwrap_or_default().to_owned())
                .collect();
            shape
        });
        let mut parts: Vec<_> = parts.collect();
        parts.dedup();
        parts.len()
    };
    assert_eq!(shapes("play", &LANGUAGES), 1);
    assert_eq!(shapes("laws", &LANGUAGES), 1);
    // In German, the leaflet needs no translation.
    assert_eq!(shapes("leaflet", &["en", "nl"]), 1);
}

#[test]
fn the_leaflet_is_there_word_by_word() {
    let source =
        read(&places::root().join("docs/sources/003_47266ffc52ffa637.txt")).expect("the source");
    let (_, source) = source.split_once("* DAME *").expect("its part on draughts");
    let source = format!("DAME {}", source.replace('*', ""));
    for text in texts() {
        let (_, leaflet) = text
            .split_once("id=\"draughts-leaflet\"")
            .expect("the leaflet");
        let quotes = leaflet.split("<blockquote lang=\"de\">").skip(1);
        let quoted: String = quotes
            .filter_map(|quote| quote.split("</blockquote>").next())
            .collect();
        let quoted = quoted.replace("<p>", "").replace("</p>", "");
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(words(&quoted), words(&source));
    }
}
