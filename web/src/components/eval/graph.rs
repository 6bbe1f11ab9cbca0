//! A graph of a game: how the chances to win went from move to move. Whoever taps it, drags along
//! it or steps by keys goes to a place of the game.
//!
//! The curve is drawn once a game; a step moves the mark alone.

use std::fmt::Write;

use rochade_review::Judgement;
use rochade_table::{GameKind, Seat};
use web_sys::Element;
use yew::prelude::*;

use super::words;
use super::worth::{Worth, sides};
use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::desk::replay::{GAME, Game, Place, TheGame};
use crate::platform::keys;

/// The height of the graph, in its own units; a unit of its width is a ply.
const HEIGHT: i32 = 200;

/// What the graph shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game.
    pub(crate) game: TheGame,
    /// The place that is shown.
    pub(crate) place: Place,
}

/// The graph of a game, by which one goes to its places.
#[component]
pub(crate) fn EvalGraph(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let node = use_node_ref();
    let curve = use_memo(props.game.clone(), |game| drawn(&game.0));
    let game = &props.game.0;
    let (ply, end) = (game.ply_of_game(props.place), game.end(GAME));
    let go = move |to: usize| {
        if to != ply {
            commands.emit(Command::Show {
                line: GAME,
                ply: to,
            });
        }
    };
    let follow = {
        let (node, go) = (node.clone(), go.clone());
        move |event: &PointerEvent| {
            if let Some(node) = node.cast::<Element>() {
                let room = node.get_bounding_client_rect();
                let at = f64::from(event.client_x()) - room.left();
                go(ply_at(at / room.width(), end));
            }
        }
    };
    let onpointerdown = {
        let (node, follow) = (node.clone(), follow.clone());
        move |event: PointerEvent| {
            if event.button() == 0 {
                if let Some(node) = node.cast::<Element>() {
                    // A pointer that is gone already need not be followed.
                    let _ = node.set_pointer_capture(event.pointer_id());
                }
                follow(&event);
            }
        }
    };
    let onpointermove = move |event: PointerEvent| {
        if event.buttons() & 1 == 1 {
            follow(&event);
        }
    };
    let onkeydown = move |event: KeyboardEvent| {
        let to = step(&event.key(), ply, end);
        if let Some(to) = to.filter(|_| !keys::is_the_browsers(&event)) {
            event.prevent_default();
            go(to);
        }
    };
    let x = ply.to_string();
    html! {
        <div class="eval-graph" role="slider" tabindex="0" aria-label={texts.eval_graph()} aria-valuemin="0"
            aria-valuemax={end.to_string()} aria-valuenow={x.clone()} aria-valuetext={words::place(texts, game, ply)}
            ref={node} {onpointerdown} {onpointermove} {onkeydown}>
            <svg viewBox={["0 0 ", &end.max(1).to_string(), " 200"].concat()} preserveAspectRatio="none" aria-hidden="true">
                { (*curve).clone() }
                <path class="here" d={["M", &x, " 0V200"].concat()} />
            </svg>
        </div>
    }
}

/// Draws the curve of a game, with a dot for each move that gives chances away.
fn drawn(game: &Game) -> Html {
    let plan = game.kind.plan();
    let shares: Vec<Vec<f64>> = (0..=game.end(GAME))
        .map(|ply| Worth::of(game, (GAME, ply)).shares)
        .collect();
    let sides = sides(&plan);
    // What the first one of two sides lacks, the second one has: above and below one curve.
    let edges = match sides.len() {
        2 => [Some(HEIGHT), Some(0)],
        _ => [None; 2],
    };
    let path = |(side, seats): (usize, &Vec<Seat>)| {
        let edge = edges.get(side).copied().flatten();
        let d = curve(&shares, if edge.is_some() { 0 } else { side }, edge);
        let class = if edge.is_some() { "area" } else { "curve" };
        let army = seats.first().map(|&seat| plan.letter(seat));
        html! { <path {class} data-army={army} {d} /> }
    };
    let dot = |(judgement, d): (Judgement, String)| html! { <path class={classes!("dot", judgement.word())} {d} /> };
    html! {
        <>
            { for sides.iter().enumerate().map(path) }
            <path class="even" d={["M0 100H", &game.end(GAME).to_string()].concat()} />
            { for dots(game, &shares).into_iter().map(dot) }
        </>
    }
}

