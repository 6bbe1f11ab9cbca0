//! The first board as it stands in `index.html`: it is seen before any script has come.
//!
//! The page takes over its squares (`web/src/components/board/squares.rs`), or changes them first
//! for a game that was left (`web/early/board.js`); `tests/it/boot.rs` sees to it that they are
//! those that the page itself would draw. Where its men can go stands with them, so that the first
//! touch is answered before the rules have come (`web/early/answers.js`).

use std::fmt::Write as _;
use std::rc::Rc;

use rochade_table::{
    Direction, GameKind, Geometry, Intent, Mark, Shade, SquareId, Start, Table, Turn, View,
};

/// The squares of the first position of chess, as White sees them.
pub(crate) fn first() -> String {
    let view = table().view();
    let geometry = Geometry::new(Rc::new(GameKind::Chess.plan()), Turn::None);
    let mut html = String::new();
    for (row, line) in geometry.lines().enumerate() {
        let row = row + 1;
        // Writing to a string does not fail.
        let _ = write!(
            html,
            "<div role=\"row\" class=\"line\" aria-rowindex=\"{row}\">"
        );
        for (column, id) in line.iter().enumerate() {
            let Some(id) = id else { continue };
            html.push_str(&square(&view, &geometry, *id, column + 1));
        }
        html.push_str("</div>");
    }
    html
}

fn table() -> Table {
    Table::new(Start::new(GameKind::Chess, Vec::new()))
}

/// Where the man on a square can go from the position of a table, as that marks it.
pub(crate) fn targets(mut table: Table, id: SquareId) -> Option<String> {
    table.apply(Intent::Touch(id)).ok()?;
    let view = table.view();
    let is_target = |id: &SquareId| {
        let marks = view.squares[id.index()].marks;
        marks.has(Mark::Move) || marks.has(Mark::Capture)
    };
    let targets = view.plan.ids().filter(is_target);
    let names: Vec<&str> = targets.map(|id| view.plan.name(id)).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

fn square(view: &View, geometry: &Geometry, id: SquareId, column: usize) -> String {
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
    let mut html = format!(
        "<div class=\"square {shade}\" role=\"gridcell\" aria-rowindextext=\"{rank}\" \
         aria-colindextext=\"{file}\" aria-colindex=\"{column}\" data-square=\"{name}\""
    );
    let at_edge = |direction| geometry.step(id, direction) == id;
    let man = view.squares.get(id.index()).and_then(|square| square.man);
    for (name, value) in [
        ("row", at_edge(Direction::Left).then(|| rank.to_owned())),
        ("column", at_edge(Direction::Down).then(|| file.to_owned())),
        ("piece", man.map(|man| plan.code(man))),
        ("to", targets(table(), id)),
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
        let corner = "<div class=\"square dark\" role=\"gridcell\" aria-rowindextext=\"1\" aria-colindextext=\"a\" aria-colindex=\"1\" data-square=\"a1\" data-row=\"1\" data-column=\"a\" data-piece=\"wR\"><i class=\"man\"></i></div>";
        assert!(html.contains(corner), "{html}");
        let count = |word| html.matches(word).count();
        let counts = [
            "role=\"row\"",
            "data-square",
            "data-piece",
            "data-row",
            "data-column",
            "data-to",
        ]
        .map(count);
        assert_eq!(counts, [8, 64, 32, 8, 8, 10]);
        let knight = "aria-colindex=\"7\" data-square=\"g1\" data-column=\"g\" data-piece=\"wN\" data-to=\"f3 h3\"";
        assert!(html.contains(knight), "{html}");
    }
}
