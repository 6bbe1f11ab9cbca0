//! The squares on the page, each an element with the page's contract on it (contract.md, section
//! 2), and a man inside.
//!
//! They are drawn past the virtual DOM: written once as HTML, then changed attribute by attribute
//! where a square changed. (`docs/measured.md` has the figures that speak against 64 components.) A
//! square's element and its man's stay as long as the board lies as it does, and no mark or move
//! lays anything out anew. The page opens with those of `index.html`, which the start script may
//! have changed; they are taken over.

use std::fmt::Write as _;

use rochade_table::{Cell, Direction, Geometry, Shade, SquareId, Turn};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::scene::{Scene, Shown};
use crate::platform::trusted;
use crate::say;
use crate::text::Texts;
use crate::words::Words;

/// What the element that holds the squares has as long as they are ahead of the table.
const AHEAD: &str = "aria-busy";

/// The squares, in the plan's order.
pub(crate) struct Squares {
    grid: HtmlElement,
    squares: Vec<Square>,
}

/// A square, what it shows (nothing yet, if another wrote it), and its element as soon as it was
/// looked for.
struct Square {
    id: SquareId,
    name: String,
    shown: Option<Shown>,
    element: Option<HtmlElement>,
}

impl Squares {
    /// Takes over the squares that are on the page, whatever stands on them.
    ///
    /// So the board goes from the start script to Yew:
    ///
    /// 1. `index.html` has the squares of a first game (`crates/site/src/board.rs` writes them as
    ///    `write` does here). The start script may lay others (`web/early/board.js`), and holds
    ///    back what is touched on them (`web/early/touches.js`).
    /// 2. This adopts them: the elements stay the same ones. Where they do not lie as the geometry
    ///    says (`match_layout_of`), the board is laid anew; where they do, each square that shows
    ///    something else is changed. That comes before Yew puts them into its tree
    ///    (`Board::create`), so that their styles are looked for once.
    /// 3. The start script replays what it held back, if position and first square are still those
    ///    that were touched; only the loss of a pointer's capture it keeps to itself.
    ///
    /// Where the script has made a first move already (`web/early/answers.js`), men and marks stay
    /// as it has drawn them until that is done ([`are_ahead`]).
    pub(crate) fn adopt(grid: HtmlElement, geometry: &Geometry, texts: &Texts) -> Squares {
        set(&grid, "aria-label", Some(texts.board()));
        let squares = bare(geometry);
        Squares { grid, squares }
    }

    /// Returns whether the squares that stand on the page are those of the plan, in the places that
    /// the geometry gives them.
    pub(super) fn match_layout_of(&self, geometry: &Geometry) -> bool {
        let lines = self.grid.children();
        let there = (0..lines.length())
            .filter_map(|row| lines.item(row))
            .map(|line| line.child_element_count() as usize);
        let wanted = geometry.lines().map(|line| line.iter().flatten().count());
        // The ends tell how the board is turned; nobody writes some other board of the same
        // outline.
        let is_there = |end| {
            let id = geometry.step(SquareId(0), end);
            let name = geometry.plan().place(id).map(|place| &place.name);
            let element = element(&self.grid, geometry, id);
            element
                .and_then(|element| element.get_attribute("data-square"))
                .as_ref()
                == name
        };
        there.eq(wanted) && is_there(Direction::First) && is_there(Direction::Last)
    }

    /// Lays the board anew: as the geometry says, and with what the squares show at first.
    pub(crate) fn lay(&mut self, geometry: &Geometry, scene: &Scene<'_>) {
        self.squares = bare(geometry);
        for square in &mut self.squares {
            square.shown = Some(Shown::of(scene, square.id));
        }
        set(&self.grid, AHEAD, None);
        trusted::write(&self.grid, &write(&self.squares, geometry, scene.words));
    }

    /// Names rows and columns at the far edges, too, for a player who sits there.
    pub(super) fn name_far_edges(&mut self, geometry: &Geometry) {
        for square in &mut self.squares {
            let (id, name) = (square.id, square.name.clone());
            let (row, column) = coordinates(&name, geometry.turn());
            let edges = [
                (Direction::Right, "data-far-row", row),
                (Direction::Up, "data-far-column", column),
            ];
            for (direction, attribute, word) in edges {
                if geometry.step(id, direction) == id
                    && let Some(element) = square.element(&self.grid, geometry)
                {
                    set(element, attribute, Some(word));
                }
            }
        }
    }

