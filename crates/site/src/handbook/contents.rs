//! The lists of contents: `<!-- contents chess -->` becomes a line for each section of that game.

use crate::Trouble;
use crate::fill::filled;

/// The lists, by the names that they have in the text.
const LISTS: [&str; 5] = ["chess", "laws", "draughts", "four", "three"];

/// The text with its lists.
pub(super) fn filled_in(text: &str) -> Result<String, Trouble> {
    let mut whole = text.to_owned();
    for name in LISTS {
        let lines: String = sections(text)
            .filter(|(place, _)| list_of(place) == name)
            .map(|(place, heading)| format!("<li><a href=\"#{place}\">{heading}</a></li>"))
            .collect();
        let list = format!("<ul>{lines}</ul>");
        whole = filled("web/handbook", &whole, &mark(name), &list)?;
    }
    Ok(whole)
}

/// Where a list stands in the text.
fn mark(list: &str) -> String {
    format!("<!-- contents {list} -->")
}

/// The list in which a section has its line. The sets of laws for chess have one of their own,
/// above their table.
fn list_of(place: &str) -> &'static str {
    let of_game = |game: &&str| {
        let begins = [format!("{game}-"), format!("law-gustavus-{game}")];
        begins.iter().any(|beginning| place.starts_with(beginning))
    };
    if let Some(game) = ["draughts", "four", "three"].into_iter().find(of_game) {
        game
    } else if place.starts_with("law-") && place != "law-table" {
        "laws"
    } else {
        "chess"
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

#[cfg(test)]
mod tests {
    use super::super::tests::texts;
    use super::*;

    #[test]
    fn the_lists_of_contents_lead_to_every_section() {
        for text in texts() {
            let count = text.matches("<section").count();
            let whole = filled_in(&text).expect("its lists");
            assert_eq!(whole.matches("<li><a href=\"#").count(), count);
            for (place, heading) in sections(&text) {
                assert!(whole.contains(&format!("<a href=\"#{place}\">{heading}</a>")));
            }
        }
    }

    #[test]
    fn each_list_has_its_own_place_and_its_own_game() {
        for text in texts() {
            assert!(
                LISTS
                    .iter()
                    .all(|list| text.matches(&mark(list)).count() == 1)
            );
            let whole = filled_in(&text).expect("its lists");
            let (_, draughts) = whole
                .split_once("id=\"rules-draughts\"")
                .expect("the contents of draughts");
            let (list, _) = draughts.split_once("</nav>").expect("its end");
            let (_, list) = list.split_once("<nav").expect("its beginning");
            assert_eq!(
                list.matches("href=\"#").count(),
                list.matches("href=\"#draughts-").count()
            );
            assert!(list.contains("#draughts-huffing"));
        }
    }

    #[test]
    fn every_link_leads_to_a_place() {
        for text in texts() {
            for link in text.split(" href=\"#").skip(1) {
                let place = link.split('"').next().unwrap_or_default();
                assert!(text.contains(&format!("id=\"{place}\"")), "{place}");
            }
        }
    }
}
