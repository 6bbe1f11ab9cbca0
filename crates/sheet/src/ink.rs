//! What is put on a sheet: texts, rules, pictures. All that was told is escaped here.

use std::fmt::{Display, Formatter, Result as Written, Write as _};

use crate::face::{Face, Type};

/// The colours.
pub(crate) const BLACK: &str = "#111";
pub(crate) const GREY: &str = "#555";
pub(crate) const FAINT: &str = "#bbb";

/// The faces, by names that have the same widths, and at last whatever the system has.
const FACES: &str = "Times New Roman, Times, Liberation Serif, Tinos, Nimbus Roman, serif";

/// The part of a text that stands at its x coordinate (`text-anchor`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// The SVG of a sheet, to which elements are added.
#[derive(Debug)]
pub(crate) struct Ink {
    svg: String,
}

/// A number of points, to the hundredth.
pub(crate) struct Points(pub(crate) f64);

impl Display for Points {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let hundredths = (self.0 * 100.0).round() / 100.0;
        write!(f, "{}", if hundredths == 0.0 { 0.0 } else { hundredths })
    }
}

impl Ink {
    /// Begins a sheet of this size, in points.
    pub(crate) fn new(width: f64, height: f64) -> Ink {
        let (width, height) = (Points(width), Points(height));
        Ink {
            svg: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" \
                 height=\"{height}pt\" viewBox=\"0 0 {width} {height}\" font-family=\"{FACES}\" \
                 fill=\"{BLACK}\">\
                 <path fill=\"#fff\" d=\"M0 0h{width}v{height}H0z\"/>"
            ),
        }
    }

    /// Ends the sheet, and returns its SVG.
    pub(crate) fn done(mut self) -> String {
        self.svg.push_str("</svg>");
        self.svg
    }

    /// Sets a text on a base line.
    pub(crate) fn text(&mut self, at: (f64, f64), set: Type, anchor: Anchor, text: &str) {
        self.dyed(at, set, anchor, BLACK, text);
    }

    /// Sets a text in a colour.
    pub(crate) fn dyed(
        &mut self,
        (x, y): (f64, f64),
        set: Type,
        anchor: Anchor,
        color: &str,
        text: &str,
    ) {
        if text.is_empty() {
            return;
        }
        // Behind the last letter, too, is what stands between letters.
        let x = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x + set.spacing / 2.0,
            Anchor::End => x + set.spacing,
        };
        let (place, size) = ((Points(x), Points(y)), Points(set.size));
        let _ = write!(
            self.svg,
            "<text x=\"{}\" y=\"{}\" font-size=\"{size}\"",
            place.0, place.1
        );
        match anchor {
            Anchor::Start => {}
            Anchor::Middle => self.svg.push_str(" text-anchor=\"middle\""),
            Anchor::End => self.svg.push_str(" text-anchor=\"end\""),
        }
        if set.face == Face::Italic {
            self.svg.push_str(" font-style=\"italic\"");
        }
        if set.spacing != 0.0 {
            let _ = write!(self.svg, " letter-spacing=\"{}\"", Points(set.spacing));
        }
        if color != BLACK {
            let _ = write!(self.svg, " fill=\"{color}\"");
        }
        if set.is_exact(text) && text.chars().nth(1).is_some() {
            let width = Points(set.width(text));
            let _ = write!(
                self.svg,
                " textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\""
            );
        }
        let _ = write!(self.svg, ">{}</text>", Escaped(text));
    }

    /// Draws a level rule.
    pub(crate) fn rule(&mut self, (x, y): (f64, f64), width: f64, thick: f64, color: &str) {
        let _ = write!(
            self.svg,
            "<path stroke=\"{color}\" stroke-width=\"{}\" d=\"M{} {}h{}\"/>",
            Points(thick),
            Points(x),
            Points(y),
            Points(width)
        );
    }

    /// Adds elements of SVG unescaped: they hold nothing that was told.
    pub(crate) fn picture(&mut self, svg: impl Display) {
        let _ = write!(self.svg, "{svg}");
    }
}

/// A text as it stands between tags.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                _ => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

/// Returns a text without what XML can't hold and what turns other texts around; each gap between
/// words is one blank.
pub(crate) fn clean(text: &str) -> String {
    let is_printed = |letter: &char| {
        !matches!(
            letter,
            '\0'..='\u{1f}'
                | '\u{7f}'..='\u{9f}'
                | '\u{200e}' | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff0}'..='\u{ffff}'
        )
    };
    let words = text.split_whitespace();
    let words = words.map(|word| word.chars().filter(is_printed).collect::<String>());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
