//! A stream of numbers as its description tells (the modules `saved` and `saved::stream`), written
//! here once more: what it says is enough to write a game, and texts that the crate would never
//! write can be made.

const CHARS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Numbers, each with its radix.
#[derive(Clone, Default)]
pub(crate) struct Numbers(Vec<(u32, u32)>);

impl Numbers {
    pub(crate) fn new() -> Numbers {
        Numbers::default()
    }

    /// A number below a radix.
    pub(crate) fn below(mut self, radix: u32, number: u32) -> Numbers {
        self.0.push((radix, number));
        self
    }

    /// A number of any size.
    pub(crate) fn any(self, number: u32) -> Numbers {
        if number < 32 {
            self.below(64, number)
        } else {
            self.below(64, 32 + number % 32).any(number / 32)
        }
    }

    pub(crate) fn text(mut self, text: &str) -> Numbers {
        for char in text.chars() {
            self = match u32::from(char) {
                code @ ..127 => self.below(128, code),
                code => self.below(128, 127).any(code - 127),
            };
        }
        self.below(128, 0)
    }

    /// The text of this version that holds the numbers.
    pub(crate) fn sealed(&self, version: char) -> String {
        let mut chunks = vec![(0_u64, 1_u64)];
        for &(radix, number) in &self.0 {
            let (radix, number) = (u64::from(radix), u64::from(number));
            let (mut value, mut capacity) = chunks.pop().expect("a chunk");
            if u128::from(capacity) * u128::from(radix) > 1 << 60 {
                chunks.push((value, 1 << 60));
                (value, capacity) = (0, 1);
            }
            chunks.push((value + number * capacity, capacity * radix));
        }
        let mut text = String::new();
        for (mut value, mut capacity) in chunks {
            while capacity > 1 {
                text.push(CHARS[value as usize % 64].into());
                value /= 64;
                capacity = capacity.div_ceil(64);
            }
        }
        sealed(version, &text)
    }
}

/// A stream with the version before it and the right checksum after it.
pub(crate) fn sealed(version: char, stream: &str) -> String {
    let mut text = format!("{version}{stream}");
    let add = |sum: u64, byte| (sum * 251 + u64::from(byte)) % 14_776_331;
    let mut sum = text.bytes().fold(1, add);
    for _ in 0..4 {
        text.push(CHARS[sum as usize % 62].into());
        sum /= 62;
    }
    text
}
