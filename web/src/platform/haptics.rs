//! Lets the device vibrate with what can be heard, where it can.

use wasm_bindgen::JsValue;

use crate::page;
use crate::sound::Sound;

/// Returns whether the browser lets pages vibrate. Whether the device can, it does not tell.
pub(crate) fn can() -> bool {
    let vibrate = JsValue::from_str("vibrate");
    js_sys::Reflect::has(&page::window().navigator(), &vibrate).unwrap_or(false)
}

/// Lets the device vibrate: a tick for a move, longer for what weighs more.
pub(crate) fn vibrate(sound: Sound) {
    let milliseconds = match sound {
        Sound::Move => 15,
        Sound::Capture => 30,
        Sound::Check => 60,
        Sound::LowTime => 120,
        Sound::End => 200,
    };
    if can() {
        page::window()
            .navigator()
            .vibrate_with_duration(milliseconds);
    }
}
