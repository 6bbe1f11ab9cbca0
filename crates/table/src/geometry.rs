//! Where the squares lie for the player who looks: one map for drawing, for hit-testing and for the
//! keyboard.

use std::rc::Rc;

use crate::plan::{Plan, SquareId, Turn};

/// Where a square lies on the page, counted in squares from the board's top left corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Columns from the left.
    pub column: u8,
    /// Rows from the top.
    pub row: u8,
}

/// A step of the keyboard's cursor, in the directions of the page (not of the board).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// One square up.
    Up,
    /// One square down.
    Down,
    /// One square to the left.
    Left,
    /// One square to the right.
    Right,
    /// To the first square of the row.
    RowStart,
    /// To the last square of the row.
    RowEnd,
    /// To the top of the column.
    ColumnTop,
    /// To the bottom of the column.
    ColumnBottom,
    /// To the first square of the board.
    First,
    /// To the last square of the board.
    Last,
}

/// A plan, seen from one side of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Geometry {
    plan: Rc<Plan>,
    turn: Turn,
    columns: u8,
    rows: u8,
    /// The lattice as seen, row by row from the top; `None` where the board has a hole.
    lattice: Vec<Option<SquareId>>,
}

impl Geometry {
    /// Lays `plan` out as it is seen after `turn`.
    pub fn new(plan: Rc<Plan>, turn: Turn) -> Geometry {
        let (columns, rows) = match turn {
            Turn::None | Turn::Half => (plan.columns, plan.rows),
            Turn::Quarter | Turn::ThreeQuarters => (plan.rows, plan.columns),
        };
        let mut geometry = Geometry {
            lattice: vec![None; usize::from(columns) * usize::from(rows)],
            plan,
            turn,
            columns,
            rows,
        };
        for square in geometry.plan.ids() {
            if let Some(slot) = geometry.cell(square).and_then(|cell| geometry.slot(cell)) {
                geometry.lattice[slot] = Some(square);
            }
        }
        geometry
    }

    /// The plan that is laid out.
    pub fn plan(&self) -> &Rc<Plan> {
        &self.plan
    }

    /// Returns how far the board is turned.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Columns as seen.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Rows as seen.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Returns where a square lies, or `None` for a square that is not on this board.
    pub fn cell(&self, square: SquareId) -> Option<Cell> {
        let place = self.plan.place(square)?;
        let (column, row) = (place.column, place.row);
        let (right, top) = (self.plan.columns - 1 - column, self.plan.rows - 1 - row);
        let (column, row) = match self.turn {
            Turn::None => (column, top),
            Turn::Quarter => (row, column),
            Turn::Half => (right, row),
            Turn::ThreeQuarters => (top, right),
        };
        Some(Cell { column, row })
    }

    /// The square at a point, which is given in squares from the board's top left corner.
    pub fn square_at(&self, x: f64, y: f64) -> Option<SquareId> {
        let within = |value: f64, end: u8| (0.0..f64::from(end)).contains(&value);
        if !within(x, self.columns) || !within(y, self.rows) {
            return None;
        }
        self.square_in(Cell {
            column: x as u8,
            row: y as u8,
        })
    }

    /// The square in a cell of the lattice; `None` in a hole and outside.
    pub fn square_in(&self, cell: Cell) -> Option<SquareId> {
        self.lattice[self.slot(cell)?]
    }

    /// The lattice row by row from the top, with `None` where the board has a hole.
    pub fn lines(&self) -> impl Iterator<Item = &[Option<SquareId>]> {
        self.lattice.chunks(usize::from(self.columns).max(1))
    }

    /// The square that the keyboard's cursor goes to. Holes are stepped over; at an edge it stays
    /// where it is.
    pub fn step(&self, from: SquareId, direction: Direction) -> SquareId {
        self.walk(from, direction).unwrap_or(from)
    }

    fn walk(&self, from: SquareId, direction: Direction) -> Option<SquareId> {
        let cell = self.cell(from)?;
        let in_row = |column| self.square_in(Cell { column, ..cell });
        let in_column = |row| self.square_in(Cell { row, ..cell });
        match direction {
            Direction::Up => (0..cell.row).rev().find_map(in_column),
            Direction::Down => (cell.row + 1..self.rows).find_map(in_column),
            Direction::Left => (0..cell.column).rev().find_map(in_row),
            Direction::Right => (cell.column + 1..self.columns).find_map(in_row),
            Direction::RowStart => (0..self.columns).find_map(in_row),
            Direction::RowEnd => (0..self.columns).rev().find_map(in_row),
            Direction::ColumnTop => (0..self.rows).find_map(in_column),
            Direction::ColumnBottom => (0..self.rows).rev().find_map(in_column),
            Direction::First => self.lattice.iter().flatten().next().copied(),
            Direction::Last => self.lattice.iter().rev().flatten().next().copied(),
        }
    }

