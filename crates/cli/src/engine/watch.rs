//! Time, and the other one's "stop".

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use rochade_opponent::{Budget, Mind};
use rochade_search::{Progress, Watch, mate_in};

/// Waits for a search that is asked by UCI, and tells how far it has come.
pub(super) struct Waiting<M: Mind> {
    /// The game, and the position that is thought about, if the rules know it.
    pub(super) mind: M,
    pub(super) root: Option<M::Node>,
    pub(super) stop: Arc<AtomicBool>,
    pub(super) begun: Instant,
    pub(super) budget: Option<Budget>,
    /// How many root moves to report, best first (UCI `MultiPV`).
    pub(super) multi_pv: usize,
}

impl<M: Mind> Waiting<M> {
    /// The moves of a line from the root on, as the terminal writes them.
    pub(super) fn written(&self, line: &[M::Move]) -> Vec<String> {
        let mut node = self.root.clone();
        let written = line.iter().map_while(|&mv| {
            let before = node.take()?;
            node = Some(self.mind.play(&before, mv));
            Some(self.mind.text(&before, mv))
        });
        written.collect()
    }

    fn millis(&self) -> u128 {
        self.begun.elapsed().as_millis()
    }
}

impl<M: Mind> Watch<M::Move> for Waiting<M> {
    fn stops(&mut self) -> bool {
        let most = self.budget.map(|budget| u128::from(budget.most));
        self.stop.load(Ordering::Relaxed) || most.is_some_and(|most| self.millis() >= most)
    }

    fn goes_on(&mut self, progress: &Progress<'_, M::Move>) -> bool {
        let millis = self.millis();
        let nps = u128::from(progress.nodes) * 1000 / millis.max(1);
        let mut told = String::new();
        for (place, worth) in progress.worths.iter().take(self.multi_pv).enumerate() {
            let line: Vec<String> = match place {
                0 if !progress.pv.is_empty() => self.written(progress.pv),
                _ => self.written(&[worth.mv]),
            };
            told += &format!(
                "info depth {} multipv {} score {} nodes {} nps {nps} time {millis} pv {}\n",
                progress.plies,
                place + 1,
                score(worth.score),
                progress.nodes,
                line.join(" "),
            );
        }
        // Whoever has gone needs no answer.
        let _ = std::io::stdout().write_all(told.as_bytes());
        let enough = self.budget.map(|budget| u128::from(budget.enough));
        enough.is_none_or(|enough| self.millis() < enough)
    }
}

/// A score as UCI has it: hundredths of a pawn, or moves to mate.
fn score(score: i32) -> String {
    match mate_in(score) {
        Some(plies) if plies > 0 => format!("mate {}", (plies + 1) / 2),
        Some(plies) => format!("mate {}", plies / 2),
        None => format!("cp {score}"),
    }
}

#[cfg(test)]
mod tests {
    use rochade_search::MATE;

    use super::score;

    #[test]
    fn mates_are_told_in_moves() {
        assert_eq!(score(MATE - 1), "mate 1");
        assert_eq!(score(MATE - 3), "mate 2");
        assert_eq!(score(2 - MATE), "mate -1");
        assert_eq!(score(-35), "cp -35");
    }
}
