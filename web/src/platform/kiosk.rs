//! A tablet that lies at a club for everyone (`?kiosk=1`): the page fills the screen, and no gesture leads out of it. What can be
//! pressed that would, the style sheet takes away (`web/style/kiosk.css`).

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MouseEvent};

use super::{full_screen, wake_lock};
use crate::{page, root};

/// What would let the browser show something of its own, or leave the page for what is dropped on it.
const WAYS_OUT: [&str; 7] = [
    "contextmenu",
    "dragstart",
    "dragover",
    "drop",
    "gesturestart",
    "beforeinstallprompt",
    "wheel",
];

/// The touches that let a browser fill the screen.
const TOUCHES: [&str; 2] = ["pointerup", "keydown"];

/// What the page's place in the history remembers, so that the way back ends there.
const HERE: &str = "kiosk";

/// Whether the page's address wants this.
pub(crate) fn is_wanted() -> bool {
    page::asked_for("kiosk").as_deref() == Some("1")
}

/// Stays here, until what this returns is dropped.
pub(crate) fn stay() -> Vec<EventListener> {
    root::set("data-kiosk", "yes");
    let window = page::window();
    let on = |name: &'static str, hear: fn(&Event)| {
        let mut options = EventListenerOptions::run_in_capture_phase();
        options.passive = false;
        EventListener::new_with_options(&window, name, options, hear)
    };
    let mut listeners = vec![on("popstate", stay_here)];
    listeners.extend(TOUCHES.map(|name| on(name, settle)));
    listeners.extend(WAYS_OUT.map(|name| on(name, refuse)));
    listeners
}

fn refuse(event: &Event) {
    if event.type_() != "wheel" || zooms(event) {
        event.prevent_default();
    }
}

/// Two fingers on a touchpad turn a wheel with Ctrl held down.
fn zooms(event: &Event) -> bool {
    let wheel = event.dyn_ref::<MouseEvent>();
    wheel.is_some_and(MouseEvent::ctrl_key)
}

/// Does what browsers allow only once the page was touched.
fn settle(_: &Event) {
    full_screen::fill();
    wake_lock::try_again();
    // The way back passes by the places that came without a touch.
    if !is_here() {
        let history = page::window().history();
        let _ = history.and_then(|history| history.push_state(&JsValue::from_str(HERE), ""));
    }
}

/// Undoes a step back.
fn stay_here(_: &Event) {
    if !is_here() {
        // Where the browser has no history, there is no way back.
        let _ = page::window()
            .history()
            .and_then(|history| history.forward());
    }
}

fn is_here() -> bool {
    let history = page::window().history();
    let state = history.and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(HERE))
}
