//! Marks and coordinates are seen on every board: measured on the pixels of the page as it is
//! drawn.

use rochade_e2e::{Colour, Page, Picture, Point, Visit};
use serde_json::json;

use crate::desk::{expect_closed, paste};
use crate::themes::BOARDS;

/// How much a mark stands out from what surrounds it, and a letter from its ground, at least.
const MARK: f64 = 3.0;
const LETTER: f64 = 4.5;

/// A rook that moves from a dark square to a light one, and one that moves the other way.
const MOVES: [(&str, [&str; 2]); 2] = [
    ("7k/8/8/8/8/R7/8/7K w - - 0 1", ["a3", "a6"]),
    ("7k/8/8/8/R7/8/8/7K w - - 0 1", ["a4", "a7"]),
];

/// From the mark to what surrounds it, in squares.
type Line = [[f64; 2]; 2];

/// Lines inwards and outwards, off the middle, where men stand.
const FRAME: &[Line] = &[
    [[0.999, 0.35], [0.84, 0.35]],
    [[0.97, 0.65], [1.1, 0.65]],
    [[0.65, 0.0], [0.65, 0.12]],
    [[0.35, 0.03], [0.35, -0.1]],
];
const BRACKETS: &[Line] = &[
    [[0.999, 0.1], [0.84, 0.1]],
    [[0.98, 0.9], [1.1, 0.9]],
    [[0.9, 0.0], [0.9, 0.16]],
    [[0.9, 0.02], [0.9, -0.1]],
];
const DOT: &[Line] = &[
    [[0.5, 0.5], [0.78, 0.5]],
    [[0.5, 0.5], [0.22, 0.5]],
    [[0.5, 0.5], [0.5, 0.78]],
    [[0.5, 0.5], [0.5, 0.22]],
];
const CORNERS: &[Line] = &[
    [[0.08, 0.08], [0.18, 0.18]],
    [[0.92, 0.08], [0.82, 0.18]],
    [[0.08, 0.92], [0.18, 0.82]],
    [[0.92, 0.92], [0.82, 0.82]],
];
/// Those where no coordinate stands.
const TWO_CORNERS: &[Line] = &[CORNERS[1], CORNERS[2]];
const DISC: &[Line] = &[
    [[0.3, 0.3], [0.18, 0.18]],
    [[0.7, 0.3], [0.82, 0.18]],
    [[0.3, 0.7], [0.18, 0.82]],
    [[0.7, 0.7], [0.82, 0.82]],
];

/// From within the ring outwards, and back to what it goes around.
const RING: &[Line] = &[
    [[0.82, 0.18], [0.93, 0.07]],
    [[0.18, 0.82], [0.07, 0.93]],
    [[0.84, 0.84], [0.68, 0.68]],
    [[0.16, 0.16], [0.32, 0.32]],
];

/// Marks that stand alone or together, the dark square and the light one where they do, and how
/// each of them is seen.
type Sign = (&'static str, [&'static str; 2], &'static [&'static [Line]]);

const SIGNS: [Sign; 11] = [
    ("move", ["c3", "c4"], &[DOT]),
    ("capture", ["e3", "e4"], &[CORNERS]),
    ("selected", ["b2", "d7"], &[FRAME]),
    ("check", ["d2", "f3"], &[DISC]),
    ("selected check", ["e5", "c6"], &[FRAME, DISC]),
    ("capture check", ["g3", "g4"], &[CORNERS, DISC]),
    ("last move", ["e7", "g6"], &[BRACKETS, DOT]),
    ("touched", ["b4", "b5"], &[FRAME]),
    ("must", ["d4", "d5"], &[RING]),
    ("path", ["g5", "b7"], &[BRACKETS]),
    ("blowable", ["h2", "h3"], &[RING]),
];

/// Marks where coordinates stand: in the column at the left, and in the lowest row.
const AT_COORDINATES: [(&str, &str); 7] = [
    ("a1", "selected"),
    ("a2", "capture"),
    ("a5", "check"),
    ("c1", "capture"),
    ("d1", "selected"),
    ("f1", "check"),
    ("g1", "last"),
];

