//! How a move of chess is written in the move table (play.md, section 4).

use rochade_table::chess::PAWN;
use rochade_table::{Check, Deed, Entry, Kind, Plan, SquareId, Wing};

/// The notations that players can choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notation {
    /// The move table's own: picture, both squares, what was captured.
    Long,
    /// Short, with these signs for knight, bishop, rook, queen and king.
    Short([&'static str; 5]),
}

/// The pictures of knight, bishop, rook, queen and king.
const FIGURINES: [&str; 5] = ["♞", "♝", "♜", "♛", "♚"];

impl Notation {
    /// The notation of this name (the setting `notation`); the long one if there is none of that
    /// name.
    pub(crate) fn named(name: &str) -> Notation {
        Notation::Short(match name {
            "figurine" => FIGURINES,
            "en" => ["N", "B", "R", "Q", "K"],
            "de" => ["S", "L", "T", "D", "K"],
            "nl" => ["P", "L", "T", "D", "K"],
            _ => return Notation::Long,
        })
    }

    /// Returns how moves are written in running text: in the notation of this name, or, where that
    /// is the long one, with these letters.
    pub(crate) fn in_text(name: &str, letters: &'static str) -> Notation {
        match Notation::named(name) {
            Notation::Long => Notation::Short(signs(letters)),
            short => short,
        }
    }

    /// Writes a move of which SAN is given.
    pub(crate) fn write_san(self, san: &str) -> String {
        match self {
            Notation::Long => san.to_owned(),
            Notation::Short(signs) => short(san, signs),
        }
    }

    /// Writes a move.
    pub(crate) fn write(self, plan: &Plan, entry: &Entry) -> String {
        let mut text = match self {
            Notation::Long => long(plan, &entry.deed),
            Notation::Short(signs) => short(&entry.notation, signs),
        };
        if entry.offer {
            text.push_str(" (=)");
        }
        text
    }

    /// Returns whether no picture stands in front of the move.
    pub(crate) fn is_bare(self, entry: &Entry) -> bool {
        self == Notation::Long && (entry.deed.man.kind == PAWN || entry.deed.castling.is_some())
    }
}

/// Writes a move in the long notation, whether or not it was made.
pub(crate) fn long(plan: &Plan, deed: &Deed) -> String {
    let name = |square: Option<SquareId>| square.map_or("", |square| plan.name(square));
    let squares = [
        name(deed.step.from()),
        if deed.victims.is_empty() { "–" } else { "×" },
        name(deed.step.to()),
    ]
    .concat();
    let moved = match deed.castling {
        Some(Wing::King) => "0–0",
        Some(Wing::Queen) => "0–0–0",
        None => &squares,
    };
    let picture = |kind: Option<Kind>| kind.map_or("", |kind| plan.figurine(kind));
    let walks = deed.castling.is_none() && deed.man.kind != PAWN;
    let parts = [
        picture(walks.then_some(deed.man.kind)),
        moved,
        picture(deed.victims.first().map(|victim| victim.man.kind)),
        picture(deed.step.choice),
        if deed.en_passant { "e.p." } else { "" },
        match deed.check {
            Check::None => "",
            Check::Check => "+",
            Check::Mate => "#",
        },
    ];
    let mut text = String::with_capacity(16);
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(part);
    }
    text
}

/// The letters for knight, bishop, rook, queen and king, each by itself.
fn signs(letters: &'static str) -> [&'static str; 5] {
    let mut signs = [""; 5];
    for (sign, (at, letter)) in signs.iter_mut().zip(letters.char_indices()) {
        *sign = &letters[at..at + letter.len_utf8()];
    }
    signs
}

/// Puts other signs for the English letters.
fn short(san: &str, signs: [&str; 5]) -> String {
    let mut text = String::with_capacity(16);
    for letter in san.chars() {
        match "NBRQK".find(letter) {
            Some(place) => text.push_str(signs[place]),
            None => text.push(letter),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use rochade_table::chess::WHITE;
    use rochade_table::{GameKind, Intent, Start, Table};

    use super::*;

    /// The moves of a game from a position, each in a notation.
    fn written(position: &str, moves: &[&str], name: &str) -> Vec<String> {
        let start = Start::new(GameKind::Chess, Vec::new());
        let mut table = Table::from_position(start, position).expect("a position");
        for text in moves {
            table
                .apply(Intent::Type((*text).to_owned()))
                .expect("a legal move");
        }
        let view = table.view();
        let notation = Notation::named(name);
        let write = |entry: &Entry| notation.write(&view.plan, entry);
        view.entries.iter().map(write).collect()
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn section_4_2_the_table_writes_pictures_and_squares() {
        let moves = [
            "e4", "Nf6", "e5", "d5", "exd6", "Nc6", "dxc7", "e5", "cxd8=N",
        ];
        let expected = [
            "e2–e4",
            "♞ g8–f6",
            "e4–e5",
            "d7–d5",
            "e5×d6 ♟ e.p.",
            "♞ b8–c6",
            "d6×c7 ♟",
            "e7–e5",
            "c7×d8 ♛ ♞",
        ];
        assert_eq!(written(START, &moves, "long"), expected);
    }

    #[test]
    fn section_4_2_castling_check_and_mate() {
        let castling = "5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        assert_eq!(written(castling, &["O-O"], "long"), ["0–0 +"]);
        assert_eq!(written(castling, &["O-O-O"], "long"), ["0–0–0"]);
        let mate = "7k/4P3/6K1/8/8/8/8/8 w - - 0 1";
        assert_eq!(written(mate, &["e8=Q"], "long"), ["e7–e8 ♛ #"]);
    }

    #[test]
    fn section_4_4_short_notation_in_every_language() {
        let expected = [
            ("de", ["Sf3", "d5"]),
            ("nl", ["Pf3", "d5"]),
            ("en", ["Nf3", "d5"]),
            ("figurine", ["♞f3", "d5"]),
        ];
        for (name, moves) in expected {
            assert_eq!(written(START, &["Nf3", "d5"], name), moves, "{name}");
        }
    }

    #[test]
    fn an_offer_is_noted_at_its_move() {
        let mut table = Table::new(Start::new(GameKind::Chess, Vec::new()));
        table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
        table.apply(Intent::Type("e4".to_owned())).expect("a move");
        let view = table.view();
        let text = Notation::Long.write(&view.plan, &view.entries[0]);
        assert_eq!(text, "e2–e4 (=)");
    }
}
