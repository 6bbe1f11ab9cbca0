//! The lines that an author copies: a board in the forms in which another page can have it.

use crate::embed::Ui;
use crate::embed::written::{GAMES, Word};

/// As many letters as an address may have: many web servers take no more than 8 kB of it, with all
/// that comes before and after.
const LONGEST: usize = 7_000;

/// The size of a frame, as its attributes have it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Size {
    pub(super) width: String,
    pub(super) height: String,
}

/// A length as a frame's attributes have it: pixels, or a share of the room; empty if it is none.
pub(super) fn length(text: &str) -> String {
    let text = text.trim_ascii();
    let text = text.strip_suffix("px").unwrap_or(text).trim_ascii_end();
    let digits = text.strip_suffix('%').unwrap_or(text).as_bytes();
    if matches!(digits.len(), 1..=4) && digits.iter().all(u8::is_ascii_digit) {
        text.to_owned()
    } else {
        String::new()
    }
}

impl Size {
    /// The same, with what is shown as large as it takes where nothing is said.
    pub(super) fn or_usual(self, ui: Ui) -> Size {
        let (width, height) = match ui {
            Ui { moves: true, .. } => ("720", "480"),
            Ui { players: true, .. } => ("400", "540"),
            _ => ("400", "400"),
        };
        let or = |said: String, usual: &str| {
            if said.is_empty() {
                usual.to_owned()
            } else {
                said
            }
        };
        Size {
            width: or(self.width, width),
            height: or(self.height, height),
        }
    }
}

/// The address of a board, on the site that is at `base`.
pub(super) fn address(base: &str, words: &[Word]) -> String {
    let mut address = [base, "embed.html"].concat();
    for (number, (name, value)) in words.iter().enumerate() {
        address.push(if number == 0 { '?' } else { '&' });
        address.push_str(name);
        address.push('=');
        push_encoded(&mut address, value);
    }
    address
}

/// Returns whether web servers may refuse an address.
pub(super) fn is_too_long(address: &str) -> bool {
    address.len() > LONGEST
}

/// Takes the games out of the words.
pub(super) fn take_games(words: &mut Vec<Word>) -> String {
    let place = words.iter().position(|(name, _)| *name == GAMES);
    place.map(|place| words.remove(place).1).unwrap_or_default()
}

/// Writes the `<iframe>` for an address. Its color-scheme is that of the board, since a transparent
/// frame shows the page around only where both are light or both are dark.
pub(super) fn frame(address: &str, title: &str, size: &Size, words: &[Word]) -> String {
    let mut line = "<iframe".to_owned();
    let mut style = "display: block; border: 0; max-width: 100%".to_owned();
    let named = |name: &str| words.iter().find(|(known, _)| *known == name);
    if named("ground").is_some() {
        let theme = named("theme").map_or("light dark", |(_, theme)| theme.as_str());
        style.extend(["; color-scheme: ", theme]);
    }
    for (name, value) in [
        ("src", address),
        ("title", title),
        ("width", &size.width),
        ("height", &size.height),
        ("loading", "lazy"),
        ("allow", "clipboard-write; fullscreen; screen-wake-lock"),
        ("style", &style),
    ] {
        push_attribute(&mut line, "", name, value);
    }
    line.push_str("></iframe>");
    line
}

/// The element, with the script that knows it. Its games stand in a `<pre>`, which keeps their
/// lines where there are no scripts, and which editors leave alone: WordPress makes other quotes
/// and dashes of those elsewhere. Where there are none, a link with this title leads to the board.
pub(super) fn element(base: &str, words: &[Word], title: &str) -> String {
    let mut lines = script(base);
    lines.push_str("<rochade-board");
    push_attributes(&mut lines, "", words);
    lines.push('>');
    if let Some(games) = games(words) {
        lines.push_str("<pre>");
        push_games(&mut lines, games);
    } else {
        lines.push_str("\n<a");
        push_attribute(&mut lines, "", "href", &link(base, words));
        lines.push('>');
        push_escaped(&mut lines, title);
        lines.push_str("</a>");
    }
    lines.push_str("</rochade-board>");
    lines
}

/// Returns where readers without scripts find what is on a board: the file with its games, or the
/// board's own page.
fn link(base: &str, words: &[Word]) -> String {
    let file = words.iter().find(|(name, _)| *name == "url");
    file.map_or_else(|| address(base, words), |(_, file)| file.clone())
}

