//! What is said in draughts.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::draughts::{KING, MAN, Reason};
use rochade_table::{Deed, Entry, Kind, Man, Plan, SquareId, TypedError, View, WhyNot};

use super::sides::side;
use super::{Format, GameWords, kind_by};
use crate::notation::Notation;
use crate::text::Texts;

/// Draughts.
pub(super) struct Draughts;

impl GameWords for Draughts {
    fn name(&self, texts: &Texts) -> &'static str {
        texts.draughts()
    }

    fn man(&self, texts: &Texts, of: Man) -> &'static str {
        man(texts, of)
    }

    fn the(&self, texts: &Texts, of: Kind) -> &'static str {
        the(texts, of)
    }

    fn kind(&self, texts: &Texts, of: Kind) -> &'static str {
        kind(texts, of)
    }

    fn kinds(&self, texts: &Texts, of: Kind) -> &'static str {
        kinds(texts, of)
    }

    fn deed(&self, texts: &Texts, plan: &Plan, of: &Deed) -> String {
        deed(texts, plan, of)
    }

    fn walk(&self, texts: &Texts, plan: &Plan, of: &Deed) -> String {
        walk(texts, plan, of)
    }

    fn letters(&self, texts: &Texts) -> String {
        texts.draughts_letters().to_owned()
    }

    fn format(&self, texts: &Texts) -> Format {
        Format::pdn(texts)
    }

    fn kind_of_key(&self, texts: &Texts, key: &str) -> Option<Kind> {
        kind_by(texts.draughts_letters(), key).or_else(|| kind_by("MK", key))
    }

    fn entry(&self, _plan: &Plan, _notation: Notation, of: &Entry) -> String {
        entry(of)
    }

    fn in_text(&self, _notation: Notation, text: &str) -> String {
        in_text(text)
    }

    fn type_hint(&self, texts: &Texts) -> &'static str {
        texts.draughts_type_a_move_hint()
    }

    fn typed_error(&self, texts: &Texts, error: TypedError, typed: &str) -> String {
        match error {
            TypedError::Unreadable => texts.draughts_typed_unreadable(typed),
            TypedError::Illegal => texts.typed_illegal(typed),
            TypedError::Ambiguous => texts.draughts_typed_ambiguous(typed),
        }
    }
}

/// A man, as a square's name says it: "white man".
fn man(texts: &Texts, man: Man) -> &'static str {
    match (man.seat, man.kind) {
        (WHITE, MAN) => texts.draughts_white_man(),
        (WHITE, KING) => texts.draughts_white_king(),
        (BLACK, MAN) => texts.draughts_black_man(),
        (BLACK, KING) => texts.draughts_black_king(),
        _ => "",
    }
}

/// A kind of man, alone: "man".
fn kind(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        MAN => texts.draughts_man(),
        KING => texts.draughts_king(),
        _ => "",
    }
}

/// Several men of a kind: "men".
fn kinds(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        MAN => texts.draughts_men(),
        KING => texts.draughts_kings(),
        _ => "",
    }
}

/// The kind of man in a sentence, with its article.
fn the(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        MAN => texts.draughts_the_man(),
        KING => texts.draughts_the_king(),
        _ => "",
    }
}

/// A move in words: "White: man c1 e3 c5, takes 2".
fn deed(texts: &Texts, plan: &Plan, deed: &Deed) -> String {
    let mut said = texts.said_by(side(texts, deed.man.seat), &walk(texts, plan, deed));
    if deed.step.choice.is_some() {
        said.push_str(", ");
        said.push_str(texts.said_crowned());
    }
    said
}

