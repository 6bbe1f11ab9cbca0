//! The article that decided, as a paragraph.

use crate::face::Type;
use crate::ink::{Anchor, Ink};
use crate::told::Ruling;

const TITLE: Type = Type::italic(10.5);
const TEXT: Type = Type::roman(9.5);
const PITCH: f64 = 12.5;

/// The longest line that is read with ease.
const MEASURE: f64 = 340.0;

/// Room above a paragraph.
const ABOVE: f64 = 3.5;

/// The shortest last line of a paragraph, as a share of its width.
const LAST: f64 = 0.2;

/// The fewest lines that stand at the foot of a sheet.
const FEWEST: usize = 3;

/// The lines that are still to be set.
pub(crate) struct Paragraph {
    lines: Vec<Line>,
}

struct Line {
    set: Type,
    /// Room above it, beyond that between lines.
    above: f64,
    text: String,
}

impl Paragraph {
    /// Breaks an article into lines of this width.
    pub(crate) fn of(ruling: &Ruling, width: f64) -> Paragraph {
        let width = width.min(MEASURE);
        let title = lines(TITLE, &ruling.title, width);
        let texts = ruling.text.lines();
        let texts = texts.flat_map(|text| lines(TEXT, text, width));
        Paragraph {
            lines: title.chain(texts).collect(),
        }
    }

    /// Returns the height of all lines, in points.
    pub(crate) fn height(&self) -> f64 {
        self.lines.iter().map(Line::height).sum()
    }

    /// Sets as many lines as there is room for, and returns whether all are set. No single line
    /// begins a sheet, and none of the first few ends one.
    pub(crate) fn draw(&mut self, ink: &mut Ink, (x, y): (f64, f64), bottom: f64) -> bool {
        let all = self.lines.len();
        let fits = |base: &mut f64, line: &Line| {
            *base += line.height();
            (*base <= bottom).then_some(())
        };
        let room = self.lines.iter().scan(y, fits).count();
        let now = match room {
            room if room == all => all,
            room if room < FEWEST => 0,
            room if room + 1 == all => room - 1,
            room => room,
        };
        let mut top = y;
        for line in self.lines.drain(..now) {
            top += line.height();
            ink.text((x, top - PITCH / 4.0), line.set, Anchor::Start, &line.text);
        }
        self.lines.is_empty()
    }
}

impl Line {
    fn height(&self) -> f64 {
        PITCH + self.above
    }
}

/// The lines of a paragraph; where its last one would be very short, all are.
fn lines(set: Type, text: &str, width: f64) -> impl Iterator<Item = Line> {
    let is_whole = |lines: &Vec<String>| match lines.as_slice() {
        [_, .., last] => set.width(last) >= LAST * width,
        _ => true,
    };
    let widths = (0..10).map(|tenths| width * (1.0 - f64::from(tenths) / 50.0));
    let mut broken = widths.map(|width| set.lines(text, width));
    let lines = broken.find(is_whole);
    let lines = lines.unwrap_or_else(|| set.lines(text, width));
    lines
        .into_iter()
        .enumerate()
        .map(move |(index, text)| Line {
            set,
            above: if index == 0 { ABOVE } else { 0.0 },
            text,
        })
}
