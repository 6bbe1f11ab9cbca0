//! What tabs do where the browser has no locks, which need a secure connection.

use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

use super::device::{Browser, Device};
use super::{Inner, Place};

impl Inner<Browser> {
    /// Two tabs may have come to the same game. The one that wrote first goes on under another
    /// name.
    pub(super) fn make_way(self: &Rc<Self>) {
        let Some(window) = web_sys::window().filter(|_| !self.device.has_locks()) else {
            return;
        };
        let inner = Rc::downgrade(self);
        let listener = EventListener::new(&window, "storage", move |event| {
            let inner = Weak::upgrade(&inner);
            if let (Some(inner), Some(event)) = (inner, event.dyn_ref::<StorageEvent>())
                && inner.written_elsewhere(event)
            {
                inner.begin();
            }
        });
        self.listener.replace(Some(listener));
    }

    /// Returns whether another tab has written the game on the board.
    fn written_elsewhere(&self, event: &StorageEvent) -> bool {
        let tab = self.tab.borrow();
        let keys = Place::Open.keys(&tab.name);
        let is_written = event.new_value().is_some_and(|value| !value.is_empty());
        let key = event.key();
        let key = key.as_deref().and_then(|key| tab.places.0.own_key(key));
        is_written && key.is_some_and(|key| keys.iter().any(|own| own == key))
    }
}
