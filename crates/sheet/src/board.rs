//! A position as printers set it: white and grey squares within a line, letters and numbers
//! outside.

use std::fmt::Write as _;

use crate::face::Type;
use crate::ink::{Anchor, Ink, Points};
use crate::told::Position;

/// All men of a game in one picture; each stands behind a comment with its name.
const CHESSMEN: &str = include_str!("../../../web/assets/pieces/staunton.svg");
const DRAUGHTSMEN: &str = include_str!("../../../web/assets/pieces/draughts.svg");

/// The kinds of chessmen and draughtsmen in the order of the columns of those pictures.
const KINDS: [&str; 2] = ["KQRBNP", "KM"];

/// The armies of games for four and three that are neither white nor black: the letter, whether
/// they have White's shapes, and their fill (`web/assets/pieces/armies.svg`).
const ARMIES: [(char, bool, &str); 3] = [
    ('A', true, "#e0aa28"),
    ('D', false, "#2f5fb0"),
    ('r', false, "#cf4836"),
];

/// The fills of White's and of Black's men in those pictures.
const FILLS: [&str; 2] = ["#f8efdb", "#3a2e25"];

/// The fills of White's and of Black's men on paper.
const ON_PAPER: [&str; 2] = ["#fff", "#333"];

/// The fills of a dark square, and of a light and a dark one where the last move began or ended.
const DARK: &str = "#d6d3cd";
const LAST: &str = "#f8ecc4";
const LAST_DARK: &str = "#e8d59c";

/// Room for the names of rows at the left, and for those of columns below.
const NAMES: f64 = 11.0;

/// The most columns and rows that are drawn; no game has so many.
const MOST: usize = 24;

/// A board that is to be drawn.
pub(crate) struct Board<'a> {
    position: &'a Position,
    /// The squares row by row from the top: `None` in a hole, else the man's code, or nothing.
    rows: Vec<Vec<Option<&'a str>>>,
    /// How many squares the longest row has.
    columns: usize,
}

