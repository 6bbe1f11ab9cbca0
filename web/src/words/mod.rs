//! The words that a game brings along: its sides, its men, its reasons, its notation. A further game is one more file, and an
//! arm in each of these functions.

mod chess;
mod draughts;
pub(crate) mod drawn;
pub(crate) mod huffing;
pub(crate) mod laws;
#[cfg(feature = "proof")]
mod proof;
pub(crate) mod told;

use rochade_table::{
    Deed, Entry, GameKind, Kind, Man, Plan, Reason, Seat, TypedError, View, WhyNot,
};

pub(crate) use self::chess::dead;
use crate::notation::Notation;
use crate::text::Texts;

/// The words of the user's language, with the game that they are about.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) game: GameKind,
}

impl<'a> Words<'a> {
    /// The words for the game that is shown.
    pub(crate) fn new(texts: &'a Texts, view: &View) -> Words<'a> {
        let game = view.game;
        Words { texts, game }
    }
}

/// What the game is called.
pub(crate) fn game(texts: &Texts, game: GameKind) -> &'static str {
    match game {
        GameKind::Chess => texts.game_chess(),
        GameKind::Draughts => texts.draughts(),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => proof::STONE,
    }
}

/// The name of a side: "White".
pub(crate) fn side(texts: &Texts, game: GameKind, seat: Seat) -> &'static str {
    match game {
        GameKind::Chess | GameKind::Draughts => chess::side(texts, seat),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => proof::side(seat),
    }
}

/// Whose time control a field is for: "Time for White".
pub(crate) fn clock(texts: &Texts, game: GameKind, seat: Seat) -> &'static str {
    match game {
        GameKind::Chess | GameKind::Draughts => chess::clock(texts, seat),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => proof::side(seat),
    }
}

/// Whose turn it is: "White to move".
pub(crate) fn turn(texts: &Texts, game: GameKind, seat: Seat) -> &'static str {
    match game {
        GameKind::Chess | GameKind::Draughts => chess::turn(texts, seat),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => proof::side(seat),
    }
}

/// A man, as a square's name says it: "white pawn".
pub(crate) fn man(texts: &Texts, game: GameKind, man: Man) -> &'static str {
    match game {
        GameKind::Chess => chess::man(texts, man),
        GameKind::Draughts => draughts::man(texts, man),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => proof::side(man.seat),
    }
}

/// A kind of man in a sentence: "the pawn".
pub(crate) fn the(texts: &Texts, game: GameKind, kind: Kind) -> &'static str {
    match game {
        GameKind::Chess => chess::the(texts, kind),
        GameKind::Draughts => draughts::the(texts, kind),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => proof::STONE,
    }
}

/// A kind of man, alone: "pawn".
pub(crate) fn kind(texts: &Texts, game: GameKind, kind: Kind) -> &'static str {
    match game {
        GameKind::Chess => chess::kind(texts, kind),
        GameKind::Draughts => draughts::kind(texts, kind),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => proof::STONE,
    }
}

/// A move in words: "White: knight g1 to f3, check".
pub(crate) fn deed(texts: &Texts, view: &View, deed: &Deed) -> String {
    match view.game {
        GameKind::Chess => chess::deed(texts, view, deed),
        GameKind::Draughts => draughts::deed(texts, view, deed),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => proof::deed(view, deed),
    }
}

/// Why a man can't go there, in words; none where there is nothing to say.
pub(crate) fn why(texts: &Texts, view: &View, why: &WhyNot) -> Option<String> {
    match why.reason {
        Reason::Kings(reason) => chess::why(texts, view, why, reason),
        Reason::BeyondMiddle => Some(texts.why_beyond_middle().to_owned()),
        Reason::Draughts(reason) => draughts::why(texts, view, why, reason),
        #[cfg(feature = "proof")]
        Reason::Proof(_) => None,
    }
}

/// What is wrong with a position; none for a word that is not about positions.
pub(crate) fn position_fault(texts: &Texts, word: &str) -> Option<&'static str> {
    chess::position_fault(texts, word).or_else(|| draughts::position_fault(texts, word))
}

/// How a game is taken out of the page as a text.
pub(crate) struct Format {
    /// What its files end with.
    pub(crate) ending: &'static str,
    /// The button that copies it: its word, and what stands on it.
    pub(crate) copy: (&'static str, &'static str),
    /// The button that saves it as a file.
    pub(crate) download: (&'static str, &'static str),
    /// It was copied.
    pub(crate) copied: &'static str,
    /// It was saved as a file.
    pub(crate) saved: &'static str,
}

/// The format in which a game is written: draughts as PDN, chess as PGN.
pub(crate) fn format(texts: &Texts, game: GameKind) -> Format {
    let pgn = || Format {
        ending: "pgn",
        copy: ("copy-pgn", texts.copy_pgn()),
        download: ("download-pgn", texts.download_pgn()),
        copied: texts.pgn_copied(),
        saved: texts.pgn_saved(),
    };
    match game {
        GameKind::Chess => pgn(),
        GameKind::Draughts => Format {
            ending: "pdn",
            copy: ("copy-pdn", texts.copy_pdn()),
            download: ("download-pdn", texts.download_pdn()),
            copied: texts.pdn_copied(),
            saved: texts.pdn_saved(),
        },
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => pgn(),
    }
}

/// The kind of men that a key stands for where a position is set up.
pub(crate) fn kind_of_key(texts: &Texts, game: GameKind, key: &str) -> Option<Kind> {
    match game {
        GameKind::Chess => chess::kind_of_key(texts, key),
        GameKind::Draughts => None,
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => None,
    }
}

/// A move as the move table shows it, in a notation that the players have chosen where the game has several.
pub(crate) fn entry(game: GameKind, plan: &Plan, notation: Notation, entry: &Entry) -> String {
    match game {
        GameKind::Chess => notation.write(plan, entry),
        GameKind::Draughts => draughts::entry(entry),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => entry.notation.clone(),
    }
}

/// A move in running text, of which the game's usual notation is given.
pub(crate) fn in_text(game: GameKind, notation: Notation, text: &str) -> String {
    match game {
        GameKind::Chess => notation.write_san(text),
        GameKind::Draughts => draughts::in_text(text),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => text.to_owned(),
    }
}

/// Whether no picture stands in front of a move in the move table, so that the style has to leave as much room.
pub(crate) fn is_bare(game: GameKind, notation: Notation, entry: &Entry) -> bool {
    match game {
        GameKind::Chess => notation.is_bare(entry),
        GameKind::Draughts => false,
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => false,
    }
}

/// What stands in the empty field for typed moves.
pub(crate) fn type_hint(texts: &Texts, game: GameKind) -> &'static str {
    match game {
        GameKind::Chess => texts.type_a_move_hint(),
        GameKind::Draughts => texts.draughts_type_a_move_hint(),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => "",
    }
}

/// What is wrong with a typed move.
pub(crate) fn typed_error(texts: &Texts, game: GameKind, error: TypedError, typed: &str) -> String {
    match game {
        GameKind::Chess => chess::typed_error(texts, error, typed),
        GameKind::Draughts => draughts::typed_error(texts, error, typed),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => chess::typed_error(texts, error, typed),
    }
}

/// A typed move in the letters that the rules read: players type those of the page's language, too.
pub(crate) fn typed(texts: &Texts, game: GameKind, typed: &str) -> String {
    match game {
        GameKind::Chess => chess::to_english_letters(texts, typed),
        GameKind::Draughts => typed.to_owned(),
        #[cfg(feature = "proof")]
        GameKind::Proof | GameKind::Pairs => typed.to_owned(),
    }
}
