//! The small boards of the rules pages: `<figure class="diagram" …>` becomes a picture.
//!
//! A figure says in attributes what it shows: `data-position` (the board field of a FEN), `data-from` and `data-to` (the
//! squares of the move just made, or of the man that is meant), `data-dots` and `data-takes` (squares that a man can go to,
//! and that it can capture on). Its caption is the picture's text alternative.
//! Board and men are drawn once ([`symbols`]); each picture uses them, so that one weighs little.

use std::fmt::Write as _;

use rochade_chess::{Board, Color, Role, Setup, Square};

const FIGURE: &str = "<figure class=\"diagram\"";
const CAPTION: &str = "<figcaption>";

/// The side of a square in the pictures' units.
const SIDE: usize = 100;

/// What a figure shows.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Diagram {
    pub(crate) board: Board,
    /// The squares of the move, or of the man that is meant.
    pub(crate) last: Vec<Square>,
    /// Where a man can go.
    pub(crate) dots: Vec<Square>,
    /// Where it can capture.
    pub(crate) takes: Vec<Square>,
}

impl Diagram {
    /// Reads the attributes of a figure, without the class.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub(crate) fn read(attributes: &str) -> Result<Diagram, String> {
        let mut diagram = Diagram {
            board: Board::EMPTY,
            last: Vec::new(),
            dots: Vec::new(),
            takes: Vec::new(),
        };
        let mut rest = attributes.trim();
        while !rest.is_empty() {
            let (name, quoted) = rest
                .split_once("=\"")
                .ok_or(format!("no attribute: {rest}"))?;
            let (value, behind) = quoted
                .split_once('"')
                .ok_or(format!("no end of the value: {rest}"))?;
            match name {
                "data-position" => diagram.board = board(value)?,
                "data-from" | "data-to" => diagram.last.extend(squares(value)?),
                "data-dots" => diagram.dots = squares(value)?,
                "data-takes" => diagram.takes = squares(value)?,
                _ => return Err(format!("a diagram has no attribute {name}")),
            }
            rest = behind.trim_start();
        }
        if diagram.board == Board::EMPTY {
            return Err("a diagram without a position".into());
        }
        Ok(diagram)
    }

    /// The picture, named by the element with this id.
    fn draw(&self, caption: &str) -> String {
        let side = 8 * SIDE;
        let mut svg = format!(
            "<svg viewBox=\"0 0 {side} {side}\" role=\"img\" aria-labelledby=\"{caption}\">\
             <use href=\"#rules-board\"/>"
        );
        let marks = [
            ("last", &self.last),
            ("dot", &self.dots),
            ("take", &self.takes),
        ];
        for (mark, squares) in marks {
            for square in squares {
                put(&mut svg, mark, *square);
            }
        }
        for (square, piece) in self.board.pieces() {
            put(&mut svg, &code(piece.color, piece.role), square);
        }
        svg.push_str("</svg>");
        svg
    }
}

fn put(svg: &mut String, symbol: &str, square: Square) {
    let (x, y) = corner(square);
    let _ = write!(svg, "<use href=\"#rules-{symbol}\" x=\"{x}\" y=\"{y}\"/>");
}

/// The upper left corner of a square, White's side being below.
fn corner(square: Square) -> (usize, usize) {
    let (file, rank) = (square.file().index(), square.rank().index());
    (SIDE * file, SIDE * (7 - rank))
}

/// The man as `data-piece` has it: `wK`.
fn code(color: Color, role: Role) -> String {
    let side = match color {
        Color::White => 'w',
        Color::Black => 'b',
    };
    format!("{side}{}", role.letter())
}

fn board(field: &str) -> Result<Board, String> {
    let setup: Result<Setup, _> = format!("{field} w - - 0 1").parse();
    match setup {
        Ok(setup) => Ok(setup.placement),
        Err(error) => Err(format!("{field}: {error}")),
    }
}

fn squares(names: &str) -> Result<Vec<Square>, String> {
    let square = |name: &str| name.parse().map_err(|_| format!("{name} is no square"));
    names.split_whitespace().map(square).collect()
}

/// A figure in a text.
#[derive(Debug)]
pub(crate) struct Figure<'a> {
    pub(crate) diagram: Diagram,
    /// What stands behind its tag, up to the next figure: its caption first.
    pub(crate) behind: &'a str,
}

/// Cuts a text at its figures: what stands before the first, and the figures.
///
/// # Errors
///
/// What is wrong with a figure.
pub(crate) fn cut(html: &str) -> Result<(&str, Vec<Figure<'_>>), String> {
    let mut parts = html.split(FIGURE);
    let before = parts.next().unwrap_or_default();
    let mut figures = Vec::new();
    for part in parts {
        let (attributes, behind) = part
            .split_once('>')
            .ok_or("a figure's tag without an end")?;
        if !behind.starts_with(CAPTION) || !behind.contains("</figcaption></figure>") {
            return Err(format!("a figure without a caption: {attributes}"));
        }
        let diagram = Diagram::read(attributes)?;
        figures.push(Figure { diagram, behind });
    }
    Ok((before, figures))
}

/// Draws every figure of a text.
///
/// # Errors
///
/// What is wrong with a figure.
pub(crate) fn draw(html: &str) -> Result<String, String> {
    let (before, figures) = cut(html)?;
    let mut drawn = before.to_owned();
    for (number, figure) in figures.iter().enumerate() {
        let caption = format!("rules-figure-{}", number + 1);
        let named = format!("<figcaption id=\"{caption}\">");
        drawn.push_str("<figure class=\"diagram\">");
        drawn.push_str(&figure.diagram.draw(&caption));
        drawn.push_str(&figure.behind.replacen(CAPTION, &named, 1));
    }
    Ok(drawn)
}

