//! New builds of the site, which come while the page is open.

use wasm_bindgen::prelude::*;
use yew::Callback;

#[wasm_bindgen(module = "/platform/builds.js")]
extern "C" {
    #[wasm_bindgen(js_name = watch)]
    fn watch_with(tell: JsValue);

    /// Loads the page again, with the newest build that is there.
    pub(crate) fn renew();
}

/// Lets the browser keep the site, and tells when another build than the page's own is there.
pub(crate) fn watch(tell: Callback<()>) {
    let tell = Closure::<dyn Fn()>::new(move || tell.emit(()));
    // The page watches for as long as it is there.
    watch_with(tell.into_js_value());
}
