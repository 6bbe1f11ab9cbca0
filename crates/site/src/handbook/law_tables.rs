//! The tables of laws: a row a law, and in it a cell for each set of laws, made of the texts in
//! `web/lang/laws`.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rochade_lang::texts;
use rochade_table::{GameKind, Law, Preset};

use crate::Trouble;
use crate::files::read;
use crate::fill::filled;
use crate::places;

/// The games that have a table, and the class of its cells, by how many sets there are.
const GAMES: [(GameKind, &str); 4] = [
    (GameKind::Chess, "six"),
    (GameKind::Draughts, "eight"),
    (GameKind::Four, "two"),
    (GameKind::Three, "two"),
];

/// The text with its tables, each in the place of a line: `<!-- table chess -->`.
pub(super) fn filled_in(text: &str, language: &str) -> Result<String, Trouble> {
    let file = format!("web/lang/laws/{language}.lang");
    let trouble = |why: String| Trouble::odd(format!("{file}: {why}"));
    let words = read(&places::root().join(&file))?;
    let tables = Tables::new(&words, text).map_err(trouble)?;
    let mut whole = text.to_owned();
    for (game, class) in GAMES {
        let table = tables.table(game, class).map_err(trouble)?;
        let mark = format!("<!-- table {} -->\n", game.word());
        whole = filled("web/handbook", &whole, &mark, &table)?;
    }
    tables.has_none_left().map_err(trouble)?;
    Ok(whole)
}

/// The laws that a row is about.
fn laws_of(game: GameKind, row: &str) -> impl Iterator<Item = &'static Law> {
    let words = match (game, row) {
        (GameKind::Chess, "touched") => &["touched-own"],
        (_, "touched") => &["touched-own", "touched-enemy"][..],
        (_, "fifty-moves") => &[
            "fifty-moves",
            "fifty-limit",
            "fifty-restart",
            "count-begins",
            "count-of",
        ],
        (_, "tempo") => &["count-struck"],
        (_, "huffing") => &["huff"],
        (_, "promotion") => &["promotion-in-capture"],
        // A king that doesn't fly lands behind its victim, and can be caught by another one.
        (_, "landing") => &["landing", "king-move"],
        (GameKind::Draughts, "dead-position") => &["king-move"],
        _ => &[row],
    };
    let laws: Vec<&Law> = words.iter().filter_map(|word| Law::find(word)).collect();
    laws.into_iter()
        .filter(move |law| Law::of(game).any(|known| known.word == law.word))
}

/// The texts of a language, of which every one is to be used.
struct Tables<'a> {
    texts: Vec<(&'a str, &'a str)>,
    used: RefCell<BTreeSet<&'a str>>,
    /// The page without its tables, which has places for some laws.
    page: &'a str,
}

impl<'a> Tables<'a> {
    fn new(words: &'a str, page: &'a str) -> Result<Self, String> {
        Ok(Self {
            texts: texts(words)?,
            used: RefCell::default(),
            page,
        })
    }

