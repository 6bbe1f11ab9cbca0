//! The rim of wood along a board for more than two: it bears the coordinates, and tells whose turn
//! it is. The unit of the picture is a square.

use std::rc::Rc;

use rochade_table::{Geometry, Seat, View};
use yew::prelude::*;

use super::drawing::middle;
use super::squares::coordinates;
use crate::page;
use crate::sides::Side;

/// How wide the rim is, in squares; `--edging` in `rim.css` is the same.
const WIDTH: f64 = 0.4;

/// How many lines from its edge a player's part of the rim reaches at most.
const REACH: usize = 3;

/// A place, in squares: along a side as its player sees it from left to right, and inwards from its
/// outer line.
type Inward = (f64, f64);

/// What the rim tells.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Where the squares are.
    pub(crate) geometry: Rc<Geometry>,
    /// The seats whose parts are lit: the one to move, or the winners.
    pub(crate) lit: Vec<Seat>,
    /// The partner of the seat to move.
    pub(crate) partner: Option<Seat>,
}

impl Props {
    /// Returns what the rim of this board tells; `None` where two play.
    pub(super) fn of(view: &View, geometry: &Rc<Geometry>) -> Option<Props> {
        let seats = &view.plan.seats;
        if seats.len() < 3 {
            return None;
        }
        let (lit, partner) = match &view.outcome {
            Some(outcome) => (outcome.winners.clone(), None),
            None => {
                let mover = seats.get(view.turn.index());
                (vec![view.turn], mover.and_then(|seat| seat.partner))
            }
        };
        let geometry = geometry.clone();
        Some(Props {
            geometry,
            lit,
            partner,
        })
    }
}

