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
    /// The upper half of the node's key; the lower one tells the bucket.
    key: u32,
    /// The search that stored or confirmed it, counted from the last clearing.
    age: u8,
    pub(crate) bound: Bound,
    depth: i8,
    pub(crate) mv: Option<M>,
    score: i16,
    static_eval: Option<i16>,
}

impl<M> Entry<M> {
    /// What a search to a depth has found; `static_eval` is missing where none was made.
    pub(crate) fn new(
        mv: Option<M>,
        score: i32,
        static_eval: Option<i32>,
        depth: i32,
        bound: Bound,
    ) -> Entry<M> {
        Entry {
            key: 0,
            age: 0,
            bound,
            depth: depth.clamp(QUIESCENCE, i32::from(i8::MAX)) as i8,
            mv,
            score: score as i16,
            static_eval: static_eval.map(|value| value as i16),
        }
    }

    pub(crate) fn depth(&self) -> i32 {
        self.depth.into()
    }

    pub(crate) fn score(&self) -> i32 {
        self.score.into()
    }

    pub(crate) fn static_eval(&self) -> Option<i32> {
        self.static_eval.map(i32::from)
    }
}

/// The depth of entries of the quiescence search.
pub(crate) const QUIESCENCE: i32 = -1;

/// The number of entries in a bucket.
const BUCKET: usize = 4;

/// The number of plies by which an entry is worth less for each search that came since.
const PLIES_OF_AGE: i32 = 4;

/// The transposition table: buckets of four entries, a power of two of them.
#[derive(Debug)]
pub(crate) struct TranspositionTable<M> {
    buckets: Vec<[Option<Entry<M>>; BUCKET]>,
    age: u8,
}

impl<M: Copy> TranspositionTable<M> {
    /// A table of at most this number of bytes, but with one bucket at least.
    pub(crate) fn new(bytes: usize) -> TranspositionTable<M> {
        let most = (bytes / size_of::<[Option<Entry<M>>; BUCKET]>()).max(1);
        TranspositionTable {
            buckets: vec![[None; BUCKET]; 1 << most.ilog2()],
            age: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill([None; BUCKET]);
        self.age = 0;
    }

    /// Begins another search, whose entries are worth more than those of the searches before.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(crate) fn probe(&self, key: u64) -> Option<Entry<M>> {
        let bucket = &self.buckets[self.index(key)];
        let entries = bucket.iter().flatten();
        entries.copied().find(|entry| entry.key == upper(key))
    }

    /// Stores what was found: over the entry of the same node, else over an empty entry, else over
    /// that of least depth and greatest age. A deeper entry of the same node stays, and an entry of
    /// the quiescence search takes no place from a deeper one of this search.
    pub(crate) fn store(&mut self, key: u64, found: Entry<M>) {
        let (index, age) = (self.index(key), self.age);
        let worth = |old: &Option<Entry<M>>| match old {
            Some(old) if old.key == upper(key) => i32::MIN,
            Some(old) => old.depth() - PLIES_OF_AGE * i32::from(age.wrapping_sub(old.age)),
            None => i32::MIN + 1,
        };
        let Some(place) = self.buckets[index].iter_mut().min_by_key(|old| worth(old)) else {
            return;
        };
        let depth = found.depth();
        let mut mv = found.mv;
        if let Some(old) = place {
            let is_same = old.key == upper(key);
            let stays = match depth {
                QUIESCENCE => old.depth() > depth && (is_same || old.age == age),
                _ => is_same && found.bound != Bound::Exact && old.depth() > depth + 3,
            };
            if stays {
                if is_same {
                    old.age = age;
                }
                return;
            }
            mv = mv.or(old.mv.filter(|_| is_same));
        }
        *place = Some(Entry {
            key: upper(key),
            age,
            mv,
            ..found
        });
    }

    /// Returns how many of the first thousand entries are taken, in thousandths.
    pub(crate) fn fullness(&self) -> u32 {
        let first = self.buckets.iter().flatten().take(1000);
        let taken = first.clone().filter(|entry| entry.is_some()).count();
        (taken * 1000 / first.count().max(1)) as u32
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

fn upper(key: u64) -> u32 {
    (key >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A key of the bucket 5.
    fn key(node: u64) -> u64 {
        node << 32 | 5
    }

    fn entry(mv: Option<u8>, depth: i32, bound: Bound) -> Entry<u8> {
        Entry::new(mv, 10 * depth, None, depth, bound)
    }

    #[test]
    fn keeps_the_deeper_one_of_one_node() {
        let mut table = TranspositionTable::<u8>::new(4096);
        table.store(key(1), entry(Some(1), 9, Bound::Lower));
        table.store(key(1), entry(Some(2), 3, Bound::Upper));
        table.store(key(1), entry(Some(3), QUIESCENCE, Bound::Exact));
        assert_eq!(table.probe(key(1)).and_then(|entry| entry.mv), Some(1));
        table.store(key(1), entry(None, 8, Bound::Upper));
        let found = table.probe(key(1)).expect("just stored");
        assert_eq!((found.mv, found.score()), (Some(1), 80));
        assert!(table.probe(key(2)).is_none());
        table.clear();
        assert!(table.probe(key(1)).is_none());
    }

    /// The nodes from 1 to 8 of which the table has an entry.
    fn kept(table: &TranspositionTable<u8>) -> Vec<u64> {
        (1..=8)
            .filter(|&node| table.probe(key(node)).is_some())
            .collect()
    }

    #[test]
    fn throws_out_what_is_shallow_or_old() {
        let mut table = TranspositionTable::<u8>::new(4096);
        for node in 1..=4 {
            table.store(key(node), entry(None, 4 + node as i32, Bound::Exact));
        }
        // The quiescence search takes no place from deeper entries, others take the shallowest.
        table.store(key(5), entry(None, QUIESCENCE, Bound::Exact));
        assert!(table.probe(key(5)).is_none());
        table.store(key(6), entry(None, 1, Bound::Exact));
        assert_eq!(kept(&table), [2, 3, 4, 6]);
        for _ in 0..3 {
            table.grow_older();
        }
        table.store(key(7), entry(None, 2, Bound::Exact));
        table.store(key(8), entry(None, QUIESCENCE, Bound::Exact));
        assert_eq!(kept(&table), [3, 4, 7, 8]);
    }
}
