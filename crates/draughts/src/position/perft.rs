//! Counting series of plies.

use crate::moves::Ply;

use super::Position;

impl Position {
    /// How many series of so many plies there are from here. A ply is a move, or a man blown and a move
    /// (draughts.md, section 4); to blow the last man is one, too, and ends its series.
    pub fn perft(&self, depth: u8) -> u64 {
        let Some(depth) = depth.checked_sub(1) else {
            return 1;
        };
        let blown = self.blowable.into_iter().filter_map(|man| self.blow(man));
        blown.map(|next| next.paths(depth)).sum::<u64>() + self.paths(depth)
    }

    fn paths(&self, depth: u8) -> u64 {
        if self.enemies().is_empty() {
            return u64::from(self.blown && depth == 0);
        }
        let moves = self.legal_moves();
        match depth {
            0 => moves.len() as u64,
            _ => moves.iter().map(|mv| self.after(mv).perft(depth)).sum(),
        }
    }

    /// The plies that can be made here, each with the number of series of so many plies that begin with it.
    pub fn divide(&self, depth: u8) -> Vec<(Ply, u64)> {
        let Some(depth) = depth.checked_sub(1) else {
            return Vec::new();
        };
        let mut plies = Vec::new();
        let blows = self.blowable.into_iter().map(Some);
        for blow in blows.chain([None]) {
            let begun = blow.map_or(Some(*self), |man| self.blow(man));
            let Some(position) = begun else { continue };
            if position.enemies().is_empty() {
                let count = u64::from(depth == 0);
                plies.extend(blow.map(|_| (Ply { blow, mv: None }, count)));
                continue;
            }
            for mv in position.legal_moves() {
                let count = position.after(&mv).perft(depth);
                plies.push((Ply { blow, mv: Some(mv) }, count));
            }
        }
        plies
    }
}
