//! The places of laws in the table of draughts.
//!
//! Of the sets of laws for draughts, only the leaflet's has a text of its own. What is cited of the
//! others leads to the row of their table: a heading `<h3 data-law="capture">` becomes the place of
//! that law for each set that has no other.

use rochade_table::{GameKind, Preset};

const ROW: &str = "<h3 data-law=\"";

/// The text with its places.
pub(super) fn filled_in(text: &str) -> String {
    let mut parts = text.split(ROW);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let Some((word, (heading, behind))) = part
            .split_once("\">")
            .and_then(|(word, row)| Some((word, row.split_once("</h3>")?)))
        else {
            // Not a row: it stays as it is, and a test sees it.
            whole += &[ROW, part].concat();
            continue;
        };
        let places: Vec<String> = sets()
            .map(|set| format!(" id=\"law-{set}-{word}\" tabindex=\"-1\">"))
            .filter(|place| !text.contains(place.as_str()))
            .collect();
        let opened: String = places.iter().flat_map(|place| ["<span", place]).collect();
        let closed = "</span>".repeat(places.len());
        whole += &format!("<h3>{opened}{heading}{closed}</h3>{behind}");
    }
    whole
}

/// The names of the sets, and the word for laws that are not a set.
fn sets() -> impl Iterator<Item = &'static str> {
    let names = Preset::of(GameKind::Draughts).map(|preset| preset.name);
    names.chain([GameKind::Draughts.word()])
}

#[cfg(test)]
mod tests {
    use super::super::tests::texts;
    use super::*;

    #[test]
    fn a_row_is_the_place_of_every_set_without_a_text_about_it() {
        let text = "<dt id=\"law-noris-chain\" tabindex=\"-1\">x</dt><h3 data-law=\"chain\">Chain</h3><p>y</p>";
        let whole = filled_in(text);
        assert!(
            whole.starts_with("<dt id=\"law-noris-chain\" tabindex=\"-1\">x</dt><h3><span id=")
        );
        assert!(whole.ends_with(
            ">Chain</span></span></span></span></span></span></span></span></h3><p>y</p>"
        ));
        for set in sets() {
            let place = format!("id=\"law-{set}-chain\"");
            assert_eq!(whole.matches(&place).count(), 1, "{set}");
        }
    }

    #[test]
    fn no_row_is_left() {
        assert!(texts().iter().all(|text| !text.contains("data-law")));
    }
}
