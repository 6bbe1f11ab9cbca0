//! What was found out about nodes that were met before.

/// What a score that was found says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is the score.
    Exact,
    /// The score is at least this.
    AtLeast,
    /// The score is at most this.
    AtMost,
}

/// What is known of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<M> {
    key: u64,
    pub(crate) mv: Option<M>,
    pub(crate) score: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
}

/// A table with a place for each key, whose number of places is a power of two.
#[derive(Debug)]
pub(crate) struct Memory<M> {
    places: Vec<Option<Known<M>>>,
}

impl<M: Copy> Memory<M> {
    /// A table that takes at most so many bytes, but for a few.
    pub(crate) fn new(bytes: usize) -> Memory<M> {
        let most = (bytes / size_of::<Option<Known<M>>>()).max(2);
        let places = 1 << most.ilog2();
        Memory {
            places: vec![None; places],
        }
    }

    pub(crate) fn forget(&mut self) {
        self.places.fill(None);
    }

    pub(crate) fn get(&self, key: u64) -> Option<Known<M>> {
        self.places[self.place(key)].filter(|known| known.key == key)
    }

    /// Keeps what was found. What was looked at more deeply stays, unless it is about another node.
    pub(crate) fn put(&mut self, key: u64, mv: Option<M>, score: i32, depth: i32, bound: Bound) {
        let place = self.place(key);
        let old = self.places[place].filter(|known| known.key == key);
        if let Some(old) = old
            && bound != Bound::Exact
            && i32::from(old.depth) > depth + 3
        {
            return;
        }
        self.places[place] = Some(Known {
            key,
            mv: mv.or(old.and_then(|old| old.mv)),
            score: score as i16,
            depth: depth.clamp(-1, i32::from(i8::MAX)) as i8,
            bound,
        });
    }

    /// Returns how many of a thousand places are taken, of the first thousand.
    pub(crate) fn fullness(&self) -> u32 {
        let first = self.places.iter().take(1000);
        let taken = first.clone().filter(|place| place.is_some()).count();
        (taken * 1000 / first.count().max(1)) as u32
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_deeper_one_of_one_node() {
        let mut memory = Memory::<u8>::new(4096);
        memory.put(5, Some(1), 10, 9, Bound::AtLeast);
        memory.put(5, Some(2), 20, 3, Bound::AtMost);
        assert_eq!(memory.get(5).and_then(|known| known.mv), Some(1));
        memory.put(5, None, 20, 8, Bound::AtMost);
        let known = memory.get(5).expect("just put");
        assert_eq!((known.mv, known.score), (Some(1), 20));
        assert!(memory.get(6).is_none());
        memory.forget();
        assert!(memory.get(5).is_none());
    }
}
