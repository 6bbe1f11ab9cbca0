//! The first board as it stands in `index.html`: it is seen before any script has come.
//!
//! The page takes over its squares (`web/src/board/squares.rs`), or changes them first for a game that was left
//! (`web/early/board.js`); `tests/it/boot.rs` sees to it that they are those that the page itself would draw.

use std::fmt::Write as _;
use std::rc::Rc;

use rochade_table::{Direction, GameKind, Geometry, Shade, SquareId, Start, Table, Turn, View};

/// The squares of the first position of chess, as White sees them.
pub(crate) fn first() -> String {
    let view = Table::new(Start::new(GameKind::Chess, Vec::new())).view();
    let geometry = Geometry::new(Rc::new(GameKind::Chess.plan()), Turn::None);
    let mut html = String::new();
    for line in geometry.lines() {
        html.push_str("<div role=\"row\" class=\"line\">");
        for id in line.iter().flatten() {
            html.push_str(&square(&view, &geometry, *id));
        }
        html.push_str("</div>");
    }
    html
}

fn square(view: &View, geometry: &Geometry, id: SquareId) -> String {
    let plan = geometry.plan();
    let Some(place) = plan.place(id) else {
        return String::new();
    };
    let shade = match place.shade {
        Shade::Light => "light",
        Shade::Dark => "dark",
    };
    let name = &place.name;
    let (file, rank) = name.split_at(1);
    let mut html =
        format!("<div class=\"square {shade}\" role=\"gridcell\" data-square=\"{name}\"");
    let at_edge = |direction| geometry.step(id, direction) == id;
    let man = view.squares.get(id.index()).and_then(|square| square.man);
    for (name, value) in [
        ("row", at_edge(Direction::Left).then(|| rank.to_owned())),
        ("column", at_edge(Direction::Down).then(|| file.to_owned())),
        ("piece", man.map(|man| plan.code(man))),
    ] {
        if let Some(value) = value {
            // Writing to a string does not fail.
            let _ = write!(html, " data-{name}=\"{value}\"");
        }
    }
    html + "><i class=\"man\"></i></div>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_board_has_its_squares_men_and_coordinates() {
        let html = first();
        let corner = "<div class=\"square dark\" role=\"gridcell\" data-square=\"a1\" data-row=\"1\" data-column=\"a\" data-piece=\"wR\"><i class=\"man\"></i></div>";
        assert!(html.contains(corner), "{html}");
        let count = |word| html.matches(word).count();
        let counts = [
            "role=\"row\"",
            "data-square",
            "data-piece",
            "data-row",
            "data-column",
        ]
        .map(count);
        assert_eq!(counts, [8, 64, 32, 8, 8]);
    }
}
