//! The open page: asking it, waiting for it, and its buttons and inputs.

use std::panic::Location;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::engine::{Engine, driver_failed};
use crate::keys::Key;
use crate::pointer::Point;

/// How long a test waits before it fails: what holds is soon seen, on a slow machine, too.
const PATIENCE: Duration = Duration::from_secs(20);

/// How many looks a wait takes at least.
const LOOKS: u32 = 20;

/// The pause between two looks.
const PAUSE: Duration = Duration::from_millis(8);

/// The page in a browser.
///
/// What goes wrong here fails the test, so methods panic, with words that say what was expected.
#[derive(Debug)]
pub struct Page {
    driver: WebDriver,
    engine: Engine,
    url: String,
}

impl Page {
    pub(crate) fn new(driver: WebDriver, engine: Engine, url: String) -> Self {
        Self {
            driver,
            engine,
            url,
        }
    }

    /// Where the page stands.
    pub fn url(&self) -> String {
        self.url.clone()
    }

    /// The page's scheme, host and port.
    pub(crate) fn origin(&self) -> String {
        let parts: Vec<_> = self.url.splitn(4, '/').take(3).collect();
        parts.join("/")
    }

    /// Whether the page is in Chromium, which is spoken to in its own protocol.
    pub(crate) fn is_in_chromium(&self) -> bool {
        self.engine == Engine::Chromium
    }

    /// The session, for what this harness has no words for.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// A command of Chromium's own protocol.
    pub async fn command(&self, name: &str, parameters: Value) -> WebDriverResult<Value> {
        assert!(self.is_in_chromium(), "{name} is for Chromium only");
        self.driver.cdp().send_raw(name, parameters).await
    }

    /// A command that must work.
    pub async fn do_command(&self, name: &str, parameters: Value) -> Value {
        self.command(name, parameters)
            .await
            .unwrap_or_else(|error| panic!("{name} failed: {error}"))
    }

    /// The value of an expression in the page. The page's content-security policy does not apply.
    pub async fn eval(&self, expression: &str) -> Value {
        self.try_eval(expression)
            .await
            .unwrap_or_else(|thrown| panic!("the page could not evaluate {expression}: {thrown}"))
    }

    /// The value of an expression in the page, or what it threw.
    async fn try_eval(&self, expression: &str) -> Result<Value, String> {
        if !self.is_in_chromium() {
            return self.ask(expression).await;
        }
        let answer = self
            .do_command(
                "Runtime.evaluate",
                json!({ "expression": expression, "returnByValue": true, "awaitPromise": true }),
            )
            .await;
        if let Some(exception) = answer.get("exceptionDetails") {
            return Err(exception.to_string());
        }
        Ok(answer["result"]["value"].clone())
    }

    /// Waits for the next frame to be drawn.
    pub async fn frame(&self) {
        self.eval("new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))")
            .await;
    }

    /// Waits until fingers come to the page: with the first frames the browser learns that it
    /// listens to them; until then it keeps them to itself.
    pub async fn wait_for_touch_input(&self) {
        for _ in 0..3 {
            self.frame().await;
        }
    }

