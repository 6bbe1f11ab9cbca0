//! *Why not?* (play.md, section 2, point 9): a touch that comes to nothing is told what it was up against, in words and, for
//! a moment, on the board. Nothing waits for it, and the next touch ends it.

use std::sync::atomic::{AtomicU32, Ordering};

use rochade_table::{Happening, Intent, Mark, Refusal, SquareId, Table, View, WhyNot};

use crate::page;
use crate::text::Texts;
use crate::words;

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
    let said = words::why(texts, view, &why)?;
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

/// Marks what the reason is about: a ring for the men to blame, hatching for the rest. Classes of the squares are enough, so
/// that nothing is laid out or drawn anew.
fn show(view: &View, from: SquareId, why: &WhyNot) {
    let blamed = why.by.iter().map(|&by| (by, true));
    let others = why.at.iter().chain([&from]).map(|&square| (square, false));
    for (square, blamed) in blamed.chain(others) {
        let selector = format!("[data-square={}]", view.plan.name(square));
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
