//! The documents for web masters as pages, so that they can be read where the site is: without the
//! repository, and without a network.

use std::fs;
use std::path::Path;

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use rochade_site::files::{read, write};

use crate::shell::file_trouble;
use crate::{Trouble, places};

/// The documents, with their languages: those for web masters, and what they refer to.
const DOCUMENTS: [(&str, &str); 5] = [
    ("web-masters", "en"),
    ("web-masters.de", "de"),
    ("web-masters-reference", "en"),
    ("embedding", "en"),
    ("contract", "en"),
];

/// Their style sheet.
const STYLE: &str = "docs.css";

/// Writes the pages into a folder.
pub(super) fn write_to(folder: &Path) -> Result<(), Trouble> {
    fs::create_dir_all(folder).map_err(file_trouble("make", folder))?;
    for (name, language) in DOCUMENTS {
        let text = read(&places::root().join(format!("docs/{name}.md")))?;
        write(&folder.join(format!("{name}.html")), &page(&text, language))?;
    }
    let style = read(&places::root().join("web/style/docs.css"))?;
    write(&folder.join(STYLE), &style)
}

/// Returns a document as a page.
fn page(text: &str, language: &str) -> String {
    let mut events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    let mut title = String::new();
    name_headings(&mut events, &mut title);
    let mut is_open = false;
    events.retain_mut(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => match link(dest_url) {
            Some(to) => {
                *dest_url = to.into();
                is_open = true;
                true
            }
            None => false,
        },
        Event::End(TagEnd::Link) => std::mem::take(&mut is_open),
        _ => true,
    });
    let mut body = String::new();
    html::push_html(&mut body, events.into_iter());
    let mut head = String::new();
    html::push_html(&mut head, [Event::Text(title.into())].into_iter());
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{head}</title>\n<link rel=\"stylesheet\" href=\"{STYLE}\">\n<main>\n{body}</main>\n"
    )
}

/// Gives each heading the name by which links find it, and takes the first one as the title.
fn name_headings(events: &mut [Event<'_>], title: &mut String) {
    let mut begun = None;
    let mut words = String::new();
    for index in 0..events.len() {
        match &events[index] {
            Event::Start(Tag::Heading { .. }) => {
                begun = Some(index);
                words.clear();
            }
            Event::Text(text) | Event::Code(text) if begun.is_some() => words.push_str(text),
            Event::End(TagEnd::Heading(_)) => {
                if title.is_empty() {
                    title.clone_from(&words);
                }
                if let Some(Event::Start(Tag::Heading { id, .. })) =
                    begun.take().and_then(|start| events.get_mut(start))
                {
                    *id = Some(CowStr::from(anchor(&words)));
                }
            }
            _ => {}
        }
    }
}

/// The name of a heading in links, as the hosts of repositories make it: `when-there-is-no-board`.
fn anchor(words: &str) -> String {
    let letters = words.chars().filter_map(|c| match c {
        ' ' => Some('-'),
        c if c.is_alphanumeric() || matches!(c, '-' | '_') => Some(c),
        _ => None,
    });
    letters.collect::<String>().to_lowercase()
}

/// Returns where a link leads: that to another document, to its page. One to a document that is not
/// packed leads nowhere, and its words stay.
fn link(to: &str) -> Option<String> {
    let (file, place) = to.split_once('#').unwrap_or((to, ""));
    let file = match file.strip_suffix(".md") {
        Some(name) if DOCUMENTS.iter().any(|(document, _)| *document == name) => {
            format!("{name}.html")
        }
        Some(_) => return None,
        None => file.to_owned(),
    };
    Some(match place {
        "" => file,
        place => format!("{file}#{place}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_pages_and_headings() {
        let text = "# A *board*\n\nSee [it](contract.md#9-links), [below](#what-the-rest-is), [play](docs/spec/play.md).\n\n## What the \"rest\" is\n";
        let page = page(text, "en");
        for part in [
            "<title>A board</title>",
            "<h1 id=\"a-board\">A <em>board</em></h1>",
            "href=\"contract.html#9-links\"",
            "href=\"#what-the-rest-is\"",
            "<h2 id=\"what-the-rest-is\">",
            ", play.",
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
    }

    #[test]
    fn every_link_of_a_document_leads_somewhere() {
        let folder = std::env::temp_dir().join(format!("rochade-docs-{}", std::process::id()));
        write_to(&folder).expect("pages");
        for (name, _) in DOCUMENTS {
            let text = read(&folder.join(format!("{name}.html"))).expect("a page");
            for to in text.split("<a href=\"").skip(1) {
                let to = to.split('"').next().unwrap_or_default();
                if to.contains("://") || to.starts_with("mailto:") {
                    continue;
                }
                let (file, place) = to.split_once('#').unwrap_or((to, ""));
                let target = match file {
                    "" => text.clone(),
                    file => read(&folder.join(file)).expect("the file of a link"),
                };
                let is_there = target.contains(&format!("id=\"{place}\""));
                assert!(place.is_empty() || is_there, "{name}: {to}");
            }
        }
        fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
