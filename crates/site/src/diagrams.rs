//! The small boards of the rules pages: `<figure class="diagram" …>` becomes a picture.
//!
//! A figure says in attributes what it shows: `data-position` (the board field of a FEN, a FEN of
//! draughts, or the text of a position for four or three), `data-from` and `data-to` (the squares
//! of the move just made, or of the man that is meant), `data-dots` and `data-takes` (squares that
//! a man can go to, and that it can capture on), `data-path` (the squares on which a man lands one
//! after the other), `data-victims` (the men that are jumped), `data-goals` (where the pawn that is
//! meant becomes an officer) and `data-arrows` (`d2-d4 m7-l7`). The men that may be blown, and
//! those that stand frozen, are named by the position. The caption is the picture's text
//! alternative. Board and men are drawn once ([`symbols()`]); each picture uses them, so that one
//! weighs little.

mod arrows;
mod position;
mod spot;
mod symbols;

use std::fmt::Write as _;

pub(crate) use position::Position;
pub(crate) use spot::Spot;
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
    pub(crate) last: Vec<Spot>,
    /// Where a man can go.
    pub(crate) dots: Vec<Spot>,
    /// Where it can capture.
    pub(crate) takes: Vec<Spot>,
    /// Where it starts and lands, jump by jump.
    pub(crate) path: Vec<Spot>,
    /// What it jumps.
    pub(crate) victims: Vec<Spot>,
    /// Where it becomes an officer.
    pub(crate) goals: Vec<Spot>,
    /// From where to where an arrow points.
    pub(crate) arrows: Vec<[Spot; 2]>,
}

impl Diagram {
    /// Reads the attributes of a figure, without the class.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub(crate) fn read(attributes: &str) -> Result<Diagram, String> {
        let mut values = Vec::new();
        let mut rest = attributes.trim();
        while !rest.is_empty() {
            let (name, quoted) = rest
                .split_once("=\"")
                .ok_or(format!("no attribute: {rest}"))?;
            let (value, behind) = quoted
                .split_once('"')
                .ok_or(format!("no end of the value: {rest}"))?;
            values.push((name, value));
            rest = behind.trim_start();
        }
        let position = values.iter().find(|(name, _)| *name == "data-position");
        let (_, text) = position.ok_or("a diagram without a position")?;
        let mut diagram = Diagram::of(Position::read(text)?);
        for (name, value) in values {
            diagram.add(name, value)?;
        }
        Ok(diagram)
    }

    fn of(position: Position) -> Diagram {
        Diagram {
            position,
            last: Vec::new(),
            dots: Vec::new(),
            takes: Vec::new(),
            path: Vec::new(),
            victims: Vec::new(),
            goals: Vec::new(),
            arrows: Vec::new(),
        }
    }

    fn add(&mut self, name: &str, value: &str) -> Result<(), String> {
        let marks = match name {
            "data-position" => return Ok(()),
            "data-arrows" => {
                for arrow in value.split_whitespace() {
                    let (from, to) = arrow
                        .split_once('-')
                        .ok_or(format!("{arrow} is no arrow"))?;
                    let ends = [self.position.spot(from)?, self.position.spot(to)?];
                    self.arrows.push(ends);
                }
                return Ok(());
            }
            "data-from" | "data-to" => &mut self.last,
            "data-dots" => &mut self.dots,
            "data-takes" => &mut self.takes,
            "data-path" => &mut self.path,
            "data-victims" => &mut self.victims,
            "data-goals" => &mut self.goals,
            _ => return Err(format!("a diagram has no attribute {name}")),
        };
        for name in value.split_whitespace() {
            marks.push(self.position.spot(name)?);
        }
        Ok(())
    }

    /// The picture, named by the element with this id.
    fn draw(&self, caption: &str) -> String {
        let (columns, rows) = self.position.size();
        let (width, height) = (SIDE * columns, SIDE * rows);
        let (board, class) = match self.position.board() {
            None => ("rules-board".to_owned(), ""),
            Some(board) => (format!("rules-board-{board}"), " class=\"large\""),
        };
        let mut svg = format!(
            "<svg{class} viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"{caption}\">\
             <use href=\"#{board}\"/>"
        );
        let (start, landings) = self.path.split_at(self.path.len().min(1));
        let put_all = |svg: &mut String, symbol: &str, spots: &[Spot]| {
            for spot in spots {
                put(svg, symbol, spot.corner(rows));
            }
        };
        put_all(&mut svg, "last", &self.last);
        put_all(&mut svg, "last", start);
        put_all(&mut svg, "goal", &self.goals);
        put_all(&mut svg, "dot", &self.dots);
        put_all(&mut svg, "dot", landings);
        put_all(&mut svg, "take", &self.takes);
        draw_path(&mut svg, &self.path, rows);
        for (spot, man) in self.position.men() {
            put(&mut svg, &man, spot.corner(rows));
        }
        put_all(&mut svg, "frozen", &self.position.frozen());
        put_all(&mut svg, "victim", &self.victims);
        put_all(&mut svg, "blowable", &self.position.blowable());
        arrows::draw(&mut svg, &self.arrows, rows);
        svg.push_str("</svg>");
        svg
    }
}

fn put(svg: &mut String, symbol: &str, (x, y): (usize, usize)) {
    let _ = write!(svg, "<use href=\"#rules-{symbol}\" x=\"{x}\" y=\"{y}\"/>");
}

/// A line from each square of a path to the next, which leaves room for the dots.
fn draw_path(svg: &mut String, path: &[Spot], rows: usize) {
    let mut line = String::new();
    for pair in path.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|spot| spot.corner(rows));
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
    fn a_board_with_holes_has_its_own_picture_and_arrows_and_frozen_men() {
        let html = "<figure class=\"diagram\" data-position=\"3AK4/8/8/BK10CR2/14/14/13DK/14/14/14/14/8/8/4CK3 C - - Bm -\" \
                    data-goals=\"d14\" data-arrows=\"h1-h4\"><figcaption>x</figcaption></figure>";
        let drawn = draw(html).expect("a picture");
        for part in [
            "<svg class=\"large\" viewBox=\"0 0 1400 1400\"",
            "<use href=\"#rules-board-four\"/>",
            "<use href=\"#rules-goal\" x=\"300\" y=\"0\"/>",
            "<use href=\"#rules-AK\" x=\"600\" y=\"0\"/>",
            "<use href=\"#rules-bK\" x=\"0\" y=\"300\"/>",
            "<use href=\"#rules-wR\" x=\"1100\" y=\"300\"/>",
            "<use href=\"#rules-DK\" x=\"1300\" y=\"600\"/>",
            "<use href=\"#rules-frozen\" x=\"0\" y=\"300\"/>",
            "<path class=\"diagram-path\" fill=\"none\" d=\"M750 1320L750 1035",
        ] {
            assert!(drawn.contains(part), "{part}: {drawn}");
        }
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
                "data-position=\"8/8/8/8/8/8/8/K6k\" data-colour=\"a1\"",
                "data-colour",
            ),
            (
                "data-position=\"8/8/8/8/8/8/8/K6k\" data-arrows=\"a1\"",
                "no arrow",
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
