//! The small boards of the rules pages: `<figure class="diagram" …>` becomes a picture.
//!
//! A figure says in attributes what it shows: `data-position` (the board field of a FEN, or a FEN
//! of draughts), `data-from` and `data-to` (the squares of the move just made, or of the man that
//! is meant), `data-dots` and `data-takes` (squares that a man can go to, and that it can capture
//! on), `data-path` (the squares on which a man lands one after the other) and `data-victims` (the
//! men that are jumped). The men that may be blown are named by the FEN. The caption is the
//! picture's text alternative. Board and men are drawn once ([`symbols()`]); each picture uses
//! them, so that one weighs little.

mod position;
mod symbols;

use std::fmt::Write as _;

use rochade_chess::Square;

pub(crate) use position::Position;
pub(crate) use symbols::symbols;

const FIGURE: &str = "<figure class=\"diagram\"";
const CAPTION: &str = "<figcaption>";

/// The side of a square in the pictures' units.
const SIDE: usize = 100;

/// What a figure shows.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Diagram {
    pub(crate) position: Position,
    /// The squares of the move, or of the man that is meant.
    pub(crate) last: Vec<Square>,
    /// Where a man can go.
    pub(crate) dots: Vec<Square>,
    /// Where it can capture.
    pub(crate) takes: Vec<Square>,
    /// Where it starts and lands, jump by jump.
    pub(crate) path: Vec<Square>,
    /// What it jumps.
    pub(crate) victims: Vec<Square>,
}

impl Diagram {
    /// Reads the attributes of a figure, without the class.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub(crate) fn read(attributes: &str) -> Result<Diagram, String> {
        let mut position = None;
        let [mut last, mut dots, mut takes, mut path, mut victims] = [const { Vec::new() }; 5];
        let mut rest = attributes.trim();
        while !rest.is_empty() {
            let (name, quoted) = rest
                .split_once("=\"")
                .ok_or(format!("no attribute: {rest}"))?;
            let (value, behind) = quoted
                .split_once('"')
                .ok_or(format!("no end of the value: {rest}"))?;
            match name {
                "data-position" => position = Some(Position::read(value)?),
                "data-from" | "data-to" => last.extend(squares(value)?),
                "data-dots" => dots = squares(value)?,
                "data-takes" => takes = squares(value)?,
                "data-path" => path = squares(value)?,
                "data-victims" => victims = squares(value)?,
                _ => return Err(format!("a diagram has no attribute {name}")),
            }
            rest = behind.trim_start();
        }
        Ok(Diagram {
            position: position.ok_or("a diagram without a position")?,
            last,
            dots,
            takes,
            path,
            victims,
        })
    }

    /// The picture, named by the element with this id.
    fn draw(&self, caption: &str) -> String {
        let side = 8 * SIDE;
        let mut svg = format!(
            "<svg viewBox=\"0 0 {side} {side}\" role=\"img\" aria-labelledby=\"{caption}\">\
             <use href=\"#rules-board\"/>"
        );
        let (start, landings) = self.path.split_at(self.path.len().min(1));
        put_all(&mut svg, "last", &self.last);
        put_all(&mut svg, "last", start);
        put_all(&mut svg, "dot", &self.dots);
        put_all(&mut svg, "dot", landings);
        put_all(&mut svg, "take", &self.takes);
        draw_path(&mut svg, &self.path);
        for (square, man) in self.position.men() {
            put(&mut svg, &man, square);
        }
        put_all(&mut svg, "victim", &self.victims);
        put_all(&mut svg, "blowable", &self.position.blowable());
        svg.push_str("</svg>");
        svg
    }
}

fn put_all(svg: &mut String, symbol: &str, squares: &[Square]) {
    for square in squares {
        put(svg, symbol, *square);
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

/// A line from each square of a path to the next, which leaves room for the dots.
fn draw_path(svg: &mut String, path: &[Square]) {
    let mut line = String::new();
    for pair in path.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(corner);
        // Half a square, and there the radius of a dot, as far as it goes along each axis.
        let beside = |start: usize, end: usize| if start < end { start + 66 } else { start + 34 };
        let _ = write!(
            line,
            "M{} {}L{} {}",
            beside(from.0, to.0),
            beside(from.1, to.1),
            beside(to.0, from.0),
            beside(to.1, from.1)
        );
    }
    if !line.is_empty() {
        let _ = write!(svg, "<path class=\"diagram-path\" d=\"{line}\"/>");
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
    fn a_chain_is_drawn_with_its_path_and_crossed_victims() {
        let html = "<figure class=\"diagram\" data-position=\"W:Wc1:BKd2,d4\" data-path=\"c1 e3 c5\" \
                    data-victims=\"d2 d4\"><figcaption>Two.</figcaption></figure>";
        let expected = "<figure class=\"diagram\">\
            <svg viewBox=\"0 0 800 800\" role=\"img\" aria-labelledby=\"rules-figure-1\">\
            <use href=\"#rules-board\"/><use href=\"#rules-last\" x=\"200\" y=\"700\"/>\
            <use href=\"#rules-dot\" x=\"400\" y=\"500\"/><use href=\"#rules-dot\" x=\"200\" y=\"300\"/>\
            <path class=\"diagram-path\" d=\"M266 734L434 566M434 534L266 366\"/>\
            <use href=\"#rules-man-wM\" x=\"200\" y=\"700\"/><use href=\"#rules-man-bM\" x=\"300\" y=\"400\"/>\
            <use href=\"#rules-man-bK\" x=\"300\" y=\"600\"/>\
            <use href=\"#rules-victim\" x=\"300\" y=\"600\"/><use href=\"#rules-victim\" x=\"300\" y=\"400\"/></svg>\
            <figcaption id=\"rules-figure-1\">Two.</figcaption></figure>";
        assert_eq!(draw(html).as_deref(), Ok(expected));
    }

    #[test]
    fn who_may_be_blown_is_ringed_above_the_man() {
        let html = "<figure class=\"diagram\" data-position=\"B:Wc3:Bd4:Xc3\"><figcaption>x</figcaption></figure>";
        let drawn = draw(html).expect("a picture");
        let ring = "<use href=\"#rules-blowable\" x=\"200\" y=\"500\"/></svg>";
        assert!(drawn.contains(ring), "{drawn}");
    }

    #[test]
    fn what_is_wrong_with_a_figure_is_said() {
        let figure = |attributes: &str| {
            format!("<figure class=\"diagram\" {attributes}><figcaption>x</figcaption></figure>")
        };
        for (attributes, said) in [
            ("", "without a position"),
            ("data-position=\"8/8\"", "8/8"),
            ("data-position=\"8/8/8/8/8/8/8/8\"", "8/8"),
            ("data-position=\"W:Wc2:Bd4\"", "W:Wc2"),
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
}
