//! Whether the texts about chess for four and for three are whole, and what their tables say of the
//! two sets of laws of each.

use rochade_table::{GameKind, Law, Laws, Preset};

use super::tests::tags;
use super::{LANGUAGES, part};

const GAMES: [GameKind; 2] = [GameKind::Four, GameKind::Three];

/// Rows about several laws, and rows about what is no law.
const ROWS: [(&str, &[&str]); 5] = [
    ("touched", &["touched-own", "touched-enemy"]),
    (
        "fifty-moves",
        &[
            "fifty-moves",
            "fifty-limit",
            "fifty-restart",
            "count-begins",
            "count-of",
        ],
    ),
    ("tempo", &["count-struck"]),
    ("stalemate", &[]),
    ("resigning", &[]),
];

#[test]
fn the_tables_of_four_and_three_mark_what_differs_and_miss_no_law() {
    for game in GAMES {
        let sets: Vec<&Laws> = Preset::of(game).map(|preset| &preset.laws).collect();
        let [usual, articles] = sets[..] else {
            panic!("two sets of laws");
        };
        for language in LANGUAGES {
            let name = format!("{}/laws.{language}", game.word());
            let table = part(&name).expect("a table in each language");
            let mark = format!("<h3 id=\"law-{}-", game.word());
            let mut told = Vec::new();
            for row in table.split(&*mark).skip(1) {
                let word = row.split('"').next().unwrap_or_default();
                let found = ROWS.iter().find(|(row, _)| *row == word);
                let laws = found.map_or_else(|| vec![word], |(_, laws)| laws.to_vec());
                let about: Vec<&Law> = laws.iter().filter_map(|word| Law::find(word)).collect();
                assert_eq!(about.len(), laws.len(), "{word}");
                let differs = about
                    .iter()
                    .any(|law| law.says(usual) != law.says(articles));
                assert_eq!(row.contains("class=\"other\""), differs, "{name}: {word}");
                told.extend(laws);
            }
            for law in Law::of(game) {
                assert!(told.contains(&law.word), "{name}: {}", law.word);
            }
        }
    }
}

#[test]
fn the_languages_tell_the_same_of_four_and_three() {
    for game in GAMES {
        let shapes = |name: &str, languages: &[&str]| {
            let parts = languages.iter().map(|language| {
                let file = format!("{}/{name}.{language}", game.word());
                let text = part(&file).expect("a text in each language");
                tags(&text)
                    .into_iter()
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            });
            let mut parts: Vec<_> = parts.collect();
            parts.dedup();
            parts.len()
        };
        assert_eq!(shapes("play", &LANGUAGES), 1);
        assert_eq!(shapes("laws", &LANGUAGES), 1);
        // In Dutch, the articles need no translation.
        assert_eq!(shapes("articles", &["en", "de"]), 1);
    }
}
