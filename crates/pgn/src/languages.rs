//! The letters of the men in other languages than English, in the order in which they are tried.

use rochade_chess::Letters;

const fn letters(
    king: &'static str,
    queen: &'static str,
    rook: &'static str,
    bishop: &'static str,
    knight: &'static str,
) -> Letters {
    Letters {
        pawn: "P",
        knight,
        bishop,
        rook,
        queen,
        king,
    }
}

/// Those that are known.
pub(crate) static LANGUAGES: [Letters; 9] = [
    // German, Swedish
    letters("K", "D", "T", "L", "S"),
    // Dutch
    letters("K", "D", "T", "L", "P"),
    // French
    letters("R", "D", "T", "F", "C"),
    // Spanish, Italian
    letters("R", "D", "T", "A", "C"),
    // Portuguese
    letters("R", "D", "T", "B", "C"),
    // Polish
    letters("K", "H", "W", "G", "S"),
    // Czech
    letters("K", "D", "V", "S", "J"),
    // Hungarian
    letters("K", "V", "B", "F", "H"),
    // Russian
    letters("Кр", "Ф", "Л", "С", "К"),
];
