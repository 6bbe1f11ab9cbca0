//! Why a touch came to nothing, told at the square: in a bubble that covers neither the men to
//! blame nor what else the reason is about.

use rochade_table::Cell;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::components::notice::{Message, said};
use crate::page;

/// So far from its square the bubble begins, in squares.
const GAP: f64 = 0.16;

/// How much of a square's edge may be covered, in squares: no man reaches there.
const EDGE: f64 = 0.06;

/// What a bubble is told of the board.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Room {
    /// The board's columns.
    pub(super) columns: u8,
    /// The board's rows.
    pub(super) rows: u8,
    /// The square at which it hangs.
    pub(super) at: Cell,
    /// The squares that it is to leave free.
    pub(super) spared: Vec<Cell>,
    /// Whether it would rather hang below: away from the player, whose hand is on the other side.
    pub(super) below_first: bool,
}

/// Where a bubble hangs.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Place {
    /// How far down it begins, in squares.
    top: f64,
    /// The side of its square on which it is, if it hangs there.
    side: &'static str,
}

impl Room {
    /// How far along the board the middle of the square is, as a share of its width. As far along
    /// the bubble its point stands, so that it never leaves the board.
    fn along(&self) -> f64 {
        (f64::from(self.at.column) + 0.5) / f64::from(self.columns)
    }

    /// Returns where a bubble of this size hangs, in squares: at its square, if it covers nothing
    /// there that is to be seen, else as near as it can.
    fn place(&self, width: f64, height: f64) -> Place {
        let (row, rows) = (f64::from(self.at.row), f64::from(self.rows));
        let above = |away: u8| row - f64::from(away) - GAP - height;
        let below = |away: u8| row + 1.0 + f64::from(away) + GAP;
        let hang = |away: u8| {
            let side = |word| if away == 0 { word } else { "" };
            let mut both = [(above(away), side("above")), (below(away), side("below"))];
            if self.below_first {
                both.reverse();
            }
            both.map(|(top, side)| Place { top, side })
        };
        let places: Vec<Place> = (0..self.rows).flat_map(hang).collect();
        let fits = |place: &&Place| place.top >= 0.0 && place.top + height <= rows;
        let covered = |place: &&Place| self.covered(width, height, place.top);
        let best = places.iter().filter(fits).min_by_key(covered);
        let top = (above(0)).clamp(0.0, (rows - height).max(0.0));
        best.copied().unwrap_or(Place { top, side: "" })
    }

    /// Returns how many squares a bubble covers that it is to leave free.
    fn covered(&self, width: f64, height: f64, top: f64) -> usize {
        let left = self.along() * (f64::from(self.columns) - width);
        let meets = |from: f64, long: f64, index: u8| {
            let start = f64::from(index);
            from < start + 1.0 - EDGE && from + long > start + EDGE
        };
        let is_covered =
            |cell: &&Cell| meets(left, width, cell.column) && meets(top, height, cell.row);
        self.spared.iter().filter(is_covered).count()
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The reason, if one is told.
    pub(super) message: Option<Message>,
    /// Where it can be told.
    pub(super) room: Option<Room>,
}

/// The place for a reason on the board.
#[component]
pub(super) fn Bubble(props: &Props) -> Html {
    let node = use_node_ref();
    use_effect_with((props.message.clone(), props.room.clone()), {
        let node = node.clone();
        move |(_, room)| {
            if let Some((node, room)) = node.cast::<HtmlElement>().zip(room.as_ref()) {
                hang(&node, room);
            }
        }
    });
    let about = props.message.as_ref().map(|message| message.about);
    html! {
        <div class="bubble" ref={node}>
            <p data-notice={about}>
                if let Some(message) = &props.message {
                    <span>{ said(message) }</span>
                }
            </p>
        </div>
    }
}

/// Hangs the bubble where there is room for what it says.
fn hang(bubble: &HtmlElement, room: &Room) {
    let Some(board) = bubble.parent_element() else {
        return;
    };
    let square = board.client_width() as f64 / f64::from(room.columns);
    let style = bubble.style();
    let set = |name: &str, value: f64| {
        // Custom properties take any value: there is nothing that could be refused.
        let _ = style.set_property(name, &page::decimal(value));
    };
    set("--along", room.along());
    // Words that take two lines are less wide than the room that they have been given.
    let _ = style.remove_property("--words");
    if let Ok(Some(words)) = bubble.query_selector("span") {
        set("--words", words.get_bounding_client_rect().width().ceil());
    }
    let size = |of: fn(&Element) -> i32| f64::from(of(bubble)) / square;
    let place = room.place(size(Element::client_width), size(Element::client_height));
    set("--top", place.top);
    // Only a name that is no attribute's name would be refused.
    let _ = bubble.set_attribute("data-side", place.side);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        let [file, rank] = *name.as_bytes() else {
            panic!("a square of the board: {name}");
        };
        Cell {
            column: file - b'a',
            row: b'8' - rank,
        }
    }

    /// The board of chess with a reason at a square.
    fn room(at: &str, spared: &[&str]) -> Room {
        Room {
            columns: 8,
            rows: 8,
            at: cell(at),
            spared: spared.iter().map(|name| cell(name)).collect(),
            below_first: false,
        }
    }

    #[test]
    fn a_bubble_hangs_above_its_square_unless_that_covers_what_it_is_about() {
        let free = room("e4", &["e4"]);
        assert_eq!(free.place(5.0, 0.7).side, "above");
        // The bishop on b4 pins the knight on c3.
        let pinned = room("c3", &["b4", "c3", "e1"]);
        let place = pinned.place(7.0, 0.7);
        assert_eq!((place.side, place.top > 6.0), ("below", true));
        // In two lines it would cover the king, too, and goes on above.
        let place = pinned.place(7.0, 1.5);
        assert_eq!((place.side, place.top + 1.5 < 4.0), ("", true));
        // One that is narrow enough covers only what lies under it.
        assert_eq!(room("h3", &["b4"]).place(3.0, 0.7).side, "above");
    }

    #[test]
    fn a_bubble_stays_on_the_board_away_from_the_hand() {
        assert_eq!(room("e8", &["e8"]).place(5.0, 0.7).side, "below");
        let far = Room {
            below_first: true,
            ..room("e4", &["e4"])
        };
        assert_eq!(far.place(5.0, 0.7).side, "below");
        let lowest = Room {
            below_first: true,
            ..room("e1", &["e1"])
        };
        assert_eq!(lowest.place(5.0, 0.7).side, "above");
        let crowded = room("a1", &["a1"]).place(8.0, 9.0);
        assert_eq!((crowded.side, crowded.top), ("", 0.0));
    }
}
