//! The transposition table: what was found out about nodes that were met before.

use crate::window::Window;

/// What a score says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is the true score.
    Exact,
    /// It is a lower bound: the node failed high.
    Lower,
    /// It is an upper bound: the node failed low.
    Upper,
}

impl Bound {
    /// Returns what a score says that was found with a window.
    pub(crate) fn of(score: i32, window: Window) -> Bound {
        if score >= window.beta {
            Bound::Lower
        } else if score > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }

    /// Returns whether a score of this kind settles a node with this window.
    pub(crate) fn cuts(self, score: i32, window: Window) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        }
    }
}

/// An entry: what is known of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<M> {
    key: u64,
    pub(crate) mv: Option<M>,
    pub(crate) score: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
}

/// The transposition table, which has one place for each key and a power of two of them.
#[derive(Debug)]
pub(crate) struct TranspositionTable<M> {
    entries: Vec<Option<Entry<M>>>,
}

impl<M: Copy> TranspositionTable<M> {
    /// A table of at most this number of bytes, but for a few.
    pub(crate) fn new(bytes: usize) -> TranspositionTable<M> {
        let most = (bytes / size_of::<Option<Entry<M>>>()).max(2);
        let entries = 1 << most.ilog2();
        TranspositionTable {
            entries: vec![None; entries],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(None);
    }

    pub(crate) fn probe(&self, key: u64) -> Option<Entry<M>> {
        self.entries[self.index(key)].filter(|entry| entry.key == key)
    }

    /// Stores what was found; a deeper entry of the same node stays.
    pub(crate) fn store(&mut self, key: u64, mv: Option<M>, score: i32, depth: i32, bound: Bound) {
        let index = self.index(key);
        let old = self.entries[index].filter(|entry| entry.key == key);
        if let Some(old) = old
            && bound != Bound::Exact
            && i32::from(old.depth) > depth + 3
        {
            return;
        }
        self.entries[index] = Some(Entry {
            key,
            mv: mv.or(old.and_then(|old| old.mv)),
            score: score as i16,
            depth: depth.clamp(-1, i32::from(i8::MAX)) as i8,
            bound,
        });
    }

    /// Returns how many of the first thousand entries are taken, in thousandths.
    pub(crate) fn fullness(&self) -> u32 {
        let first = self.entries.iter().take(1000);
        let taken = first.clone().filter(|entry| entry.is_some()).count();
        (taken * 1000 / first.count().max(1)) as u32
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_deeper_one_of_one_node() {
        let mut table = TranspositionTable::<u8>::new(4096);
        table.store(5, Some(1), 10, 9, Bound::Lower);
        table.store(5, Some(2), 20, 3, Bound::Upper);
        assert_eq!(table.probe(5).and_then(|entry| entry.mv), Some(1));
        table.store(5, None, 20, 8, Bound::Upper);
        let entry = table.probe(5).expect("just stored");
        assert_eq!((entry.mv, entry.score), (Some(1), 20));
        assert!(table.probe(6).is_none());
        table.clear();
        assert!(table.probe(5).is_none());
    }
}
