//! The way of the keyboard's cursor over the board: the arrow keys lead to the next square that is
//! seen in a direction, over any hole.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::keys::Key;
use crate::page::Page;

/// The middles of all squares, as the page shows them.
const MIDDLES: &str =
    "Object.fromEntries([...document.querySelectorAll('[data-square]')].map((square) => {
    const { x, y, width, height } = square.getBoundingClientRect();
    return [square.dataset.square, [Math.round(x + width / 2), Math.round(y + height / 2)]];
}))";

/// The squares by their middles.
type Middles = BTreeMap<String, (i32, i32)>;

impl Page {
    /// Walks with the arrow keys to a square, by the shortest way, and looks after each step
    /// whether the cursor is where it should be.
    pub async fn walk_to(&self, square: &str) {
        let mut board = self.board().await;
        if board.marked("cursor").is_empty() {
            // The first key shows the cursor, where it may stay.
            self.key(Key::Up).await;
            self.expect_of_board("a cursor", |now| !now.marked("cursor").is_empty())
                .await;
            board = self.board().await;
        }
        let cursor = board.marked("cursor").into_iter().next();
        let cursor = cursor.expect("there is a cursor").to_owned();
        let middles: Middles = serde_json::from_value(self.eval(MIDDLES).await).expect("middles");
        let way = way(&middles, &cursor, square);
        for (key, to) in way.unwrap_or_else(|| panic!("no arrow keys lead to {square}")) {
            self.key(key).await;
            self.expect_of_board(format!("the cursor on {to}"), |now| {
                now.marked("cursor") == BTreeSet::from([to.as_str()])
            })
            .await;
        }
    }
}

/// The shortest way from one square to another: the keys, and where each leads.
fn way(middles: &Middles, from: &str, goal: &str) -> Option<Vec<(Key, String)>> {
    let mut came: BTreeMap<String, Vec<(Key, String)>> = BTreeMap::new();
    came.insert(from.to_owned(), Vec::new());
    let mut open = VecDeque::from([from.to_owned()]);
    while let Some(here) = open.pop_front() {
        let way = came.get(&here).cloned().unwrap_or_default();
        if here == goal {
            return Some(way);
        }
        for key in [Key::Up, Key::Down, Key::Left, Key::Right] {
            let Some(to) = step(middles, &here, key).filter(|to| !came.contains_key(to)) else {
                continue;
            };
            let mut longer = way.clone();
            longer.push((key, to.clone()));
            came.insert(to.clone(), longer);
            open.push_back(to);
        }
    }
    None
}

/// The next square in the direction of a key.
fn step(middles: &Middles, from: &str, key: Key) -> Option<String> {
    let &(x, y) = middles.get(from)?;
    let ahead = |&(to_x, to_y): &(i32, i32)| match key {
        Key::Up => (to_x == x).then_some(y - to_y),
        Key::Down => (to_x == x).then_some(to_y - y),
        Key::Left => (to_y == y).then_some(x - to_x),
        _ => (to_y == y).then_some(to_x - x),
    };
    let steps = middles.iter().filter_map(|(name, middle)| {
        let distance = ahead(middle).filter(|&distance| distance > 0)?;
        Some((distance, name))
    });
    steps.min().map(|(_, name)| name.clone())
}
