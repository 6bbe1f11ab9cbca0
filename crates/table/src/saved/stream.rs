//! A stream of small numbers as text, written or read by the same calls, so that one description of a format serves
//! both ways.

/// The 64 characters of the text, by the value that each stands for. A fragment of an address may hold them all.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Characters of a full chunk: as many as a `u64` holds.
const CHUNK_CHARS: usize = 10;

/// How many values a full chunk can have.
const CHUNK: u64 = 1 << (6 * CHUNK_CHARS);

/// What stands for all code points that are not below it.
const LARGE: u32 = 127;

/// Characters of the checksum.
pub(super) const CHECKSUM_CHARS: usize = 4;

/// The largest prime below 62⁴. The checksum leaves out the last two characters of the alphabet, because messengers
/// drop punctuation at the end of an address.
const CHECKSUM_MODULUS: u32 = 14_776_331;

/// A stream of numbers, each below a radix that both sides know.
///
/// Numbers are gathered, the first one lowest, in a chunk of mixed radix. A chunk that the next radix no longer fits
/// into becomes ten characters, the lowest digit first; the last chunk, as few as can hold it.
#[derive(Clone, Debug)]
pub(super) struct Stream {
    writing: bool,
    /// What has been written; or what is read.
    text: String,
    /// How much of the text has been read.
    at: usize,
    /// The present chunk: when writing, what it holds so far; when reading, what is left in it.
    value: u64,
    /// The product of the radices in the present chunk so far.
    capacity: u64,
    /// Whether something was asked for that can't be written, or that does not stand in the text. From then on, only
    /// zeros come.
    broken: bool,
}

impl Stream {
    /// A stream to write to.
    pub(super) fn to_write() -> Stream {
        Stream {
            writing: true,
            text: String::new(),
            at: 0,
            value: 0,
            capacity: 1,
            broken: false,
        }
    }

    /// A stream to read from.
    pub(super) fn to_read(text: &str) -> Stream {
        let mut stream = Stream {
            writing: false,
            text: text.to_owned(),
            ..Stream::to_write()
        };
        stream.fetch_chunk();
        stream
    }

    /// Whether the text and what was asked for don't fit each other.
    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Writes a number below `radix`, which is not 0, and gives it back; or gives back the number that stands here
    /// instead.
    pub(super) fn number_below(&mut self, radix: u32, number: u32) -> u32 {
        let radix = u64::from(radix.max(1));
        if self.capacity > CHUNK / radix {
            self.next_chunk();
        }
        let found = if self.writing {
            let number = u64::from(number);
            self.broken |= number >= radix;
            self.value += number % radix * self.capacity;
            number
        } else {
            let digit = self.value % radix;
            self.value /= radix;
            digit
        };
        self.capacity *= radix;
        found as u32
    }

    /// The same for a number of any size: six bits at a time, the lowest first, of which the highest says that more
    /// follow.
    pub(super) fn number(&mut self, mut number: u32) -> u32 {
        let mut found = 0;
        for shift in 0..7 {
            let more = if number < 32 { 0 } else { 32 };
            let digit = self.number_below(64, number % 32 + more);
            number /= 32;
            found |= u64::from(digit % 32) << (5 * shift);
            if digit < 32 {
                break;
            }
        }
        self.broken |= found > u64::from(u32::MAX);
        found as u32
    }

    /// The same for a text: character by character, up to a 0. What is below 127 is its own code point; 127 says that a
    /// number follows, by which the code point is larger.
    pub(super) fn text(&mut self, text: &mut String) {
        let mut found = String::new();
        let mut given = text.chars();
        loop {
            let given = given.next().map_or(0, u32::from);
            let mut code = self.number_below(128, given.min(LARGE));
            if code == 0 {
                break;
            }
            if code == LARGE {
                code = code.saturating_add(self.number(given.saturating_sub(LARGE)));
            }
            match char::from_u32(code) {
                Some(char) => found.push(char),
                None => self.broken = true,
            }
        }
        *text = found;
    }

    /// The end: what has been written. When reading, the stream is broken unless the text ends here, too.
    pub(super) fn finish(&mut self) -> &str {
        let chars = chars_for(self.capacity);
        if self.writing {
            self.write_chunk(chars);
        } else {
            let fetched = self.at - self.at.saturating_sub(1) / CHUNK_CHARS * CHUNK_CHARS;
            self.broken |= self.value != 0 || self.at != self.text.len() || fetched != chars;
        }
        &self.text
    }

    fn next_chunk(&mut self) {
        if self.writing {
            self.write_chunk(CHUNK_CHARS);
            self.value = 0;
        } else {
            self.broken |= self.value != 0 || self.at == self.text.len();
            self.fetch_chunk();
        }
        self.capacity = 1;
    }

    /// Writes the chunk, after which nothing is left of it.
    fn write_chunk(&mut self, chars: usize) {
        for _ in 0..chars {
            self.text.push(letter(self.value));
            self.value /= 64;
        }
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

/// How many characters hold every value below `capacity`, which is at most [`CHUNK`].
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

/// Four characters that depend on every byte of a text. Two texts that differ in one byte never have the same; any two
/// others, once in fifteen million.
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
