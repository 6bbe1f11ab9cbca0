//! The move with which a player has lost most (opponent.md, section 1, point 10).

use rochade_search::{Limits, Watch};
use rochade_table::{Seat, Table};

use crate::mind::Mind;
use crate::player::{Player, reply};

/// How many positions are looked at for each position of the game, and for those before and after
/// the moves that seem to have lost most.
const ROUGHLY: u64 = 4_000;
const CLOSELY: u64 = 40_000;

/// The number of moves that are looked at closely.
const CLOSE: usize = 4;

/// The first plies are not judged.
const OPENING: usize = 8;

/// A move that gives away less of the winning chances is no mistake.
const LEAST: f64 = 0.1;

impl<M: Mind> Player<M> {
    /// Returns the ply of the move with which a seat gave away most of its chances to win; `None`
    /// if none gave away much, or if it doesn't know the game. What it has not looked at when the
    /// watch stops it counts as no mistake.
    pub fn mistake(
        &mut self,
        table: &Table,
        seat: Seat,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<usize> {
        if !M::knows(table.record().start.game()) {
            return None;
        }
        self.keep_to(table, false);
        let positions = table.positions(usize::MAX);
        let entries = table.view().entries.clone();
        let made = entries.iter().enumerate().skip(OPENING);
        let made = made.filter(|(_, entry)| entry.deed.man.seat == seat);
        let mut given: Vec<(usize, f64)> = Vec::new();
        for (ply, _) in made {
            if let Some(pair) = positions.get(ply..ply + 2).filter(|_| !watch.stops()) {
                given.extend(self.given_away(pair, ROUGHLY).map(|given| (ply, given)));
            }
        }
        given.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let closely = given
            .iter()
            .take(CLOSE)
            .filter(|(_, given)| *given >= LEAST);
        let mut worst = None;
        for &(ply, roughly) in closely {
            let pair = positions.get(ply..ply + 2)?;
            let given = match watch.stops() {
                true => Some(roughly),
                false => self.given_away(pair, CLOSELY),
            };
            let given = given.filter(|given| *given >= LEAST);
            if let Some(given) = given.filter(|given| worst.is_none_or(|(_, most)| *given > most)) {
                worst = Some((ply, given));
            }
        }
        worst.map(|(ply, _)| ply)
    }

    /// Returns how much of its chances to win the side to move gives away from one position to the
    /// next; `None` where the rules of chess don't know one of them.
    fn given_away(&mut self, pair: &[String], nodes: u64) -> Option<f64> {
        let limits = Limits::NONE.with_nodes(nodes.min(self.ceiling.nodes));
        let mut worth = |text: &String| {
            let node = self.search.game().read(text)?;
            Some(reply(&mut self.search, &node, limits))
        };
        let (before, after) = (worth(pair.first()?)?, worth(pair.get(1)?)?);
        Some(chances(before) - chances(-after))
    }
}

/// Returns the chances to win that a score stands for, from 0 to 1 (opponent.md, section 1,
/// "Review").
fn chances(score: i32) -> f64 {
    let score = f64::from(score.clamp(-2_000, 2_000));
    // e^x, alike on all machines.
    let mut power = 1.0 - 0.003_682_08 * score / 1_024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use super::chances;

    #[test]
    fn chances_grow_with_the_score() {
        let percent = [-30_000, -300, 0, 100, 300, 30_000].map(|score| chances(score) * 100.0);
        let rounded = percent.map(|percent| percent.round() as i32);
        assert_eq!(rounded, [0, 25, 50, 59, 75, 100]);
    }
}
