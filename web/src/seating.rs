//! How the players sit at the screen (play.md, section 8). The way is an attribute of the root element, which the style sheet
//! follows (`web/style/seating.css`), and this device remembers it; only passing the device on needs the app.

use crate::page;
use crate::root;
use crate::text::Texts;

/// The ways to sit, in the order in which the button goes round.
pub(crate) const WAYS: [&str; 4] = ["fixed", "face", "turning", "pass"];

/// The word of the root element's `data-far-men`, if the far player's men are turned when the players sit face to face.
const TURNED: &str = "turned";

/// Where the device keeps how the players sat last.
const REMEMBERED: &str = "rochade.seating";

/// Sits down as the players did last.
pub(crate) fn sit_down() {
    let last = page::remembered(REMEMBERED).unwrap_or_default();
    let (way, far_men) = last.split_once(' ').unwrap_or((&last, ""));
    if WAYS.contains(&way) {
        set(way, far_men == TURNED);
    }
}

/// Goes on to the next way; says which one that is.
pub(crate) fn next(texts: &Texts) -> &'static str {
    let next = (now() + 1) % WAYS.len();
    set(WAYS[next], far_men_turned());
    said(texts)[next]
}

/// Whether the view turns to the player to move.
pub(crate) fn passes() -> bool {
    WAYS[now()] == "pass"
}

/// Whether the men, or the players' bars, turn to face the player to move.
pub(crate) fn faces() -> bool {
    matches!(way(), "face" | "turning")
}

/// How the players sit.
pub(crate) fn way() -> &'static str {
    WAYS[now()]
}

/// Seats the players as they chose.
pub(crate) fn sit(way: &str, far_men: bool) {
    if WAYS.contains(&way) {
        set(way, far_men);
    }
}

fn set(way: &str, far_men: bool) {
    let far_men = if far_men { TURNED } else { "" };
    root::set("data-seating", way);
    root::set("data-far-men", far_men);
    page::remember(REMEMBERED, &[way, " ", far_men].concat());
}

/// Whether the far player's men are turned, too, when the players sit face to face.
pub(crate) fn far_men_turned() -> bool {
    page::setting("far-men") == TURNED
}

/// The index of the way in which the players sit.
fn now() -> usize {
    let now = page::setting("seating");
    WAYS.into_iter().position(|way| way == now).unwrap_or(0)
}

/// The ways in words, in their order.
pub(crate) fn said(texts: &Texts) -> [&'static str; 4] {
    [
        texts.seating_fixed(),
        texts.seating_face(),
        texts.seating_turning(),
        texts.seating_pass(),
    ]
}
