//! The words that a game brings along: its sides, its men, its reasons, its notation. A further
//! game is one more file with its [`GameWords`], and an arm in [`of`].

pub(crate) mod characters;
mod chess;
mod draughts;
pub(crate) mod drawn;
pub(crate) mod huffing;
pub(crate) mod laws;
mod many;
mod sides;
mod spoken;
pub(crate) mod typed;

use rochade_table::{
    Deed, Entry, Frozen, GameKind, Kind, Man, Outcome, Plan, Reason, Seat, TypedError, View, WhyNot,
};

pub(crate) use self::chess::dead;
pub(crate) use self::spoken::Spoken;
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

/// The words of one game. What a game does not say for itself is as usual: two sides, moves as the
/// rules write them, no text format.
pub(crate) trait GameWords {
    /// Returns what the game is called.
    fn name(&self, texts: &Texts) -> &'static str;

    /// The name of a side: "White".
    fn side(&self, texts: &Texts, seat: Seat) -> &'static str {
        sides::side(texts, seat)
    }

    /// Returns whose time control a field is for: "Time for White".
    fn clock(&self, texts: &Texts, seat: Seat) -> &'static str {
        sides::clock(texts, seat)
    }

    /// Returns whose turn it is: "White to move".
    fn turn(&self, texts: &Texts, seat: Seat) -> &'static str {
        sides::turn(texts, seat)
    }

    /// A man, as a square's name says it: "white pawn".
    fn man(&self, texts: &Texts, man: Man) -> &'static str;

    /// A kind of man in a sentence: "the pawn".
    fn the(&self, texts: &Texts, kind: Kind) -> &'static str;

    /// A kind of man, alone: "pawn".
    fn kind(&self, texts: &Texts, kind: Kind) -> &'static str;

    /// Several men of a kind: "pawns".
    fn kinds(&self, texts: &Texts, kind: Kind) -> &'static str;

    /// A move in words: "White: knight g1 to f3, check".
    fn deed(&self, texts: &Texts, plan: &Plan, deed: &Deed) -> String;

    /// The same of a man that only walks or captures, without the side: "knight g1 to f3".
    fn walk(&self, texts: &Texts, plan: &Plan, deed: &Deed) -> String;

    /// The page's letters for the kinds of men, in their order.
    fn letters(&self, texts: &Texts) -> String;

    /// The format in which a game is written.
    fn format(&self, texts: &Texts) -> Format;

    /// Returns what a player may do who stands frozen, in a sentence, where the game says it.
    fn may_talk(&self, _texts: &Texts, _player: &str, _partner: Option<&str>) -> Option<String> {
        None
    }

    /// Returns what stands at the seat of a player who is frozen.
    fn frozen(&self, texts: &Texts, _partner: Option<&str>, how: Frozen) -> String {
        stands(texts, how).to_owned()
    }

    /// A result in words, where the game's own way to write it is not for people.
    fn result(&self, _texts: &Texts, _outcome: &Outcome) -> Option<String> {
        None
    }

    /// Returns who has won half of what the game brings: "Half a win for Anna".
    fn half_wins(&self, texts: &Texts, winners: &str) -> String {
        texts.half_wins(winners)
    }

    /// The kind of men that a key stands for: by the page's own letters, or else by the English
    /// ones.
    fn kind_of_key(&self, texts: &Texts, key: &str) -> Option<Kind>;

    /// A move as the move table shows it, in a notation that the players have chosen where the game
    /// has several.
    fn entry(&self, plan: &Plan, notation: Notation, entry: &Entry) -> String;

    /// A move in running text, of which the game's usual notation is given.
    fn in_text(&self, notation: Notation, text: &str) -> String;

    /// Returns whether no picture stands in front of a move in the move table, so that the style
    /// has to leave as much room.
    fn is_bare(&self, _notation: Notation, _entry: &Entry) -> bool {
        false
    }

    /// Returns what stands in the empty field for typed moves.
    fn type_hint(&self, texts: &Texts) -> &'static str;

    /// Returns what is wrong with a typed move.
    fn typed_error(&self, texts: &Texts, error: TypedError, typed: &str) -> String {
        match error {
            TypedError::Unreadable => texts.typed_unreadable(typed),
            TypedError::Illegal => texts.typed_illegal(typed),
            TypedError::Ambiguous => texts.typed_ambiguous(typed),
        }
    }

    /// A typed move in the letters that the rules read: players type those of the page's language,
    /// too.
    fn typed(&self, _texts: &Texts, typed: &str) -> String {
        typed.to_owned()
    }
}

