//! Men glide from where they stood to where they stand: over every square of the last move, if it
//! was theirs. What glides is found by comparing two views, so that moves, taking back and looking
//! back all glide alike, and no rule is needed.

use rochade_table::{Cell, Deed, Geometry, Man, SquareId, View};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use super::press::Dropped;
use super::squares;
use crate::page;

/// How long a glide takes from square to square, in milliseconds.
const GLIDE_MS: usize = 180;

/// More changes than this, and one for each square of the last move, are not a move but another
/// game: nothing glides then.
const MOST: usize = 4;

#[wasm_bindgen]
extern "C" {
    /// An element, by its animation interface, which is not yet in the stable part of `web-sys`.
    type Animated;

    /// Plays keyframes once, in this number of milliseconds.
    #[wasm_bindgen(method)]
    fn animate(this: &Animated, keyframes: &JsValue, milliseconds: f64);
}

/// Where the glides are shown.
pub(super) struct Stage<'a> {
    pub(super) grid: &'a Element,
    pub(super) layer: Element,
    pub(super) geometry: &'a Geometry,
}

/// Returns whether men glide: the user, or else the system, has a say.
pub(super) fn animates(animation: &str) -> bool {
    match animation {
        "on" => true,
        "off" => false,
        _ => !page::reduced_motion(),
    }
}

/// A keyframe, as the browser's animation interface takes it.
struct Keyframe {
    translate: String,
}

/// Written as a map: for structs, `serde-wasm-bindgen` keeps a table of field names that would
/// weigh more than it serves.
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

/// A man that is gone, and how it goes.
struct Leaving {
    man: Man,
    square: SquareId,
    /// Whether it was taken off for not having captured.
    blown: bool,
    /// How many squares its taker comes over before.
    after: usize,
}

/// Lets what changed between two views glide, and what was captured fade.
pub(super) fn show(stage: &Stage, before: &View, now: &View, dropped: Option<Dropped>) {
    let glides = plan(stage.geometry, before, now);
    if before.plan != now.plan {
        return;
    }
    // The hand has already brought this man to its square.
    let is_there = |glide: &&Glide| dropped.is_some_and(|dropped| dropped.origin == glide.from);
    let mut longest = 1;
    for glide in glides.iter().filter(|glide| !is_there(glide)) {
        let way = way(before, now, *glide);
        longest = longest.max(way.len());
        stage.glide(&way);
    }
    if !glides.is_empty() || now.blown.is_some() && before.blown != now.blown {
        for man in vanished(before, now, &glides, longest) {
            stage.fade(&man, now.plan.code(man.man));
        }
    }
    if let Some(dropped) =
        dropped.filter(|dropped| glides.iter().all(|glide| glide.from != dropped.origin))
    {
        let (x, y) = dropped.offset;
        let from = format!("{} {}", page::px(x), page::px(y));
        stage.animate(dropped.origin, vec![from]);
    }
}

/// Finds out which man went where: each man that appeared comes from the nearest square where such
/// a man vanished.
fn plan(geometry: &Geometry, before: &View, now: &View) -> Vec<Glide> {
    let changed: Vec<SquareId> = now
        .plan
        .ids()
        .filter(|id| man(before, *id) != man(now, *id))
        .collect();
    if changed.len() > MOST + now.last.len().max(before.last.len()) {
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

/// Returns where a man came from that became another one with the last move: from where that began,
/// or on its way.
fn changed_on_the_way(now: &View, vanished: &[SquareId], to: SquareId) -> Option<SquareId> {
    let (last, way) = now.last.split_last()?;
    let from = way.iter().rfind(|square| vanished.contains(square))?;
    (*last == to).then_some(*from)
}

/// The squares that a man comes over: those of the last move, or of the one that was taken back, as
/// far as it is still to go there; else it goes straight.
fn way(before: &View, now: &View, glide: Glide) -> Vec<SquareId> {
    let Glide { from, to } = glide;
    let mut back = before.last.to_vec();
    back.reverse();
    let rest = |path: &[SquareId]| {
        let start = path.iter().position(|square| *square == from)?;
        (path.last() == Some(&to)).then(|| path[start..].to_vec())
    };
    let way = rest(&now.last).or_else(|| rest(&back));
    way.unwrap_or_else(|| vec![from, to])
}

/// The men that are gone, where `way` squares of the last move were still to be seen.
fn vanished<'a>(
    before: &'a View,
    now: &'a View,
    glides: &'a [Glide],
    way: usize,
) -> impl Iterator<Item = Leaving> + 'a {
    let left = |square| glides.iter().any(|glide| glide.from == square);
    let entry = now.shown_ply.checked_sub(1);
    let deed = entry.and_then(|entry| Some(&now.entries.get(entry)?.deed));
    let blown = now.blown.or(deed.and_then(|deed| deed.blown));
    let gone = now
        .plan
        .ids()
        .filter(move |square| man(before, *square) != man(now, *square) && !left(*square));
    gone.filter_map(move |square| {
        Some(Leaving {
            man: man(before, square)?,
            square,
            blown: blown.is_some_and(|blown| blown.square == square),
            after: deed.map_or(0, |deed| jumps_before(deed, square, way)),
        })
    })
}

