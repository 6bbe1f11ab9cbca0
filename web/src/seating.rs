//! How the players sit at the screen (play.md, section 8). The way is an attribute of the root element, which the style sheet
//! follows (`web/style/seating.css`), and this device remembers it; only passing the device on needs the app.

use maud::{Markup, html};
use rochade_table::{ClockState, ClockView, View};
use web_sys::FormData;

use crate::new_game;
use crate::page;
use crate::sides::{Side, Sides};
use crate::text::Texts;

/// The ways to sit, in the order in which the button goes round.
const WAYS: [&str; 4] = ["fixed", "face", "turning", "pass"];

/// The word of the root element's `data-far-men`, if the far player's men are turned when the players sit face to face.
const TURNED: &str = "turned";

/// After a move the device is passed on so many milliseconds later, when the move has been seen.
const MOMENT: u32 = 450;

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

/// Calls when the device is to be passed on.
pub(crate) fn soon(pass: impl FnOnce() + 'static) {
    page::after(MOMENT, pass);
}

/// Tells the style sheet who sits at the near side and whether the far player is to be faced, and the rest of the page whether
/// a game is being played: only then is the screen kept awake (`web/later/awake.js`).
pub(crate) fn tell(view: &View, sides: &Sides<'_>) {
    let root = page::root();
    page::set(&root, "data-near", view.plan.letter(sides.near()));
    // Not `data-turn`: with it, styles would be looked for at every move where nobody is ever faced.
    let faced = match sides.side(view.turn) {
        Side::Near => "",
        side if matches!(WAYS[now()], "face" | "turning") => side.word(),
        _ => "",
    };
    page::set(&root, "data-facing", faced);
    let rests = |clock: &ClockView| clock.state == ClockState::Paused;
    let playing =
        view.plies > 0 && view.outcome.is_none() && !view.clock.as_ref().is_some_and(rests);
    page::set(&root, "data-playing", if playing { "yes" } else { "" });
}

/// The choice in the "New game" panel, to be read by [`read`].
pub(crate) fn control(texts: &Texts) -> Markup {
    let said = said(texts);
    let options: [(&str, &str); 4] = std::array::from_fn(|way| (WAYS[way], said[way]));
    html! {
        (new_game::select("seating", texts.seating(), &options, WAYS[now()]))
        label.switch.far-men { input type="checkbox" name="far-men" checked[far_men_turned()]; (texts.far_men()) }
    }
}

/// Takes over what was chosen in the panel.
pub(crate) fn read(data: &FormData) {
    let chosen = data.get("seating").as_string().unwrap_or_default();
    if WAYS.contains(&chosen.as_str()) {
        set(&chosen, data.has("far-men"));
    }
}

fn set(way: &str, far_men: bool) {
    let root = page::root();
    let far_men = if far_men { TURNED } else { "" };
    page::set(&root, "data-seating", way);
    page::set(&root, "data-far-men", far_men);
    page::remember(REMEMBERED, &[way, " ", far_men].concat());
}

fn far_men_turned() -> bool {
    page::setting("far-men") == TURNED
}

/// The index of the way in which the players sit.
fn now() -> usize {
    let now = page::setting("seating");
    WAYS.into_iter().position(|way| way == now).unwrap_or(0)
}

/// The ways in words, in their order.
fn said(texts: &Texts) -> [&'static str; 4] {
    [
        texts.seating_fixed(),
        texts.seating_face(),
        texts.seating_turning(),
        texts.seating_pass(),
    ]
}
