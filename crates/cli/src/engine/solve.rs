//! Puzzles and tactics: how many the computer solves.

use std::collections::BTreeMap;

use rochade_chess::{Move, Position};
use rochade_opponent::{Player, Scene};
use rochade_search::{Limits, Unwatched};
use serde_json::{Value, json};

use super::Strength;
use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

/// How many points of rating are counted together.
const BAND: u32 = 200;

/// What came of a puzzle.
struct Tried<'a> {
    id: Option<&'a str>,
    rating: Option<u32>,
    is_solved: bool,
    /// The first move that was not right, or the last one.
    found: Move,
    /// The number of positions searched for all moves together.
    nodes: u64,
}

impl Tried<'_> {
    fn json(&self) -> Value {
        json!({
            "id": self.id, "rating": self.rating, "solved": self.is_solved,
            "move": self.found.to_string(), "nodes": self.nodes,
        })
    }
}

/// Asks for the best move in each position of a file, and prints how many were right; as JSON also
/// what came of each, on a line of its own. Lines are EPD with `bm`, or puzzles with tabs: rating,
/// name, position, and the moves from the opponent's on.
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
        let tried = match line.contains('\t') {
            true => puzzle(&mut player, line),
            false => tactic(&mut player, line),
        };
        let wrong = || Failure::Error(format!("line {}: no puzzle", number + 1));
        let tried = tried.ok_or_else(wrong)?;
        output.answer(String::new, || tried.json())?;
        let band = tried.rating.unwrap_or_default() / BAND * BAND;
        let counts = bands.entry(band).or_default();
        counts[0] += u32::from(tried.is_solved);
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

/// Tries a puzzle, which is solved if every move of its solver is found; another mate does as well.
fn puzzle<'a>(player: &mut Player, line: &'a str) -> Option<Tried<'a>> {
    let mut fields = line.split('\t');
    let rating: u32 = fields.next()?.parse().ok()?;
    let id = fields.next()?;
    let mut position: Position = fields.next()?.parse().ok()?;
    let moves: Option<Vec<Move>> = fields
        .next()?
        .split_whitespace()
        .map(|mv| mv.parse().ok())
        .collect();
    let mut last = None;
    let mut nodes = 0;
    let tried = |is_solved, found, nodes| Tried {
        id: Some(id),
        rating: Some(rating),
        is_solved,
        found,
        nodes,
    };
    let moves = moves?;
    for (place, &mv) in moves.iter().enumerate() {
        if place % 2 == 1 {
            let scene = Scene::after(position, moves[place - 1], player.search().game());
            let (found, looked_at) = best(player, &scene)?;
            nodes += looked_at;
            let next = position.play(found).ok()?;
            if found != mv {
                let is_mate = next.is_check() && !next.has_legal_move();
                return Some(tried(is_mate, found, nodes));
            }
            last = Some(found);
        }
        position = position.play(mv).ok()?;
    }
    Some(tried(true, last?, nodes))
}

/// Tries a line of EPD, which is solved by one of its best moves.
fn tactic<'a>(player: &mut Player, line: &'a str) -> Option<Tried<'a>> {
    let (fen, rest) = line.split_once(" bm ")?;
    let position: Position = fen.parse().ok()?;
    let scene = Scene::of_position(position, Vec::new(), player.search().game());
    let (found, nodes) = best(player, &scene)?;
    let mut operations = rest.split(';');
    let mut wanted = operations.next()?.split_whitespace();
    let is_solved = wanted.any(|san| position.parse_move(san).ok() == Some(found));
    let id = operations.find_map(|operation| operation.trim().strip_prefix("id "));
    Some(Tried {
        id: id.map(|id| id.trim_matches('"')),
        rating: None,
        is_solved,
        found,
        nodes,
    })
}

/// The move that the computer plays, and how many positions it looked at for it.
fn best(player: &mut Player, scene: &Scene) -> Option<(Move, u64)> {
    player.search().forget();
    let thought = player.think_of(scene, &mut Unwatched)?;
    Some((thought.mv?, thought.found.nodes))
}
