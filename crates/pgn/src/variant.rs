//! Which game stands in a text: the tag `Variant` may name another one than chess.

use rochade_chess::Position;

/// What programs call chess itself, without blanks and in small letters.
const CHESS: [&str; 7] = [
    "",
    "chess",
    "classical",
    "fromposition",
    "normal",
    "regular",
    "standard",
];

/// What they call the game that is chess once its men stand on the board, but for the way in which
/// it is castled.
const SHUFFLED: [&str; 6] = [
    "960",
    "chess960",
    "fischerandom",
    "fischerrandom",
    "fischerandomchess",
    "freestyle",
];

/// What the tag says of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rules {
    /// They are those of chess.
    Chess,
    /// They are those of chess from every position that chess knows.
    Shuffled,
    /// They are others.
    Other,
}

impl Rules {
    /// Reads the value of the tag.
    pub(crate) fn of(variant: &str) -> Rules {
        let is_part = |c: &char| c.is_alphanumeric();
        // The longest name has fewer letters.
        let name: String = variant.chars().filter(is_part).take(20).collect();
        let name = name.to_lowercase();
        if CHESS.contains(&&*name) {
            Rules::Chess
        } else if SHUFFLED.contains(&&*name) {
            Rules::Shuffled
        } else {
            Rules::Other
        }
    }
}

/// Whether all men stand on their first rows, in another array than the usual one.
pub(crate) fn is_other_array(start: &Position) -> bool {
    let (found, usual) = (start.to_string(), Position::initial().to_string());
    let middle = "/pppppppp/8/8/8/8/PPPPPPPP/";
    let men = |text: &str| text.split(' ').next().map(str::to_owned);
    found.contains(middle) && men(&found) != men(&usual)
}
