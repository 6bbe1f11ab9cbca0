//! A finger that pulls something up or down.

use yew::prelude::*;

/// How far a finger has to go, in CSS pixels.
const FAR: i32 = 24;

/// Where it is pulled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pull {
    Up,
    Down,
}

/// Returns what an element listens with to be pulled: where a finger comes down, and where it goes.
/// A finger that goes further to the side pulls nothing.
#[hook]
pub(super) fn use_pull(
    way: Pull,
    onpull: Callback<()>,
) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
    let from = use_mut_ref(|| None);
    let down = {
        let from = from.clone();
        Callback::from(move |event: PointerEvent| *from.borrow_mut() = place(&event))
    };
    let up = Callback::from(move |event: PointerEvent| {
        let (from, to) = (from.take(), place(&event));
        let (Some((x, y)), Some((to_x, to_y))) = (from, to) else {
            return;
        };
        let gone = match way {
            Pull::Up => y - to_y,
            Pull::Down => to_y - y,
        };
        if gone >= FAR && gone > (to_x - x).abs() {
            onpull.emit(());
        }
    });
    (down, up)
}

/// Returns where a finger is.
fn place(event: &PointerEvent) -> Option<(i32, i32)> {
    let is_finger = event.is_primary() && event.pointer_type() == "touch";
    is_finger.then(|| (event.client_x(), event.client_y()))
}