/// Draws the rim.
#[component]
pub(crate) fn Rim(props: &Props) -> Html {
    let Props {
        geometry,
        lit,
        partner,
    } = props;
    let plan = geometry.plan();
    let part = |seat: Seat| Part::of(geometry, Side::of(plan, seat, geometry.turn()));
    let lit: Vec<(&'static str, Part)> = lit
        .iter()
        .map(|&seat| (plan.letter(seat), part(seat)))
        .collect();
    let partner = partner.map(|seat| (plan.letter(seat), part(seat).outer_line()));
    let wood = wood(geometry);
    html! {
        <svg class="rim" viewBox={format!("0 0 {} {}", geometry.columns(), geometry.rows())} aria-hidden="true">
            { for lit.iter().map(|(letter, part)| html! { <path class="glow" data-army={*letter} d={part.outline()} /> }) }
            <path class="edge" d={wood.clone()} />
            <path class="wood" d={wood} />
            if let Some((letter, line)) = partner {
                <path class="pearls under" data-army={letter} d={line.clone()} />
                <path class="pearls" data-army={letter} d={line} />
            }
            { for lit.iter().map(|(letter, part)| html! { <path class="lit" data-army={*letter} d={part.outline()} /> }) }
            { for labels(geometry).map(|label| label.draw(&lit)) }
        </svg>
    }
}

/// The part of the rim around one player's end of the board.
struct Part {
    side: Side,
    columns: f64,
    rows: f64,
    /// The first and the last place of its squares along the side.
    along: (f64, f64),
    /// The number of lines that it reaches inwards.
    depth: f64,
}

impl Part {
    fn of(geometry: &Geometry, side: Side) -> Part {
        let mut part = Part {
            side,
            columns: f64::from(geometry.columns()),
            rows: f64::from(geometry.rows()),
            along: (0.0, 0.0),
            depth: 0.0,
        };
        let (lines, across) = match side {
            Side::Near | Side::Far => (geometry.rows(), geometry.columns()),
            Side::Left | Side::Right => (geometry.columns(), geometry.rows()),
        };
        let extent = |inward: u8| {
            let is_square = |along: &u8| {
                let middle = (f64::from(*along) + 0.5, f64::from(inward) + 0.5);
                let (x, y) = part.point(middle);
                geometry.square_at(x, y).is_some()
            };
            let mut along = (0..across).filter(is_square);
            let first = along.next().unwrap_or_default();
            (first, along.next_back().unwrap_or(first) + 1)
        };
        let ends = extent(0);
        let same = (0..lines).take_while(|&inward| extent(inward) == ends);
        let depth = same.take(REACH).count() as f64;
        part.along = (f64::from(ends.0), f64::from(ends.1));
        part.depth = depth;
        part
    }

    /// Returns where a place lies on the board, counted from its top left corner.
    fn point(&self, (along, inward): Inward) -> (f64, f64) {
        match self.side {
            Side::Near => (along, self.rows - inward),
            Side::Far => (self.columns - along, inward),
            Side::Left => (inward, along),
            Side::Right => (self.columns - inward, self.rows - along),
        }
    }

    /// Returns the closed path outside along the rim, and back along the squares.
    fn outline(&self) -> String {
        let ((from, to), inner) = (self.along, self.depth - WIDTH);
        let inside = [(to, inner), (to, 0.0), (from, 0.0), (from, inner)];
        let points = self.outside().into_iter().chain(inside);
        [&self.path(points), "Z"].concat()
    }

    /// Returns the path outside along the rim.
    fn outer_line(&self) -> String {
        self.path(self.outside().into_iter())
    }

    fn outside(&self) -> [Inward; 4] {
        let ((from, to), inner) = (self.along, self.depth - WIDTH);
        let (left, right) = (from - WIDTH, to + WIDTH);
        [
            (left, inner),
            (left, -WIDTH),
            (right, -WIDTH),
            (right, inner),
        ]
    }

    fn path(&self, points: impl Iterator<Item = Inward>) -> String {
        let points = points.map(|place| page::point(self.point(place)));
        ["M", &points.collect::<Vec<_>>().join("L")].concat()
    }

    /// Returns whether a label stands on it.
    fn bears(&self, label: &Label) -> bool {
        let [_, left, _, right] = self.outside().map(|place| self.point(place));
        let is_between =
            |at: f64, one: f64, other: f64| (one.min(other)..one.max(other)).contains(&at);
        is_between(label.x, left.0, right.0) && is_between(label.y, left.1, right.1)
    }
}

/// Returns the outline of all squares, row by row: a broad line along it is the rim.
fn wood(geometry: &Geometry) -> String {
    let rows = geometry.lines().enumerate().filter_map(|(row, line)| {
        let first = line.iter().position(Option::is_some)?;
        let last = line.iter().rposition(Option::is_some)?;
        Some(format!("M{first} {row}h{}v1H{first}Z", last + 1 - first))
    });
    rows.collect()
}

/// The name of a row or a column, with the middle of its place on the rim.
struct Label {
    x: f64,
    y: f64,
    side: Side,
    name: String,
}

impl Label {
    fn draw(&self, lit: &[(&'static str, Part)]) -> Html {
        let army = lit.iter().find(|(_, part)| part.bears(self));
        let army = army.map(|(letter, _)| *letter);
        let (x, y) = (page::decimal(self.x), page::decimal(self.y));
        html! {
            <text class={self.side.word()} {x} {y} data-army={army}>{ &self.name }</text>
        }
    }
}

/// How far a name keeps from the corner into which the board's outline is notched, in squares.
const FROM_NOTCH: f64 = 0.18;

/// Returns the names of rows and columns at both of their ends.
fn labels(geometry: &Geometry) -> impl Iterator<Item = Label> {
    let plan = geometry.plan();
    plan.ids().flat_map(move |id| {
        let Some((x, y)) = middle(geometry, id) else {
            return Vec::new();
        };
        let (across, along) = coordinates(plan.name(id), geometry.turn());
        let has = |right: f64, down: f64| geometry.square_at(x + right, y + down).is_some();
        let outwards = 0.5 + WIDTH / 2.0;
        [
            (Side::Near, along, (0.0, 1.0)),
            (Side::Far, along, (0.0, -1.0)),
            (Side::Left, across, (-1.0, 0.0)),
            (Side::Right, across, (1.0, 0.0)),
        ]
        .into_iter()
        .filter(|&(_, _, (right, down))| !has(right, down))
        .map(|(side, name, (right, down)): (_, &str, (f64, f64))| {
            // Squares beside the place outside, on which the outline is notched.
            let (aside_x, aside_y) = (down.abs(), right.abs());
            let is_notched = |by: f64| has(right + by * aside_x, down + by * aside_y);
            let away = f64::from(i8::from(is_notched(-1.0)) - i8::from(is_notched(1.0)));
            Label {
                x: x + outwards * right + FROM_NOTCH * away * aside_x,
                y: y + outwards * down + FROM_NOTCH * away * aside_y,
                side,
                name: name.to_owned(),
            }
        })
        .collect()
    })
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Start, Table, Turn};

    use super::*;

    fn geometry(game: GameKind, turn: Turn) -> Rc<Geometry> {
        let view = Table::new(Start::new(game, Vec::new())).view();
        Rc::new(Geometry::new(view.plan.clone(), turn))
    }

    #[test]
    fn a_players_part_lies_around_the_own_arm_of_the_cross() {
        let four = geometry(GameKind::Four, Turn::None);
        let outline = |side| Part::of(&four, side).outline();
        assert_eq!(
            outline(Side::Near),
            "M2.6000 11.4000L2.6000 14.4000L11.4000 14.4000L11.4000 11.4000L11.0000 11.4000L11.0000 14.0000L3.0000 14.0000L3.0000 11.4000Z"
        );
        assert_eq!(
            Part::of(&four, Side::Left).outer_line(),
            "M2.6000 2.6000L-0.4000 2.6000L-0.4000 11.4000L2.6000 11.4000"
        );
        assert_eq!(
            Part::of(&four, Side::Right).outer_line(),
            "M11.4000 11.4000L14.4000 11.4000L14.4000 2.6000L11.4000 2.6000"
        );
    }

    #[test]
    fn at_each_side_all_lines_are_named_once() {
        for (game, turn, names) in [
            (GameKind::Four, Turn::None, 4 * 14),
            (GameKind::Four, Turn::Quarter, 4 * 14),
            (GameKind::Three, Turn::Quarter, 2 * (12 + 10)),
        ] {
            let geometry = geometry(game, turn);
            assert_eq!(labels(&geometry).count(), names, "{game:?} {turn:?}");
        }
        let four = geometry(GameKind::Four, Turn::None);
        let near = labels(&four).filter(|label| label.side == Side::Near);
        let part = Part::of(&four, Side::Near);
        let on_arm = near
            .filter(|label| part.bears(label))
            .map(|label| label.name);
        assert_eq!(on_arm.collect::<String>(), "defghijk");
    }
}
