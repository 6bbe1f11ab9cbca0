use arbtest::arbitrary::{Result, Unstructured};

use crate::Chance;

/// What means something in every format of games, as signs of PGN do, and some that doesn't.
pub const SIGNS: [&str; 27] = [
    " ", " ", " ", "\n", "\n", "\r\n", "\t", "\n\n", "{", "}", "(", ")", "[", "]", ";", "%", "$",
    "$7", "!", "\"", "\\", "*", "1-0", "1.", "[%clk ", "0:01:02]", "ä",
];

/// Returns one of the pieces in these lists, each as likely.
pub fn any_piece<'a>(source: &mut Unstructured, lists: &[&[&'a str]]) -> Result<&'a str> {
    let pieces = lists.iter().copied().flatten();
    let count = lists.iter().map(|list| list.len()).sum();
    let number = source.choose_index(count)?;
    Ok(pieces.copied().nth(number).expect("a piece"))
}

/// Returns a text of at most `most` pieces, with any character now and then.
pub fn any_text(source: &mut Unstructured, pieces: &[&[&str]], most: usize) -> Result<String> {
    let mut text = String::new();
    for _ in 0..source.int_in_range(0..=most)? {
        match source.ratio(1, 30)? {
            true => text.push(source.arbitrary()?),
            false => text.push_str(any_piece(source, pieces)?),
        }
    }
    Ok(text)
}

/// Cuts a text short, takes characters out and puts pieces in, up to six times.
pub fn damage(source: &mut Unstructured, text: &mut String, pieces: &[&[&str]]) -> Result<()> {
    for _ in 0..source.int_in_range(1..=6)? {
        let mut at = source.int_in_range(0..=text.len())?;
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        match source.int_in_range(0..=2)? {
            0 => text.truncate(at),
            1 if at < text.len() => drop(text.remove(at)),
            _ => text.insert_str(at, any_piece(source, pieces)?),
        }
    }
    Ok(())
}

/// A text with a few characters changed, taken out, put in or swapped, cut short or with a part
/// twice; one time in four, nothing but letters.
pub fn garble(chance: &mut Chance, text: &str, letters: &str) -> String {
    let letters: Vec<char> = letters.chars().collect();
    if chance.one_in(4) {
        let length = chance.below(40);
        return (0..length).map(|_| *chance.pick(&letters)).collect();
    }
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(3) {
        let (at, other) = (chance.below(chars.len()), chance.below(chars.len()));
        match chance.below(6) {
            0 => chars.insert(at, *chance.pick(&letters)),
            1 => chars.truncate(at),
            _ if chars.is_empty() => {}
            2 => chars[at] = *chance.pick(&letters),
            3 => drop(chars.remove(at)),
            4 => chars.swap(at, other),
            _ => chars.extend_from_within(at.min(other)..at.max(other)),
        }
    }
    chars.into_iter().collect()
}