/// Returns the path of a side's shares; an area, if there is an edge up to which it is filled.
/// Where nothing is known, it goes straight on.
fn curve(shares: &[Vec<f64>], side: usize, edge: Option<i32>) -> String {
    let mut path = String::new();
    let (mut first, mut last) = (0, 0);
    for (ply, shares) in shares.iter().enumerate() {
        let Some(&share) = shares.get(side) else {
            continue;
        };
        let sign = if path.is_empty() { 'M' } else { 'L' };
        if path.is_empty() {
            first = ply;
        }
        last = ply;
        // Texts take what is written into them.
        let _ = write!(path, "{sign}{ply} {}", height(share));
    }
    if let Some(edge) = edge.filter(|_| !path.is_empty()) {
        let _ = write!(path, "L{last} {edge}L{first} {edge}Z");
    }
    path
}

/// Returns a point for each move that gives chances away and has an eval.
fn dots(game: &Game, shares: &[Vec<f64>]) -> Vec<(Judgement, String)> {
    let Some(line) = game.lines.get(GAME) else {
        return Vec::new();
    };
    let dot = |(ply, share): (usize, f64)| format!("M{ply} {}h0", height(share));
    let mover = |ply: usize| match game.kind {
        GameKind::Three => game.mover(ply - 1),
        _ => 0,
    };
    let plies = (1..).zip(&line.plies);
    let judged = plies.filter_map(|(ply, made)| {
        let share = *shares.get(ply)?.get(mover(ply))?;
        Some((made.judgement()?, dot((ply, share))))
    });
    judged.collect()
}

/// Returns the height of a share of the chances, from above.
fn height(share: f64) -> i32 {
    ((1.0 - share) * f64::from(HEIGHT)).round() as i32
}

/// Returns the ply at a part of the width.
fn ply_at(part: f64, end: usize) -> usize {
    (part.clamp(0.0, 1.0) * end as f64).round() as usize
}

/// Returns where a key leads.
fn step(key: &str, ply: usize, end: usize) -> Option<usize> {
    let to = match key {
        "ArrowLeft" | "ArrowDown" => ply.saturating_sub(1),
        "ArrowRight" | "ArrowUp" => ply + 1,
        "PageDown" => ply.saturating_sub(10),
        "PageUp" => ply + 10,
        "Home" => 0,
        "End" => end,
        _ => return None,
    };
    Some(to.min(end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::replay::tests::game;
    use rochade_review::Eval;

    #[test]
    fn a_curve_goes_straight_on_where_nothing_is_known() {
        let shares = [vec![], vec![0.5, 0.5], vec![], vec![0.75, 0.25], vec![]];
        assert_eq!(curve(&shares, 0, Some(200)), "M1 100L3 50L3 200L1 200Z");
        assert_eq!(curve(&shares, 0, Some(0)), "M1 100L3 50L3 0L1 0Z");
        assert_eq!(curve(&shares, 1, None), "M1 100L3 150");
        assert_eq!(curve(&[vec![], vec![]], 0, Some(0)), "");
    }

    #[test]
    fn moves_that_give_chances_away_have_dots() {
        let mut game = game("1. e4 $4 e5 2. Nf3 $2 *");
        game.lines[GAME].plies[0].evals = vec![Eval::Score(0)];
        let shares: Vec<_> = (0..4)
            .map(|ply| Worth::of(&game, (GAME, ply)).shares)
            .collect();
        let wanted = [(Judgement::Blunder, "M1 100h0".to_owned())];
        assert_eq!(dots(&game, &shares), wanted);
    }

    #[test]
    fn taps_and_keys_lead_to_plies() {
        assert_eq!(
            [-0.5, 0.0, 0.49, 2.0].map(|part| ply_at(part, 10)),
            [0, 0, 5, 10]
        );
        let keys = ["ArrowLeft", "ArrowUp", "PageUp", "Home", "End", "a"];
        let to = keys.map(|key| step(key, 0, 4));
        assert_eq!(to, [Some(0), Some(1), Some(4), Some(0), Some(4), None]);
        assert_eq!(step("ArrowRight", 4, 4), Some(4));
    }
}