    /// The element that holds the squares.
    pub(crate) fn grid(&self) -> &HtmlElement {
        &self.grid
    }

    /// Changes what differs from what is shown; while the squares are ahead, only which of them is
    /// a tab stop.
    pub(crate) fn show(&mut self, geometry: &Geometry, scene: &Scene<'_>) {
        let are_ahead = are_ahead(&self.grid);
        for square in &mut self.squares {
            let now = Shown::of(scene, square.id);
            if !are_ahead {
                square.show(&self.grid, geometry, now, scene.words);
            } else if let Some(element) = square.element(&self.grid, geometry) {
                set(element, "tabindex", Some(now.tab_index()));
            }
        }
    }

    /// Gives a square the focus.
    pub(crate) fn focus(&mut self, geometry: &Geometry, id: SquareId) {
        let square = self.squares.get_mut(id.index());
        if let Some(element) = square.and_then(|square| square.element(&self.grid, geometry)) {
            // The browser refuses the focus only to elements that can't have it; a square can.
            let _ = element.focus();
        }
    }
}

/// Returns whether the squares in this element show a move that the table has still to hear of.
pub(crate) fn are_ahead(grid: &Element) -> bool {
    grid.has_attribute(AHEAD)
}

/// The squares of a board, of which nothing else is known yet.
fn bare(geometry: &Geometry) -> Vec<Square> {
    let plan = geometry.plan();
    let square = |id: SquareId| Square {
        id,
        name: plan
            .place(id)
            .map_or_else(String::new, |place| place.name.clone()),
        shown: None,
        element: None,
    };
    plan.ids().map(square).collect()
}

/// Writes squares as HTML, line by line as they are seen.
fn write(squares: &[Square], geometry: &Geometry, words: Words<'_>) -> String {
    let mut html = String::with_capacity(12_000);
    for (row, line) in geometry.lines().enumerate() {
        // Writing to a string does not fail.
        let _ = write!(
            html,
            r#"<div role="row" class="line" aria-rowindex="{}">"#,
            row + 1
        );
        for id in line.iter().flatten() {
            squares[id.index()].push(&mut html, geometry, words);
        }
        html.push_str("</div>");
    }
    html
}

/// The element of a square.
fn element(grid: &Element, geometry: &Geometry, id: SquareId) -> Option<HtmlElement> {
    let cell = geometry.cell(id)?;
    let line = grid.children().item(u32::from(cell.row))?;
    let before = (0..cell.column)
        .filter(|&column| geometry.square_in(Cell { column, ..cell }).is_some())
        .count();
    line.children().item(before as u32)?.dyn_into().ok()
}

/// The element of the man on a square (it is there even when no man is).
pub(super) fn man(grid: &Element, geometry: &Geometry, id: SquareId) -> Option<HtmlElement> {
    element(grid, geometry, id)?
        .first_element_child()?
        .dyn_into()
        .ok()
}

/// The class for the colour of the square in a cell.
pub(crate) fn shade(geometry: &Geometry, cell: Cell) -> &'static str {
    let place = geometry
        .square_in(cell)
        .and_then(|id| geometry.plan().place(id));
    place.map_or("", |place| class_of(place.shade))
}

fn class_of(shade: Shade) -> &'static str {
    match shade {
        Shade::Light => "light",
        Shade::Dark => "dark",
    }
}

/// Returns whether there is a hole before a cell.
fn lies_apart(geometry: &Geometry, cell: Cell) -> bool {
    let before = cell.column.checked_sub(1);
    before.is_some_and(|column| geometry.square_in(Cell { column, ..cell }).is_none())
}

/// Returns the file and the rank in a square's name.
fn file_and_rank(name: &str) -> (&str, &str) {
    let digits = name.find(|letter: char| letter.is_ascii_digit());
    name.split_at(digits.unwrap_or(0))
}

