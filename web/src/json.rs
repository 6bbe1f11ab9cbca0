//! Objects that come from the device or from the worker: what stands in them is asked for part by
//! part, because it may be anything.
//!
//! (`serde-wasm-bindgen` could read them, too. With its messages for what can't be read, which
//! nobody sees, that would make the page heavier by ten kilobytes.)

use serde::Serialize;

#[cfg(target_arch = "wasm32")]
pub(crate) use in_browser::{Object, write};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use in_tests::{Object, write};

#[cfg(target_arch = "wasm32")]
mod in_browser {
    use js_sys::{Array, JSON, Reflect};
    use serde_wasm_bindgen::Serializer;
    use wasm_bindgen::{JsCast, JsValue};

    use super::Serialize;

    /// An object.
    #[derive(Clone, Debug)]
    pub(crate) struct Object(JsValue);

    impl From<JsValue> for Object {
        fn from(value: JsValue) -> Object {
            Object(value)
        }
    }

    impl Object {
        /// Reads JSON.
        pub(crate) fn parse(json: &str) -> Option<Object> {
            JSON::parse(json).ok().map(Object)
        }

        fn part(&self, name: &str) -> Option<JsValue> {
            Reflect::get(&self.0, &name.into()).ok()
        }

        fn list(&self, name: &str) -> Option<Array> {
            self.part(name)?.dyn_into().ok()
        }

        /// The text of this name.
        pub(crate) fn text(&self, name: &str) -> Option<String> {
            self.part(name)?.as_string()
        }

        /// The number of this name.
        pub(crate) fn number(&self, name: &str) -> Option<f64> {
            self.part(name)?.as_f64()
        }

        /// Returns whether there is a `true` of this name.
        pub(crate) fn flag(&self, name: &str) -> bool {
            self.part(name).is_some_and(|part| part.is_truthy())
        }

        /// The object of this name.
        pub(crate) fn object(&self, name: &str) -> Option<Object> {
            self.part(name).filter(JsValue::is_object).map(Object)
        }

        /// The numbers in the list of this name; what is no number in it is 0.
        pub(crate) fn numbers(&self, name: &str) -> Option<Vec<f64>> {
            let list = self.list(name)?;
            let number = |part: JsValue| part.as_f64().unwrap_or_default();
            Some(list.iter().map(number).collect())
        }

        /// The texts in the list of this name; what is no text in it is empty.
        pub(crate) fn texts(&self, name: &str) -> Option<Vec<String>> {
            let list = self.list(name)?;
            let text = |part: JsValue| part.as_string().unwrap_or_default();
            Some(list.iter().map(text).collect())
        }

        /// The objects in the list of this name.
        pub(crate) fn objects(&self, name: &str) -> Option<Vec<Object>> {
            Some(self.list(name)?.iter().map(Object).collect())
        }
    }

    /// Writes JSON.
    pub(crate) fn write(thing: &impl Serialize) -> Option<String> {
        let value = thing.serialize(&Serializer::json_compatible()).ok()?;
        JSON::stringify(&value).ok().map(String::from)
    }
}

/// The same without a browser.
#[cfg(not(target_arch = "wasm32"))]
mod in_tests {
    use serde_json::Value;
    use wasm_bindgen::JsValue;

    use super::Serialize;

    #[derive(Clone, Debug)]
    pub(crate) struct Object(Value);

    impl From<JsValue> for Object {
        fn from(_: JsValue) -> Object {
            Object(Value::Null)
        }
    }

    impl Object {
        pub(crate) fn parse(json: &str) -> Option<Object> {
            serde_json::from_str(json).ok().map(Object)
        }

        pub(crate) fn text(&self, name: &str) -> Option<String> {
            self.0.get(name)?.as_str().map(str::to_owned)
        }

        pub(crate) fn number(&self, name: &str) -> Option<f64> {
            self.0.get(name)?.as_f64()
        }

        pub(crate) fn flag(&self, name: &str) -> bool {
            self.0.get(name).is_some_and(|part| part == true)
        }

        pub(crate) fn object(&self, name: &str) -> Option<Object> {
            let part = self.0.get(name)?;
            part.is_object().then(|| Object(part.clone()))
        }

        pub(crate) fn numbers(&self, name: &str) -> Option<Vec<f64>> {
            let list = self.0.get(name)?.as_array()?.iter();
            let number = |part: &Value| part.as_f64().unwrap_or_default();
            Some(list.map(number).collect())
        }

        pub(crate) fn texts(&self, name: &str) -> Option<Vec<String>> {
            let list = self.0.get(name)?.as_array()?.iter();
            let text = |part: &Value| part.as_str().unwrap_or_default().to_owned();
            Some(list.map(text).collect())
        }

        pub(crate) fn objects(&self, name: &str) -> Option<Vec<Object>> {
            let list = self.0.get(name)?.as_array()?;
            Some(list.iter().cloned().map(Object).collect())
        }
    }

    pub(crate) fn write(thing: &impl Serialize) -> Option<String> {
        serde_json::to_string(thing).ok()
    }
}
