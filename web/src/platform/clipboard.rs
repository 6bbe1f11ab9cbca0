//! Copying to the clipboard. Browsers allow it only while they know of a tap, and some never.

use js_sys::futures::future_to_promise;
use js_sys::{Array, JsString, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Clipboard, ClipboardItem};

use crate::page;

/// Why something was not copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotCopied {
    /// The browser does not allow it. This is the text, for the user to copy by hand.
    Refused(String),
    /// There was no text in the end.
    NoText,
}

/// Copies a text. The browser is asked in this call, while it knows of the tap, and not when the
/// future is first polled.
pub(crate) fn copy(text: String) -> impl Future<Output = Result<(), NotCopied>> {
    let copied = clipboard().map(|clipboard| clipboard.write_text(&text));
    async move { done(copied).await.ok_or(NotCopied::Refused(text)) }
}

/// Copies a text that is still to come, or `None` if it will not come after all. The browser is
/// asked in this call, too: it takes a promise.
pub(crate) fn copy_coming(
    coming: impl Future<Output = Option<String>> + 'static,
) -> impl Future<Output = Result<(), NotCopied>> {
    let text = future_to_promise(async {
        let text = coming.await.ok_or(JsValue::UNDEFINED)?;
        Ok(JsValue::from_str(&text))
    });
    let copied = write(as_blob(&text));
    async move {
        let copied = done(copied).await;
        let text = text.await.ok().and_then(|text| text.as_string());
        let text = text.ok_or(NotCopied::NoText)?;
        match copied {
            Some(()) => Ok(()),
            // Older browsers take no promises, but may still know of the tap.
            None => copy(text).await,
        }
    }
}

/// The promise of a text as the promise of a blob: not every browser takes the former.
fn as_blob(text: &Promise) -> Promise {
    let text = text.clone();
    let blob = future_to_promise(async {
        let text = text.await?.unchecked_into::<JsString>();
        let blob =
            gloo_file::Blob::new_with_options(String::from(text).as_str(), Some("text/plain"));
        Ok(web_sys::Blob::from(blob).into())
    });
    // Whoever waits for the text hears of it if there is none.
    super::regardless(Ok(blob.clone()));
    blob
}

/// Puts the promise of a blob into the clipboard.
fn write(blob: Promise) -> Option<Promise> {
    let items = Object::new();
    Reflect::set(&items, &JsValue::from_str("text/plain"), &blob).ok()?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&items).ok()?;
    Some(clipboard()?.write(&Array::of1(&item)))
}

/// Waits for the browser; `None` if it could not be asked, or refused.
async fn done(promise: Option<Promise>) -> Option<()> {
    promise?.await.ok().map(drop)
}

/// The clipboard; pages without a secure connection have none.
fn clipboard() -> Option<Clipboard> {
    let clipboard = page::window().navigator().clipboard();
    clipboard.is_object().then_some(clipboard)
}