/// From here to there, in squares.
type Part = [f64; 2];

/// Where the coordinates are on a square: the row's, and the column's.
const ROW: [Part; 2] = [[0.05, 0.16], [0.06, 0.2]];
const COLUMN: [Part; 2] = [[0.84, 0.95], [0.06, 0.2]];
/// With the broader lines of marks that need no colour.
const ROW_OF_SHAPES: [Part; 2] = [[0.095, 0.2], [0.1, 0.24]];
const COLUMN_OF_SHAPES: [Part; 2] = [[0.8, 0.905], [0.1, 0.24]];
/// Beside the board, and below it.
const ROW_OUTSIDE: [Part; 2] = [[-0.21, -0.02], [0.3, 0.7]];
const COLUMN_OUTSIDE: [Part; 2] = [[0.3, 0.7], [1.03, 1.22]];

/// Puts marks on squares, whatever the rules say, so that all can be seen at once; and in pairs,
/// some of which need another game.
async fn mark<'a>(page: &Page, marks: impl IntoIterator<Item = (&'a str, &'a str)>) {
    let marks: Vec<_> = marks.into_iter().collect();
    page.eval(&format!(
        "for (const [square, marks] of {}) document.querySelector(`[data-square=${{square}}]`).dataset.marks = marks",
        json!(marks)
    ))
    .await;
}

/// Lets the system ask for what a page can be asked for.
pub(crate) async fn prefer(page: &Page, features: &[(&str, &str)]) {
    let features = features
        .iter()
        .map(|(name, value)| json!({ "name": name, "value": value }));
    let features = json!({ "features": features.collect::<Vec<_>>() });
    page.do_command("Emulation.setEmulatedMedia", features)
        .await;
    page.frame().await;
}

/// Puts on the page what the user can choose, and light or dark, which the system does.
async fn dress(page: &Page, look: &Look) {
    let Look { board, marks, .. } = look;
    page.eval(&format!(
        "Object.assign(document.documentElement.dataset, {{ board: '{board}', marks: '{marks}' }})"
    ))
    .await;
    let scheme = if look.dark { "dark" } else { "light" };
    prefer(page, &[("prefers-color-scheme", scheme)]).await;
}

/// How a board looks.
#[derive(Debug)]
struct Look {
    board: &'static str,
    marks: &'static str,
    dark: bool,
}

/// All looks there are.
fn looks() -> impl Iterator<Item = Look> {
    let marks = ["colours", "shapes"];
    BOARDS
        .into_iter()
        .flat_map(move |board| marks.map(|marks| (board, marks)))
        .flat_map(|(board, marks)| [false, true].map(|dark| Look { board, marks, dark }))
}

/// How much a mark stands out along a line from what is at the line's end.
fn along(picture: &Picture, square: &str, [from, to]: Line) -> f64 {
    let line = picture.line(square, from, to);
    let ground = line[line.len() - 1];
    line.into_iter()
        .map(|pixel| pixel.contrast(ground))
        .fold(1.0, f64::max)
}

/// Which of these lines don't show the mark.
fn unseen(picture: &Picture, name: &str, square: &str, lines: &[&[Line]]) -> Vec<String> {
    let lines = lines.iter().flat_map(|lines| lines.iter());
    let found = lines.map(|&line| (line, along(picture, square, line)));
    found
        .filter(|&(_, contrast)| contrast < MARK)
        .map(|(line, contrast)| format!("{name} on {square}, {line:?}: {contrast:.2}"))
        .collect()
}

/// The contrast of a letter with its ground, which is the commonest colour.
fn letter(picture: &Picture, square: &str, [across, down]: [Part; 2]) -> f64 {
    let pixels = picture.part(square, across, down);
    let alike = |one: &&Colour| pixels.iter().filter(|other| other == one).count();
    let ground = *pixels.iter().max_by_key(alike).expect("pixels");
    let contrasts = pixels.iter().map(|pixel| pixel.contrast(ground));
    contrasts.fold(1.0, f64::max)
}

/// Whether a coordinate can't be read.
fn unread(picture: &Picture, square: &str, place: [Part; 2]) -> Option<String> {
    let contrast = letter(picture, square, place);
    (contrast < LETTER).then(|| format!("coordinate on {square} at {place:?}: {contrast:.2}"))
}

