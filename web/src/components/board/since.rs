//! What has happened since the player to move moved: an arrow for each move of the others, below
//! the men.

use std::rc::Rc;

use rochade_table::{Geometry, MoveMade, View};
use yew::prelude::*;

use super::drawing::{circle, middle};
use super::scene::in_hand;
use crate::page;

/// How large a ring is around the middle of the square where an arrow begins.
const RING: f64 = 0.17;

/// How far before the middle of its square an arrow ends, how long its head is, and how broad to
/// each side.
const END: f64 = 0.36;
const HEAD: f64 = 0.3;
const HEAD_SIDE: f64 = 0.17;

/// What is drawn.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Where the squares are.
    pub(crate) geometry: Rc<Geometry>,
    /// The moves, the oldest first.
    pub(crate) moves: Vec<MoveMade>,
}

impl Props {
    /// Returns what is drawn: nothing, while a man is in hand.
    pub(super) fn of(view: &View, geometry: &Rc<Geometry>) -> Option<Props> {
        let shows = !view.since.is_empty() && view.outcome.is_none() && in_hand(view).is_none();
        shows.then(|| Props {
            geometry: geometry.clone(),
            moves: view.since.clone(),
        })
    }
}

/// Draws the arrows.
#[component]
pub(crate) fn Since(props: &Props) -> Html {
    let Props { geometry, moves } = props;
    html! {
        <svg class="since" viewBox={format!("0 0 {} {}", geometry.columns(), geometry.rows())} aria-hidden="true">
            { for moves.iter().filter_map(|made| arrow(geometry, *made)) }
        </svg>
    }
}

fn arrow(geometry: &Geometry, made: MoveMade) -> Option<Html> {
    let plan = geometry.plan();
    let ((x, y), (to_x, to_y)) = (middle(geometry, made.from)?, middle(geometry, made.to)?);
    let length = (to_x - x).hypot(to_y - y);
    if length == 0.0 {
        return None;
    }
    let (dx, dy) = ((to_x - x) / length, (to_y - y) / length);
    let at = |along: f64, aside: f64| {
        page::point((x + along * dx - aside * dy, y + along * dy + aside * dx))
    };
    let (tip, neck) = (length - END, length - END - HEAD);
    let line = ["M", &at(RING, 0.0), "L", &at(neck.max(RING), 0.0)].concat();
    let head = [&at(neck, HEAD_SIDE), &at(tip, 0.0), &at(neck, -HEAD_SIDE)];
    let head = ["M", &head.map(String::as_str).join("L"), "Z"].concat();
    let (ring, dot) = (circle((x, y), RING), circle((x, y), RING / 2.2));
    let name = [plan.name(made.from), "-", plan.name(made.to)].concat();
    Some(html! {
        <g data-army={plan.letter(made.seat)} data-since={name}>
            <path class="casing" d={[&ring, &line].map(String::as_str).concat()} />
            <path class="core" d={[ring, line].concat()} />
            <path class="dot" d={dot} />
            <path class="head" d={head} />
        </g>
    })
}