/// A block of games, with the script that makes a board of it; nothing without games.
pub(super) fn block(base: &str, words: &[Word]) -> Option<String> {
    let games = games(words)?;
    let mut lines = script(base);
    lines.push_str("<pre class=\"rochade\"");
    push_attributes(&mut lines, "data-", words);
    lines.push('>');
    push_games(&mut lines, games);
    Some(lines)
}

fn script(base: &str) -> String {
    let mut line = "<script".to_owned();
    push_attribute(&mut line, "", "src", &[base, "rochade.js"].concat());
    line.push_str(" defer></script>\n");
    line
}

fn games(words: &[Word]) -> Option<&str> {
    let found = words.iter().find(|(name, _)| *name == GAMES);
    found.map(|(_, games)| games.trim_end())
}

/// Writes games and the end of their `<pre>`. Browsers leave away a line break right behind its
/// beginning.
fn push_games(lines: &mut String, games: &str) {
    lines.push('\n');
    push_escaped(lines, games);
    lines.push_str("\n</pre>");
}

fn push_attributes(lines: &mut String, before: &str, words: &[Word]) {
    for (name, value) in words {
        if *name != GAMES {
            push_attribute(lines, before, name, value);
        }
    }
}

fn push_attribute(lines: &mut String, before: &str, name: &str, value: &str) {
    for part in [" ", before, name, "=\""] {
        lines.push_str(part);
    }
    for (number, part) in value.split('"').enumerate() {
        if number > 0 {
            lines.push_str("&quot;");
        }
        push_escaped(lines, part);
    }
    lines.push('"');
}

/// Writes a text so that HTML has it as it is, between tags and, but for its quotes, in attributes.
fn push_escaped(html: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            letter => html.push(letter),
        }
    }
}

