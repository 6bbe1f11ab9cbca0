//! What encoding a file is in.

/// What windows-1252 has where Latin-1 has control characters; the five that it leaves out stay
/// what they are.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of a file, as `web/early/games.js` reads it: UTF-16 where a mark at the beginning says
/// so, UTF-8, or else windows-1252, which is the Latin-1 that the standard of PGN names (its
/// section 3.2.1) and more.
pub(crate) fn decode(bytes: Vec<u8>) -> String {
    match *bytes {
        [0xff, 0xfe, ref rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, ref rest @ ..] => utf16(rest, u16::from_be_bytes),
        _ => String::from_utf8(bytes).unwrap_or_else(|error| {
            let bytes = error.as_bytes().iter();
            bytes.copied().map(windows).collect()
        }),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks(2).map(|pair| match *pair {
        [first, second] => unit([first, second]),
        // Half a unit at the end stands for no character.
        _ => 0xfffd,
    });
    let chars = char::decode_utf16(units);
    chars.map(|char| char.unwrap_or('\u{fffd}')).collect()
}

fn windows(byte: u8) -> char {
    let special = usize::from(byte).checked_sub(0x80);
    let special = special.and_then(|index| WINDOWS.get(index));
    special.copied().unwrap_or(char::from(byte))
}