/// Returns the words of a game.
pub(crate) fn of(game: GameKind) -> &'static dyn GameWords {
    match game {
        GameKind::Chess => &chess::Chess,
        GameKind::Draughts => &draughts::Draughts,
        GameKind::Four => &many::FOUR,
        GameKind::Three => &many::THREE,
    }
}

/// Returns why a man can't go there, in words; none where there is nothing to say.
pub(crate) fn why(texts: &Texts, view: &View, why: &WhyNot) -> Option<String> {
    match why.reason {
        Reason::Kings(reason) => chess::why(texts, view, why, reason),
        Reason::Many(reason) => many::why(texts, view, why, reason),
        Reason::BeyondMiddle => Some(texts.why_beyond_middle().to_owned()),
        Reason::Draughts(reason) => draughts::why(texts, view, why, reason),
    }
}

/// Returns what is wrong with a position; none for a word that is not about positions.
pub(crate) fn position_fault(texts: &Texts, word: &str) -> Option<&'static str> {
    chess::position_fault(texts, word)
        .or_else(|| draughts::position_fault(texts, word))
        .or_else(|| many::position_fault(texts, word))
}

/// Returns the kind of men that a key stands for, by the letters of all kinds in their order.
fn kind_by(letters: &str, key: &str) -> Option<Kind> {
    let mut typed = key.chars();
    let (Some(letter), None) = (typed.next(), typed.next()) else {
        return None;
    };
    let mut letters = letters.chars();
    let place = letters.position(|own| own == letter.to_ascii_uppercase())?;
    Some(Kind(place as u8))
}

/// How a player stands who is passed over, in a word.
fn stands(texts: &Texts, how: Frozen) -> &'static str {
    match how {
        Frozen::Mated => texts.seat_mated(),
        Frozen::Stalemated => texts.seat_stalemated(),
    }
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

impl Format {
    /// PGN.
    pub(crate) fn pgn(texts: &Texts) -> Format {
        Format {
            ending: "pgn",
            copy: ("copy-pgn", texts.copy_pgn()),
            download: ("download-pgn", texts.download_pgn()),
            copied: texts.pgn_copied(),
            saved: texts.pgn_saved(),
        }
    }

    /// PDN.
    pub(crate) fn pdn(texts: &Texts) -> Format {
        Format {
            ending: "pdn",
            copy: ("copy-pdn", texts.copy_pdn()),
            download: ("download-pdn", texts.download_pdn()),
            copied: texts.pdn_copied(),
            saved: texts.pdn_saved(),
        }
    }

    /// The text that we write of a game for which there is no standard.
    pub(crate) fn text(texts: &Texts) -> Format {
        Format {
            ending: "txt",
            copy: ("copy-text", texts.copy_text()),
            download: ("download-text", texts.download_text()),
            copied: texts.text_copied(),
            saved: texts.text_saved(),
        }
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::GameKind;
    use rochade_table::chess::{BLACK, WHITE};

    use super::of;
    use crate::text::tests::texts;

    #[test]
    fn games_for_two_have_the_same_sides_and_no_third() {
        let texts = texts("en");
        let sides =
            |game| [WHITE, BLACK, rochade_table::Seat(2)].map(|seat| of(game).side(texts, seat));
        assert_eq!(sides(GameKind::Chess), ["White", "Black", ""]);
        assert_eq!(sides(GameKind::Draughts), sides(GameKind::Chess));
    }

    #[test]
    fn a_game_is_written_in_its_own_format() {
        let ending = |game| of(game).format(texts("en")).ending;
        assert_eq!(ending(GameKind::Chess), "pgn");
        assert_eq!(ending(GameKind::Draughts), "pdn");
        assert_eq!(ending(GameKind::Four), "txt");
        assert_eq!(ending(GameKind::Three), "txt");
    }
}