/// Returns how many squares the taker comes over before it takes the man on this square, if it is
/// shown on the last `way` squares of its path.
fn jumps_before(deed: &Deed, square: SquareId, way: usize) -> usize {
    let victims = deed.victims.iter();
    let before = victims.take_while(|victim| victim.square != square).count();
    let is_victim = before < deed.victims.len();
    let passed = deed.step.path.len() - way.min(deed.step.path.len());
    if is_victim {
        before.saturating_sub(passed)
    } else {
        0
    }
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
    /// Lets the man on the last square of a way come over the others.
    fn glide(&self, way: &[SquareId]) {
        let Some((&to, before)) = way.split_last() else {
            return;
        };
        let Some(end) = self.geometry.cell(to) else {
            return;
        };
        let cells = before
            .iter()
            .filter_map(|square| self.geometry.cell(*square));
        // A man is as large as a square: one square is 100 %.
        let squares = |from: u8, to: u8| (i32::from(from) - i32::from(to)) * 100;
        let places = cells.map(|Cell { column, row }| {
            let (x, y) = (squares(column, end.column), squares(row, end.row));
            format!("{x}% {y}%")
        });
        self.animate(to, places.collect());
    }

    /// Lets the man on `square` come over the places to which `translate` puts it.
    fn animate(&self, square: SquareId, places: Vec<String>) {
        let milliseconds = (GLIDE_MS * places.len()) as f64;
        let places = places.into_iter().chain(["none".to_owned()]);
        let keyframes: Vec<_> = places.map(|translate| Keyframe { translate }).collect();
        let keyframes = keyframes.serialize(&serde_wasm_bindgen::Serializer::json_compatible());
        let man = squares::man(self.grid, self.geometry, square);
        if let (Some(man), Ok(keyframes)) = (man, keyframes) {
            man.unchecked_ref::<Animated>()
                .animate(&keyframes, milliseconds);
        }
    }

    /// Shows a man that is gone until its taker has come by, fading under it.
    fn fade(&self, leaving: &Leaving, code: String) {
        let Some(Cell { column, row }) = self.geometry.cell(leaving.square) else {
            return;
        };
        if let Ok(ghost) = page::document().create_element("i") {
            let how = if leaving.blown { " blown" } else { "" };
            ghost.set_class_name(&format!("man fading{how} at c{column} r{row}"));
            let remove = Closure::once_into_js({
                let ghost = ghost.clone();
                move || ghost.remove()
            });
            // Attributes, styles and listeners with sound names are not refused.
            let _ = ghost.set_attribute("data-man", &code);
            let delay = format!("{}ms", GLIDE_MS * leaving.after);
            let style = ghost.unchecked_ref::<HtmlElement>().style();
            let _ = style.set_property("animation-delay", &delay);
            let _ = ghost.add_event_listener_with_callback("animationend", remove.unchecked_ref());
            let _ = self.layer.append_child(&ghost);
        }
    }
}
