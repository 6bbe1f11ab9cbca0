//! Files that are dropped on the page. The browser would leave the page for them.

use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Blob, DataTransfer, DragEvent, Event};
use yew::Callback;

use crate::page;

/// Listens for files, wherever they are dropped; several become one, each with a line of its own.
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
                let Some(files) = files.files() else {
                    return;
                };
                let parts = Array::new();
                for file in Array::from(&files) {
                    parts.push(&file);
                    parts.push(&"\n".into());
                }
                if let Ok(file) = Blob::new_with_blob_sequence(&parts) {
                    ondrop.emit(file);
                }
            }),
        ),
    ]
}

/// Returns what is dragged, if files are among it.
fn files(event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    data.types().includes(&"Files".into(), 0).then_some(data)
}
