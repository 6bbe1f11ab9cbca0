//! Moves, as numbers.
//!
//! In chess, for two, three or four, a move is its number \[whole steps + 1\] among the steps that
//! the rules allow, ordered by the squares of their paths, as numbered in the plan, a shorter path
//! before the longer ones that go on from it; then by what the man becomes, as ordered in the
//! promotion buttons. The number after the last of them announces anything else.
//!
//! In draughts, where there can be more paths than anybody could list, a move is written square by
//! square: the number \[men that can move + 1\] of the man among those that can move, in the order
//! of their squares, where the number after the last of them announces anything else; then, as long
//! as it can go on, the number of the next square among those that it can go to, in their order
//! \[such squares, and one more if the man may stop where it is\], the number after the last of
//! them being that it stops.

use super::Unreadable;
use super::stream::{Decoder, Encoder};
use crate::deed::{Path, Step};
use crate::game_kind::GameKind;
use crate::plan::SquareId;
use crate::rules::{Next, Rules, for_each_step};
use crate::table::Table;

/// Writes a move, or that something else follows. `None` if the rules don't allow the move.
pub(super) fn write(stream: &mut Encoder, table: &Table, step: Option<&Step>) -> Option<()> {
    let rules = table.rules();
    if goes_by_squares(table) {
        return write_squares(stream, rules, step);
    }
    let (count, number) = number_of(rules, step);
    let number = match step {
        Some(_) => number?,
        None => count,
    };
    stream.number_below(count + 1, number);
    Some(())
}

/// Reads a move, if one stands here.
pub(super) fn read(stream: &mut Decoder<'_>, table: &Table) -> Result<Option<Step>, Unreadable> {
    let rules = table.rules();
    if goes_by_squares(table) {
        return read_squares(stream, rules);
    }
    let mut count = 0;
    for_each_step(rules, |_, _| count += 1);
    let wanted = stream.number_below(count + 1);
    if stream.is_broken() {
        return Err(Unreadable::Damaged);
    }
    let (mut number, mut found) = (0, None);
    for_each_step(rules, |path, choice| {
        if number == wanted {
            let path = Path::from_slice(path);
            found = Some(Step { path, choice });
        }
        number += 1;
    });
    Ok(found)
}

/// Returns whether moves are written square by square.
fn goes_by_squares(table: &Table) -> bool {
    match table.record().start.game() {
        GameKind::Chess | GameKind::Four | GameKind::Three => false,
        GameKind::Draughts => true,
    }
}

/// The men that can move, by their squares.
fn movers(rules: &dyn Rules) -> Vec<SquareId> {
    let squares = rules.plan().ids();
    squares
        .filter(|&square| !rules.next(&[square]).targets.is_empty())
        .collect()
}

/// Returns how many ways there are to go on from a path: to each target, and to stop.
fn ways(next: &Next, path: &[SquareId]) -> u32 {
    let stops = next.may_stop && path.len() > 1;
    (next.targets.len() + usize::from(stops)) as u32
}

fn write_squares(stream: &mut Encoder, rules: &dyn Rules, step: Option<&Step>) -> Option<()> {
    let movers = movers(rules);
    let count = movers.len() as u32;
    let Some(step) = step else {
        stream.number_below(count + 1, count);
        return Some(());
    };
    let from = step.from()?;
    let mover = movers.iter().position(|&mover| mover == from)?;
    stream.number_below(count + 1, mover as u32);
    for gone in 1..=step.path.len() {
        let path = &step.path[..gone];
        let next = rules.next(path);
        if next.targets.is_empty() {
            return (gone == step.path.len()).then_some(());
        }
        let way = match step.path.get(gone) {
            Some(&to) => next.targets.iter().position(|target| target.square == to)?,
            None => next.targets.len(),
        };
        if way as u32 >= ways(&next, path) {
            return None;
        }
        stream.number_below(ways(&next, path), way as u32);
    }
    Some(())
}

fn read_squares(stream: &mut Decoder<'_>, rules: &dyn Rules) -> Result<Option<Step>, Unreadable> {
    let movers = movers(rules);
    let mover = stream.number_below(movers.len() as u32 + 1);
    let Some(&from) = movers.get(mover as usize) else {
        return Ok(None);
    };
    let mut path = Path::new();
    path.push(from);
    loop {
        if stream.is_broken() {
            return Err(Unreadable::Damaged);
        }
        let next = rules.next(&path);
        if next.targets.is_empty() {
            break;
        }
        let way = stream.number_below(ways(&next, &path));
        match next.targets.get(way as usize) {
            Some(target) => path.push(target.square),
            None => break,
        }
    }
    Ok(Some(Step { path, choice: None }))
}

/// Returns how many steps the rules allow, and the number of this one, if it is among them.
fn number_of(rules: &dyn Rules, step: Option<&Step>) -> (u32, Option<u32>) {
    let mut count = 0;
    let mut number = None;
    for_each_step(rules, |path, choice| {
        if step.is_some_and(|step| (&*step.path, step.choice) == (path, choice)) {
            number = Some(count);
        }
        count += 1;
    });
    (count, number)
}
