//! The rules pages: texts of `web/handbook` (its README says what they are made of), with their diagrams drawn, for the page
//! to fetch when they are asked for.

use std::path::Path;

use crate::diagrams;
use crate::files::{read, write};
use crate::{Trouble, places};

/// The languages, as in `web/lang`.
const LANGUAGES: [&str; 3] = ["de", "en", "nl"];

/// Where the sets of laws stand in the text of a language.
const MARK: &str = "<!-- laws -->\n";

/// The files of `web/handbook/laws`, without their language, in the order in which they are read.
const LAWS: [&str; 6] = ["table", "modern", "club", "leaflet", "handbuch", "gustavus"];

/// Writes `rules-de.html` and its like, each a fragment.
pub(crate) fn pages(parts: &Path) -> Result<(), Trouble> {
    let men = read(&places::root().join("web/assets/pieces/staunton.svg"))?;
    let symbols = diagrams::symbols(&men).map_err(Trouble::odd)?;
    for language in LANGUAGES {
        let text = diagrams::draw(&with_contents(&source(language)?))
            .map_err(|why| Trouble::odd(format!("web/handbook/{language}.html: {why}")))?;
        let page = format!(
            "<div class=\"rules\" lang=\"{language}\">\n<div hidden>{symbols}</div>\n{text}</div>\n"
        );
        write(&parts.join(format!("rules-{language}.html")), &page)?;
    }
    Ok(())
}

/// The text with a line for each section: in the list at its top, or, for a set of laws, in the one above their table.
fn with_contents(text: &str) -> String {
    let list = |of_sets: bool| {
        let is_set = |place: &str| place.starts_with("law-") && place != "law-table";
        let lines: String = sections(text)
            .filter(|(place, _)| is_set(place) == of_sets)
            .map(|(place, heading)| format!("<li><a href=\"#{place}\">{heading}</a></li>"))
            .collect();
        format!("<ul>{lines}</ul></nav>")
    };
    let parts: Vec<&str> = text.splitn(3, "</nav>").collect();
    match parts[..] {
        [top, middle, rest] => [top, &list(false), middle, &list(true), rest].concat(),
        _ => text.to_owned(),
    }
}

/// The sections of a text: their names as places, and their headings.
fn sections(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("<section id=\"").skip(1).filter_map(|section| {
        let (place, rest) = section.split_once('"')?;
        let (_, heading) = rest.split_once("<h2>")?;
        Some((place, heading.split_once("</h2>")?.0))
    })
}

/// The text in a language, with the sets of laws in their place.
fn source(language: &str) -> Result<String, Trouble> {
    let mut laws = String::new();
    for name in LAWS {
        laws += &part(&format!("laws/{name}.{language}"))?;
    }
    Ok(part(language)?.replacen(MARK, &laws, 1))
}

fn part(name: &str) -> Result<String, Trouble> {
    read(&places::root().join(format!("web/handbook/{name}.html")))
}

#[cfg(test)]
mod tests {
    use rochade_chess::{Bitboard, Board, Castling, Color, Piece, Position, Role, Setup, Square};
    use rochade_table::{Law, Laws, Preset, Subject};

    use super::*;
    use crate::diagrams::Diagram;

    fn texts() -> [String; 3] {
        LANGUAGES.map(|language| source(language).expect("a text in each language"))
    }

    /// The tags of a text, in their order, without those that only shape words.
    fn tags(text: &str) -> Vec<&str> {
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
        let [german, english, dutch] = own.each_ref().map(|text| tags(text));
        assert_eq!(german, english);
        assert_eq!(dutch, english);
        assert!(english.contains(&"dt id=\"rules-term-pin\""));
        assert!(own.iter().all(|text| text.contains(MARK)));
    }

    #[test]
    fn the_languages_have_the_same_places() {
        let texts = texts();
        let [german, english, dutch] = texts.each_ref().map(|text| names(text));
        assert_eq!(german, english);
        assert_eq!(dutch, english);
    }

    #[test]
    fn every_name_of_a_place_stands_once() {
        let [text, ..] = texts();
        let mut names = names(&text);
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        let known = |name: &&str| name.starts_with("rules-") || name.starts_with("law-");
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
        let [german, english, dutch] = &originals;
        assert_eq!(german, english);
        assert_eq!(dutch, english);
        assert!(english.iter().all(|quote| quote.starts_with("lang=\"")));
    }

    #[test]
    fn whatever_the_laws_cite_has_its_place() {
        for text in texts() {
            let names = names(&text);
            for subject in Subject::ALL {
                let row = format!("law-custom-{}", subject.word());
                assert!(names.contains(&&*row), "{row}");
            }
            for preset in Preset::ALL {
                for subject in Subject::ALL {
                    let place = format!("law-{}", preset.laws.cite(*subject).replace(':', "-"));
                    assert!(names.contains(&&*place), "{place}");
                }
            }
        }
    }

