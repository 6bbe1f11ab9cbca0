//! What an arrow key meets that leads to no next square: said, since nothing is seen to move.

use rochade_table::{Cell, Direction, Geometry, SquareId};

use crate::text::Texts;

/// Returns what an arrow meets beside a square: the edge of the board, or a place without a square;
/// `None` where it leads to the next square, and for keys that are no arrows.
pub(super) fn met(
    texts: &Texts,
    geometry: &Geometry,
    from: SquareId,
    direction: Direction,
) -> Option<&'static str> {
    let Cell { column, row } = geometry.cell(from)?;
    let next = match direction {
        Direction::Up => row.checked_sub(1).map(|row| Cell { column, row }),
        Direction::Left => column.checked_sub(1).map(|column| Cell { column, row }),
        Direction::Down => Some(Cell {
            column,
            row: row + 1,
        }),
        Direction::Right => Some(Cell {
            column: column + 1,
            row,
        }),
        _ => return None,
    };
    let is_on_board = |cell: &Cell| cell.column < geometry.columns() && cell.row < geometry.rows();
    match next.filter(is_on_board) {
        None => Some(texts.at_edge()),
        Some(cell) => geometry
            .square_in(cell)
            .is_none()
            .then(|| texts.no_square()),
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use rochade_table::{GameKind, Turn};

    use super::*;
    use crate::text::tests::texts;

    /// What the arrows meet beside a square: up, right, down, left.
    fn around(game: GameKind, turn: Turn, square: &str) -> [Option<&'static str>; 4] {
        let geometry = Geometry::new(Rc::new(game.plan()), turn);
        let from = geometry.plan().find(square).expect("a square");
        [
            Direction::Up,
            Direction::Right,
            Direction::Down,
            Direction::Left,
        ]
        .map(|direction| met(texts("en"), &geometry, from, direction))
    }

    #[test]
    fn at_an_edge_and_before_a_hole_it_is_said_what_stops_an_arrow() {
        let (edge, hole) = (Some("edge"), Some("no square"));
        let chess = |turn, square| around(GameKind::Chess, turn, square);
        assert_eq!(chess(Turn::None, "a1"), [None, None, edge, edge]);
        assert_eq!(chess(Turn::Half, "a1"), [edge, edge, None, None]);
        assert_eq!(chess(Turn::None, "e4"), [None; 4]);
        let four = |square| around(GameKind::Four, Turn::None, square);
        assert_eq!(four("d14"), [edge, None, None, hole]);
        assert_eq!(four("n11"), [hole, edge, None, None]);
    }

    #[test]
    fn keys_that_go_to_an_end_meet_nothing() {
        let geometry = Geometry::new(Rc::new(GameKind::Chess.plan()), Turn::None);
        let corner = geometry.plan().find("a1").expect("a square");
        let met = met(texts("en"), &geometry, corner, Direction::RowStart);
        assert_eq!(met, None);
    }
}