/// Which coordinates can't be read.
fn all_unread(picture: &Picture, [row, column]: [[Part; 2]; 2]) -> Vec<String> {
    let rows = (1..=8).filter_map(|rank| unread(picture, &format!("a{rank}"), row));
    let columns = ('a'..='h').filter_map(|file| unread(picture, &format!("{file}1"), column));
    rows.chain(columns).collect()
}

/// Makes a move, so that the real marks of a last move are there, and puts the others beside them.
async fn set_out(page: &Page, (position, [from, to]): (&str, [&str; 2]), again: bool) {
    paste(page, position).await;
    if again {
        page.answer("replace", "accept").await;
    }
    expect_closed(page).await;
    page.type_move(&[from, to].concat()).await;
    let alone = SIGNS
        .iter()
        .flat_map(|&(marks, squares, _)| squares.map(|square| (square, marks)));
    mark(page, alone.chain(AT_COORDINATES)).await;
    page.mouse_hover(Point { x: 2.0, y: 2.0 }).await;
    page.settle().await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_mark_and_coordinate_stands_out_on_every_board() {
    Visit::default().sized(600, 960).run(async |page| {
        let mut faults = Vec::new();
        for (index, game) in MOVES.into_iter().enumerate() {
            let [from, to] = game.1;
            set_out(page, game, index > 0).await;
            for look in looks() {
                dress(page, &look).await;
                let picture = page.picture().await;
                let places = if look.marks == "shapes" {
                    [ROW_OF_SHAPES, COLUMN_OF_SHAPES]
                } else {
                    [ROW, COLUMN]
                };
                let mut found = all_unread(&picture, places);
                found.extend(unseen(&picture, "where it came from", from, &[BRACKETS]));
                found.extend(unseen(&picture, "where it went", to, &[FRAME]));
                for (marks, squares, lines) in SIGNS {
                    let each = squares.map(|square| unseen(&picture, marks, square, lines));
                    found.extend(each.concat());
                }
                for (marks, lines) in [
                    ("last capture", &[FRAME, TWO_CORNERS]),
                    ("last selected", &[FRAME, FRAME]),
                ] {
                    mark(page, [(to, marks)]).await;
                    page.frame().await;
                    let square = format!("document.querySelector('[data-square={to}]')");
                    let picture = page.picture_of(&square, 12.0).await;
                    found.extend(unseen(&picture, marks, to, lines));
                    found.extend(unread(&picture, to, places[0]));
                }
                mark(page, [(to, "last")]).await;
                faults.extend(found.into_iter().map(|fault| format!("{look:?}: {fault}")));
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

/// Marks of draughts, where men stand on dark squares alone, and how each is seen.
const OF_DRAUGHTS: [(&str, &str, &[Line]); 4] = [
    ("touched", "b6", FRAME),
    ("must", "b4", RING),
    ("path", "f6", BRACKETS),
    ("blowable", "f4", RING),
];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_mark_of_draughts_stands_out_on_every_board() {
    let visit = Visit::default().sized(600, 960).still();
    visit.run(async |page| {
        paste(page, "W:Wa1,c3:Bd4,h8").await;
        expect_closed(page).await;
        page.type_move("c3xe5").await;
        page.expect_marked("victim", "d4").await;
        mark(page, OF_DRAUGHTS.map(|(marks, square, _)| (square, marks))).await;
        page.mouse_hover(Point { x: 2.0, y: 2.0 }).await;
        page.settle().await;
        let mut faults = Vec::new();
        for look in looks() {
            dress(page, &look).await;
            let picture = page.picture().await;
            let mut found = unseen(&picture, "victim", "d4", &[DOT]);
            for (marks, square, lines) in OF_DRAUGHTS {
                found.extend(unseen(&picture, marks, square, &[lines]));
            }
            faults.extend(found.into_iter().map(|fault| format!("{look:?}: {fault}")));
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

/// From what the reader has drawn to its rim, on a dark square and on a light one: of an arrow that
/// goes up, and of circles.
const DRAWN: [(&str, Line); 4] = [
    ("c3", [[0.5, 0.5], [0.59, 0.5]]),
    ("c4", [[0.5, 0.5], [0.59, 0.5]]),
    ("g3", [[0.5, 0.08], [0.5, 0.025]]),
    ("g4", [[0.5, 0.08], [0.5, 0.025]]),
];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn all_that_is_drawn_has_a_rim_that_is_seen_on_every_board() {
    Visit::default().sized(600, 960).run(async |page| {
        let mut faults = Vec::new();
        // No key, Shift, Alt, and both.
        for (keys, color) in [(0, "green"), (8, "red"), (1, "blue"), (9, "yellow")] {
            for (from, to) in [("c2", "c6"), ("g3", "g3"), ("g4", "g4")] {
                let (from, to) = (page.square(from).await, page.square(to).await);
                page.right_drag_between(from, to, keys).await;
            }
            page.mouse_hover(Point { x: 2.0, y: 2.0 }).await;
            page.expect(format!(
                "document.querySelectorAll('[data-drawn=reader][data-color={color}]').length === 3"
            ))
            .await;
            for look in looks() {
                dress(page, &look).await;
                let picture = page.picture().await;
                let each = DRAWN.map(|(square, line)| unseen(&picture, color, square, &[&[line]]));
                let found = each.concat().into_iter();
                faults.extend(found.map(|fault| format!("{look:?}: {fault}")));
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

/// What stands for each mark, on a dark square and on a light one. The target of the last move
/// comes with the game.
const GREYS: [(&str, [&str; 2]); 6] = [
    ("", ["f6", "f7"]),
    ("move", ["c3", "c4"]),
    ("capture", ["e3", "e4"]),
    ("selected", ["b2", "d7"]),
    ("check", ["d2", "f3"]),
    ("last", ["b8", "h5"]),
];

/// How much of a part of a square looks otherwise than that of another square where no colour is
/// seen.
fn otherwise(picture: &Picture, squares: [&str; 2], across: Part) -> f64 {
    let [one, other] = squares.map(|square| picture.part(square, across, [0.0, 1.0]));
    let pairs = one.iter().zip(&other);
    let differ = pairs.filter(|(one, other)| one.contrast(**other) >= 1.2);
    differ.count() as f64 / one.len() as f64
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn marks_differ_where_no_colour_is_seen() {
    Visit::default().sized(600, 960).run(async |page| {
        let mut faults = Vec::new();
        for (index, game) in MOVES.into_iter().enumerate() {
            set_out(page, game, index > 0).await;
            mark(page, [("b8", "last"), ("h5", "last")]).await;
            let shade = 1 - index;
            let squares = GREYS.map(|(marks, squares)| (marks, squares[shade]));
            let squares = squares.into_iter().chain([("where it went", game.1[1])]);
            let squares: Vec<_> = squares.collect();
            for look in looks() {
                dress(page, &look).await;
                let picture = page.picture().await;
                for (at, (one, square)) in squares.iter().enumerate() {
                    for (other, beside) in &squares[..at] {
                        // No man stands at the right edge.
                        let across = [if *one == "where it went" { 0.8 } else { 0.0 }, 1.0];
                        let much = otherwise(&picture, [square, beside], across);
                        if much < 0.04 {
                            faults.push(format!("{look:?}: {one:?} and {other:?}: {much:.3}"));
                        }
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn coordinates_beside_the_board_can_be_read_and_leave_targets_their_corners() {
    Visit::default().sized(600, 960).run(async |page| {
        set_out(page, MOVES[0], false).await;
        page.eval("document.documentElement.dataset.coordinates = 'outside'")
            .await;
        let mut faults = Vec::new();
        for scheme in ["light", "dark"] {
            prefer(page, &[("prefers-color-scheme", scheme)]).await;
            let picture = page.picture().await;
            faults.extend(all_unread(&picture, [ROW_OUTSIDE, COLUMN_OUTSIDE]));
            faults.extend(unseen(&picture, "capture", "a2", &[CORNERS]));
            faults.extend(unseen(&picture, "capture", "c1", &[CORNERS]));
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}
