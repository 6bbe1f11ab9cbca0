//! Men glide from where they stood to where they stand. What glides is found by comparing two views, so that moves,
//! taking back and looking back all glide alike, and no rule is needed.

use rochade_table::{Cell, Geometry, Man, SquareId, View};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use super::pointer::Dropped;
use super::squares;
use crate::page;

/// How long a glide takes, in milliseconds.
const GLIDE_MS: f64 = 180.0;

/// More changes than this are not a move but another game: nothing glides then.
const MOST: usize = 6;

#[wasm_bindgen]
extern "C" {
    /// An element, by its animation interface, which is not yet in the stable part of `web-sys`.
    type Animated;

    /// Plays keyframes once, in so many milliseconds.
    #[wasm_bindgen(method)]
    fn animate(this: &Animated, keyframes: &JsValue, milliseconds: f64);
}

/// Where the glides are shown.
pub(super) struct Stage<'a> {
    pub(super) grid: &'a Element,
    pub(super) layer: Element,
    pub(super) geometry: &'a Geometry,
}

/// A keyframe, as the browser's animation interface takes it.
struct Keyframe {
    translate: String,
}

/// Written as a map: for structs, `serde-wasm-bindgen` keeps a table of field names that would weigh more than it serves.
impl Serialize for Keyframe {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("translate", &self.translate)?;
        map.serialize_entry("easing", "ease-out")?;
        map.end()
    }
}

/// A man that now stands on `to` and stood on `from`.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Glide {
    from: SquareId,
    to: SquareId,
}

/// Lets what changed between two views glide, and what was captured fade.
pub(super) fn show(stage: &Stage, before: &View, now: &View, dropped: Option<Dropped>) {
    let glides = plan(stage.geometry, before, now);
    if before.plan != now.plan {
        return;
    }
    for glide in &glides {
        // The hand has already brought this man to its square.
        if dropped.is_none_or(|dropped| dropped.origin != glide.from) {
            stage.glide(*glide);
        }
    }
    if !glides.is_empty() {
        for (square, victim) in vanished(before, now, &glides) {
            stage.fade(now.plan.code(victim), square, "");
        }
    } else if let Some(blown) = now.blown.filter(|_| before.blown.is_none()) {
        stage.fade(now.plan.code(blown.man), blown.square, " blown");
    }
    if let Some(dropped) =
        dropped.filter(|dropped| glides.iter().all(|glide| glide.from != dropped.origin))
    {
        let (x, y) = dropped.offset;
        let from = format!("{} {}", page::px(x), page::px(y));
        stage.animate(dropped.origin, from);
    }
}

/// Finds out which man went where: each man that appeared comes from the nearest square where such a man vanished.
fn plan(geometry: &Geometry, before: &View, now: &View) -> Vec<Glide> {
    let changed: Vec<SquareId> = now
        .plan
        .ids()
        .filter(|id| man(before, *id) != man(now, *id))
        .collect();
    if changed.len() > MOST {
        return Vec::new();
    }
    let mut vanished: Vec<SquareId> = changed
        .iter()
        .copied()
        .filter(|id| man(before, *id).is_some())
        .collect();
    let mut glides = Vec::new();
    for &to in changed.iter().filter(|id| man(now, **id).is_some()) {
        let like = |from: &&SquareId| man(before, **from) == man(now, to);
        let nearest = vanished
            .iter()
            .filter(like)
            .min_by_key(|from| distance(geometry, **from, to))
            .copied();
        if let Some(from) = nearest.or_else(|| changed_on_the_way(now, &vanished, to)) {
            vanished.retain(|square| *square != from);
            glides.push(Glide { from, to });
        }
    }
    glides
}

/// Where a man came from that became another one with the last move.
fn changed_on_the_way(now: &View, vanished: &[SquareId], to: SquareId) -> Option<SquareId> {
    let (from, last) = (now.last.first()?, now.last.last()?);
    (*last == to && vanished.contains(from)).then_some(*from)
}

/// The men that are gone, and where they stood.
fn vanished<'a>(
    before: &'a View,
    now: &'a View,
    glides: &'a [Glide],
) -> impl Iterator<Item = (SquareId, Man)> + 'a {
    let left = |square| glides.iter().any(|glide| glide.from == square);
    now.plan
        .ids()
        .filter(move |square| man(before, *square) != man(now, *square) && !left(*square))
        .filter_map(|square| Some((square, man(before, square)?)))
}

fn man(view: &View, square: SquareId) -> Option<Man> {
    view.squares.get(square.index())?.man
}

fn distance(geometry: &Geometry, from: SquareId, to: SquareId) -> u32 {
    let (Some(from), Some(to)) = (geometry.cell(from), geometry.cell(to)) else {
        return u32::MAX;
    };
    let columns = u32::from(from.column.abs_diff(to.column));
    let rows = u32::from(from.row.abs_diff(to.row));
    columns * columns + rows * rows
}

impl Stage<'_> {
    fn glide(&self, glide: Glide) {
        let cells = self
            .geometry
            .cell(glide.from)
            .zip(self.geometry.cell(glide.to));
        if let Some((from, to)) = cells {
            // A man is as large as a square: one square is 100 %.
            let squares = |from: u8, to: u8| (i32::from(from) - i32::from(to)) * 100;
            let (x, y) = (squares(from.column, to.column), squares(from.row, to.row));
            self.animate(glide.to, format!("{x}% {y}%"));
        }
    }

    /// Lets the man on `square` come from where `translate` puts it.
    fn animate(&self, square: SquareId, translate: String) {
        let keyframes = [translate, "none".to_owned()].map(|translate| Keyframe { translate });
        let keyframes = keyframes.serialize(&serde_wasm_bindgen::Serializer::json_compatible());
        let man = squares::man(self.grid, self.geometry, square);
        if let (Some(man), Ok(keyframes)) = (man, keyframes) {
            man.unchecked_ref::<Animated>()
                .animate(&keyframes, GLIDE_MS);
        }
    }

    /// Shows a captured man for the time of a glide, fading under the one that arrives, or (`class`) blown off the board.
    fn fade(&self, victim: String, square: SquareId, class: &str) {
        let Some(Cell { column, row }) = self.geometry.cell(square) else {
            return;
        };
        if let Ok(ghost) = page::document().create_element("i") {
            ghost.set_class_name(&format!("man fading{class} at c{column} r{row}"));
            let remove = Closure::once_into_js({
                let ghost = ghost.clone();
                move || ghost.remove()
            });
            // Attributes and listeners with sound names are not refused.
            let _ = ghost.set_attribute("data-man", &victim);
            let _ = ghost.add_event_listener_with_callback("animationend", remove.unchecked_ref());
            let _ = self.layer.append_child(&ghost);
        }
    }
}
