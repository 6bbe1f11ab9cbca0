//! What is heard: the page tells it by events of the window, which `web/later/sound.js` plays, and pages around may hear.

use rochade_table::{Check, Happening};
use web_sys::Event;

use crate::page;

/// Tells of the weightiest thing that happened, if any of it is to be heard.
pub(crate) fn tell(happenings: &[Happening]) {
    let heard = happenings.iter().filter_map(event).max();
    if let Some(event) = heard.and_then(|(_, name)| Event::new(name).ok()) {
        // Only an event that is under way already would be refused.
        let _ = page::window().dispatch_event(&event);
    }
}

/// The weight of a happening, and the event for it.
fn event(happening: &Happening) -> Option<(u8, &'static str)> {
    Some(match happening {
        Happening::Ended(_) => (5, "rochade-end"),
        Happening::TimeLow(_) => (4, "rochade-low-time"),
        Happening::Moved(deed) if deed.check != Check::None => (3, "rochade-check"),
        Happening::Moved(deed) if !deed.victims.is_empty() => (2, "rochade-capture"),
        Happening::Moved(_) => (1, "rochade-move"),
        _ => return None,
    })
}
