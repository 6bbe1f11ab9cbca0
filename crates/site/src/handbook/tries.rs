//! The cases of the laws in the rules: under a law stand a small board, the task, and a button that
//! opens the case.

use rochade_cases::Case;
use rochade_lang::texts;
use rochade_table::GameKind;

use crate::cases::{self, Try};
use crate::files::read;
use crate::{Trouble, places};

/// Inserts the cases into the text of the rules.
///
/// # Errors
///
/// A case whose law the text doesn't have, or whose position can't be drawn.
pub(super) fn filled_in(text: &str, language: &str) -> Result<String, Trouble> {
    let button = word("", "try-it", language)?;
    let mut whole = text.to_owned();
    for Try { name, law, case } in &cases::tries(language)? {
        let odd = |why: &str| Trouble::odd(format!("crates/cases/data/try, {name}: {why}"));
        let found = Place::find(&whole, law).ok_or_else(|| odd("no text has its place"))?;
        let mut caption = case.task.clone();
        if found.is_shared {
            let set = law.split(':').next().unwrap_or_default();
            caption = format!("{}: {caption}", word("laws/", set, language)?);
        }
        let figure = figure(case, &caption).map_err(|why| odd(&why))?;
        let button = format!("<button type=\"button\" data-try=\"{name}\">{button}</button>");
        let case = format!("<div class=\"try\">{figure}{button}</div>\n");
        whole.insert_str(found.end, &case);
    }
    Ok(whole)
}

/// The place of a law in a text.
struct Place {
    /// The offset at which its text ends, in bytes.
    end: usize,
    /// Whether several sets of laws share it.
    is_shared: bool,
}

impl Place {
    /// Finds a law as it is cited.
    fn find(text: &str, law: &str) -> Option<Place> {
        let at = text.find(&format!(" id=\"law-{}\"", law.replace(':', "-")))?;
        let tag = text[..at].rsplit('<').next()?;
        let ends: &[&str] = match tag {
            // A term with what is said of it.
            "dt" => &["</dd>"],
            _ => &["<h3", "</section>"],
        };
        // Behind the heading in which the place may stand.
        let heading = text[at..].find('\n').unwrap_or_default();
        let begin = if tag == "dt" { at } else { at + heading };
        let rest = &text[begin..];
        let end = ends.iter().filter_map(|end| rest.find(end)).min()?;
        Some(Place {
            end: begin + end,
            is_shared: tag == "span",
        })
    }
}

/// Makes the figure of a case.
fn figure(case: &Case, caption: &str) -> Result<String, String> {
    let view = case.table().map_err(|why| why.to_string())?.view();
    let position = match view.game {
        // Diagrams of chess show men alone.
        GameKind::Chess => view.position.split(' ').next().unwrap_or_default(),
        _ => &view.position,
    };
    Ok(format!(
        "<figure class=\"diagram\" data-position=\"{position}\"><figcaption>{caption}</figcaption></figure>"
    ))
}

/// Returns a text of the page, or of its tables of laws.
fn word(folder: &str, key: &str, language: &str) -> Result<String, Trouble> {
    let file = format!("web/lang/{folder}{language}.lang");
    let words = read(&places::root().join(&file))?;
    let texts = texts(&words).map_err(Trouble::odd)?;
    let found = texts.into_iter().find(|(known, _)| *known == key);
    let missing = || Trouble::odd(format!("{file}: `{key}` is missing"));
    found.map(|(_, text)| text.to_owned()).ok_or_else(missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_law_ends_with_what_is_said_of_it() {
        let text = "<dt id=\"law-a-x\" tabindex=\"-1\">X</dt><dd>Said.</dd>\n\
                    <h3 id=\"law-b-1\" tabindex=\"-1\">One</h3>\n<p>Said.</p>\n\
                    <h3 id=\"law-game-y\"><span id=\"law-c-y\">Y</span></h3>\n<p>Said.</p>\n</section>";
        let ends = |law: &str| {
            let place = Place::find(text, law).expect("a place");
            (&text[..place.end], place.is_shared)
        };
        for (law, before, is_shared) in [
            ("a:x", "Said.", false),
            ("b:1", "Said.</p>\n", false),
            ("c:y", "Said.</p>\n", true),
        ] {
            let (upto, shared) = ends(law);
            assert!(
                upto.ends_with(before) && shared == is_shared,
                "{law}: {upto}"
            );
        }
        assert!(Place::find(text, "d:1").is_none());
    }
}
