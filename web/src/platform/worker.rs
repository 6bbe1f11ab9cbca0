//! A worker beside the page, as the page sees it: it is given tasks, and answers each in batches
//! until one says that it is done.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use gloo_events::EventListener;
use js_sys::{Object as Task, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker};

use super::trusted;
use crate::json::Object;

/// Why a worker did not do its task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WorkerFailed {
    /// It could not be fetched, or broke down.
    Broken,
    /// The server doesn't have it any more, as when there is a newer build.
    Gone,
    /// What it was given is not a file, or not any more.
    NoFile,
    /// The file is larger than what is read.
    TooLarge,
}

/// A worker at its tasks; it stops when this is dropped.
#[derive(Debug)]
pub(crate) struct Working(Rc<Started>);

/// A worker, and what it takes to start it once more.
#[derive(Debug)]
struct Started {
    name: &'static str,
    running: RefCell<Running>,
    told: UnboundedSender<Option<JsValue>>,
    /// The tasks sent so far, until it answers or is started again.
    tasks: RefCell<Option<Vec<Task>>>,
}

/// A worker that runs until this is dropped.
#[derive(Debug)]
struct Running {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Running {
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
    name: &'static str,
    task: &[(&str, &JsValue)],
) -> Result<(Working, Answers), WorkerFailed> {
    let (told, answers) = unbounded();
    let started = Rc::new(Started {
        name,
        running: RefCell::new(Running::start(name, &told)?),
        told,
        tasks: RefCell::new(Some(Vec::new())),
    });
    let from = Rc::downgrade(&started);
    let working = Working(started);
    working.send(task)?;
    let answers = Answers {
        answers,
        from,
        is_new: true,
    };
    Ok((working, answers))
}

impl Running {
    fn start(name: &str, told: &UnboundedSender<Option<JsValue>>) -> Result<Running, WorkerFailed> {
        let worker = trusted::start_worker(name).map_err(|_| WorkerFailed::Broken)?;
        let data = |event: &Event| event.dyn_ref().map(MessageEvent::data);
        let heard = listen(&worker, "message", told.clone(), data);
        // It could not be fetched.
        let failed = listen(&worker, "error", told.clone(), |_| None);
        Ok(Running {
            worker,
            _listeners: [heard, failed],
        })
    }

    fn give(&self, task: &Task) -> Result<(), WorkerFailed> {
        let given = self.worker.post_message(task);
        given.map_err(|_| WorkerFailed::Broken)
    }
}

impl Working {
    /// Gives the worker a task: an object with these parts.
    ///
    /// # Errors
    ///
    /// If it can't be sent.
    pub(crate) fn send(&self, task: &[(&str, &JsValue)]) -> Result<(), WorkerFailed> {
        let object = Task::new();
        let mut parts = task.iter();
        parts
            .try_for_each(|(name, value)| Reflect::set(&object, &(*name).into(), value).map(drop))
            .map_err(|_| WorkerFailed::Broken)?;
        self.0.running.borrow().give(&object)?;
        if let Some(tasks) = &mut *self.0.tasks.borrow_mut() {
            tasks.push(object);
        }
        Ok(())
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
pub(crate) struct Answers {
    answers: UnboundedReceiver<Option<JsValue>>,
    from: Weak<Started>,
    /// Whether the worker has neither answered nor been started again.
    is_new: bool,
}

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
        let answer = loop {
            let Ok(answer) = self.answers.recv().await else {
                return Ok(None);
            };
            match answer {
                Some(answer) => break answer,
                None if self.is_new => self.start_again().await?,
                None => return Err(WorkerFailed::Broken),
            }
        };
        if std::mem::take(&mut self.is_new)
            && let Some(started) = self.from.upgrade()
        {
            started.tasks.take();
        }
        let object = Object::from(answer);
        // What tells no progress tells that the worker failed.
        let Some(progress) = object.number("progress") else {
            return Err(match object.text("failed").as_deref() {
                Some("gone") => WorkerFailed::Gone,
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

    /// Starts the worker once more, with what it was given: its script is asked for anew, since
    /// what was kept of it could not run.
    async fn start_again(&mut self) -> Result<(), WorkerFailed> {
        self.is_new = false;
        let Some(name) = self.from.upgrade().map(|started| started.name) else {
            return Ok(());
        };
        let is_there = trusted::fetch_worker(name).await;
        if !is_there.map_err(|_| WorkerFailed::Broken)?.is_truthy() {
            return Err(WorkerFailed::Gone);
        }
        // It may have been stopped meanwhile.
        let Some(started) = self.from.upgrade() else {
            return Ok(());
        };
        let running = Running::start(name, &started.told)?;
        for task in started.tasks.take().unwrap_or_default() {
            running.give(&task)?;
        }
        started.running.replace(running);
        Ok(())
    }
}