/// What the pictures are made of: the board, the marks, and the men from the page's picture of all men, each of which
/// stands there behind a comment with its name, six in a row.
///
/// # Errors
///
/// Which man is missing in the picture.
pub(crate) fn symbols(men: &str) -> Result<String, String> {
    let mut symbols = board_symbol();
    symbols.push_str(
        "<rect id=\"rules-last\" class=\"diagram-last\" width=\"100\" height=\"100\"/>\
         <circle id=\"rules-dot\" class=\"diagram-target\" cx=\"50\" cy=\"50\" r=\"14\"/>\
         <path id=\"rules-take\" class=\"diagram-target\" \
         d=\"M0 0h24L0 24zM100 0v24L76 0zM100 100H76l24-24zM0 100V76l24 24z\"/>",
    );
    for color in Color::ALL {
        for role in Role::ALL {
            let code = code(color, role);
            let man = men
                .split_once(&format!("<!-- {code} -->"))
                .and_then(|(_, behind)| behind.split("<!--").next())
                .ok_or(format!("the picture of the men lacks {code}"))?;
            let man = man.trim().trim_end_matches("</svg>").trim_end();
            // King first, pawn last; White above.
            let (column, row) = (5 - role.index(), color.index());
            let _ = write!(
                symbols,
                "<svg id=\"rules-{code}\" viewBox=\"{} {} 200 200\" width=\"{SIDE}\" height=\"{SIDE}\">{man}</svg>",
                200 * column,
                200 * row
            );
        }
    }
    Ok(format!("<svg>{symbols}</svg>"))
}

/// The empty board, with the names of files and ranks in the corners of its outer squares, as on the page.
fn board_symbol() -> String {
    let side = 8 * SIDE;
    let mut dark = String::new();
    let mut names = String::new();
    for square in Square::ALL {
        let (x, y) = corner(square);
        let ground = if square.is_dark() { "dark" } else { "light" };
        if square.is_dark() {
            let _ = write!(dark, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        }
        if x == 0 {
            let (name, y) = (square.rank().digit(), y + 24);
            let _ = write!(
                names,
                "<text class=\"diagram-on-{ground}\" x=\"5\" y=\"{y}\">{name}</text>"
            );
        }
        if y == 7 * SIDE {
            let (name, x) = (square.file().letter(), x + 95);
            let _ = write!(
                names,
                "<text class=\"diagram-on-{ground} diagram-file\" x=\"{x}\" y=\"793\">{name}</text>"
            );
        }
    }
    format!(
        "<g id=\"rules-board\"><rect class=\"diagram-light\" width=\"{side}\" height=\"{side}\"/>\
         <path class=\"diagram-dark\" d=\"{dark}\"/>{names}</g>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_becomes_a_picture_named_by_its_caption() {
        let html = "<p>Before.</p><figure class=\"diagram\" data-position=\"8/8/8/8/8/8/8/K6k\" \
                    data-from=\"a2\" data-to=\"a1\" data-dots=\"b1\" data-takes=\"h1\">\
                    <figcaption>Kings.</figcaption></figure><p>After.</p>";
        let expected = "<p>Before.</p><figure class=\"diagram\">\
            <svg viewBox=\"0 0 800 800\" role=\"img\" aria-labelledby=\"rules-figure-1\">\
            <use href=\"#rules-board\"/>\
            <use href=\"#rules-last\" x=\"0\" y=\"600\"/><use href=\"#rules-last\" x=\"0\" y=\"700\"/>\
            <use href=\"#rules-dot\" x=\"100\" y=\"700\"/><use href=\"#rules-take\" x=\"700\" y=\"700\"/>\
            <use href=\"#rules-wK\" x=\"0\" y=\"700\"/><use href=\"#rules-bK\" x=\"700\" y=\"700\"/></svg>\
            <figcaption id=\"rules-figure-1\">Kings.</figcaption></figure><p>After.</p>";
        assert_eq!(draw(html).as_deref(), Ok(expected));
    }

    #[test]
    fn what_is_wrong_with_a_figure_is_said() {
        let figure = |attributes: &str| {
            format!("<figure class=\"diagram\" {attributes}><figcaption>x</figcaption></figure>")
        };
        for (attributes, said) in [
            ("", "without a position"),
            ("data-position=\"8/8\"", "8/8"),
            ("data-position=\"8/8/8/8/8/8/8/K6k\" data-dots=\"i9\"", "i9"),
            (
                "data-position=\"8/8/8/8/8/8/8/K6k\" data-arrows=\"a1\"",
                "data-arrows",
            ),
            ("data-position", "no attribute"),
            ("data-position=\"8", "no end"),
        ] {
            let answer = draw(&figure(attributes));
            assert!(
                answer.as_ref().is_err_and(|why| why.contains(said)),
                "{answer:?}"
            );
        }
        assert!(
            draw("<figure class=\"diagram\" data-position=\"8/8/8/8/8/8/8/K6k\"></figure>")
                .is_err()
        );
        assert!(draw("<figure class=\"diagram\" data-position").is_err());
    }

    #[test]
    fn a_text_without_figures_stays_as_it_is() {
        assert_eq!(draw("<p>Text</p>").as_deref(), Ok("<p>Text</p>"));
    }

    #[test]
    fn a_man_that_the_picture_lacks_is_named() {
        assert!(symbols("<svg></svg>").is_err_and(|why| why.contains("wP")));
    }

    #[test]
    fn dark_squares_are_half_the_board_and_a1_is_one_of_them() {
        let board = board_symbol();
        assert_eq!(board.matches("h100v100").count(), 32);
        assert!(board.contains("M0 700h"));
        assert_eq!(board.matches("<text").count(), 16);
    }
}
