//! What is said in chess for four and for three: as in chess for two, but for the sides.

use rochade_table::chess::{BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE};
use rochade_table::{Deed, Entry, Kind, Man, Plan, Seat, View};

use super::laws::Group;
use super::{GameWords, chess};
use crate::notation::Notation;
use crate::text::Texts;

/// A game of several armies: what it is called, and the armies in the order of seats.
pub(super) struct Armies {
    name: fn(&Texts) -> &'static str,
    armies: &'static [Army],
}

/// Chess for four.
pub(super) static FOUR: Armies = Armies {
    name: Texts::game_four,
    armies: &[Army::Gold, Army::Black, Army::White, Army::Blue],
};

/// Chess for three.
pub(super) static THREE: Armies = Armies {
    name: Texts::game_three,
    armies: &[Army::Black, Army::Red, Army::White],
};

impl GameWords for Armies {
    fn name(&self, texts: &Texts) -> &'static str {
        (self.name)(texts)
    }

    fn side(&self, texts: &Texts, seat: Seat) -> &'static str {
        self.army(seat).map_or("", |army| army.name(texts))
    }

    fn clock(&self, texts: &Texts, seat: Seat) -> &'static str {
        self.army(seat).map_or("", |army| army.clock(texts))
    }

    fn turn(&self, texts: &Texts, seat: Seat) -> &'static str {
        self.army(seat).map_or("", |army| army.turn(texts))
    }

    fn man(&self, texts: &Texts, man: Man) -> &'static str {
        let army = self.army(man.seat);
        army.map_or("", |army| army.man(texts, man.kind))
    }

    fn the(&self, texts: &Texts, kind: Kind) -> &'static str {
        chess::the(texts, kind)
    }

    fn kind(&self, texts: &Texts, kind: Kind) -> &'static str {
        chess::kind(texts, kind)
    }

    fn deed(&self, texts: &Texts, view: &View, deed: &Deed) -> String {
        chess::deed(texts, view, deed, self.side(texts, deed.man.seat))
    }

    fn kind_of_key(&self, texts: &Texts, key: &str) -> Option<Kind> {
        chess::kind_of_key(texts, key)
    }

    fn entry(&self, _plan: &Plan, notation: Notation, entry: &Entry) -> String {
        notation.write_san(&entry.notation)
    }

    fn in_text(&self, notation: Notation, text: &str) -> String {
        notation.write_san(text)
    }

    fn type_hint(&self, texts: &Texts) -> &'static str {
        texts.many_type_a_move_hint()
    }

    fn typed(&self, texts: &Texts, typed: &str) -> String {
        chess::to_english_letters(texts, typed)
    }
}

impl Armies {
    /// Returns the army of a seat; `None` for a seat that the game doesn't have.
    fn army(&self, seat: Seat) -> Option<Army> {
        self.armies.get(seat.index()).copied()
    }
}

/// An army, by its colour.
#[derive(Clone, Copy)]
enum Army {
    Gold,
    Black,
    White,
    Blue,
    Red,
}

impl Army {
    fn name(self, texts: &Texts) -> &'static str {
        match self {
            Army::Gold => texts.gold(),
            Army::Black => texts.black(),
            Army::White => texts.white(),
            Army::Blue => texts.blue(),
            Army::Red => texts.red(),
        }
    }

    fn clock(self, texts: &Texts) -> &'static str {
        match self {
            Army::Gold => texts.clock_gold(),
            Army::Black => texts.clock_black(),
            Army::White => texts.clock_white(),
            Army::Blue => texts.clock_blue(),
            Army::Red => texts.clock_red(),
        }
    }

    fn turn(self, texts: &Texts) -> &'static str {
        match self {
            Army::Gold => texts.gold_to_move(),
            Army::Black => texts.black_to_move(),
            Army::White => texts.white_to_move(),
            Army::Blue => texts.blue_to_move(),
            Army::Red => texts.red_to_move(),
        }
    }

    /// A man of it: "gold pawn".
    fn man(self, texts: &Texts, kind: Kind) -> &'static str {
        let of_chess = |seat| chess::man(texts, Man { seat, kind });
        match (self, kind) {
            (Army::Gold, PAWN) => texts.gold_pawn(),
            (Army::Gold, KNIGHT) => texts.gold_knight(),
            (Army::Gold, BISHOP) => texts.gold_bishop(),
            (Army::Gold, ROOK) => texts.gold_rook(),
            (Army::Gold, QUEEN) => texts.gold_queen(),
            (Army::Gold, KING) => texts.gold_king(),
            (Army::Blue, PAWN) => texts.blue_pawn(),
            (Army::Blue, KNIGHT) => texts.blue_knight(),
            (Army::Blue, BISHOP) => texts.blue_bishop(),
            (Army::Blue, ROOK) => texts.blue_rook(),
            (Army::Blue, QUEEN) => texts.blue_queen(),
            (Army::Blue, KING) => texts.blue_king(),
            (Army::Red, PAWN) => texts.red_pawn(),
            (Army::Red, KNIGHT) => texts.red_knight(),
            (Army::Red, BISHOP) => texts.red_bishop(),
            (Army::Red, ROOK) => texts.red_rook(),
            (Army::Red, QUEEN) => texts.red_queen(),
            (Army::Red, KING) => texts.red_king(),
            (Army::White, _) => of_chess(WHITE),
            (Army::Black, _) => of_chess(BLACK),
            _ => "",
        }
    }
}

/// The groups in which the laws of chess for four are offered.
pub(super) fn four_groups(texts: &Texts) -> [Group; 6] {
    [
        (texts.laws_beginning(), &["first-game", "later-games"]),
        (texts.laws_board_and_turns(), &["direction", "en-passant"]),
        (
            texts.laws_touching(),
            &[
                "touched-own",
                "touched-enemy",
                "adjusting",
                "insists",
                "castling",
            ],
        ),
        (
            texts.laws_mistakes(),
            &["illegal-move", "say-check", "take-back"],
        ),
        (
            texts.laws_draws(),
            &[
                "repetition",
                "perpetual-check",
                "fifty-moves",
                "fifty-limit",
                "count-of",
                "count-begins",
                "count-struck",
                "draw-offer",
            ],
        ),
        (texts.laws_rest(), &["clock"]),
    ]
}

/// The groups in which the laws of chess for three are offered.
pub(super) fn three_groups(texts: &Texts) -> [Group; 6] {
    [
        (texts.laws_beginning(), &["first-game", "later-games"]),
        (
            texts.laws_board_and_turns(),
            &["board", "direction", "en-passant"],
        ),
        (
            texts.laws_touching(),
            &["touched-own", "touched-enemy", "adjusting", "insists"],
        ),
        (
            texts.laws_mistakes(),
            &["illegal-move", "say-check", "take-back"],
        ),
        (
            texts.laws_draws(),
            &[
                "repetition",
                "perpetual-check",
                "fifty-moves",
                "fifty-limit",
                "count-begins",
                "count-struck",
                "two-stalemates",
                "draw-offer",
            ],
        ),
        (texts.laws_rest(), &["clock"]),
    ]
}