    fn find(&self, key: &str) -> Option<&'a str> {
        let (key, text) = self.texts.iter().find(|(known, _)| *known == key)?;
        self.used.borrow_mut().insert(key);
        Some(text)
    }

    fn text(&self, key: &str) -> Result<&'a str, String> {
        let missing = || format!("`{key}` is missing");
        self.find(key).ok_or_else(missing)
    }

    fn table(&self, game: GameKind, class: &str) -> Result<String, String> {
        let heading = format!("law-{}-", game.word());
        let keys = self.texts.iter().map(|(key, _)| *key);
        let rows: Vec<&str> = keys.filter_map(|key| key.strip_prefix(&*heading)).collect();
        let is_told = |law: &Law| {
            let mut told = rows.iter().flat_map(|row| laws_of(game, row));
            told.any(|told| told.word == law.word)
        };
        if let Some(law) = Law::of(game).find(|law| !is_told(law)) {
            return Err(format!("no row `{heading}…` is about `{}`", law.word));
        }
        rows.iter().map(|row| self.row(game, row, class)).collect()
    }

    /// A heading, which is the place of its law, and what is said below it: one text, if all sets
    /// agree, or a cell for each.
    fn row(&self, game: GameKind, row: &str, class: &str) -> Result<String, String> {
        let key = format!("{}-{row}", game.word());
        let heading = self.heading(game, row)?;
        let note = self.find(&format!("note-{key}"));
        let note = note.map_or(String::new(), |note| format!("<p>{note}</p>\n"));
        let laws: Vec<&Law> = laws_of(game, row).collect();
        let usual = game.usual_laws();
        let differs = |preset: &Preset| {
            let mut laws = laws.iter();
            laws.any(|law| law.says(&preset.laws) != law.says(&usual))
        };
        if let Some(text) = self.find(&format!("all-{key}")) {
            return match Preset::of(game).find(|preset| differs(preset)) {
                Some(Preset { name, .. }) => Err(format!("`all-{key}` is not true of `{name}`")),
                None => Ok(format!("{heading}{note}<p>{text}</p>\n")),
            };
        }
        let mut cells = String::new();
        for preset in Preset::of(game) {
            let says = laws.first().and_then(|law| law.says(&preset.laws));
            let by_choice = || self.find(&format!("{key}-{}", says?));
            let own = format!("{}-{row}", preset.name);
            let text = self.find(&own).or_else(by_choice);
            let text = text.ok_or_else(|| format!("`{own}` is missing"))?;
            let name = self.text(preset.name)?;
            cells += &if differs(preset) {
                let differs = self.text("differs")?;
                format!(
                    "<div class=\"other\"><dt>{name} <span class=\"unseen\">{differs}</span></dt>\
                     <dd>{text}</dd></div>\n"
                )
            } else {
                format!("<div><dt>{name}</dt><dd>{text}</dd></div>\n")
            };
        }
        Ok(format!(
            "{heading}{note}<dl class=\"{class}\">\n{cells}</dl>\n"
        ))
    }

    /// The heading of a row. In draughts, where only the leaflet has a text of its own, it is also
    /// the place of that law for each set that has no other: what is cited leads there.
    fn heading(&self, game: GameKind, row: &str) -> Result<String, String> {
        let place = format!("law-{}-{row}", game.word());
        let mut heading = self.text(&place)?.to_owned();
        if game == GameKind::Draughts {
            for preset in Preset::of(game) {
                let place = format!(" id=\"law-{}-{row}\" tabindex=\"-1\">", preset.name);
                if !self.page.contains(&place) {
                    heading = format!("<span{place}{heading}</span>");
                }
            }
        }
        Ok(format!(
            "<h3 id=\"{place}\" tabindex=\"-1\">{heading}</h3>\n"
        ))
    }

    /// Checks that every text has been used: one that nobody asks for has a wrong key.
    fn has_none_left(&self) -> Result<(), String> {
        let used = self.used.borrow();
        match self.texts.iter().find(|(key, _)| !used.contains(key)) {
            Some((key, _)) => Err(format!("no table asks for `{key}`")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use rochade_lang::LANGUAGES;

    use super::*;

    const WORDS: &str = "differs = (differs)\nfour = Usual\ngustavus-four = Articles\n\
        law-four-take-back = Taking back\nfour-take-back = Yes\nfour-take-back-never = No\n\
        law-four-odds = Odds\nall-four-odds = Any\n";

    fn row(words: &str, row: &str) -> Result<String, String> {
        Tables::new(words, "")?.row(GameKind::Four, row, "two")
    }

    #[test]
    fn a_cell_is_marked_where_its_set_differs_from_the_usual_laws() {
        let table = row(WORDS, "take-back");
        let wanted = "<h3 id=\"law-four-take-back\" tabindex=\"-1\">Taking back</h3>\n\
            <dl class=\"two\">\n<div><dt>Usual</dt><dd>Yes</dd></div>\n\
            <div class=\"other\"><dt>Articles <span class=\"unseen\">(differs)</span></dt><dd>No</dd></div>\n</dl>\n";
        assert_eq!(table, Ok(wanted.to_owned()));
        assert!(row(WORDS, "odds").is_ok_and(|row| row.ends_with("</h3>\n<p>Any</p>\n")));
    }

    #[test]
    fn a_text_that_is_missing_or_wrong_stops_the_build() {
        let without = |key: &str| {
            let lines = WORDS.lines().filter(|line| !line.starts_with(key));
            lines.map(|line| format!("{line}\n")).collect::<String>()
        };
        let missing = row(&without("four-take-back-never"), "take-back");
        assert_eq!(missing, Err("`gustavus-four-take-back` is missing".into()));
        let missing = row(&without("gustavus-four ="), "take-back");
        assert_eq!(missing, Err("`gustavus-four` is missing".into()));
        let all = format!("{WORDS}all-four-take-back = Yes\n");
        let untrue = "`all-four-take-back` is not true of `gustavus-four`";
        assert_eq!(row(&all, "take-back"), Err(untrue.into()));
        let tables = Tables::new(WORDS, "").expect("texts");
        let no_row = "no row `law-four-…` is about `first-game`";
        assert_eq!(tables.table(GameKind::Four, "two"), Err(no_row.into()));
        let left = "no table asks for `differs`";
        assert_eq!(tables.has_none_left(), Err(left.into()));
    }

    #[test]
    fn the_languages_have_the_same_texts() {
        let [english, german, dutch] = LANGUAGES.map(|language| {
            let file = places::root().join(format!("web/lang/laws/{language}.lang"));
            let words = read(&file).expect("a file in each language");
            let texts = texts(&words).expect("texts").into_iter();
            texts.map(|(key, _)| key.to_owned()).collect::<Vec<_>>()
        });
        assert_eq!(german, english);
        assert_eq!(dutch, english);
    }

    #[test]
    fn a_row_of_draughts_is_the_place_of_every_set_without_a_text_about_it() {
        let words = "law-draughts-chain = Chain";
        let tables =
            Tables::new(words, "<dt id=\"law-noris-chain\" tabindex=\"-1\">").expect("texts");
        let heading = tables
            .heading(GameKind::Draughts, "chain")
            .expect("a heading");
        for set in Preset::of(GameKind::Draughts) {
            let place = format!("id=\"law-{}-chain\"", set.name);
            assert_eq!(heading.contains(&place), set.name != "noris", "{heading}");
        }
    }
}
