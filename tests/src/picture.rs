//! Pictures of the board: what is seen, whatever elements and styles it is made of.

use std::collections::BTreeMap;
use std::io::Cursor;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use png::{ColorType, Decoder, Transformations};
use serde_json::json;

use crate::page::Page;

/// Where the board is in the window (left, top, width, height), and its squares on it (left, top, side).
const PLACES: &str = "(() => {
    const board = document.querySelector('[role=grid]').getBoundingClientRect();
    const squares = [...document.querySelectorAll('[data-square]')].map((square) => {
        const { x, y, width } = square.getBoundingClientRect();
        return [square.dataset.square, [x - board.x, y - board.y, width]];
    });
    return [[board.x, board.y, board.width, board.height], Object.fromEntries(squares)];
})()";

/// Squares by their names: left, top, and side in pixels.
type Squares = BTreeMap<String, (f64, f64, f64)>;

/// A picture of the board.
#[derive(Debug, Clone)]
pub struct Picture {
    width: usize,
    pixels: Vec<Colour>,
    squares: Squares,
}

/// A colour as a screen has it: red, green, blue, from 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colour(pub [f64; 3]);

impl Page {
    /// A picture of the board as it is now, one pixel to a CSS pixel.
    pub async fn picture(&self) -> Picture {
        let places = self.eval(PLACES).await;
        let ((x, y, width, height), squares): ((f64, f64, f64, f64), Squares) =
            serde_json::from_value(places).expect("places");
        let clip = json!({ "x": x, "y": y, "width": width, "height": height, "scale": 1 });
        let shot = self
            .do_command("Page.captureScreenshot", json!({ "clip": clip }))
            .await;
        let (width, pixels) = decode(shot["data"].as_str().unwrap_or_default());
        Picture {
            width,
            pixels,
            squares,
        }
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
    /// The pixels of a part of a square: from left to right and from top to bottom, each from 0 to 1.
    pub fn part(&self, square: &str, across: [f64; 2], down: [f64; 2]) -> Vec<Colour> {
        let (left, top, side) = self.squares[square];
        let range = |start: f64, [from, to]: [f64; 2]| {
            (start + from * side).round() as usize..(start + to * side).round() as usize
        };
        let (columns, rows) = (range(left, across), range(top, down));
        let row = |row: usize| columns.clone().map(move |column| row * self.width + column);
        rows.flat_map(row).map(|at| self.pixels[at]).collect()
    }
}

impl Colour {
    /// What is between some colours, in the middle of them.
    pub fn mean(colours: &[Self]) -> Self {
        let part = |index: usize| {
            let sum: f64 = colours.iter().map(|Self(parts)| parts[index]).sum();
            sum / colours.len() as f64
        };
        Self([0, 1, 2].map(part))
    }

    /// How much lighter one colour is than another, as the guidelines for accessibility reckon it: from 1 to 21. This is all
    /// that is left of a difference where no colours are seen.
    pub fn contrast(self, other: Self) -> f64 {
        let (one, other) = (self.light() + 0.05, other.light() + 0.05);
        one.max(other) / one.min(other)
    }

    /// How different two colours look: their distance in the Lab space, where 2 is just seen.
    pub fn distance(self, other: Self) -> f64 {
        let (one, other) = (self.lab(), other.lab());
        let squares = one.iter().zip(other).map(|(a, b)| (a - b).powi(2));
        squares.sum::<f64>().sqrt()
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

    fn lab(self) -> [f64; 3] {
        let [red, green, blue] = self.linear();
        let [x, y, z] = [
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        ]
        .map(|part| match part {
            dim @ ..=0.008_856 => 7.787 * dim + 16.0 / 116.0,
            part => part.cbrt(),
        });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_and_white_are_as_far_apart_as_can_be() {
        let (black, white) = (Colour([0.0; 3]), Colour([255.0; 3]));
        assert!((white.contrast(black) - 21.0).abs() < 1e-9);
        assert!((white.distance(black) - 100.0).abs() < 0.1);
        assert!((white.contrast(white) - 1.0).abs() < 1e-9);
    }
}
