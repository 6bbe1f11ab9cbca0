//! Plain minimax: what the values of a search of all lines are by definition.

use rochade_search::{Game, HALF_WIN, MATE, NoMoves};

/// How many plies beyond the horizon everything is tried by a side that is in check.
const EVASIONS: u32 = 8;

/// How many plies beyond the horizon exchanges have an end.
const MAX_BEYOND: u32 = 16;

/// Returns what a node at a distance from the root is worth to its side to move, searched to a
/// depth.
pub(crate) fn value<G: Game>(game: &G, node: &G::Node, depth: u32, ply: i32) -> i32 {
    if depth == 0 {
        return quiet(game, node, 0, ply);
    }
    if let Some(end) = game.ending(node) {
        return later(end, ply);
    }
    let mut best = None;
    game.visit(node, false, |mv| {
        let child = game.play(node, mv);
        let value = turned(game, node, &child, value(game, &child, depth - 1, ply + 1));
        best = best.max(Some(value));
    });
    best.unwrap_or_else(|| no_moves(game, node, ply))
}

/// The same beyond the horizon: exchanges that don't lose, and evasions of check.
fn quiet<G: Game>(game: &G, node: &G::Node, beyond: u32, ply: i32) -> i32 {
    if let Some(end) = game.ending(node) {
        return later(end, ply);
    }
    if beyond >= MAX_BEYOND {
        return game.evaluate(node);
    }
    let in_check = game.in_check(node) && beyond < EVASIONS;
    let mut best = (!in_check).then(|| game.evaluate(node));
    game.visit(node, !in_check, |mv| {
        if in_check
            || game
                .capture(node, mv)
                .is_some_and(|capture| capture.loss == 0)
        {
            let child = game.play(node, mv);
            let value = quiet(game, &child, beyond + 1, ply + 1);
            best = best.max(Some(turned(game, node, &child, value)));
        }
    });
    best.unwrap_or_else(|| no_moves(game, node, ply))
}

fn turned<G: Game>(game: &G, node: &G::Node, child: &G::Node, value: i32) -> i32 {
    match game.side(child) == game.side(node) {
        true => value,
        false => -value,
    }
}

fn no_moves<G: Game>(game: &G, node: &G::Node, ply: i32) -> i32 {
    match game.no_moves(node) {
        NoMoves::Lost => ply - MATE,
        NoMoves::Drawn => 0,
    }
}

fn later(end: i32, ply: i32) -> i32 {
    match end {
        end if end >= HALF_WIN - 1_000 => end - ply,
        end if end <= 1_000 - HALF_WIN => end + ply,
        end => end,
    }
}
