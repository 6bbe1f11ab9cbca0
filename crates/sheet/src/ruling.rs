//! The article that decided, as a paragraph.

use crate::face::Type;
use crate::ink::{Anchor, Ink};
use crate::told::Ruling;

const TITLE: Type = Type::italic(10.5);
const TEXT: Type = Type::roman(9.5);
const PITCH: f64 = 12.5;

/// The longest line that is read with ease.
const MEASURE: f64 = 340.0;

/// The lines that are still to be set.
pub(crate) struct Paragraph {
    lines: Vec<(Type, String)>,
}

impl Paragraph {
    /// Breaks an article into lines of this width.
    pub(crate) fn of(ruling: &Ruling, width: f64) -> Paragraph {
        let width = width.min(MEASURE);
        let title = TITLE.lines(&ruling.title, width);
        let title = title.into_iter().map(|line| (TITLE, line));
        let text = ruling.text.lines().flat_map(|text| TEXT.lines(text, width));
        let text = text.map(|line| (TEXT, line));
        Paragraph {
            lines: title.chain(text).collect(),
        }
    }

    /// How high it is.
    pub(crate) fn height(&self) -> f64 {
        PITCH * self.lines.len() as f64
    }

    /// Sets as many lines as there is room for, and returns whether all are set. No single line
    /// begins or ends a sheet.
    pub(crate) fn draw(&mut self, ink: &mut Ink, (x, y): (f64, f64), bottom: f64) -> bool {
        let room = ((bottom - y) / PITCH).max(0.0) as usize;
        let all = self.lines.len();
        let now = match room {
            room if room >= all => all,
            room if room + 1 == all => room - 1,
            room => room,
        };
        for (line, (set, text)) in self.lines.drain(..now).enumerate() {
            let base = y + PITCH * (line as f64 + 0.75);
            ink.text((x, base), set, Anchor::Start, &text);
        }
        self.lines.is_empty()
    }
}
