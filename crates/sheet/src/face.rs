//! How wide a text is: whoever sets it can't ask the system's fonts.
//!
//! The widths are those of Times, which "Times New Roman", "Liberation Serif", "Nimbus Roman" and
//! others share. A text that has only letters with a known width is set at exactly that width,
//! whatever face the system has (`textLength`).

/// A face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Roman,
    Italic,
}

/// A face in a size, in points, and what is put between two letters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Type {
    pub(crate) face: Face,
    pub(crate) size: f64,
    pub(crate) spacing: f64,
}

/// The widths of the letters from the blank to `~`, in thousandths of the size.
const ROMAN: [u16; 95] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611,
    556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722,
    722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500,
    278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
];

const ITALIC: [u16; 95] = [
    250, 333, 420, 500, 500, 833, 778, 214, 333, 333, 500, 675, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 333, 333, 675, 675, 675, 500, 920, 611, 611, 667, 722, 611,
    611, 722, 722, 333, 444, 667, 556, 833, 667, 722, 611, 722, 611, 500, 556, 722, 611, 833, 611,
    556, 556, 389, 278, 389, 422, 500, 333, 500, 500, 444, 500, 444, 278, 500, 500, 278, 278, 444,
    278, 722, 500, 500, 500, 500, 389, 389, 278, 500, 444, 667, 444, 444, 389, 400, 275, 400, 541,
];

/// Letters that are as wide as the one in front of them, in both faces.
const ALIKE: [&str; 32] = [
    "AÀÁÂÃÄÅĀĂĄ",
    "CÇĆĈĊČ",
    "DÐĎĐ",
    "EÈÉÊËĒĔĖĘĚ",
    "GĜĞĠĢ",
    "IÌÍÎÏĨĪĬĮİ",
    "LĹĻŁ",
    "NÑŃŅŇ",
    "OÒÓÔÕÖØŌŎŐ",
    "RŔŖŘ",
    "SŚŜŞŠȘ",
    "TŢŤȚ",
    "UÙÚÛÜŨŪŬŮŰŲ",
    "WŴ",
    "YÝŸŶ",
    "ZŹŻŽ",
    "aàáâãäåāăą",
    "cçćĉċč",
    "eèéêëēĕėęě",
    "gĝğġģ",
    "iìíîïĩīĭįı",
    "lĺļł",
    "nñńņň",
    "oòóôõöøōŏőðþßđħ",
    "rŕŗř",
    "sśŝşšș",
    "tţț",
    "uùúûüũūŭůűų",
    "wŵ",
    "yýÿŷ",
    "zźżž",
    "0§€£–†«»",
];

/// Other letters of the western languages, roman and italic.
const OTHERS: [(char, [u16; 2]); 24] = [
    ('\u{a0}', [250, 250]),
    ('…', [1000, 889]),
    ('—', [1000, 889]),
    ('“', [444, 556]),
    ('”', [444, 556]),
    ('„', [444, 556]),
    ('’', [333, 333]),
    ('‘', [333, 333]),
    ('‚', [333, 333]),
    ('‹', [333, 333]),
    ('›', [333, 333]),
    ('·', [250, 250]),
    ('•', [350, 350]),
    ('×', [564, 675]),
    ('−', [564, 675]),
    ('½', [750, 750]),
    ('¼', [750, 750]),
    ('¾', [750, 750]),
    ('°', [400, 400]),
    ('Æ', [889, 889]),
    ('æ', [667, 667]),
    ('Œ', [889, 944]),
    ('œ', [722, 667]),
    ('¿', [444, 500]),
];

impl Face {
    /// The width of a letter in thousandths of the size, if it is known.
    fn known(self, letter: char) -> Option<u16> {
        let table = match self {
            Face::Roman => &ROMAN,
            Face::Italic => &ITALIC,
        };
        let plain = |letter: char| {
            let index = u32::from(letter).checked_sub(u32::from(' '))?;
            table.get(usize::try_from(index).ok()?).copied()
        };
        plain(letter).or_else(|| {
            let other = OTHERS.iter().find(|(other, _)| *other == letter);
            if let Some((_, widths)) = other {
                return Some(widths[usize::from(self == Face::Italic)]);
            }
            let alike = ALIKE.iter().find(|alike| alike.contains(letter))?;
            plain(alike.chars().next()?)
        })
    }

    /// The width of a letter in thousandths of the size; of one that is not known, no less than
    /// any usual face has.
    fn width(self, letter: char) -> u16 {
        self.known(letter).unwrap_or(match letter {
            // What joins and varies the letter before it.
            '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}' | '\u{fe00}'..='\u{fe0f}' => 0,
            '\u{100}'..='\u{24f}' | '\u{370}'..='\u{3ff}' => 900,
            '\u{400}'..='\u{52f}' => 1030,
            '\u{590}'..='\u{8ff}' => 900,
            '\u{1f000}'..='\u{1faff}' | '\u{2190}'..='\u{2bff}' => 1400,
            _ => 1100,
        })
    }
}

impl Type {
    /// The roman face at a size.
    pub(crate) const fn roman(size: f64) -> Type {
        Type {
            face: Face::Roman,
            size,
            spacing: 0.0,
        }
    }

