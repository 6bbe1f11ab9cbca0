//! Arrows and circles above the men, as one picture whose unit is a square.

use std::rc::Rc;

use rochade_table::{Geometry, SquareId};
use yew::prelude::*;

use super::{Board, Props as BoardProps};
use crate::context::use_texts;
use crate::drawn::{Color, Drawn, Shape};
use crate::page;
use crate::words;

/// How far from the middle of its first square an arrow begins, and how far before the middle of
/// its last one it ends, in squares.
const START: f64 = 0.2;
const END: f64 = 0.12;

/// The length of an arrow's head, half its width, and half the width of its shaft, in squares.
const HEAD: f64 = 0.36;
const HEAD_SIDE: f64 = 0.2;
const SHAFT_SIDE: f64 = 0.075;

/// The outer radius of a circle, and its inner one.
const OUTER: f64 = 0.46;
const INNER: f64 = 0.38;

/// A place on the board, in squares from its top left corner.
type Point = (f64, f64);

/// What is drawn.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Where the squares are.
    pub(crate) geometry: Rc<Geometry>,
    /// What the author of the game has drawn.
    pub(crate) told: Drawn,
    /// The squares of a hint, in the order in which its man moves.
    pub(crate) hint: Rc<[SquareId]>,
    /// What the reader has drawn.
    pub(crate) own: Drawn,
    /// What the reader is drawing.
    pub(crate) sketch: Option<Shape>,
}

impl Board {
    /// Returns what is drawn on the board, if anything is.
    pub(super) fn drawing(&self, props: &BoardProps) -> Option<Html> {
        let BoardProps {
            told, hint, own, ..
        } = props;
        let is_drawn = !(told.is_empty() && own.is_empty() && self.sketch.is_none());
        let (geometry, sketch) = (self.geometry.clone(), self.sketch);
        let shows = (is_drawn || hint.len() > 1) && !props.above.rests;
        shows.then(|| {
            let (told, hint, own) = (told.clone(), hint.clone(), own.clone());
            html! { <Drawing {geometry} {told} {hint} {own} {sketch} /> }
        })
    }
}

/// Draws arrows and circles. To screen readers it is a picture of what the author means; who draws
/// something knows what it is.
#[component]
pub(crate) fn Drawing(props: &Props) -> Html {
    let texts = use_texts();
    let Props {
        geometry,
        told,
        hint,
        own,
        sketch,
    } = props;
    let plan = geometry.plan();
    let said = (!told.is_empty()).then(|| words::drawn::said(texts, plan, told));
    let role = said.as_ref().map(|_| "img");
    let hidden = said.is_none().then_some("true");
    let draw = |by: &'static str, shape: &Shape| {
        let name = |square: SquareId| plan.name(square).to_owned();
        let circle = shape.is_circle().then(|| name(shape.from));
        let arrow = (!shape.is_circle())
            .then(|| [plan.name(shape.from), "-", plan.name(shape.to)].concat());
        html! {
            <path d={path(geometry, *shape)} data-drawn={by} data-color={shape.color.word()} data-arrow={arrow} data-circle={circle} />
        }
    };
    let step = |squares: &[SquareId]| Shape {
        color: Color::Blue,
        from: squares[0],
        to: squares[1],
    };
    html! {
        <svg class="drawing" viewBox={format!("0 0 {} {}", geometry.columns(), geometry.rows())} {role} aria-label={said} aria-hidden={hidden}>
            { for told.shapes().iter().map(|shape| draw("comment", shape)) }
            { for hint.windows(2).map(|squares| draw("hint", &step(squares))) }
            { for own.shapes().iter().map(|shape| draw("reader", shape)) }
            { for sketch.iter().map(|shape| draw("sketch", shape)) }
        </svg>
    }
}

/// Returns the outline of a shape; nothing, where one of its squares is not on the board.
fn path(geometry: &Geometry, shape: Shape) -> Option<String> {
    let from = middle(geometry, shape.from)?;
    let to = middle(geometry, shape.to)?;
    Some(if shape.is_circle() {
        [OUTER, INNER]
            .map(|radius| circle(from, radius) + "Z")
            .concat()
    } else {
        let corners = arrow(from, to).map(page::point);
        ["M", &corners.join("L"), "Z"].concat()
    })
}

