//! A paragraph of the rules, to be quoted elsewhere.

use rochade_table::GameKind;
use web_sys::Element;

use super::place;
use crate::page;
use crate::platform::{handbook, trusted};
use crate::text::Texts;

/// Fetches what the rules say where they are cited (`handbuch-late:6`); `None` if the text can't be
/// had, or has no such place.
pub(crate) async fn paragraph(texts: &Texts, cited: &str, game: GameKind) -> Option<String> {
    let text = handbook::load(texts.language_code()).await.ok()?;
    // It stays outside of the document.
    let rules = page::document().create_element("div").ok()?;
    trusted::write(&rules, &text);
    let place = format!("[id=\"{}\"]", place(cited, game));
    let place = rules.query_selector(&place).ok()??;
    let heading = place.closest("h3, dt").ok().flatten().unwrap_or(place);
    let mut parts = Vec::new();
    let mut next = heading.next_element_sibling();
    while let Some(part) = next.filter(|part| !begins_anew(part)) {
        next = part.next_element_sibling();
        parts.push(part);
    }
    let original = parts.iter().find(|part| is_original(texts, part));
    let own = parts.iter().find(|part| is_said(part));
    let said = match original {
        Some(original) => original.query_selector("p").ok().flatten(),
        None => own.cloned(),
    }?;
    let said = said.text_content().unwrap_or_default();
    let words: Vec<&str> = said.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// Returns whether a part is about something else than what stands before it.
fn begins_anew(part: &Element) -> bool {
    matches!(&*part.tag_name(), "H2" | "H3" | "DT" | "ARTICLE")
}

/// Returns whether a part is the original, in the reader's language.
fn is_original(texts: &Texts, part: &Element) -> bool {
    part.tag_name() == "BLOCKQUOTE"
        && part.get_attribute("lang").as_deref() == Some(texts.language_code())
}

/// Returns whether a part tells, in the reader's language, what the source says: what this board
/// makes of it has a class.
fn is_said(part: &Element) -> bool {
    matches!(&*part.tag_name(), "P" | "DD") && part.class_name().is_empty()
}
