//! The rim of wood along a board for more than two: it bears the coordinates, and tells whose turn
//! it is. The unit of the picture is a square.

use std::rc::Rc;

use rochade_table::{Cell, Geometry, Seat, View};
use yew::prelude::*;

use super::squares::coordinates;
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
    /// Whose parts are lit: who is to move, or who has won.
    pub(crate) lit: Vec<Seat>,
    /// Who plays together with the one who is to move.
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
            Some(outcome) => {
                let most = view.plan.all_seats().map(|seat| outcome.share(seat)).max();
                let least = view.plan.all_seats().map(|seat| outcome.share(seat)).min();
                let has_won = |seat: &Seat| most != least && Some(outcome.share(*seat)) == most;
                (view.plan.all_seats().filter(has_won).collect(), None)
            }
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

/// The part of the rim that lies around one player's end of the board.
struct Part {
    side: Side,
    columns: f64,
    rows: f64,
    /// From where to where its squares reach along the side, and how many lines inwards.
    along: (f64, f64),
    depth: f64,
}

impl Part {
    fn of(geometry: &Geometry, side: Side) -> Part {
        let (columns, rows) = (geometry.columns(), geometry.rows());
        let (lines, across) = match side {
            Side::Near | Side::Far => (rows, columns),
            Side::Left | Side::Right => (columns, rows),
        };
        let is_square = |along: u8, inward: u8| {
            let cell = match side {
                Side::Near => (along, rows - 1 - inward),
                Side::Far => (columns - 1 - along, inward),
                Side::Left => (inward, along),
                Side::Right => (columns - 1 - inward, rows - 1 - along),
            };
            let (column, row) = cell;
            geometry.square_in(Cell { column, row }).is_some()
        };
        let extent = |inward: u8| {
            let mut along = (0..across).filter(|&along| is_square(along, inward));
            let first = along.next().unwrap_or_default();
            (first, along.next_back().unwrap_or(first) + 1)
        };
        let ends = extent(0);
        let same = (0..lines).take_while(|&inward| extent(inward) == ends);
        Part {
            side,
            columns: f64::from(columns),
            rows: f64::from(rows),
            along: (f64::from(ends.0), f64::from(ends.1)),
            depth: same.take(REACH).count() as f64,
        }
    }

    /// Its line along the squares and its line outside, as one closed path.
    fn outline(&self) -> String {
        let ((from, to), inner) = (self.along, self.depth - WIDTH);
        let inside = [(to, inner), (to, 0.0), (from, 0.0), (from, inner)];
        let points = self.outside().into_iter().chain(inside);
        [&self.path(points), "Z"].concat()
    }

    /// Its outer line.
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
        let points = points.map(|(along, inward)| {
            let (x, y) = match self.side {
                Side::Near => (along, self.rows - inward),
                Side::Far => (self.columns - along, inward),
                Side::Left => (inward, along),
                Side::Right => (self.columns - inward, self.rows - along),
            };
            format!("{x:.2} {y:.2}")
        });
        ["M", &points.collect::<Vec<_>>().join("L")].concat()
    }

    /// Returns whether a label of this line, counted along the side, lies on this part.
    fn bears(&self, label: &Label) -> bool {
        let (x, y) = (label.x, label.y);
        let (along, inward) = match self.side {
            Side::Near => (x, self.rows - y),
            Side::Far => (self.columns - x, y),
            Side::Left => (y, x),
            Side::Right => (self.rows - y, self.columns - x),
        };
        let (from, to) = self.along;
        inward < self.depth - WIDTH && (from - WIDTH..=to + WIDTH).contains(&along)
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

/// What a row or a column is called, on the rim.
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
        let place = format!("translate({} {})", self.x, self.y);
        html! {
            <text class={self.side.word()} transform={place} data-army={army}>{ &self.name }</text>
        }
    }
}

/// How far a name keeps from the corner into which the board's outline is notched, in squares.
const FROM_NOTCH: f64 = 0.18;

/// Returns the names of rows and columns at both of their ends.
fn labels(geometry: &Geometry) -> impl Iterator<Item = Label> {
    let plan = geometry.plan();
    plan.ids().flat_map(move |id| {
        let Some(cell) = geometry.cell(id) else {
            return Vec::new();
        };
        let (across, along) = coordinates(plan.name(id), geometry.turn());
        let has = |columns: i16, rows: i16| {
            let beside = |at: u8, by: i16| u8::try_from(i16::from(at) + by).ok();
            let next = beside(cell.column, columns).zip(beside(cell.row, rows));
            let next = next.map(|(column, row)| Cell { column, row });
            next.and_then(|next| geometry.square_in(next)).is_some()
        };
        let label = |side, name: &str, columns: i16, rows: i16| {
            let outwards = 0.5 + WIDTH / 2.0;
            let before = has(columns - rows.abs(), rows - columns.abs());
            let behind = has(columns + rows.abs(), rows + columns.abs());
            let aside = FROM_NOTCH * f64::from(i8::from(before) - i8::from(behind));
            let (columns, rows) = (f64::from(columns), f64::from(rows));
            Label {
                x: f64::from(cell.column) + 0.5 + outwards * columns + aside * rows.abs(),
                y: f64::from(cell.row) + 0.5 + outwards * rows + aside * columns.abs(),
                side,
                name: name.to_owned(),
            }
        };
        [
            (Side::Near, along, 0, 1),
            (Side::Far, along, 0, -1),
            (Side::Left, across, -1, 0),
            (Side::Right, across, 1, 0),
        ]
        .into_iter()
        .filter(|&(_, _, columns, rows)| !has(columns, rows))
        .map(|(side, name, columns, rows)| label(side, name, columns, rows))
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
            "M2.60 11.40L2.60 14.40L11.40 14.40L11.40 11.40L11.00 11.40L11.00 14.00L3.00 14.00L3.00 11.40Z"
        );
        assert_eq!(
            Part::of(&four, Side::Left).outer_line(),
            "M2.60 2.60L-0.40 2.60L-0.40 11.40L2.60 11.40"
        );
        assert_eq!(
            Part::of(&four, Side::Right).outer_line(),
            "M11.40 11.40L14.40 11.40L14.40 2.60L11.40 2.60"
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
