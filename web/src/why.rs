//! *Why not?* (play.md, section 2, point 9): a touch that comes to nothing is told what it was up against, in words and, for
//! a moment, on the board. Nothing waits for it, and the next touch ends it.

use std::sync::atomic::{AtomicU32, Ordering};

use rochade_table::{
    Happening, Intent, Kind, Loss, Mark, Reason, Refusal, SquareId, Table, View, WhyNot,
};

use crate::page;
use crate::text::Texts;

/// How long the board shows a reason, in milliseconds.
const MOMENT: u32 = 2000;

/// How many reasons were shown: a reason takes away only its own marks when its moment is over.
static SHOWN: AtomicU32 = AtomicU32::new(0);

/// The square that an intent touches, or lets go over.
pub(crate) fn touched(intent: &Intent) -> Option<SquareId> {
    match *intent {
        Intent::Touch(square) => {
            clear();
            Some(square)
        }
        Intent::LetGo(square) => square,
        _ => None,
    }
}

/// Says why a touch came to nothing, if it did and there is a reason, and marks what the reason is about; `view` is what was on
/// the table before.
pub(crate) fn answer(
    table: &Table,
    view: &View,
    texts: &Texts,
    touched: SquareId,
    reply: &Result<Vec<Happening>, Refusal>,
) -> Option<String> {
    let (from, to) = asked(view, touched, reply)?;
    let why = table.why_not(from, to)?;
    if page::setting("why") == "off" {
        return None;
    }
    let said = words(texts, view, &why)?;
    show(view, from, &why);
    Some(said)
}

/// The man that was to move, and where to: nowhere yet, if it can't even be lifted, or has nowhere to go.
fn asked(
    view: &View,
    touched: SquareId,
    reply: &Result<Vec<Happening>, Refusal>,
) -> Option<(SquareId, Option<SquareId>)> {
    match reply {
        Err(Refusal::NothingToLift) => Some((touched, None)),
        Err(_) => None,
        Ok(happenings) => match happenings.first()? {
            Happening::Lifted(square) => Some((*square, None)),
            // What goes back to its own square was not to go anywhere.
            Happening::PutBack if view.promotion.is_none() => in_hand(view)
                .filter(|held| *held != touched)
                .map(|held| (held, Some(touched))),
            _ => None,
        },
    }
}

/// The square of the man that is in hand.
pub(crate) fn in_hand(view: &View) -> Option<SquareId> {
    let held = |id: &SquareId| {
        let square = view.squares.get(id.index());
        square.is_some_and(|square| square.marks.has(Mark::Selected))
    };
    view.plan.ids().find(held)
}

/// The reason in words; none for an empty square.
fn words(texts: &Texts, view: &View, why: &WhyNot) -> Option<String> {
    let by = why.by.first().copied();
    let square = by.map_or("", |by| name(view, by));
    let at = why.at.map_or("", |at| name(view, at));
    let man = by
        .and_then(|by| view.squares.get(by.index())?.man)
        .map_or("", |man| the(texts, man.kind));
    Some(match why.reason {
        Reason::Empty => return None,
        Reason::NotYourTurn => texts.why_not_your_turn().to_owned(),
        Reason::Way => way(texts, why.man?.kind).to_owned(),
        Reason::Blocked => texts.why_blocked(man, square),
        Reason::OwnMan => texts.why_own_man(square),
        Reason::PawnAhead => texts.why_pawn_ahead(man, square),
        Reason::PawnTwoSquares => texts.why_pawn_two_squares().to_owned(),
        Reason::PawnDiagonal => texts.why_pawn_diagonal().to_owned(),
        Reason::EnPassantLate => texts.why_en_passant_late().to_owned(),
        Reason::EnPassantOpens => texts.why_en_passant_opens(man, square),
        Reason::Pinned => texts.why_pinned(man, square),
        Reason::InCheck => texts.why_in_check(man, square),
        Reason::DoubleCheck => texts.why_double_check().to_owned(),
        Reason::IntoCheck => texts.why_into_check(at, man, square),
        Reason::Protected => texts.why_protected(at, man, square),
        Reason::KingsTouch => texts.why_kings_touch().to_owned(),
        Reason::NoRight => no_right(texts, why, at),
        Reason::CastlingBlocked => texts.why_castling_blocked(man, square),
        Reason::CastlingInCheck => texts.why_castling_in_check(man, square),
        Reason::CastlingThrough => texts.why_castling_through(at, man, square),
        Reason::CastlingInto => texts.why_castling_into(at, man, square),
        Reason::ShutIn => texts.why_shut_in().to_owned(),
        Reason::NoFlight => texts.why_no_flight().to_owned(),
    })
}

