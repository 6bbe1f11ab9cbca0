//! Puzzles and tactics: how many the computer solves.

use std::collections::BTreeMap;

use rochade_chess::{Move, Position};
use rochade_opponent::{Player, Scene};
use rochade_search::{Limits, Unwatched};
use serde_json::json;

use super::Strength;
use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

/// How many points of rating are counted together.
const BAND: u32 = 200;

/// Asks for the best move in each position of a file, and prints how many were right. Lines are
/// EPD with `bm`, or puzzles with tabs: rating, name, position, and the moves from the opponent's
/// on.
pub(crate) fn solve(output: &mut Output, file: &Source, strength: Strength) -> Result<(), Failure> {
    let limits = Limits::NONE.with_nodes(strength.nodes);
    let mut player = Player::new(strength.level, strength.seed).within(limits);
    // Solved and all, by two hundred points of rating; tactics have none.
    let mut bands: BTreeMap<u32, [u32; 2]> = BTreeMap::new();
    let text = file.read()?;
    for (number, line) in text.lines().enumerate() {
        if line.starts_with('#') || line.trim().is_empty() {
            continue;
        }
        let wrong = || Failure::Error(format!("line {}: no puzzle", number + 1));
        let (band, is_solved) = match line.contains('\t') {
            true => puzzle(&mut player, line).ok_or_else(wrong)?,
            false => (0, tactic(&mut player, line).ok_or_else(wrong)?),
        };
        let counts = bands.entry(band).or_default();
        counts[0] += u32::from(is_solved);
        counts[1] += 1;
    }
    let total = bands.values().fold([0, 0], |sum, counts| {
        [sum[0] + counts[0], sum[1] + counts[1]]
    });
    output.answer(
        || {
            let rated = bands.iter().filter(|(band, _)| **band > 0);
            let mut lines: Vec<String> = rated
                .map(|(band, [solved, all])| format!("{band} {solved} of {all}\n"))
                .collect();
            lines.push(format!("total {} of {}\n", total[0], total[1]));
            lines.concat()
        },
        || {
            let rated = bands
                .iter()
                .map(|(band, [solved, all])| json!([band, solved, all]));
            json!({ "bands": rated.collect::<Vec<_>>(), "solved": total[0], "of": total[1] })
        },
    )?;
    Ok(())
}

/// Returns the band of a puzzle's rating, and whether every move of its solver was found; another
/// mate does as well.
fn puzzle(player: &mut Player, line: &str) -> Option<(u32, bool)> {
    let mut fields = line.split('\t');
    let rating: u32 = fields.next()?.parse().ok()?;
    let rating = rating / BAND * BAND;
    let mut position: Position = fields.nth(1)?.parse().ok()?;
    let moves: Option<Vec<Move>> = fields
        .next()?
        .split_whitespace()
        .map(|mv| mv.parse().ok())
        .collect();
    for (place, mv) in moves?.into_iter().enumerate() {
        if place % 2 == 1 {
            let found = best(player, position)?;
            let next = position.play(found).ok()?;
            if found != mv {
                return Some((rating, next.is_check() && !next.has_legal_move()));
            }
        }
        position = position.play(mv).ok()?;
    }
    Some((rating, true))
}

/// Returns whether the computer plays one of the best moves of a line of EPD.
fn tactic(player: &mut Player, line: &str) -> Option<bool> {
    let (fen, rest) = line.split_once(" bm ")?;
    let position: Position = fen.parse().ok()?;
    let found = best(player, position)?;
    let mut wanted = rest.split(';').next()?.split_whitespace();
    let mut moves = wanted.by_ref().map(|san| position.parse_move(san).ok());
    Some(moves.any(|mv| mv == Some(found)))
}

fn best(player: &mut Player, position: Position) -> Option<Move> {
    player.search().forget();
    let scene = Scene::of_position(position, Vec::new(), player.search().game());
    player.think_of(&scene, &mut Unwatched)?.mv
}
