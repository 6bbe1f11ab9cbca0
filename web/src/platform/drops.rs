//! Files that are dropped on the page. The browser would leave the page for them.

use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Blob, DataTransfer, DragEvent, Event};
use yew::Callback;

use crate::page;

/// Listens for files, wherever they are dropped; several become one.
pub(crate) fn listen(ondrop: Callback<Blob>) -> [EventListener; 2] {
    let on = |name: &'static str, hear: Callback<DataTransfer>| {
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&page::window(), name, options, move |event| {
            if let Some(files) = files(event) {
                event.prevent_default();
                hear.emit(files);
            }
        })
    };
    [
        on("dragover", Callback::noop()),
        on(
            "drop",
            Callback::from(move |files: DataTransfer| {
                let files = files.files().map(|files| Array::from(&files));
                let file = files.and_then(|files| Blob::new_with_blob_sequence(&files).ok());
                if let Some(file) = file {
                    ondrop.emit(file);
                }
            }),
        ),
    ]
}

/// What is dragged, if files are among it.
fn files(event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    data.types().includes(&"Files".into(), 0).then_some(data)
}