fn no_right(texts: &Texts, why: &WhyNot, rook: &str) -> String {
    let Some(lost) = why.lost else {
        return texts.why_no_right().to_owned();
    };
    let number = lost.move_number.to_string();
    match lost.how {
        Loss::KingMoved => texts.why_king_moved(&number),
        Loss::RookMoved => texts.why_rook_moved(rook, &number),
        Loss::RookTaken => texts.why_rook_taken(rook, &number),
    }
}

fn way(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => texts.why_way_pawn(),
        Kind::Knight => texts.why_way_knight(),
        Kind::Bishop => texts.why_way_bishop(),
        Kind::Rook => texts.why_way_rook(),
        Kind::Queen => texts.why_way_queen(),
        Kind::King => texts.why_way_king(),
    }
}

fn the(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => texts.the_pawn(),
        Kind::Knight => texts.the_knight(),
        Kind::Bishop => texts.the_bishop(),
        Kind::Rook => texts.the_rook(),
        Kind::Queen => texts.the_queen(),
        Kind::King => texts.the_king(),
    }
}

fn name(view: &View, square: SquareId) -> &str {
    view.plan.place(square).map_or("", |place| &place.name)
}

/// Marks what the reason is about: a ring for the men to blame, hatching for the rest. Classes of the squares are enough, so
/// that nothing is laid out or drawn anew.
fn show(view: &View, from: SquareId, why: &WhyNot) {
    let blamed = why.by.iter().map(|&by| (by, true));
    let others = why.at.iter().chain([&from]).map(|&square| (square, false));
    for (square, blamed) in blamed.chain(others) {
        let selector = format!("[data-square={}]", name(view, square));
        if let Ok(Some(element)) = page::document().query_selector(&selector) {
            // The class list takes any word without blanks.
            let _ = element.class_list().add_1("why");
            let _ = element.class_list().toggle_with_force("by", blamed);
        }
    }
    let mine = SHOWN.fetch_add(1, Ordering::Relaxed) + 1;
    page::after(MOMENT, move || {
        if SHOWN.load(Ordering::Relaxed) == mine {
            clear();
        }
    });
}

/// Takes the marks away.
fn clear() {
    let marked = page::document().get_elements_by_class_name("why");
    // The collection follows the page: what has lost the class is no longer in it.
    while let Some(element) = marked.item(0) {
        if element.class_list().remove_2("why", "by").is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Player, Start};

    use super::*;
    use crate::text::tests::texts;

    /// What is said when the man on a square is sent to another in a position.
    fn said(language: &str, position: &str, from: &str, to: Option<&str>) -> Option<String> {
        let player = Player {
            name: String::new(),
            avatar: Kind::King,
        };
        let start = Start {
            game: GameKind::Chess,
            players: [player.clone(), player],
            position: None,
            controls: None,
        };
        let table = Table::from_position(start, position).expect("a position");
        let view = table.view();
        let square = |name| view.plan.find(name).expect("a square");
        let why = table.why_not(square(from), to.map(square))?;
        words(texts(language), &view, &why)
    }

    #[test]
    fn the_man_to_blame_is_named_with_its_square() {
        let pinned = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1";
        let said = |language| said(language, pinned, "c3", None).expect("a reason");
        assert_eq!(said("en"), "pinned: the bishop on b4 would take your king");
        assert_eq!(
            said("de"),
            "gefesselt: der Läufer auf b4 würde den König schlagen"
        );
        assert_eq!(said("nl"), "gepend: de loper op b4 zou de koning slaan");
    }

    #[test]
    fn an_empty_square_needs_no_words() {
        let bare = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1";
        assert_eq!(said("en", bare, "d4", None), None);
        assert_eq!(
            said("en", bare, "e8", None).as_deref(),
            Some("not your turn")
        );
    }

    #[test]
    fn castling_names_the_square_and_who_attacks_it() {
        let through = "4k3/8/8/8/8/3b4/8/R3K2R w KQ - 0 1";
        assert_eq!(
            said("en", through, "e1", Some("g1")).as_deref(),
            Some("no castling: the king would pass over f1, which the bishop on d3 attacks")
        );
        let never = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        assert_eq!(
            said("en", never, "e1", Some("h1")).as_deref(),
            Some("no castling: not allowed on this side")
        );
    }

    #[test]
    fn every_reason_fits_two_lines_of_a_small_telephone() {
        for language in ["en", "de", "nl"] {
            let reasons = texts(language)
                .all()
                .filter(|text| text.contains("{square}") || text.contains("{number}"));
            for text in reasons {
                // The longest man and a move of two digits; a line of 296 px holds some 46 letters.
                let length = text.replace("{man}", "der Springer").chars().count();
                assert!(length <= 92, "{language}: {text}");
            }
        }
    }
}