    /// The italic face at a size.
    pub(crate) const fn italic(size: f64) -> Type {
        Type {
            face: Face::Italic,
            ..Type::roman(size)
        }
    }

    /// The roman face with room between its letters, for capitals.
    pub(crate) const fn spaced(size: f64) -> Type {
        Type {
            spacing: size * 0.14,
            ..Type::roman(size)
        }
    }

    /// The width of a text, in points.
    pub(crate) fn width(self, text: &str) -> f64 {
        let letter =
            |letter| f64::from(self.face.width(letter)) / 1000.0 * self.size + self.spacing;
        text.chars().map(letter).sum()
    }

    /// Returns whether the width of a text is known exactly, and may be forced upon any face.
    pub(crate) fn is_exact(self, text: &str) -> bool {
        self.spacing == 0.0 && text.chars().all(|letter| self.face.known(letter).is_some())
    }

    /// Returns the type at a size that makes a text as narrow as wanted, no smaller than `least`.
    pub(crate) fn fitting(self, text: &str, width: f64, least: f64) -> Type {
        let size = (self.size * width / self.width(text).max(0.1)).clamp(least, self.size);
        // Whole tenths, so that two names of nearly the same length are alike.
        let size = (size * 10.0).floor() / 10.0;
        Type {
            size: size.max(least),
            ..self
        }
    }

    /// The text, cut with dots where it is too wide.
    pub(crate) fn cut(self, text: &str, width: f64) -> String {
        if self.width(text) <= width {
            return text.to_owned();
        }
        let kept = self.first_letters(text, width - self.width("…"));
        format!("{}…", kept.trim_end())
    }

    /// The lines of a text that is broken at blanks, and within words that are wider than a line.
    pub(crate) fn lines(self, text: &str, width: f64) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        for word in text.split_whitespace() {
            let longer = match line.as_str() {
                "" => word.to_owned(),
                line => format!("{line} {word}"),
            };
            if self.width(&longer) <= width {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            let mut rest = word;
            while self.width(rest) > width && !rest.is_empty() {
                let (first, behind) = rest.split_at(self.first_letters(rest, width).len());
                lines.push(first.to_owned());
                rest = behind;
            }
            rest.clone_into(&mut line);
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }

    /// Breaks a move: behind the sign for a capture or a step, where there is one.
    pub(crate) fn parts(self, text: &str, width: f64) -> Vec<String> {
        let mut parts = Vec::new();
        let mut rest = text;
        while self.width(rest) > width && !rest.is_empty() {
            let first = self.first_letters(rest, width);
            let end = first.rfind([' ', '-', '–', ':', 'x', '×', '=']);
            let end = end.map(|at| at + first[at..].chars().next().map_or(1, char::len_utf8));
            let (first, behind) = rest.split_at(end.unwrap_or(first.len()));
            parts.push(first.to_owned());
            rest = behind;
        }
        parts.push(rest.to_owned());
        parts
    }

    /// Returns as many of the first letters as fit, at least one.
    fn first_letters(self, text: &str, width: f64) -> &str {
        let mut end = 0;
        let mut sum = 0.0;
        for (at, letter) in text.char_indices() {
            let behind = at + letter.len_utf8();
            sum += self.width(&text[at..behind]);
            if sum > width && end > 0 {
                break;
            }
            end = behind;
        }
        &text[..end]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACES: [Face; 2] = [Face::Roman, Face::Italic];

    #[test]
    fn what_the_page_says_has_known_widths() {
        let texts =
            "ÄÖÜäöüß éëïèêàçñ ÉËÏ – — … “” „ ’ ½ ¼ ¾ · × § € 0–9 Łukasz Ångström Dvořák Çelik";
        for face in FACES {
            let known = |letter: &char| face.known(*letter).is_some();
            assert_eq!(texts.chars().find(|letter| !known(letter)), None);
        }
    }

    #[test]
    fn a_letter_with_an_accent_is_as_wide_as_without() {
        for (face, width) in [(Face::Roman, 722.0), (Face::Italic, 611.0)] {
            let set = Type {
                face,
                ..Type::roman(1000.0)
            };
            assert_eq!(["A", "Ä", "Å"].map(|text| set.width(text)), [width; 3]);
        }
    }

    #[test]
    fn no_line_is_wider_than_wanted_and_no_word_is_lost() {
        let text = "Berührt, geführt: Donaudampfschifffahrtsgesellschaft gegen 李小龍 am 3. Mai";
        for width in [9.0, 25.0, 60.0, 200.0, 900.0] {
            let set = Type::roman(10.0);
            let lines = set.lines(text, width);
            let widest = lines.iter().map(|line| set.width(line));
            assert!(widest.fold(0.0, f64::max) <= width.max(11.0), "{lines:?}");
            let whole: String = lines.concat().split(' ').collect();
            assert_eq!(whole, text.split(' ').collect::<String>());
            assert_eq!(set.parts(text, width).concat(), text);
            assert!(set.width(&set.cut(text, width)) <= width.max(21.0));
        }
    }
}
