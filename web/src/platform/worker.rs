//! A worker beside the page, as the page sees it: it is given tasks, and answers each in batches
//! until one says that it is done.

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use gloo_events::EventListener;
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker};

use super::trusted;
use crate::json::Object;

/// Why a worker did not do its task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WorkerFailed {
    /// It could not be fetched, or broke down.
    Broken,
    /// What it was given is not a file, or not any more.
    NoFile,
    /// The file is larger than what is read.
    TooLarge,
}

/// A worker at its tasks; it stops when this is dropped.
#[derive(Debug)]
pub(crate) struct Working {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Working {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Starts the worker of this name with a task: an object with these parts.
///
/// # Errors
///
/// If the browser starts no workers, or the task can't be sent.
pub(crate) fn start(
    name: &str,
    task: &[(&str, &JsValue)],
) -> Result<(Working, Answers), WorkerFailed> {
    let worker = trusted::start_worker(name).map_err(|_| WorkerFailed::Broken)?;
    let (told, answers) = unbounded();
    let data = |event: &Event| event.dyn_ref().map(MessageEvent::data);
    let heard = listen(&worker, "message", told.clone(), data);
    // It could not be fetched.
    let failed = listen(&worker, "error", told, |_| None);
    let working = Working {
        worker,
        _listeners: [heard, failed],
    };
    working.send(task)?;
    Ok((working, Answers(answers)))
}

impl Working {
    /// Gives the worker a task: an object with these parts.
    ///
    /// # Errors
    ///
    /// If it can't be sent.
    pub(crate) fn send(&self, task: &[(&str, &JsValue)]) -> Result<(), WorkerFailed> {
        let object = js_sys::Object::new();
        let mut parts = task.iter();
        parts
            .try_for_each(|(name, value)| Reflect::set(&object, &(*name).into(), value).map(drop))
            .and_then(|()| self.worker.post_message(&object))
            .map_err(|_| WorkerFailed::Broken)
    }
}

/// Passes on what an event of the worker tells: nothing means that it failed.
fn listen(
    worker: &Worker,
    name: &'static str,
    to: UnboundedSender<Option<JsValue>>,
    data: impl Fn(&Event) -> Option<JsValue> + 'static,
) -> EventListener {
    EventListener::new(worker, name, move |event| {
        // Where nobody waits for it any more, it is not needed.
        let _ = to.unbounded_send(data(event));
    })
}

/// What a worker answers.
#[derive(Debug)]
pub(crate) struct Answers(UnboundedReceiver<Option<JsValue>>);

/// One answer.
pub(crate) struct Batch {
    /// What it tells.
    pub(crate) object: Object,
    /// How much of the task is done.
    pub(crate) percent: u32,
    /// Whether this is the last one.
    pub(crate) done: bool,
}

impl Answers {
    /// Waits for the next batch; gives nothing if the worker was stopped.
    ///
    /// # Errors
    ///
    /// Why the worker has failed.
    pub(crate) async fn next(&mut self) -> Result<Option<Batch>, WorkerFailed> {
        let Ok(answer) = self.0.recv().await else {
            return Ok(None);
        };
        let object = Object::from(answer.ok_or(WorkerFailed::Broken)?);
        // What tells no progress tells that the worker failed.
        let Some(progress) = object.number("progress") else {
            return Err(match object.text("failed").as_deref() {
                Some("no-file") => WorkerFailed::NoFile,
                Some("too-large") => WorkerFailed::TooLarge,
                _ => WorkerFailed::Broken,
            });
        };
        Ok(Some(Batch {
            done: object.flag("done"),
            percent: (100.0 * progress) as u32,
            object,
        }))
    }
}
