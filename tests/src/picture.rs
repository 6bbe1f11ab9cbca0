//! Pictures of the page: what is seen, whatever elements and styles it is made of.

use std::collections::BTreeMap;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use png::{ColorType, Compression, Decoder, Encoder, Filter, Transformations};
use rqrr::PreparedImage;
use serde_json::{Value, json};

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
        let how = json!({ "format": "webp", "quality": 80 });
        let picture = self.shot(selector, how).await;
        put(file, &BASE64_STANDARD.decode(picture).expect("base64"));
    }

    /// The same as PNG in no more than 256 colours, for what does not read WebP.
    pub async fn photograph_in_few_colours(&self, selector: &str, file: &Path) {
        let picture = self.shot(selector, json!({})).await;
        let (width, pixels) = decode(&picture);
        put(file, &in_few_colours(width, &pixels));
    }

    /// A picture of the only element that a selector finds, in base64.
    async fn shot(&self, selector: &str, mut how: Value) -> String {
        how["clip"] = self
            .eval(&format!(
                "(({{ x, y, width, height }}) => ({{ x, y, width, height, scale: 1 }}))
                    (document.querySelector(`{selector}`).getBoundingClientRect())"
            ))
            .await;
        self.frame().await;
        let shot = self.do_command("Page.captureScreenshot", how).await;
        shot["data"].as_str().unwrap_or_default().to_owned()
    }
}

fn put(file: &Path, picture: &[u8]) {
    let folder = file.parent().expect("a file in a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(file, picture));
    written.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// Encodes a picture as PNG with a palette of its 256 commonest colours.
fn in_few_colours(width: usize, pixels: &[Colour]) -> Vec<u8> {
    let key = |colour: &Colour| colour.0.map(|part| part as u8);
    let mut counts: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    for pixel in pixels {
        *counts.entry(key(pixel)).or_default() += 1;
    }
    let mut palette: Vec<[u8; 3]> = counts.keys().copied().collect();
    palette.sort_by_key(|colour| usize::MAX - counts[colour]);
    palette.truncate(256);
    let distance = |one: &[u8; 3], other: &[u8; 3]| -> u32 {
        let parts = one.iter().zip(other);
        parts
            .map(|(one, other)| u32::from(one.abs_diff(*other)).pow(2))
            .sum()
    };
    let nearest = |colour: &[u8; 3]| {
        let places = (0..=u8::MAX).zip(&palette);
        let place = places.min_by_key(|(_, known)| distance(colour, known));
        place.map_or(0, |(place, _)| place)
    };
    let places: BTreeMap<[u8; 3], u8> = counts
        .keys()
        .map(|colour| (*colour, nearest(colour)))
        .collect();
    let rows: Vec<u8> = pixels.iter().map(|pixel| places[&key(pixel)]).collect();

    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width as u32, (pixels.len() / width) as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    let written = encoder
        .write_header()
        .and_then(|mut to| to.write_image_data(&rows));
    written.expect("a picture of a sensible size");
    file
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
    fn a_picture_in_few_colours_is_the_same_where_there_are_no_more() {
        let colour = |number: usize| Colour([number as f64, 7.0, 255.0]);
        let pixels: Vec<Colour> = (0..512).map(|number| colour(number % 256)).collect();
        let file = in_few_colours(32, &pixels);
        let (width, decoded) = decode(&BASE64_STANDARD.encode(file));
        assert_eq!((width, decoded), (32, pixels.clone()));
        // One colour more is taken for the nearest.
        let more: Vec<Colour> = pixels
            .iter()
            .copied()
            .chain([Colour([9.0, 8.0, 255.0]); 32])
            .collect();
        let more: Vec<Colour> = more.into_iter().chain(pixels).collect();
        let (_, decoded) = decode(&BASE64_STANDARD.encode(in_few_colours(32, &more)));
        let others = decoded
            .iter()
            .zip(&more)
            .filter(|(one, other)| one != other);
        assert_eq!(decoded.len(), more.len());
        assert!(others.count() <= 4);
    }

    #[test]
    fn black_and_white_are_as_far_apart_as_can_be() {
        let (black, white) = (Colour([0.0; 3]), Colour([255.0; 3]));
        assert!((white.contrast(black) - 21.0).abs() < 1e-9);
        assert!((white.contrast(white) - 1.0).abs() < 1e-9);
    }
}
