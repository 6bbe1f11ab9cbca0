//! Pictures of the page: what is seen, whatever elements and styles it is made of.

use std::collections::BTreeMap;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use png::{ColorType, Decoder, Transformations};
use rqrr::PreparedImage;
use serde_json::json;

use crate::page::Page;

/// The element of the board.
const BOARD: &str = "document.querySelector('[role=grid]')";

/// How much of what is around is in the picture of the board, in CSS pixels: the coordinates, if
/// they stand outside.
const AROUND: f64 = 20.0;

/// Where an element is in the window (left, top, width, height), and itself and the squares that it
/// has (left, top, side).
const PLACES: &str = "(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const squares = [element, ...element.querySelectorAll('[data-square]')].map((square) => {
        const place = square.getBoundingClientRect();
        return [square.dataset.square ?? '', [place.x - x, place.y - y, place.width]];
    });
    return [[x, y, width, height], Object.fromEntries(squares)];
})";

/// Squares by their names: left, top, and side in pixels.
type Squares = BTreeMap<String, (f64, f64, f64)>;

/// A picture of the board, or of another part of the page.
#[derive(Debug, Clone)]
pub struct Picture {
    width: usize,
    around: f64,
    pixels: Vec<Colour>,
    squares: Squares,
}

/// A colour as a screen has it: red, green, blue, from 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colour(pub [f64; 3]);

impl Page {
    /// A picture of the board as it is now, and of what is close around it, one pixel to a CSS
    /// pixel.
    pub async fn picture(&self) -> Picture {
        self.picture_of(BOARD, AROUND).await
    }

    /// A picture of the element that an expression in the page gives, with `around` CSS pixels on
    /// each side.
    pub async fn picture_of(&self, element: &str, around: f64) -> Picture {
        let places = self.eval(&format!("{PLACES}({element})")).await;
        let ((x, y, width, height), squares): ((f64, f64, f64, f64), Squares) =
            serde_json::from_value(places).expect("places");
        let clip = json!({
            "x": x - around, "y": y - around,
            "width": width + 2.0 * around, "height": height + 2.0 * around, "scale": 1,
        });
        let shot = self
            .do_command("Page.captureScreenshot", json!({ "clip": clip }))
            .await;
        let (width, pixels) = decode(shot["data"].as_str().unwrap_or_default());
        Picture {
            width,
            around,
            pixels,
            squares,
        }
    }
}

impl Page {
    /// Puts a picture of the only element that a selector finds into a file, as WebP.
    pub async fn photograph(&self, selector: &str, file: &Path) {
        let place = self
            .eval(&format!(
                "(({{ x, y, width, height }}) => ({{ x, y, width, height, scale: 1 }}))
                    (document.querySelector(`{selector}`).getBoundingClientRect())"
            ))
            .await;
        self.frame().await;
        let picture = json!({ "format": "webp", "quality": 80, "clip": place });
        let shot = self.do_command("Page.captureScreenshot", picture).await;
        let data = shot["data"].as_str().unwrap_or_default();
        let picture = BASE64_STANDARD.decode(data).expect("base64");
        let folder = file.parent().expect("a file in a folder");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(file, picture));
        written.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}

/// The width of a picture, and its pixels row by row.
fn decode(base64: &str) -> (usize, Vec<Colour>) {
    let file = BASE64_STANDARD.decode(base64).expect("base64");
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a PNG");
    let mut bytes = vec![
        0;
        reader
            .output_buffer_size()
            .expect("a picture of a sensible size")
    ];
    let frame = reader.next_frame(&mut bytes).expect("a whole PNG");
    let samples = match frame.color_type {
        ColorType::Rgb => 3,
        ColorType::Rgba => 4,
        other => panic!("a screenshot has colours, not {other:?}"),
    };
    let pixels = bytes[..frame.buffer_size()].chunks(samples);
    let colour = |pixel: &[u8]| Colour([0, 1, 2].map(|index| pixel[index].into()));
    (frame.width as usize, pixels.map(colour).collect())
}

impl Picture {
    /// The pixels of a part of a square: from left to right and from top to bottom, each from 0 to
    /// 1.
    pub fn part(&self, square: &str, across: [f64; 2], down: [f64; 2]) -> Vec<Colour> {
        let (left, top, side) = self.squares[square];
        let range = |start: f64, [from, to]: [f64; 2]| {
            let place = |part: f64| (self.around + start + part * side).round() as usize;
            place(from)..place(to)
        };
        let (columns, rows) = (range(left, across), range(top, down));
        let row = |row: usize| columns.clone().map(move |column| row * self.width + column);
        rows.flat_map(row).map(|at| self.pixels[at]).collect()
    }

    /// The pixels from one point of a square to another, each point by its distances from the left
    /// and from the top, in squares: what is below 0 or above 1 lies on other squares, or beside
    /// the board.
    pub fn line(&self, square: &str, from: [f64; 2], to: [f64; 2]) -> Vec<Colour> {
        let (left, top, side) = self.squares[square];
        let steps = ((to[0] - from[0]).abs().max((to[1] - from[1]).abs()) * side).ceil();
        let at = |start: f64, axis: usize, step: f64| {
            let part = from[axis] + (to[axis] - from[axis]) * step / steps;
            (self.around + start + part * side) as usize
        };
        (0..=steps as usize)
            .map(|step| at(top, 1, step as f64) * self.width + at(left, 0, step as f64))
            .map(|at| self.pixels[at])
            .collect()
    }

    /// A picture that the page has made, as PNG in base64.
    pub fn of_png(base64: &str) -> Picture {
        let (width, pixels) = decode(base64);
        Picture {
            width,
            around: 0.0,
            pixels,
            squares: Squares::new(),
        }
    }

    /// The text of the QR code in the picture, if there is one that can be read.
    pub fn code(&self) -> Option<String> {
        let height = self.pixels.len() / self.width;
        let grey = |x: usize, y: usize| {
            let Colour(parts) = self.pixels[y * self.width + x];
            (parts.iter().sum::<f64>() / 3.0) as u8
        };
        let mut picture = PreparedImage::prepare_from_greyscale(self.width, height, grey);
        let grids = picture.detect_grids();
        let mut texts = grids.iter().filter_map(|grid| grid.decode().ok());
        texts.next().map(|(_, text)| text)
    }

    /// The row of pixels that is so far from the top, from 0 to 1.
    pub fn row(&self, down: f64) -> &[Colour] {
        let rows: Vec<_> = self.pixels.chunks(self.width).collect();
        rows[(down * rows.len() as f64) as usize]
    }
}

impl Colour {
    /// How much lighter one colour is than another, as the guidelines for accessibility reckon it:
    /// from 1 to 21. This is all that is left of a difference where no colours are seen.
    pub fn contrast(self, other: Self) -> f64 {
        let (one, other) = (self.light() + 0.05, other.light() + 0.05);
        one.max(other) / one.min(other)
    }

    /// The parts by how much light they are.
    fn linear(self) -> [f64; 3] {
        self.0.map(|part| match part / 255.0 {
            dim @ ..=0.04045 => dim / 12.92,
            part => ((part + 0.055) / 1.055).powf(2.4),
        })
    }

    fn light(self) -> f64 {
        let [red, green, blue] = self.linear();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_and_white_are_as_far_apart_as_can_be() {
        let (black, white) = (Colour([0.0; 3]), Colour([255.0; 3]));
        assert!((white.contrast(black) - 21.0).abs() < 1e-9);
        assert!((white.contrast(white) - 1.0).abs() < 1e-9);
    }
}