/// Returns where the middle of a square is.
pub(super) fn middle(geometry: &Geometry, square: SquareId) -> Option<Point> {
    let cell = geometry.cell(square)?;
    Some((f64::from(cell.column) + 0.5, f64::from(cell.row) + 0.5))
}

/// Returns the outline of a circle.
pub(super) fn circle((x, y): Point, radius: f64) -> String {
    let (left, across) = (page::point((x - radius, y)), page::decimal(2.0 * radius));
    let radius = page::decimal(radius);
    format!("M{left}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0")
}

/// Returns the corners of an arrow between the middles of two squares: along one side to its point,
/// and back along the other.
fn arrow(from: Point, to: Point) -> [Point; 7] {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = x.hypot(y);
    let (x, y) = (x / length, y / length);
    let at = |along: f64, aside: f64| {
        (
            from.0 + along * x - aside * y,
            from.1 + along * y + aside * x,
        )
    };
    let tip = length - END;
    let neck = tip - HEAD;
    [
        at(START, SHAFT_SIDE),
        at(neck, SHAFT_SIDE),
        at(neck, HEAD_SIDE),
        at(tip, 0.0),
        at(neck, -HEAD_SIDE),
        at(neck, -SHAFT_SIDE),
        at(START, -SHAFT_SIDE),
    ]
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Turn};

    use super::*;
    use crate::drawn::Color;

    fn geometry(kind: GameKind, turn: Turn) -> Geometry {
        Geometry::new(Rc::new(kind.plan()), turn)
    }

    fn shape(geometry: &Geometry, from: &str, to: &str) -> Shape {
        let find = |name| geometry.plan().find(name).expect("a square of the board");
        Shape {
            color: Color::Green,
            from: find(from),
            to: find(to),
        }
    }

    fn tip(geometry: &Geometry, from: &str, to: &str) -> Point {
        let Shape { from, to, .. } = shape(geometry, from, to);
        let [from, to] = [from, to].map(|square| middle(geometry, square).expect("on the board"));
        arrow(from, to)[3]
    }

    #[test]
    fn an_arrow_points_into_its_square_on_any_board_and_ends_before_the_middle() {
        for kind in [GameKind::Chess, GameKind::Draughts] {
            for turn in Turn::ALL {
                let geometry = geometry(kind, turn);
                for (from, to) in [("a1", "h8"), ("c3", "d4"), ("h4", "a5")] {
                    let target = shape(&geometry, from, to).to;
                    let (x, y) = tip(&geometry, from, to);
                    assert_eq!(
                        geometry.square_at(x, y),
                        Some(target),
                        "{from} {to} {turn:?}"
                    );
                    let (column, row) = middle(&geometry, target).expect("on the board");
                    assert!((column - x).hypot(row - y) > 0.1, "{from} {to} {turn:?}");
                }
            }
        }
    }

    #[test]
    fn the_arrow_of_a_knight_is_straight() {
        let [left, neck, _, tip, _, _, right] = arrow((6.5, 7.5), (5.5, 5.5));
        let slope = |one: Point, other: Point| (other.1 - one.1) / (other.0 - one.0);
        let start = ((left.0 + right.0) / 2.0, (left.1 + right.1) / 2.0);
        assert!((slope(left, neck) - 2.0).abs() < 1e-9);
        assert!((slope(start, tip) - 2.0).abs() < 1e-9);
    }

    #[test]
    fn shapes_are_drawn_where_the_board_shows_their_squares() {
        let board = geometry(GameKind::Chess, Turn::None);
        let arrow = path(&board, shape(&board, "a1", "a3")).expect("an arrow");
        assert_eq!(
            arrow,
            "M0.5750 7.3000L0.5750 5.9800L0.7000 5.9800L0.5000 5.6200L0.3000 5.9800L0.4250 5.9800L0.4250 7.3000Z"
        );
        let circle = path(&board, shape(&board, "b8", "b8")).expect("a circle");
        assert!(
            circle.starts_with("M1.0400 0.5000a0.4600 0.4600 "),
            "{circle}"
        );
        let turned = geometry(GameKind::Chess, Turn::Half);
        assert!(path(&turned, shape(&turned, "g1", "g1")).is_some_and(|turned| turned == circle));
        let nowhere = Shape {
            to: SquareId(64),
            ..shape(&board, "a1", "a1")
        };
        assert_eq!(path(&board, nowhere), None);
    }
}