/// Returns what a square's row and its column are called, as seen.
pub(super) fn coordinates(name: &str, turn: Turn) -> (&str, &str) {
    let (file, rank) = file_and_rank(name);
    match turn {
        Turn::None | Turn::Half => (rank, file),
        Turn::Quarter | Turn::ThreeQuarters => (file, rank),
    }
}

impl Square {
    /// Writes the square as HTML. It lies behind the one before it; where the board has a hole
    /// there, its column is a class and not a style, since a strict content-security policy forbids
    /// style attributes.
    fn push(&self, html: &mut String, geometry: &Geometry, words: Words<'_>) {
        let (Some(shown), Some(place), Some(cell)) = (
            self.shown,
            geometry.plan().place(self.id),
            geometry.cell(self.id),
        ) else {
            return;
        };
        let shade = class_of(place.shade);
        let name = &self.name;
        // Writing to a string does not fail.
        let _ = write!(html, r#"<div class="square {shade}"#);
        if lies_apart(geometry, cell) {
            let _ = write!(html, " apart c{}", cell.column);
        }
        for (class, _) in shown.classes().iter().filter(|(_, on)| *on) {
            let _ = write!(html, " {class}");
        }
        let (file, rank) = file_and_rank(name);
        let _ = write!(
            html,
            r#"" role="gridcell" aria-rowindextext="{rank}" aria-colindextext="{file}" aria-colindex="{}" data-square="{name}""#,
            cell.column + 1
        );
        let at_edge = |direction| geometry.step(self.id, direction) == self.id;
        let (across, along) = coordinates(name, geometry.turn());
        let attributes = [
            ("data-row", at_edge(Direction::Left).then_some(across)),
            ("data-column", at_edge(Direction::Down).then_some(along)),
            ("data-piece", shown.piece(geometry.plan()).as_deref()),
            ("data-marks", shown.marks().as_deref()),
            ("data-moved", shown.moved(geometry.plan())),
            ("tabindex", Some(shown.tab_index())),
            ("aria-label", Some(&say::square(words, name, &shown.view))),
        ]
        .map(|(name, value)| value.map(|value| (name, value.to_owned())));
        for (name, value) in attributes.into_iter().flatten() {
            let _ = write!(html, r#" {name}="{value}""#);
        }
        html.push_str(r#"><i class="man"></i></div>"#);
    }

    /// The square's element, which is looked for when it is needed first: most squares never change
    /// in a game.
    fn element(&mut self, grid: &Element, geometry: &Geometry) -> Option<&HtmlElement> {
        if self.element.is_none() {
            self.element = element(grid, geometry, self.id);
        }
        self.element.as_ref()
    }

    /// Changes what differs. Of squares that something else wrote it is only known that they
    /// bear no marks.
    fn show(&mut self, grid: &Element, geometry: &Geometry, now: Shown, words: Words<'_>) {
        let before = self.shown.replace(now);
        if before == Some(now) {
            return;
        }
        let label = before
            .is_none_or(|before| before.view != now.view)
            .then(|| say::square(words, &self.name, &now.view));
        let Some(element) = self.element(grid, geometry) else {
            return;
        };
        if before.is_none_or(|before| before.view.man != now.view.man) {
            set(element, "data-piece", now.piece(geometry.plan()).as_deref());
        }
        if before.is_none_or(|before| before.tab_stop != now.tab_stop) {
            set(element, "tabindex", Some(now.tab_index()));
        }
        let marks = |shown: Shown| (shown.view.marks, shown.cursor);
        if before.map(marks).unwrap_or_default() != marks(now) {
            set(element, "data-marks", now.marks().as_deref());
        }
        if before.map(|before| before.view.moved).unwrap_or_default() != now.view.moved {
            set(element, "data-moved", now.moved(geometry.plan()));
        }
        let old_classes = before.map(Shown::classes);
        for (index, (class, on)) in now.classes().into_iter().enumerate() {
            if old_classes.is_some_and(|old| old[index].1) != on {
                // The class list takes any word without blanks.
                let _ = element.class_list().toggle_with_force(class, on);
            }
        }
        if label.is_some() {
            set(element, "aria-label", label.as_deref());
        }
    }
}

/// Sets an attribute, or takes it away.
pub(crate) fn set(element: &Element, name: &str, value: Option<&str>) {
    // Only a name that is no attribute's name would be refused.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use rochade_table::{GameKind, Intent, Kind, Man, Seat, SquareView, Start, Table};

    use super::*;
    use crate::components::board::scene::Cursor;
    use crate::text::tests::{LANGUAGES, texts};

    fn table() -> Table {
        Table::new(Start::new(GameKind::Chess, Vec::new()))
    }

    #[test]
    fn the_squares_are_written_with_the_contract_on_them() {
        let mut table = table();
        for text in ["e4", "d5"] {
            table
                .apply(Intent::Type(text.to_owned()))
                .expect("a legal move");
        }
        let (view, geometry) = (
            table.view(),
            Geometry::new(Rc::new(GameKind::Chess.plan()), Turn::None),
        );
        let cursor = Cursor {
            square: SquareId(0),
            shown: false,
        };
        let scene = Scene {
            view: &view,
            veiled: false,
            blame: None,
            cursor,
            words: Words::new(texts("en"), &view),
        };
        let mut squares = bare(&geometry);
        for square in &mut squares {
            square.shown = Some(Shown::of(&scene, square.id));
        }
        let html = write(&squares, &geometry, scene.words);
        let square = r#"<div class="square light to" role="gridcell" aria-rowindextext="5" aria-colindextext="d" aria-colindex="4" data-square="d5" data-piece="bP" data-marks="last" tabindex="-1" aria-label="d5, black pawn, last move"><i class="man"></i></div>"#;
        assert!(html.contains(square), "{html}");
        assert_eq!(html.matches("tabindex=\"0\"").count(), 1);
        assert_eq!(
            (
                html.matches("data-row").count(),
                html.matches("data-column").count()
            ),
            (8, 8)
        );
    }

    #[test]
    fn no_word_on_a_square_has_a_meaning_in_html() {
        let men = (0..2).flat_map(|seat| (0..6).map(move |kind| (Seat(seat), Kind(kind))));
        for language in LANGUAGES {
            let view = table().view();
            for (seat, kind) in men.clone() {
                let man = Some(Man { seat, kind });
                let square = SquareView {
                    man,
                    ..view.squares[4]
                };
                let said = say::square(Words::new(texts(language), &view), "e1", &square);
                assert!(!said.contains(['"', '<', '&']), "{language}: {said}");
            }
            let texts = texts(language);
            let marks = [
                texts.mark_check(),
                texts.mark_selected(),
                texts.mark_move(),
                texts.mark_capture(),
                texts.mark_last(),
            ];
            assert!(!marks.concat().contains(['"', '<', '&']), "{language}");
        }
    }

    #[test]
    fn however_a_board_is_turned_its_cells_are_told_by_file_and_rank() {
        let table = Table::new(Start::new(GameKind::Four, Vec::new()));
        let view = table.view();
        for turn in [Turn::None, Turn::Quarter, Turn::Half, Turn::ThreeQuarters] {
            let geometry = Geometry::new(view.plan.clone(), turn);
            let scene = Scene {
                view: &view,
                veiled: false,
                blame: None,
                cursor: Cursor {
                    square: SquareId(0),
                    shown: false,
                },
                words: Words::new(texts("en"), &view),
            };
            let mut squares = bare(&geometry);
            for square in &mut squares {
                square.shown = Some(Shown::of(&scene, square.id));
            }
            let html = write(&squares, &geometry, scene.words);
            let cells: Vec<&str> = html.split("role=\"gridcell\"").skip(1).collect();
            assert_eq!(cells.len(), 160);
            for cell in cells {
                let value = |name: &str| {
                    let (_, rest) = cell.split_once(&format!(" {name}=\""))?;
                    rest.split('"').next()
                };
                let (file, rank) = (value("aria-colindextext"), value("aria-rowindextext"));
                let told = file.zip(rank).map(|(file, rank)| [file, rank].concat());
                assert_eq!(told.as_deref(), value("data-square"), "{turn:?}");
            }
        }
    }

    #[test]
    fn coordinates_follow_the_turn_of_the_board() {
        assert_eq!(coordinates("e4", Turn::Half), ("4", "e"));
        assert_eq!(coordinates("d13", Turn::Quarter), ("d", "13"));
    }
}
