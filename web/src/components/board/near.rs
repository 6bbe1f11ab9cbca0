//! What a finger means on squares that are smaller than its tip: of those near it, one that means
//! something.

use rochade_sort::insertion_sort;
use rochade_table::{Cell, Geometry, Man, Mark, SquareId, View};

use super::press::Bounds;
use super::scene::{can_huff, in_hand};

/// On squares as wide as this a finger means what is under it, in CSS pixels.
const WIDE: f64 = 36.0;

/// So far from its middle a finger can mean a square, in CSS pixels.
const REACH: f64 = 22.0;

/// Two squares whose middles are at distances that differ by no more than this are equally near, in
/// CSS pixels.
const SAME: f64 = 2.0;

/// Returns whether the squares are smaller than the tip of a finger.
pub(super) fn are_small(bounds: Bounds) -> bool {
    bounds.side < WIDE
}

/// Returns the square that a finger means at a place on the page: the one under it, unless that
/// means nothing, and just one other is the nearest that does.
pub(super) fn meant(
    place: (f64, f64),
    bounds: Bounds,
    geometry: &Geometry,
    view: &View,
) -> Option<SquareId> {
    let at = |place: f64, edge: f64| (place - edge) / bounds.side;
    let (x, y) = (at(place.0, bounds.left), at(place.1, bounds.top));
    let under = geometry.square_at(x, y);
    let counts = |square| is_target(view, square) || is_own(view, square);
    if !are_small(bounds) || under.is_some_and(counts) {
        return under;
    }
    // A finger that misses a target takes no other man up.
    let is_free = in_hand(view).is_none();
    let is_meant = |square| is_target(view, square) || is_free && is_own(view, square);
    let reach = (REACH / bounds.side).ceil() as i32;
    let (column, row) = (x.floor() as i32, y.floor() as i32);
    let cells = (row - reach..=row + reach)
        .flat_map(|row| (column - reach..=column + reach).map(move |column| (column, row)));
    let near = cells.filter_map(|(column, row)| {
        let cell = Cell {
            column: column.try_into().ok()?,
            row: row.try_into().ok()?,
        };
        let square = geometry.square_in(cell)?;
        let (across, along) = (f64::from(column) + 0.5 - x, f64::from(row) + 0.5 - y);
        let distance = across.hypot(along) * bounds.side;
        (distance <= REACH && is_meant(square)).then_some((distance, square))
    });
    let mut near: Vec<(f64, SquareId)> = near.collect();
    insertion_sort(&mut near, |(distance, _)| *distance);
    match near[..] {
        [(_, square)] => Some(square),
        [(first, square), (second, _), ..] if second - first > SAME => Some(square),
        _ => under,
    }
}

/// Returns whether the man in hand can go to a square, or a man is taken off there.
pub(super) fn is_target(view: &View, square: SquareId) -> bool {
    has(view, square, &[Mark::Move, Mark::Capture]) || can_huff(view, square)
}

/// Returns whether a square has one of these marks.
pub(super) fn has(view: &View, square: SquareId, marks: &[Mark]) -> bool {
    let square = view.squares.get(square.index());
    square.is_some_and(|square| marks.iter().any(|mark| square.marks.has(*mark)))
}

/// Returns the man on a square.
pub(super) fn man(view: &View, square: SquareId) -> Option<Man> {
    view.squares.get(square.index())?.man
}

/// Returns whether a man of the player to move stands on a square.
pub(super) fn is_own(view: &View, square: SquareId) -> bool {
    man(view, square).is_some_and(|man| man.seat == view.turn)
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use rochade_table::{GameKind, Intent, Start, Table, Turn};

    use super::*;

    const SIDE: f64 = 24.0;

    /// A board of small squares on which a man has been touched.
    fn board(touched: &str) -> (View, Geometry, Bounds) {
        let mut table = Table::new(Start::new(GameKind::Chess, Vec::new()));
        let plan = Rc::new(GameKind::Chess.plan());
        if let Some(square) = plan.find(touched) {
            table.apply(Intent::Touch(square)).expect("a touch");
        }
        let bounds = Bounds {
            left: 10.0,
            top: 30.0,
            width: 8.0 * SIDE,
            side: SIDE,
        };
        (table.view(), Geometry::new(plan, Turn::None), bounds)
    }

    /// The middle of a square.
    fn middle(name: &str, geometry: &Geometry, bounds: Bounds) -> (f64, f64) {
        let square = geometry.plan().find(name).expect("a square");
        let cell = geometry.cell(square).expect("a cell");
        let at = |edge: f64, index: u8| edge + (f64::from(index) + 0.5) * bounds.side;
        (at(bounds.left, cell.column), at(bounds.top, cell.row))
    }

    fn meant_at(place: (f64, f64), board: &(View, Geometry, Bounds)) -> Option<String> {
        let (view, geometry, bounds) = board;
        let square = meant(place, *bounds, geometry, view)?;
        Some(geometry.plan().place(square)?.name.clone())
    }

    #[test]
    fn two_hundred_touches_beside_a_target_mean_it() {
        let board = board("g1");
        let (view, geometry, bounds) = &board;
        let mut touches = 0;
        for target in ["f3", "h3"] {
            let middle = middle(target, geometry, *bounds);
            for step in 0..500 {
                let way = f64::from(step) * 0.618_034 * std::f64::consts::TAU;
                let far = 18.0 * f64::from(step % 20 + 1) / 20.0;
                let place = (middle.0 + far * way.cos(), middle.1 + far * way.sin());
                let x = (place.0 - bounds.left) / bounds.side;
                let y = (place.1 - bounds.top) / bounds.side;
                let under = geometry.square_at(x, y);
                if under.is_some_and(|square| is_target(view, square) || is_own(view, square)) {
                    continue;
                }
                // Right between the two there is no saying.
                let between = (x - 6.5).abs() * bounds.side < SAME;
                if !between {
                    touches += 1;
                    assert_eq!(
                        meant_at(place, &board).as_deref(),
                        Some(target),
                        "{place:?}"
                    );
                }
            }
        }
        assert!(touches >= 200, "{touches}");
    }

    #[test]
    fn a_man_in_hand_is_not_changed_for_another_one_nearby() {
        let board = board("e2");
        let (x, y) = middle("d3", &board.1, board.2);
        // d2 bears a man of one's own, but is not under the finger.
        assert_eq!(meant_at((x, y + 10.0), &board).as_deref(), Some("d3"));
        assert_eq!(meant_at((x + 6.0, y), &board).as_deref(), Some("e3"));
        let (x, y) = middle("d2", &board.1, board.2);
        assert_eq!(meant_at((x, y), &board).as_deref(), Some("d2"));
    }

    #[test]
    fn one_of_two_men_that_are_equally_near_is_not_chosen() {
        let board = board("");
        let (x, y) = middle("d3", &board.1, board.2);
        let between = (x + SIDE / 2.0, y);
        let under = meant_at((between.0 - 1.0, between.1), &board);
        assert_eq!(under.as_deref(), Some("d3"));
        assert_eq!(meant_at((x, y + 4.0), &board).as_deref(), Some("d2"));
    }

    #[test]
    fn wide_squares_are_what_is_under_the_finger() {
        let (view, geometry, mut bounds) = board("g1");
        bounds.side = WIDE;
        let board = (view, geometry, bounds);
        let (x, y) = middle("f3", &board.1, board.2);
        let beside = (x - WIDE / 2.0 - 1.0, y);
        assert_eq!(meant_at(beside, &board).as_deref(), Some("e3"));
    }
}
