//! A stream of small numbers as text: [`Encoder`] writes it, [`Decoder`] reads it.
//!
//! Numbers are gathered, the first one lowest, in a chunk of mixed radix: each is below a radix
//! that both sides know. A chunk that the next radix no longer fits into becomes ten characters,
//! the lowest digit first; the last chunk, as few as can hold it.

/// The 64 characters of the text, by the value that each stands for. A fragment of an address may
/// hold them all.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Characters of a full chunk: as many as a `u64` holds.
const CHUNK_CHARS: usize = 10;

/// How many values a full chunk can have.
const CHUNK: u64 = 1 << (6 * CHUNK_CHARS);

/// What stands for all code points that are not below it.
const LARGE: u32 = 127;

/// Characters of the checksum.
pub(super) const CHECKSUM_CHARS: usize = 4;

/// The largest prime below 62⁴. The checksum leaves out the last two characters of the alphabet,
/// because messengers drop punctuation at the end of an address.
const CHECKSUM_MODULUS: u32 = 14_776_331;

/// Writes numbers.
#[derive(Clone, Debug)]
pub(super) struct Encoder {
    text: String,
    /// What the present chunk holds so far.
    value: u64,
    /// The product of the radices in the present chunk so far.
    capacity: u64,
}

impl Encoder {
    /// A stream to which nothing is written yet.
    pub(super) fn new() -> Encoder {
        Encoder {
            text: String::new(),
            value: 0,
            capacity: 1,
        }
    }

    /// Writes a number below `radix`, which is not 0.
    pub(super) fn number_below(&mut self, radix: u32, number: u32) {
        debug_assert!(number < radix, "{number} is not below {radix}");
        let radix = u64::from(radix.max(1));
        if self.capacity > CHUNK / radix {
            self.write_chunk(CHUNK_CHARS);
            self.value = 0;
            self.capacity = 1;
        }
        self.value += u64::from(number) % radix * self.capacity;
        self.capacity *= radix;
    }

    /// Writes a number of any size: six bits at a time, the lowest first, of which the highest says
    /// that more follow.
    pub(super) fn number(&mut self, mut number: u32) {
        while number >= 32 {
            self.number_below(64, number % 32 + 32);
            number /= 32;
        }
        self.number_below(64, number);
    }

    /// Writes a text: character by character, up to a 0. What is below 127 is its own code point;
    /// 127 says that a number follows, by which the code point is larger.
    pub(super) fn text(&mut self, text: &str) {
        for code in text.chars().map(u32::from) {
            self.number_below(128, code.min(LARGE));
            if code >= LARGE {
                self.number(code - LARGE);
            }
        }
        self.number_below(128, 0);
    }

    /// The end: all that has been written.
    pub(super) fn finish(mut self) -> String {
        self.write_chunk(chars_for(self.capacity));
        self.text
    }

    fn write_chunk(&mut self, chars: usize) {
        let mut value = self.value;
        for _ in 0..chars {
            self.text.push(letter(value));
            value /= 64;
        }
    }
}

/// Reads numbers.
#[derive(Clone, Debug)]
pub(super) struct Decoder<'a> {
    text: &'a str,
    /// How much of the text has been read.
    at: usize,
    /// What is left in the present chunk.
    value: u64,
    /// The product of the radices that were read from the present chunk.
    capacity: u64,
    /// Whether something was asked for that does not stand in the text. From then on, only zeros
    /// come.
    broken: bool,
}

impl<'a> Decoder<'a> {
    /// A stream of which nothing is read yet.
    pub(super) fn new(text: &'a str) -> Decoder<'a> {
        let mut decoder = Decoder {
            text,
            at: 0,
            value: 0,
            capacity: 1,
            broken: false,
        };
        decoder.fetch_chunk();
        decoder
    }

    /// Returns whether the text and what was asked for don't fit each other.
    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Reads a number below `radix`, which is not 0.
    pub(super) fn number_below(&mut self, radix: u32) -> u32 {
        let radix = u64::from(radix.max(1));
        if self.capacity > CHUNK / radix {
            self.broken |= self.value != 0 || self.at == self.text.len();
            self.fetch_chunk();
            self.capacity = 1;
        }
        let digit = self.value % radix;
        self.value /= radix;
        self.capacity *= radix;
        digit as u32
    }

    /// Reads a number of any size.
    pub(super) fn number(&mut self) -> u32 {
        let mut found = 0;
        for shift in 0..7 {
            let digit = self.number_below(64);
            found |= u64::from(digit % 32) << (5 * shift);
            if digit < 32 {
                break;
            }
        }
        self.broken |= found > u64::from(u32::MAX);
        found as u32
    }

    /// Reads a text.
    pub(super) fn text(&mut self) -> String {
        let mut text = String::new();
        loop {
            let mut code = self.number_below(128);
            if code == 0 {
                return text;
            }
            if code == LARGE {
                code = code.saturating_add(self.number());
            }
            match char::from_u32(code) {
                Some(char) => text.push(char),
                None => self.broken = true,
            }
        }
    }

    /// The end: the stream is broken unless the text ends here, too.
    pub(super) fn finish(&mut self) {
        let fetched = self.at - self.at.saturating_sub(1) / CHUNK_CHARS * CHUNK_CHARS;
        self.broken |=
            self.value != 0 || self.at != self.text.len() || fetched != chars_for(self.capacity);
    }

    /// Reads a chunk; a broken stream, only zeros.
    fn fetch_chunk(&mut self) {
        let end = self.text.len().min(self.at + CHUNK_CHARS);
        self.value = 0;
        for &byte in self.text.as_bytes()[self.at..end].iter().rev() {
            match ALPHABET.iter().position(|&letter| letter == byte) {
                Some(digit) => self.value = self.value * 64 + digit as u64,
                None => self.broken = true,
            }
        }
        self.at = end;
    }
}

/// Returns how many characters hold every value below `capacity`, which is at most [`CHUNK`].
fn chars_for(capacity: u64) -> usize {
    let mut chars = 0;
    while chars < CHUNK_CHARS && capacity > 1 << (6 * chars) {
        chars += 1;
    }
    chars
}

/// The character that stands for the lowest six bits of a number.
fn letter(number: u64) -> char {
    ALPHABET[(number % 64) as usize].into()
}

/// Four characters that depend on every byte of a text. Two texts that differ in one byte never
/// have the same; any two others, once in fifteen million.
pub(super) fn checksum(text: &str) -> String {
    let mut sum = 1;
    for byte in text.bytes() {
        sum = (sum * 251 + u32::from(byte)) % CHECKSUM_MODULUS;
    }
    let mut chars = String::new();
    for _ in 0..CHECKSUM_CHARS {
        chars.push(letter(u64::from(sum % 62)));
        sum /= 62;
    }
    chars
}