    #[test]
    fn the_table_marks_what_differs_from_modern_chess() {
        for text in texts() {
            let (_, table) = text.split_once("id=\"law-table\"").expect("the table");
            let (table, _) = table.split_once("</section>").expect("its end");
            let rows: Vec<&str> = table.split("id=\"law-custom-").skip(1).collect();
            assert_eq!(rows.len(), 21);
            for (subject, row) in rows.iter().filter_map(|row| row.split_once('"')) {
                let marked: Vec<bool> = row
                    .split("<div")
                    .skip(1)
                    .map(|cell| cell.starts_with(" class=\"other\""))
                    .collect();
                let differs: Vec<bool> = Preset::ALL
                    .iter()
                    .map(|preset| differs_from_modern(&preset.laws, subject))
                    .collect();
                if marked.is_empty() {
                    assert!(!differs.contains(&true), "{subject}");
                } else {
                    assert_eq!(marked, differs, "{subject}");
                }
            }
        }
    }

    /// Whether these laws say something else about the subject of a row.
    fn differs_from_modern(laws: &Laws, subject: &str) -> bool {
        let words: &[&str] = match subject {
            "touched" => &["touched-own"],
            "fifty-moves" => &[
                "fifty-moves",
                "fifty-limit",
                "fifty-restart",
                "count-begins",
            ],
            "tempo" => &["count-struck"],
            _ => &[subject],
        };
        let mut about = Law::ALL.iter().filter(|law| words.contains(&law.word));
        about.any(|law| law.says(laws) != law.says(&Laws::MODERN))
    }

    #[test]
    fn the_list_of_contents_leads_to_every_section() {
        for text in texts() {
            let count = text.matches("<section").count();
            let whole = with_contents(&text);
            assert_eq!(whole.matches("<li><a href=\"#").count(), count);
            for (place, heading) in sections(&text) {
                assert!(whole.contains(&format!("<a href=\"#{place}\">{heading}</a>")));
            }
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

    #[test]
    fn every_diagram_can_be_drawn_and_marks_what_the_rules_allow() {
        for text in texts() {
            let (_, figures) = diagrams::cut(&text).expect("figures");
            assert!(figures.len() >= 15, "{}", figures.len());
            for figure in &figures {
                assert!(is_true(&figure.diagram), "{figure:?}");
            }
        }
    }

    /// Whether some man has just the targets that are marked, once the kings that the diagram leaves out stand somewhere.
    fn is_true(diagram: &Diagram) -> bool {
        let dots: Bitboard = diagram.dots.iter().copied().collect();
        let takes: Bitboard = diagram.takes.iter().copied().collect();
        let targets = dots | takes;
        targets.is_empty()
            || with_kings(&diagram.board, Color::ALL.to_vec()).any(|board| {
                positions(board, diagram).any(|position| {
                    let men = board.color(position.turn());
                    men.into_iter().any(|man| position.targets(man) == targets)
                })
            })
    }

    /// The board with the kings of these sides added where they are missing, in every way.
    fn with_kings(board: &Board, mut sides: Vec<Color>) -> Box<dyn Iterator<Item = Board>> {
        let board = *board;
        let Some(side) = sides.pop() else {
            return Box::new(std::iter::once(board));
        };
        if board.men(side, Role::King).any() {
            return with_kings(&board, sides);
        }
        let free = Square::ALL
            .into_iter()
            .filter(move |square| board.piece_at(*square).is_none());
        Box::new(free.flat_map(move |square| {
            let mut more = board;
            more.put(square, Piece::new(side, Role::King));
            with_kings(&more, sides.clone())
        }))
    }

    /// What can be played on such a board: either side to move, with the rights to castle that fit, and the capture in
    /// passing that the last move allows.
    fn positions(board: Board, diagram: &Diagram) -> impl Iterator<Item = Position> {
        let passed = match diagram.last[..] {
            [from, to] if from.index().abs_diff(to.index()) == 16 => {
                Square::from_index((from.index() + to.index()) / 2)
            }
            _ => None,
        };
        let rights = [Castling::ALL, Castling::NONE].map(|rights| {
            rights
                .iter()
                .fold(Castling::NONE, |kept, (side, wing)| match side {
                    Color::White => kept.with(side, wing),
                    Color::Black => kept,
                })
        });
        rights.into_iter().flat_map(move |castling| {
            Color::ALL.into_iter().filter_map(move |turn| {
                let setup = Setup {
                    placement: board,
                    turn,
                    castling,
                    en_passant: passed,
                    ..Setup::EMPTY
                };
                Position::from_setup(&setup).ok()
            })
        })
    }
}