    /// An attribute of the page's root element, empty if it is not there.
    pub async fn html_attr(&self, name: &str) -> String {
        let ask = format!("document.documentElement.getAttribute('{name}') ?? ''");
        self.eval(&ask)
            .await
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Waits until a look gives something; fails with the last complaint otherwise. On a machine
    /// that is short of time a look can take seconds, so that time alone doesn't end it.
    pub async fn until<T>(
        &self,
        at: &Location<'_>,
        mut look: impl AsyncFnMut() -> Result<T, String>,
    ) -> T {
        let deadline = Instant::now() + PATIENCE;
        let mut looks = 0;
        loop {
            looks += 1;
            match look().await {
                Ok(found) => return found,
                Err(complaint) if looks >= LOOKS && Instant::now() > deadline => {
                    panic!("{at}: {complaint}")
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    /// Loads the page again, and waits for all of it.
    #[track_caller]
    pub fn reload(&self) -> impl Future<Output = ()> {
        let there = self.expect(
            "window.old === undefined && document.querySelector('[data-action=new-game], [data-embed]') !== null",
        );
        async move {
            self.eval("window.old = true").await;
            if self.is_in_chromium() {
                self.do_command("Page.reload", json!({})).await;
            } else {
                let loaded = self.driver.refresh().await;
                loaded.unwrap_or_else(|error| driver_failed("loading the page again", &error));
            }
            there.await;
            self.expect_whole().await;
        }
    }

    /// Waits until an expression in the page is true. One that throws is not true yet: what it
    /// looks at may not be there.
    #[track_caller]
    pub fn expect(&self, expression: impl Into<String>) -> impl Future<Output = ()> {
        let (at, expression) = (Location::caller(), expression.into());
        async move {
            self.until(at, async || match self.try_eval(&expression).await {
                Ok(Value::Bool(true)) => Ok(()),
                Ok(value) => Err(format!("expected {expression}, which is {value}")),
                Err(thrown) => Err(format!("expected {expression}, which throws {thrown}")),
            })
            .await;
        }
    }

    /// The middle of the only visible element that a selector finds, once there is one, it stands
    /// still and nothing lies over it: people don't hit what is sliding either. What is about to
    /// slide may stand still for some frames before, so animations are asked for, too.
    #[track_caller]
    pub fn middle(&self, selector: impl Into<String>) -> impl Future<Output = Point> {
        let (at, selector) = (Location::caller(), selector.into());
        let ask = format!(
            "[...document.querySelectorAll(`{selector}`)].map(e => [e, e.getBoundingClientRect()])\
             .filter(([, r]) => r.width && r.height)\
             .map(([e, r]) => [e, r.x + r.width / 2, r.y + r.height / 2])\
             .map(([e, x, y]) => [x, y, e.contains(document.elementFromPoint(x, y)) && !document.getAnimations().some(a => a.playState === 'running' && a.effect.target.contains(e))])"
        );
        async move {
            let mut last = None;
            self.until(at, async || {
                let found = self.eval(&ask).await;
                let found: Vec<(f64, f64, bool)> =
                    serde_json::from_value(found).unwrap_or_default();
                let [(x, y, free)] = found[..] else {
                    return Err(format!("{} visible elements are {selector}", found.len()));
                };
                let now = Point { x, y };
                if free && last == Some(now) {
                    return Ok(now);
                }
                last = Some(now);
                self.frame().await;
                Err(format!("{selector} slides, or something lies over it"))
            })
            .await
        }
    }

    /// Clicks the only visible element that a selector finds, once there is one.
    #[track_caller]
    pub fn click(&self, selector: impl Into<String>) -> impl Future<Output = ()> {
        let middle = self.middle(selector);
        async move { self.click_at(middle.await).await }
    }

    /// Clicks the button for an action; where it stands in the closed menu, opens that first.
    #[track_caller]
    pub fn action(&self, action: &str) -> impl Future<Output = ()> {
        let button = format!("button[data-action=\"{action}\"]");
        // Face to face the far player has one, too.
        let menu = self.middle("[data-action=menu]:not(.far > *)");
        let middle = self.middle(button.clone());
        async move {
            if self.is_in_menu(&button).await {
                self.click_at(menu.await).await;
            }
            self.click_at(middle.await).await;
        }
    }

    /// Clicks a seat's button for an action; where the row is not that seat's, its picture first.
    #[track_caller]
    pub fn decide(&self, action: &str, seat: &str) -> impl Future<Output = ()> {
        let button = format!("[data-action={action}][data-seat={seat}]");
        let picture = self.middle(format!("[data-action=move-table][data-seat={seat}]"));
        let middle = self.middle(button.clone());
        let action = action.to_owned();
        async move {
            if self.is_behind_picture(&action, &button).await {
                self.click_at(picture.await).await;
            }
            self.click_at(middle.await).await;
        }
    }

    /// Returns whether a button is in sight only once the menu of the page itself is opened.
    pub(crate) async fn is_in_menu(&self, button: &str) -> bool {
        let ask = format!(
            "document.querySelector('main.table > nav[popover]:not(:popover-open) {button}') !== null
                && ![...document.querySelectorAll('{button}')].some(button => button.checkVisibility())"
        );
        self.eval(&ask).await == true
    }

    /// Whether a button for one of the decisions of the page itself is out of sight, since the row
    /// is another seat's or has not come yet.
    pub(crate) async fn is_behind_picture(&self, action: &str, button: &str) -> bool {
        if !["take-back", "hint", "offer-draw", "resign", "start-count"].contains(&action) {
            return false;
        }
        self.frame().await;
        let ask = format!(
            "!document.documentElement.matches('[data-embed]')
                && document.querySelector('{button}')?.checkVisibility({{ visibilityProperty: true }}) !== true"
        );
        self.eval(&ask).await == true
    }

    /// Answers a question to a player.
    #[track_caller]
    pub fn answer(&self, prompt: &str, answer: &str) -> impl Future<Output = ()> {
        let selector = format!("[data-prompt=\"{prompt}\"] button[data-answer=\"{answer}\"]");
        let middle = self.middle(selector);
        async move { self.click_at(middle.await).await }
    }

    /// Presses and releases a key.
    pub async fn key(&self, key: Key) {
        self.key_with(key, 0).await;
    }

    /// Presses and releases a key while Shift is held down.
    pub async fn shift_key(&self, key: Key) {
        self.key_with(key, 8).await;
    }

    /// The same with modifiers, as Chromium's protocol numbers them.
    async fn key_with(&self, key: Key, modifiers: u32) {
        if !self.is_in_chromium() {
            return self.press([key.character()].into_iter()).await;
        }
        let (name, code, number, text) = key.described();
        let down = if text.is_empty() {
            "rawKeyDown"
        } else {
            "keyDown"
        };
        for kind in [down, "keyUp"] {
            let mut event = json!({
                "type": kind, "key": name, "code": code, "modifiers": modifiers,
                "windowsVirtualKeyCode": number, "nativeVirtualKeyCode": number,
            });
            if kind == "keyDown" {
                event["text"] = json!(text);
            }
            self.do_command("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Presses and releases the key of a letter; of a capital, together with Shift.
    pub async fn letter(&self, letter: char) {
        const SHIFT: u32 = 8;
        let modifiers = if letter.is_uppercase() { SHIFT } else { 0 };
        for kind in ["keyDown", "keyUp"] {
            self.do_command(
                "Input.dispatchKeyEvent",
                json!({ "type": kind, "key": letter, "text": letter, "modifiers": modifiers }),
            )
            .await;
        }
    }

    /// Puts text into what has the focus, as a keyboard would.
    pub async fn write(&self, text: &str) {
        if !self.is_in_chromium() {
            return self.press(text.chars()).await;
        }
        self.do_command("Input.insertText", json!({ "text": text }))
            .await;
    }

    /// Sets a control of a form, by its name, and tells the page as the browser does when a person
    /// fills it in. (What the system shows for lists and files is no part of the page, so nobody
    /// can point there.)
    pub async fn set_field(&self, name: &str, value: &str) {
        let told = self
            .eval(&format!(
                "(fields => {{
                    const field = fields[0].type === 'radio' ? fields.find(field => field.value === {value:?}) : fields[0];
                    if (!field) return false;
                    if (field.type === 'checkbox') field.checked = {value:?} === 'on';
                    else if (field.type === 'radio') field.checked = true;
                    else field.value = {value:?};
                    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, {{ bubbles: true }}));
                    return true;
                }})([...document.querySelectorAll('[name=\"{name}\"]')])"
            ))
            .await;
        if told == false && name == "clock" {
            // What is no usual clock is an own one.
            Box::pin(self.set_field("clock", "own")).await;
            Box::pin(self.set_field("clock-white", value)).await;
            return Box::pin(self.set_field("clock-black", value)).await;
        }
        assert_eq!(told, true, "there is no control named {name} for {value}");
        self.frame().await;
    }
}
