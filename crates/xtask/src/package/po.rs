//! Translations as gettext's tools write them (`.po`), and what WordPress reads of them: `.mo` for
//! PHP, and JSON for scripts. <https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html>

use crate::Trouble;

/// What stands between the context of a text and the text, in both forms.
const CONTEXT_ENDS: char = '\u{4}';

/// The first four bytes of a `.mo` file.
const MAGIC: u32 = 0x9504_12de;

/// How many bytes stand before the tables of a `.mo` file.
const HEADER: u32 = 28;

/// How many bytes an entry of those tables has.
const ENTRY: u32 = 8;

/// Texts with their translations, in the order of the file. A text that stands in a context has
/// that before it; the empty text is translated into the file's own fields.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Catalogue(pub(super) Vec<(String, String)>);

/// Which text the lines that follow go on with.
#[derive(Clone, Copy)]
enum Part {
    Context,
    Text,
    Translation,
}

impl Catalogue {
    /// Reads a `.po` file, of which plural forms are no part.
    pub(super) fn read(file: &str) -> Result<Self, Trouble> {
        let mut entries: Vec<(String, String)> = Vec::new();
        let mut context = String::new();
        let mut part = None;
        for (number, line) in (1..).zip(file.lines()) {
            let odd = || Trouble::odd(format!("line {number} of a .po file can't be read: {line}"));
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, quoted) = line.split_at(line.find('"').ok_or_else(odd)?);
            let words = unquoted(quoted).ok_or_else(odd)?;
            match word.trim_end() {
                "msgctxt" => {
                    context = words;
                    part = Some(Part::Context);
                    continue;
                }
                "msgid" => {
                    let mut text = std::mem::take(&mut context);
                    if !text.is_empty() {
                        text.push(CONTEXT_ENDS);
                    }
                    entries.push((text, String::new()));
                    part = Some(Part::Text);
                }
                "msgstr" => part = Some(Part::Translation),
                "" => {}
                _ => return Err(odd()),
            }
            let entry = entries.last_mut();
            match part.zip(entry) {
                Some((Part::Text, (text, _))) => text.push_str(&words),
                Some((Part::Translation, (_, translation))) => translation.push_str(&words),
                Some((Part::Context, _)) => context.push_str(&words),
                None => return Err(odd()),
            }
        }
        Ok(Self(entries))
    }

    /// Returns the translations as a `.mo` file, sorted by text as its readers expect.
    pub(super) fn mo(&self) -> Vec<u8> {
        let mut entries: Vec<_> = self.0.iter().collect();
        entries.sort();
        let count = size(entries.len());
        let tables = [HEADER, HEADER + count * ENTRY];
        let end = HEADER + 2 * count * ENTRY;
        let mut file = Vec::new();
        // The magic, the version, how many texts there are, both tables, and a table of hashes that
        // is left out.
        for number in [MAGIC, 0, count, tables[0], tables[1], 0, end] {
            file.extend(number.to_le_bytes());
        }
        let mut strings = Vec::new();
        let originals = entries.iter().map(|(text, _)| text);
        for text in originals.chain(entries.iter().map(|(_, translation)| translation)) {
            file.extend(size(text.len()).to_le_bytes());
            file.extend((end + size(strings.len())).to_le_bytes());
            strings.extend(text.as_bytes());
            strings.push(0);
        }
        file.append(&mut strings);
        file
    }

    /// Returns the translations as the JSON that WordPress gives scripts, for a language code.
    pub(super) fn json(&self, language: &str) -> String {
        let mut json = format!(
            r#"{{"domain":"messages","locale_data":{{"messages":{{"":{{"domain":"messages","lang":"{language}","plural-forms":"nplurals=2; plural=(n != 1);"}}"#
        );
        for (text, translation) in self.0.iter().filter(|(text, _)| !text.is_empty()) {
            json.extend([",", &quoted(text), ":[", &quoted(translation), "]"].map(String::from));
        }
        json.push_str("}}}\n");
        json
    }
}

/// A length as these files have it: none of ours comes near the limit.
fn size(length: usize) -> u32 {
    u32::try_from(length).expect("texts of a plugin are shorter than four gigabytes")
}

/// What stands between quotes, as a `.po` file writes it.
fn unquoted(text: &str) -> Option<String> {
    let mut letters = text.strip_prefix('"')?.strip_suffix('"')?.chars();
    let mut plain = String::new();
    while let Some(letter) = letters.next() {
        plain.push(match letter {
            '"' => return None,
            '\\' => match letters.next()? {
                'n' => '\n',
                't' => '\t',
                other => other,
            },
            letter => letter,
        });
    }
    Some(plain)
}

/// A text as JSON has it.
fn quoted(text: &str) -> String {
    let mut json = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => json.extend(['\\', letter]),
            letter if letter < ' ' => json += &format!("\\u{:04x}", u32::from(letter)),
            letter => json.push(letter),
        }
    }
    json.push('"');
    json
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# German\nmsgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\n#: a.php\nmsgid \"b \\\"x\\\"\"\nmsgstr \"B\"\n\nmsgctxt \"block title\"\nmsgid \"a\"\nmsgstr \"\"\n\"A\"\n";

    fn read() -> Catalogue {
        Catalogue::read(FILE).expect("it can be read")
    }

    #[test]
    fn texts_are_read_with_their_contexts_and_over_several_lines() {
        let entries = [
            ("", "Language: de\n"),
            ("b \"x\"", "B"),
            ("block title\u{4}a", "A"),
        ];
        let entries = entries.map(|(text, translation)| (text.into(), translation.into()));
        assert_eq!(read().0, entries);
        for odd in ["msgid a", "msgid \"a", "msgid_plural \"a\"", "\"a\""] {
            assert!(Catalogue::read(odd).is_err(), "{odd}");
        }
    }

    #[test]
    fn a_mo_file_has_sorted_texts_where_its_tables_say() {
        let file = read().mo();
        let number = |at: usize| {
            let bytes = file[at..at + 4].try_into().expect("four bytes");
            u32::from_le_bytes(bytes) as usize
        };
        let text = |table: usize, index: usize| {
            let at = number(table) + index * 8;
            let (length, place) = (number(at), number(at + 4));
            assert_eq!(file[place + length], 0);
            str::from_utf8(&file[place..place + length]).expect("a text")
        };
        assert_eq!([number(0), number(4), number(8)], [0x9504_12de, 0, 3]);
        let texts: Vec<_> = (0..3)
            .map(|index| (text(12, index), text(16, index)))
            .collect();
        let wanted = [
            ("", "Language: de\n"),
            ("b \"x\"", "B"),
            ("block title\u{4}a", "A"),
        ];
        assert_eq!(texts, wanted);
    }

    #[test]
    fn scripts_get_all_but_the_fields_of_the_file() {
        let json = read().json("de");
        assert!(
            json.contains(r#","b \"x\"":["B"],"block title\u0004a":["A"]}}}"#),
            "{json}"
        );
        assert!(!json.contains("Language"), "{json}");
    }
}
