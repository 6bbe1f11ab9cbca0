//! What is said of men that have failed to capture (draughts.md, section 2, rules 11 and 12).

use rochade_table::{Missed, SquareId, Task, View};

use super::of;
use crate::text::Texts;

/// Up to how many men are told each with what it could have taken.
const TOLD_SINGLY: usize = 2;

/// Returns which men may be taken off and why: "the man on c3 could have taken d4".
pub(crate) fn missed(texts: &Texts, view: &View) -> String {
    let name = |square: SquareId| view.plan.name(square);
    if view.missed.len() > TOLD_SINGLY {
        let squares: Vec<&str> = view.missed.iter().map(|missed| name(missed.at)).collect();
        return [&texts.missed_many(&squares.join(", ")), "."].concat();
    }
    let one = |missed: &Missed| {
        let square = view.squares.get(missed.at.index());
        let standing = square.and_then(|square| square.man);
        let man = standing.map_or("", |man| of(view.game).the(texts, man.kind));
        let victims = missed.victims.iter().map(|&square| name(square).to_owned());
        let victims = victims.reduce(|one, other| texts.missed_or(&one, &other));
        let (at, from) = (name(missed.at), name(missed.from));
        match victims {
            None => texts.missed_unknown(man, at),
            Some(victims) if at == from => texts.missed_could(man, at, &victims),
            Some(victims) => texts.missed_moved(man, from, at, &victims),
        }
    };
    let said: Vec<String> = view.missed.iter().map(one).collect();
    [&said.join("; "), "."].concat()
}

/// Returns what the player may do about it. Where there is no other move, that is told as what is
/// owed.
pub(crate) fn may_huff(texts: &Texts, view: &View) -> &'static str {
    let must = view.duty.as_ref().map(|duty| duty.task) == Some(Task::Blow);
    match view.missed.len() {
        _ if must => "",
        1 => texts.missed_may(),
        _ => texts.missed_may_one(),
    }
}