/// How a man walks or jumps, in words: "man c1 e3 c5, takes 2".
fn walk(texts: &Texts, plan: &Plan, deed: &Deed) -> String {
    let squares = deed.step.path.iter().map(|&square| plan.name(square));
    let squares: Vec<&str> = squares.collect();
    let man = kind(texts, deed.man.kind);
    match (deed.victims.len(), &squares[..]) {
        (0, &[from, to]) => texts.said_move(man, from, to),
        // What is taken of a move that was not made is not known.
        (0, _) => [man, " ", &squares.join(" ")].concat(),
        (taken, _) => texts.said_jump(man, &squares.join(" "), &taken.to_string()),
    }
}

/// How many bytes of a move fit into a line of the move table on a small telephone.
const LINE: usize = 14;

/// A move as the move table shows it: `b4~ c3×e5`. A long one may go on in another line before each
/// jump.
fn entry(entry: &Entry) -> String {
    let mut written = in_text(&entry.notation);
    if entry.offer {
        written.push_str(" (=)");
    }
    written
}

/// A move in its usual notation, as the page writes it.
fn in_text(notation: &str) -> String {
    let is_long = notation.len() > LINE;
    let jump = if is_long { "\u{200b}×" } else { "×" };
    notation.replace('x', jump).replace('-', "–")
}

/// Returns why a man can't go there; none for an empty square.
pub(super) fn why(texts: &Texts, view: &View, why: &WhyNot, reason: Reason) -> Option<String> {
    let name = |square: Option<SquareId>| square.map_or("", |square| view.plan.name(square));
    let first = why.by.first().copied();
    let (by, at) = (name(first), name(why.at));
    let man = first
        .and_then(|square| view.squares.get(square.index())?.man)
        .map_or("", |man| the(texts, man.kind));
    Some(match reason {
        Reason::Empty => return None,
        Reason::NotYourTurn => texts.why_not_your_turn().to_owned(),
        Reason::LightSquare => texts.why_light().to_owned(),
        Reason::MustCapture => texts.why_must_capture(man, by),
        Reason::MustTakeMost => texts.why_must_take_most(man, by),
        Reason::KingFirst => texts.why_king_first(by),
        Reason::OwnMan => texts.why_own_stone(at),
        Reason::NoRoomBehind => texts.why_no_room(at),
        Reason::Occupied => texts.why_occupied().to_owned(),
        Reason::TwiceOver => texts.why_twice_over().to_owned(),
        Reason::Backwards => texts.why_backwards().to_owned(),
        Reason::TooFar => texts.why_too_far().to_owned(),
        Reason::NotALine => texts.why_not_a_line().to_owned(),
        Reason::MustGoOn => texts.why_must_go_on(by),
        Reason::JumpByJump => texts.why_jump_by_jump(by),
        Reason::MustLandBehind => texts.why_land_behind(at),
        Reason::HemmedIn => texts.why_shut_in().to_owned(),
        Reason::Finished => texts.why_finished().to_owned(),
    })
}

/// Returns what is wrong with a position.
pub(super) fn position_fault(texts: &Texts, word: &str) -> Option<&'static str> {
    Some(match word {
        "fen-section" => texts.fault_fen_section(),
        "fen-square" => texts.fault_fen_square(),
        "fen-light-square" => texts.fault_fen_light_square(),
        "fen-twice" => texts.fault_fen_twice(),
        "fen-man-on-last-row" => texts.fault_fen_man_on_last_row(),
        "fen-not-blowable" => texts.fault_fen_not_blowable(),
        "fen-no-huff" => texts.fault_fen_no_huff(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use rochade_table::Seat;

    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn a_man_that_draughts_does_not_have_has_no_name() {
        let texts = texts("en");
        let black = Man {
            seat: BLACK,
            kind: KING,
        };
        let (seat, third) = (Seat(2), Kind(2));
        assert_eq!(man(texts, black), "black king");
        assert_eq!(man(texts, Man { seat, ..black }), "");
        let unknown = Man {
            kind: third,
            ..black
        };
        assert_eq!(man(texts, unknown), "");
        assert_eq!((kind(texts, third), the(texts, third)), ("", ""));
    }
}
