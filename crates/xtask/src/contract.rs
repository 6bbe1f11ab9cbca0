//! The tables of laws and settings in the page's contract (docs/contract.md), which are made from
//! the code: `cargo xtask contract` writes them, and lint compares.

use rochade_lang::texts;
use rochade_settings::Setting;
use rochade_site::files::{read, write};
use rochade_table::{GameKind, Law};

use crate::{Trouble, places};

/// The document.
const CONTRACT: &str = "docs/contract.md";

/// The texts that say in English what a law or a setting is about.
const ENGLISH: &str = "web/lang/en.lang";

/// Writes the tables into the document.
pub(crate) fn write_tables() -> Result<(), Trouble> {
    let path = places::root().join(CONTRACT);
    let english = read(&places::root().join(ENGLISH))?;
    let made = with_tables(&read(&path)?, &english).map_err(trouble)?;
    write(&path, &made)
}

/// Returns what is wrong with the tables in the document, among the files of a clone.
pub(crate) fn disagreement<'a>(text_of: impl Fn(&str) -> &'a str) -> Option<String> {
    let contract = text_of(CONTRACT);
    match with_tables(contract, text_of(ENGLISH)) {
        Ok(made) if made == contract => None,
        Ok(_) => Some(format!(
            "{CONTRACT} has other laws or settings than the code: cargo xtask contract"
        )),
        Err(why) => Some(format!("{CONTRACT}: {why}")),
    }
}

fn trouble(why: String) -> Trouble {
    Trouble::plain("the tables of the contract can't be made", why)
}

/// Returns the document with the tables as they are now, or why they can't be made.
fn with_tables(contract: &str, english: &str) -> Result<String, String> {
    let texts = texts(english)?;
    let text = |key: &str| {
        let found = texts.iter().find(|(known, _)| *known == key);
        found.map(|(_, text)| *text)
    };
    let with_laws = replaced(contract, "laws", &laws(text)?)?;
    replaced(&with_laws, "settings", &settings(text)?)
}

/// The table of laws: word, name, the games that it is about, and its choices.
fn laws<'a>(text: impl Fn(&str) -> Option<&'a str>) -> Result<String, String> {
    let mut table =
        String::from("| law | what it is about | games | choices |\n| --- | --- | --- | --- |\n");
    for law in Law::ALL {
        let word = law.word;
        let name = text(&format!("law-{word}")).and_then(|text| text.split(" | ").next());
        let name = name.ok_or_else(|| format!("{ENGLISH} has no law-{word}"))?;
        let is_about = |game: &GameKind| Law::of(*game).any(|known| known.word == word);
        let games: Vec<GameKind> = GameKind::ALL.iter().copied().filter(is_about).collect();
        let choices = law.choices.iter().map(|choice| {
            let has_it = |game: &GameKind| law.choices_in(*game).any(|known| known == *choice);
            let with_it: Vec<GameKind> = games.iter().copied().filter(has_it).collect();
            match with_it.len() == games.len() {
                true => format!("`{choice}`"),
                false => format!("`{choice}` (only {})", words(&with_it)),
            }
        });
        let choices = choices.collect::<Vec<_>>().join(", ");
        let games = match games.len() == GameKind::ALL.len() {
            true => "all".to_owned(),
            false => words(&games),
        };
        table += &format!("| `law-{word}` | {name} | {games} | {choices} |\n");
    }
    Ok(table)
}

/// The words of games, with commas between.
fn words(games: &[GameKind]) -> String {
    let words: Vec<String> = games
        .iter()
        .map(|game| format!("`{}`", game.word()))
        .collect();
    words.join(", ")
}

/// The table of settings: name, what the panel says about it, and its values.
fn settings<'a>(text: impl Fn(&str) -> Option<&'a str>) -> Result<String, String> {
    let mut table = String::from("| control | what is chosen | values |\n| --- | --- | --- |\n");
    for setting in Setting::ALL {
        let name = setting.name();
        let label = text(&format!("setting-{name}")).or_else(|| text(name));
        let about = text(&format!("about-{name}"));
        let (label, about) = label
            .zip(about)
            .ok_or_else(|| format!("{ENGLISH} has no {name} or no about-{name}"))?;
        let values = setting.choices().iter().map(|value| format!("`{value}`"));
        let values = values.collect::<Vec<_>>().join(", ");
        table += &format!("| `{name}` | {label}. {about} | {values} |\n");
    }
    Ok(table)
}

/// Returns a text with another table between the two marks of this name.
fn replaced(text: &str, name: &str, table: &str) -> Result<String, String> {
    let begin = format!("<!-- {name}: made by cargo xtask contract -->\n");
    let end = format!("<!-- end of {name} -->\n");
    let no_mark = |mark: &str| format!("it has no {:?}", mark.trim_end());
    let (before, rest) = text.split_once(&begin).ok_or_else(|| no_mark(&begin))?;
    let (_, after) = rest.split_once(&end).ok_or_else(|| no_mark(&end))?;
    // Without blank lines, the marks would be rows of the table.
    Ok([before, &begin, "\n", table, "\n", &end, after].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A document with both tables, as the page's own texts have them.
    fn made() -> String {
        let empty = "# A\n\n<!-- laws: made by cargo xtask contract -->\n<!-- end of laws -->\n\nB\n\n\
                     <!-- settings: made by cargo xtask contract -->\nan older table\n<!-- end of settings -->\nC\n";
        let english = read(&places::root().join(ENGLISH)).expect("texts");
        with_tables(empty, &english).expect("tables")
    }

    #[test]
    fn a_row_says_which_games_a_law_and_a_choice_are_for() {
        let made = made();
        for row in [
            "| `law-draw-offer` | Draw offer | all | `with-move`, `any-time` |",
            "| `law-board` | Board for three | `three` | `t112`, `cross128`, `t120`, `rect` |",
        ] {
            assert!(made.contains(row), "{row}");
        }
        let series = "`series-at-once` (only `chess`";
        assert!(made.contains(series), "{series}");
        let theme = "| `theme` | Light or dark. “Same as the device”";
        assert!(made.contains(theme), "{theme}");
        assert!(made.contains("\nB\n") && !made.contains("older") && made.ends_with("\nC\n"));
    }

    #[test]
    fn another_table_than_the_codes_is_told() {
        let english = read(&places::root().join(ENGLISH)).expect("texts");
        let made = made();
        let told = |contract: &str| {
            disagreement(|name| if name == CONTRACT { contract } else { &english })
        };
        assert_eq!(told(&made), None);
        let other = made.replacen("`t120`", "`t121`", 1);
        assert!(told(&other).is_some_and(|why| why.contains("cargo xtask contract")));
        let without = made.replace("<!-- end of laws -->", "");
        assert!(told(&without).is_some_and(|why| why.contains("end of laws")));
    }
}
