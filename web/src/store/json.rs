//! JSON: the browser reads and writes it, which weighs nothing. Elsewhere, which is in tests, `serde_json` does.

use serde::Serialize;
use serde::de::DeserializeOwned;

#[cfg(target_arch = "wasm32")]
pub(super) fn parse<T: DeserializeOwned>(text: &str) -> Option<T> {
    let value = js_sys::JSON::parse(text).ok()?;
    serde_wasm_bindgen::from_value(value).ok()
}

#[cfg(target_arch = "wasm32")]
pub(super) fn write<T: Serialize>(thing: &T) -> Option<String> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    let value = thing.serialize(&serializer).ok()?;
    js_sys::JSON::stringify(&value).ok().map(String::from)
}

#[cfg(not(target_arch = "wasm32"))]
pub(super) fn parse<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

#[cfg(not(target_arch = "wasm32"))]
pub(super) fn write<T: Serialize>(thing: &T) -> Option<String> {
    serde_json::to_string(thing).ok()
}
