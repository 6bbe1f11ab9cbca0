//! Arrows over a board.

use std::fmt::Write as _;

use super::{SIDE, Spot};

/// How far an arrow stays from the centres of the squares where it begins and ends.
const GAP: f64 = 30.0;

/// How long each barb is.
const BARB: f64 = 35.0;

/// Draws arrows from one square to another, above all else.
pub(super) fn draw(svg: &mut String, arrows: &[[Spot; 2]], rows: usize) {
    let mut line = String::new();
    for ends in arrows {
        let [from, to] = ends.map(|spot| {
            let (x, y) = spot.corner(rows);
            [x, y].map(|at| (at + SIDE / 2) as f64)
        });
        let along = [to[0] - from[0], to[1] - from[1]];
        let length = along[0].hypot(along[1]).max(1.0);
        let along = along.map(|part| part / length);
        let across = [-along[1], along[0]];
        let at = |end: [f64; 2], forward: f64, aside: f64| {
            let part = |axis: usize| end[axis] + along[axis] * forward + across[axis] * aside;
            format!("{} {}", part(0).round(), part(1).round())
        };
        let tip = at(to, GAP / 2.0, 0.0);
        let _ = write!(
            line,
            "M{}L{tip}M{}L{tip}L{}",
            at(from, GAP, 0.0),
            at(to, GAP / 2.0 - BARB, -BARB),
            at(to, GAP / 2.0 - BARB, BARB)
        );
    }
    if !line.is_empty() {
        let _ = write!(
            svg,
            "<path class=\"diagram-rim\" d=\"{line}\"/><path class=\"diagram-path\" fill=\"none\" d=\"{line}\"/>"
        );
    }
}
