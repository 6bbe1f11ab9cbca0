use core::fmt;

/// A place in a text, as an editor shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// How far a text has been read: enough to go on later ([`Games::resume`](crate::Games::resume)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The byte.
    pub offset: usize,
    /// The same place for people.
    pub place: Place,
}

impl Mark {
    /// Where a text begins. A byte-order mark is not part of it.
    pub fn start(text: &str) -> Mark {
        let offset = match text.strip_prefix('\u{feff}') {
            Some(rest) => text.len() - rest.len(),
            None => 0,
        };
        let place = Place { line: 1, column: 1 };
        Mark { offset, place }
    }

    /// The mark further on in the text. Lines end with LF, CR LF or CR.
    pub(crate) fn moved_to(self, text: &str, offset: usize) -> Mark {
        let mut place = self.place;
        let mut last = ' ';
        for c in text.get(self.offset..offset).unwrap_or_default().chars() {
            match c {
                '\n' if last == '\r' => {}
                '\n' | '\r' => {
                    place.line += 1;
                    place.column = 1;
                }
                _ => place.column += 1,
            }
            last = c;
        }
        Mark { offset, place }
    }
}