    fn slot(&self, cell: Cell) -> Option<usize> {
        (cell.column < self.columns && cell.row < self.rows)
            .then(|| usize::from(cell.row) * usize::from(self.columns) + usize::from(cell.column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_kind::GameKind;
    use crate::plan::{Place, Shade};

    fn chess(turn: Turn) -> Geometry {
        Geometry::new(Rc::new(GameKind::Chess.plan()), turn)
    }

    /// A cross of 3 × 2 columns and rows with two corners cut off, so that a turn changes its
    /// outline.
    fn odd_board() -> Rc<Plan> {
        let places = [(0, 0), (1, 0), (2, 0), (1, 1)];
        let squares = places
            .iter()
            .map(|&(column, row)| Place {
                name: format!("{column}{row}"),
                column,
                row,
                shade: Shade::Light,
            })
            .collect();
        Rc::new(Plan {
            columns: 3,
            rows: 2,
            squares,
            seats: Vec::new(),
            turns_left: false,
            kinds: Vec::new(),
        })
    }

    fn name_at(geometry: &Geometry, x: f64, y: f64) -> Option<String> {
        let square = geometry.square_at(x, y)?;
        Some(geometry.plan().place(square)?.name.clone())
    }

    #[test]
    fn white_sees_a8_in_the_top_left_corner() {
        assert_eq!(name_at(&chess(Turn::None), 0.5, 0.5).as_deref(), Some("a8"));
        assert_eq!(name_at(&chess(Turn::None), 7.9, 7.9).as_deref(), Some("h1"));
    }

    #[test]
    fn black_sees_h1_in_the_top_left_corner() {
        assert_eq!(name_at(&chess(Turn::Half), 0.5, 0.5).as_deref(), Some("h1"));
    }

    #[test]
    fn a_quarter_turn_clockwise_brings_a1_to_the_top_left() {
        let geometry = chess(Turn::Quarter);
        assert_eq!(name_at(&geometry, 0.5, 0.5).as_deref(), Some("a1"));
        assert_eq!(name_at(&geometry, 7.5, 0.5).as_deref(), Some("a8"));
    }

    #[test]
    fn turns_are_told_from_each_other() {
        assert_eq!(Turn::Quarter.beyond(Turn::None), Turn::Quarter);
        assert_eq!(Turn::None.beyond(Turn::Quarter), Turn::ThreeQuarters);
        assert_eq!(Turn::Half.beyond(Turn::ThreeQuarters), Turn::ThreeQuarters);
    }

    #[test]
    fn every_point_is_hit_where_it_is_drawn() {
        for plan in [Rc::new(GameKind::Chess.plan()), odd_board()] {
            for turn in Turn::ALL {
                let geometry = Geometry::new(plan.clone(), turn);
                for square in plan.ids() {
                    let cell = geometry.cell(square).expect("a square of the plan");
                    let (x, y) = (f64::from(cell.column) + 0.5, f64::from(cell.row) + 0.5);
                    assert_eq!(geometry.square_at(x, y), Some(square));
                }
            }
        }
    }

    #[test]
    fn points_outside_and_in_holes_hit_nothing() {
        let geometry = Geometry::new(odd_board(), Turn::None);
        for (x, y) in [
            (0.5, 0.5),
            (2.5, 0.5),
            (-0.1, 1.5),
            (3.0, 1.5),
            (1.5, 2.0),
            (f64::NAN, 0.0),
        ] {
            assert_eq!(geometry.square_at(x, y), None, "at {x}, {y}");
        }
    }

    #[test]
    fn the_cursor_walks_as_the_page_shows_it() {
        let geometry = chess(Turn::Half);
        let e4 = geometry.plan().find("e4").expect("e4");
        let name = |direction| {
            let square = geometry.step(e4, direction);
            geometry
                .plan()
                .place(square)
                .expect("a square")
                .name
                .clone()
        };
        assert_eq!(name(Direction::Up), "e3");
        assert_eq!(name(Direction::Left), "f4");
        assert_eq!(name(Direction::RowStart), "h4");
        assert_eq!(name(Direction::ColumnBottom), "e8");
        assert_eq!(name(Direction::First), "h1");
    }

    #[test]
    fn the_cursor_stays_on_the_board() {
        let geometry = Geometry::new(odd_board(), Turn::None);
        let corner = geometry.plan().find("00").expect("00");
        assert_eq!(geometry.step(corner, Direction::Up), corner);
        assert_eq!(geometry.step(corner, Direction::Left), corner);
        assert_eq!(geometry.step(SquareId(900), Direction::Left), SquareId(900));
    }
}
