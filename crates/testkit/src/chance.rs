/// The splitmix64 generator: random numbers that are the same every time.
#[derive(Debug)]
pub struct Chance(u64);

impl Chance {
    /// A generator that begins with this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`; 0 if there is none.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next_u64() % end.max(1) as u64) as usize
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of these, if there are any; draws a number either way.
    pub fn choose<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }

    /// One of these, of which there are some.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        self.choose(all).expect("something to pick")
    }
}
