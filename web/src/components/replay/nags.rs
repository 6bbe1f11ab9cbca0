//! Numeric annotation glyphs: the sign that readers of chess magazines know for each, and what it
//! means in words.

use crate::text::Texts;

/// The signs, in the order of the words for them (`nags` in `web/lang`). Those up to the seventh
/// stand right behind the move.
const SIGNS: [(u8, &str); 26] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (4, "??"),
    (5, "!?"),
    (6, "?!"),
    (7, "□"),
    (10, "="),
    (13, "∞"),
    (14, "+="),
    (15, "=+"),
    (16, "±"),
    (17, "∓"),
    (18, "+−"),
    (19, "−+"),
    (22, "⊙"),
    (32, "↻"),
    (36, "↑"),
    (40, "→"),
    (44, "=∞"),
    (132, "⇆"),
    (138, "⊕"),
    (140, "∆"),
    (142, "⌓"),
    (145, "RR"),
    (146, "N"),
];

/// The highest NAG that judges a move; these are written right behind it.
const LAST_OF_MOVES: u8 = 7;

/// Those that ask for a diagram: the board beside the moves is one.
const DIAGRAMS: [u8; 2] = [220, 221];

/// A glyph as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Nag {
    /// The sign, or the number where there is none.
    pub(super) sign: String,
    /// What it means; empty where nobody knows.
    pub(super) words: &'static str,
    /// Whether it stands right behind the move.
    pub(super) judges_move: bool,
}

impl Nag {
    /// The glyphs of a move that are shown.
    pub(super) fn all(texts: &Texts, numbers: &[u8]) -> impl Iterator<Item = Nag> {
        let numbers = numbers.iter().filter(|number| !DIAGRAMS.contains(number));
        numbers.map(|&number| Nag::new(texts, number))
    }

    fn new(texts: &Texts, number: u8) -> Nag {
        let place = place(number);
        let words = place.and_then(|place| texts.nags().split('|').nth(place));
        Nag {
            sign: sign(number).map_or_else(|| ["$", &number.to_string()].concat(), str::to_owned),
            words: words.unwrap_or_default().trim(),
            judges_move: (1..=LAST_OF_MOVES).contains(&other_side(number)),
        }
    }
}

/// Returns the sign of a glyph, if it has one.
pub(crate) fn sign(number: u8) -> Option<&'static str> {
    place(number).map(|place| SIGNS[place].1)
}

/// Returns the place of a glyph among those with a sign.
fn place(number: u8) -> Option<usize> {
    SIGNS.iter().position(|(nag, _)| *nag == other_side(number))
}

/// Some glyphs come twice, the second time for Black: they have one sign. So do the two for a
/// balance.
fn other_side(number: u8) -> u8 {
    match number {
        8 => 7,
        11 | 12 => 10,
        139 => 138,
        23 | 33 | 37 | 41 | 45 | 133 => number - 1,
        _ => number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    #[test]
    fn every_sign_has_its_words() {
        for code in LANGUAGES {
            let words = texts(code).nags().split('|');
            assert_eq!(words.count(), SIGNS.len(), "{code}");
            assert!(
                SIGNS
                    .iter()
                    .all(|(nag, _)| !Nag::new(texts(code), *nag).words.is_empty())
            );
        }
    }

    #[test]
    fn what_has_no_sign_keeps_its_number() {
        let nag = |number| Nag::new(texts("en"), number);
        assert_eq!((nag(136).sign.as_str(), nag(136).words), ("$136", ""));
        assert_eq!((nag(4).sign.as_str(), nag(4).words), ("??", "blunder"));
        assert_eq!(nag(133).words, nag(132).words);
        assert_eq!(Nag::all(texts("en"), &[220, 1, 221]).count(), 1);
        assert!(nag(6).judges_move && nag(7).judges_move && nag(8).judges_move);
        assert!(!nag(10).judges_move && !nag(0).judges_move);
    }
}