impl<'a> Board<'a> {
    /// Reads a position; `None` if it has no squares, or more than any game.
    pub(crate) fn of(position: &'a Position) -> Option<Board<'a>> {
        let rows: Vec<_> = position.men.split('/').map(squares).collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        let fits = |length| (1..=MOST).contains(&length);
        (fits(rows.len()) && fits(columns)).then_some(Board {
            position,
            rows,
            columns,
        })
    }

    /// Returns whether it is larger than a chess board.
    pub(crate) fn is_large(&self) -> bool {
        self.columns.max(self.rows.len()) > 8
    }

    fn side(&self, width: f64) -> f64 {
        (width - NAMES) / self.columns as f64
    }

    /// Returns the height of a board of this width with the names below it, in points.
    pub(crate) fn height(&self, width: f64) -> f64 {
        self.side(width) * self.rows.len() as f64 + NAMES
    }

    /// Draws the board from its top left corner.
    pub(crate) fn draw(&self, ink: &mut Ink, (x, y): (f64, f64), width: f64) {
        let side = self.side(width);
        let (left, bottom) = (x + NAMES, y + side * self.rows.len() as f64);
        let mut grounds = [
            (DARK, String::new()),
            (LAST, String::new()),
            (LAST_DARK, String::new()),
        ];
        let mut edges = String::new();
        let mut men = String::new();
        for (row, squares) in self.rows.iter().enumerate() {
            for (column, square) in squares.iter().enumerate() {
                let Some(code) = square else { continue };
                let corner = (left + side * column as f64, y + side * row as f64);
                let (px, py, side) = (Points(corner.0), Points(corner.1), Points(side));
                let ground = match (self.is_last(column, row), self.is_dark(column, row)) {
                    (false, false) => None,
                    (false, true) => Some(0),
                    (true, is_dark) => Some(1 + usize::from(is_dark)),
                };
                if let Some((_, path)) = ground.and_then(|index| grounds.get_mut(index)) {
                    let _ = write!(path, "M{px} {py}h{side}v{side}h-{side}z");
                }
                self.edges(&mut edges, (column, row), corner, side.0);
                if !code.is_empty() {
                    self.man(&mut men, code, corner, side.0);
                }
            }
        }
        for (fill, path) in grounds.iter().filter(|(_, path)| !path.is_empty()) {
            ink.picture(format_args!("<path fill=\"{fill}\" d=\"{path}\"/>"));
        }
        ink.picture(men);
        ink.picture(format_args!(
            "<path fill=\"none\" stroke=\"#111\" stroke-width=\".7\" \
             stroke-linecap=\"square\" d=\"{edges}\"/>"
        ));
        self.names(ink, (left, bottom), side);
    }

    fn has(&self, column: usize, row: usize) -> bool {
        let square = self.rows.get(row).and_then(|squares| squares.get(column));
        square.is_some_and(Option::is_some)
    }

    /// The row's number, counted from 1 at the bottom.
    fn number(&self, row: usize) -> usize {
        self.rows.len() - row
    }

    fn is_dark(&self, column: usize, row: usize) -> bool {
        let is_even = (column + self.number(row) - 1).is_multiple_of(2);
        is_even != self.position.light_corner
    }

    fn is_last(&self, column: usize, row: usize) -> bool {
        let Some(letter) = self.position.columns.chars().nth(column) else {
            return false;
        };
        let name = format!("{letter}{}", self.number(row));
        self.position.last.contains(&name)
    }

    /// Adds the edges of a square beside which there is none.
    fn edges(&self, path: &mut String, at: (usize, usize), (x, y): (f64, f64), side: f64) {
        let (column, row) = at;
        let has_left = column > 0 && self.has(column - 1, row);
        let has_above = row > 0 && self.has(column, row - 1);
        let lines = [
            (has_left, x, y, 'v'),
            (self.has(column + 1, row), x + side, y, 'v'),
            (has_above, x, y, 'h'),
            (self.has(column, row + 1), x, y + side, 'h'),
        ];
        for (_, x, y, direction) in lines.into_iter().filter(|(has, ..)| !has) {
            let (x, y, side) = (Points(x), Points(y), Points(side));
            let _ = write!(path, "M{x} {y}{direction}{side}");
        }
    }

    /// Sets the names of columns and rows outside of the whole board.
    fn names(&self, ink: &mut Ink, (left, bottom): (f64, f64), side: f64) {
        let set = Type::roman(6.5);
        for (column, letter) in self.position.columns.chars().take(self.columns).enumerate() {
            let x = left + side * (column as f64 + 0.5);
            ink.text(
                (x, bottom + 8.0),
                set,
                Anchor::Middle,
                letter.encode_utf8(&mut [0; 4]),
            );
        }
        for row in 0..self.rows.len() {
            let y = bottom - side * (self.number(row) as f64 - 0.5) + 2.2;
            let number = self.number(row).to_string();
            ink.text((left - 4.0, y), set, Anchor::End, &number);
        }
    }

    /// Adds a man, if there is a picture of it.
    fn man(&self, men: &mut String, code: &str, (x, y): (f64, f64), side: f64) {
        let mut letters = code.chars();
        let (Some(seat), Some(kind)) = (letters.next(), letters.next()) else {
            return;
        };
        let (picture, kinds) = match self.position.draughts {
            true => (DRAUGHTSMEN, KINDS[1]),
            false => (CHESSMEN, KINDS[0]),
        };
        let army = ARMIES.iter().find(|(letter, ..)| *letter == seat);
        let is_white = army.map_or(matches!(seat, 'w' | 'C'), |(_, is_white, _)| *is_white);
        let named = format!("<!-- {}{kind} -->", if is_white { 'w' } else { 'b' });
        let drawing = picture
            .split_once(&named)
            .and_then(|(_, behind)| behind.split("<!--").next());
        let (Some(drawing), Some(column)) = (drawing, kinds.find(kind)) else {
            return;
        };
        let drawing = drawing.trim().trim_end_matches("</svg>").trim_end();
        let [white, black] = ON_PAPER;
        let drawing = match army {
            Some((.., fill)) => drawing.replace(FILLS[usize::from(!is_white)], fill),
            None => drawing.replace(FILLS[0], white).replace(FILLS[1], black),
        };
        let row = if is_white { 0 } else { 200 };
        let _ = write!(
            men,
            "<svg x=\"{}\" y=\"{}\" width=\"{2}\" height=\"{2}\" \
             viewBox=\"{3} {row} 200 200\">{drawing}",
            Points(x),
            Points(y),
            Points(side),
            200 * column
        );
        if army.is_some() {
            // What tells the armies apart where there is no colour.
            let (x, y) = (200 * column + 52, row + 160);
            let _ = write!(
                men,
                "<path stroke=\"#fff\" stroke-width=\"12\" d=\"M{x} {y}h96\"/>"
            );
        }
        men.push_str("</svg>");
    }
}

/// The squares of a row.
fn squares(row: &str) -> Vec<Option<&str>> {
    let mut squares = Vec::new();
    let mut letters = row.char_indices();
    while let Some((at, letter)) = letters.next() {
        squares.push(match letter {
            '_' => None,
            '-' => Some(""),
            _ => {
                let kind = letters.next().map_or("", |(_, kind)| {
                    &row[at + letter.len_utf8()..][..kind.len_utf8()]
                });
                Some(&row[at..at + letter.len_utf8() + kind.len()])
            }
        });
    }
    squares
}