/// Writes what an address says, with `%` and two digits for every byte that would mean something
/// else there.
fn push_encoded(address: &mut String, value: &str) {
    const DIGITS: [char; 16] = [
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F',
    ];
    for byte in value.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/,:".contains(&byte) {
            address.push(char::from(byte));
        } else {
            address.push('%');
            address.push(DIGITS[usize::from(byte >> 4)]);
            address.push(DIGITS[usize::from(byte & 15)]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASE: &str = "https://club.example/rochade/";

    const HOSTILE: &str =
        "[White \"Müller & \"]\n\n1. e4 {</pre></rochade-board><script>--!> & &amp;} *";

    fn words(pairs: &[(&'static str, &str)]) -> Vec<Word> {
        let word = |(name, value): &(&'static str, &str)| (*name, (*value).to_owned());
        pairs.iter().map(word).collect()
    }

    /// Returns what HTML reads where an escaped text stands.
    fn unescaped(html: &str) -> String {
        let plain = html.replace("&lt;", "<").replace("&gt;", ">");
        plain.replace("&quot;", "\"").replace("&amp;", "&")
    }

    /// Returns what an address says.
    fn decoded(address: &str) -> String {
        let mut bytes = Vec::new();
        let mut rest = address.bytes();
        while let Some(byte) = rest.next() {
            bytes.push(if byte == b'%' {
                let digits =
                    [rest.next(), rest.next()].map(|digit| char::from(digit.expect("a digit")));
                u8::from_str_radix(&String::from_iter(digits), 16).expect("two digits")
            } else {
                byte
            });
        }
        String::from_utf8(bytes).expect("a text")
    }

    #[test]
    fn an_address_has_only_signs_that_no_server_and_no_editor_changes() {
        let address = address(BASE, &words(&[("fen", "8/8 w - - 0 1"), ("pgn", HOSTILE)]));
        let query = address.strip_prefix("https://club.example/rochade/embed.html?");
        let (fen, games) = query
            .and_then(|query| query.split_once("&pgn="))
            .expect("two words");
        assert_eq!(fen, "fen=8/8%20w%20-%20-%200%201");
        assert!(
            games
                .chars()
                .all(|sign| sign.is_ascii_alphanumeric() || "-._~/,:%".contains(sign))
        );
        assert_eq!(decoded(games), HOSTILE);
        assert!(!is_too_long(&address));
    }

    #[test]
    fn nothing_chosen_is_the_page_itself() {
        assert_eq!(
            address(BASE, &[]),
            "https://club.example/rochade/embed.html"
        );
        assert_eq!(
            element(BASE, &[], "Chess & <more>"),
            "<script src=\"https://club.example/rochade/rochade.js\" defer></script>\n\
             <rochade-board>\n\
             <a href=\"https://club.example/rochade/embed.html\">Chess &amp; &lt;more&gt;</a></rochade-board>"
        );
        assert_eq!(block(BASE, &[]), None);
    }

    #[test]
    fn no_text_ends_an_attribute_or_an_element() {
        let words = words(&[("pgn", HOSTILE), ("fen", "\"><img src=x>")]);
        for (lines, end) in [
            (element(BASE, &words, "<b>"), "</pre></rochade-board>"),
            (block(BASE, &words).expect("games"), "</pre>"),
        ] {
            let (start, games) = lines.split_once("pre").expect("a block");
            assert_eq!(
                games.matches('<').count(),
                end.matches('<').count(),
                "{lines}"
            );
            assert!(lines.ends_with(end) && !start.contains("<img"), "{lines}");
            let (_, text) = games.split_once(">\n").expect("a text");
            let text = text.strip_suffix(&["\n", end].concat()).expect("an end");
            assert_eq!(unescaped(text), HOSTILE);
        }
    }

    #[test]
    fn without_scripts_a_link_leads_to_the_board_or_to_the_file() {
        for (words, link) in [
            (
                &[("fen", "8/8 w"), ("board", "green")][..],
                "<a href=\"https://club.example/rochade/embed.html?fen=8/8%20w&amp;board=green\">Chess</a>",
            ),
            (
                &[("url", "games/a&b.pgn"), ("game", "0")],
                "<a href=\"games/a&amp;b.pgn\">Chess</a>",
            ),
        ] {
            let lines = element(BASE, &self::words(words), "Chess");
            let end = ["\n", link, "</rochade-board>"].concat();
            assert!(lines.ends_with(&end), "{lines}");
        }
    }

    #[test]
    fn what_is_chosen_for_a_block_are_attributes_of_data() {
        let words = words(&[("pgn", "1. e4 *"), ("game", "2"), ("board", "green")]);
        let lines = block(BASE, &words).expect("games");
        let lines = lines.lines().skip(1).collect::<Vec<_>>().join("\n");
        assert_eq!(
            lines,
            "<pre class=\"rochade\" data-game=\"2\" data-board=\"green\">\n1. e4 *\n</pre>"
        );
    }

    #[test]
    fn a_frame_has_a_name_and_a_size() {
        let size = Size {
            width: "100%".to_owned(),
            height: "600".to_owned(),
        };
        let line = frame(
            "https://club.example/embed.html?a=1&b=2",
            "Chess \"A\"",
            &size,
            &[],
        );
        for part in [
            "src=\"https://club.example/embed.html?a=1&amp;b=2\"",
            "title=\"Chess &quot;A&quot;\"",
            "width=\"100%\" height=\"600\"",
        ] {
            assert!(line.contains(part), "{line}");
        }
    }

    #[test]
    fn a_frame_without_a_ground_is_as_light_as_what_is_in_it() {
        let line = |pairs| frame("embed.html", "Chess", &Size::default(), &words(pairs));
        assert!(!line(&[("theme", "dark")]).contains("color-scheme"));
        assert!(line(&[("ground", "none")]).contains("; color-scheme: light dark\""));
        let dark = line(&[("theme", "dark"), ("ground", "none")]);
        assert!(dark.contains("; color-scheme: dark\""), "{dark}");
    }

    #[test]
    fn a_length_is_a_number_of_pixels_or_a_share() {
        for (text, read) in [("480", "480"), (" 480 px", "480"), ("100%", "100%")] {
            assert_eq!(length(text), read);
        }
        for text in ["", "px", "%", "-1", "12345", "a\"b", "1.5"] {
            assert_eq!(length(text), "", "{text}");
        }
    }

    #[test]
    fn what_servers_refuse_is_too_long() {
        let games = "1. e4 e5 ".repeat(1000);
        assert!(is_too_long(&address(BASE, &words(&[("pgn", &games)]))));
    }
}
