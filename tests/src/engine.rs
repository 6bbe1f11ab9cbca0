//! The engines that the page is tested in, and how one that is not Chromium is asked and told.
//!
//! Chromium goes through all tests, by its own protocol, which can pretend screens, settings and
//! networks. The others go through the core of them (`tests/it/engines.rs`) by WebDriver, which
//! knows pointers, keys, scripts and the size of a window. What else a test wants is Chromium's:
//! whoever asks it of another engine is told so (`Page::command`, `Visit`).

use std::fmt::Display;
use std::panic::{self, AssertUnwindSafe};

use serde_json::{Value, json};
use thirtyfour::common::command::Command;
use thirtyfour::prelude::*;

use crate::page::Page;
use crate::pointer::Point;
use crate::visit::Visit;

/// What draws and runs the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium: all tests.
    Chromium,
    /// Firefox with geckodriver: the core.
    Firefox,
    /// WebKitGTK, the engine nearest to Safari's: the core.
    WebKit,
}

impl Engine {
    /// Runs a test in this engine. If its driver has failed, and not the page, the test is run once
    /// more, in a new browser: the drivers of Firefox and WebKit do so once in a thousand tests on
    /// a busy machine.
    pub fn run(self, test: fn(Visit)) {
        let first = panic::catch_unwind(AssertUnwindSafe(|| test(Visit::with(self))));
        match first {
            Ok(()) => {}
            Err(failure) if failure.is::<DriverFailed>() => {
                eprintln!("{self:?} is started again, and asked again");
                test(Visit::with(self));
            }
            Err(failure) => panic::resume_unwind(failure),
        }
    }
}

/// What is thrown where a driver has failed.
struct DriverFailed;

/// Ends a test because the driver could not do something, or not say what came of it.
pub(crate) fn driver_failed(what: impl Display, error: &WebDriverError) -> ! {
    eprintln!("{what} failed: {error}");
    panic::panic_any(DriverFailed)
}

/// Gives an expression's value, or what was thrown. Both engines wait for promises here; not all do
/// otherwise.
const ASKED: &str = "const done = arguments[arguments.length - 1];
    (async () => (EXPRESSION))().then((value) => done([value ?? null]), (error) => done(String(error)));";

impl Page {
    /// The value of an expression, by WebDriver, or what it threw.
    pub(crate) async fn ask(&self, expression: &str) -> Result<Value, String> {
        let script = ASKED.replace("EXPRESSION", expression.trim_end().trim_end_matches(';'));
        let answer = self.driver().execute_async(script, Vec::new()).await;
        let answer = answer.unwrap_or_else(|error| driver_failed(expression, &error));
        match answer.json() {
            Value::Array(value) => Ok(value[0].clone()),
            thrown => Err(thrown.to_string()),
        }
    }

    /// Lets a pointer (`mouse`, or `touch` with the finger's number) do something, by WebDriver.
    pub(crate) async fn point(&self, kind: &str, number: u32, actions: Value) {
        self.act(json!({
            "type": "pointer", "id": format!("{kind} {number}"),
            "parameters": { "pointerType": kind }, "actions": actions,
        }))
        .await;
    }

    /// Presses and releases keys, by WebDriver: each is a character, or one that stands for a key.
    pub(crate) async fn press(&self, keys: impl Iterator<Item = char>) {
        let both = |key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key }));
        let actions: Vec<_> = keys.flat_map(both).collect();
        self.act(json!({ "type": "key", "id": "keys", "actions": actions }))
            .await;
    }

    async fn act(&self, source: Value) {
        let done = self
            .driver()
            .cmd(Command::PerformActions(json!([source]).into()))
            .await;
        done.unwrap_or_else(|error| driver_failed(source, &error));
    }

    /// Gives the window a size inside, by WebDriver. No window of Firefox is narrower than 500 CSS
    /// pixels, and none of WebKitGTK's browser narrower than 447.
    pub(crate) async fn resize(&self, width: u32, height: u32) -> WebDriverResult<()> {
        const INSIDE: &str = "[innerWidth, innerHeight]";
        let outside = self.driver().get_window_rect().await?;
        let inside: (i64, i64) =
            serde_json::from_value(self.eval(INSIDE).await).expect("two numbers");
        let larger = |wanted: u32, outside: i64, inside: i64| {
            u32::try_from(i64::from(wanted) + outside - inside).unwrap_or(wanted)
        };
        self.driver()
            .set_window_rect(
                0,
                0,
                larger(width, outside.width, inside.0),
                larger(height, outside.height, inside.1),
            )
            .await?;
        self.expect(format!("String({INSIDE}) === '{width},{height}'"))
            .await;
        Ok(())
    }
}

/// The action that leads a pointer somewhere.
pub(crate) fn lead(place: Point) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": place.x.round(), "y": place.y.round() })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn a_test_is_run_again_when_the_driver_failed() {
        static RUNS: AtomicU32 = AtomicU32::new(0);
        Engine::WebKit.run(|_| {
            if RUNS.fetch_add(1, Ordering::Relaxed) == 0 {
                driver_failed("a look", &WebDriverError::SessionCreateError("none".into()));
            }
        });
        assert_eq!(RUNS.load(Ordering::Relaxed), 2);
    }

    #[test]
    fn a_test_is_not_run_again_when_the_page_failed() {
        static RUNS: AtomicU32 = AtomicU32::new(0);
        let run = || {
            Engine::WebKit.run(|_| {
                RUNS.fetch_add(1, Ordering::Relaxed);
                panic!("the page is wrong");
            });
        };
        assert!(panic::catch_unwind(run).is_err());
        assert_eq!(RUNS.load(Ordering::Relaxed), 1);
    }
}
