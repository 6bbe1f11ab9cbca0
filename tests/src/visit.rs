//! How the page is visited: on which screen, with which settings.

use std::panic::{self, AssertUnwindSafe};
use std::thread;

use serde_json::json;
use thirtyfour::prelude::*;

use crate::club::Club;
use crate::driver::artefacts;
use crate::engine::{Engine, driver_failed};
use crate::house::{House, serve_apart};
use crate::page::Page;

/// A visit to the page: a screen and the settings of system and browser. By default a small desktop
/// window, in which the move table is closed at first, in English, light, with motion.
#[derive(Debug, Clone, PartialEq)]
pub struct Visit {
    engine: Engine,
    width: u32,
    height: u32,
    density: f64,
    touch: bool,
    language: &'static str,
    dark: bool,
    still: bool,
    scripts: bool,
    before: String,
    stays: bool,
    address: String,
    club: Option<String>,
    awake: bool,
}

impl Default for Visit {
    fn default() -> Self {
        Self {
            engine: Engine::Chromium,
            width: 1000,
            height: 768,
            density: 1.0,
            touch: false,
            language: "en",
            dark: false,
            still: false,
            scripts: true,
            before: String::new(),
            stays: false,
            address: String::new(),
            club: None,
            awake: false,
        }
    }
}

impl Visit {
    /// With this engine. Of all else that can be chosen here, only the size of the window and the
    /// page that is visited can be had of others than Chromium.
    pub fn with(engine: Engine) -> Self {
        Self {
            engine,
            ..Self::default()
        }
    }

    /// With a window of this many CSS pixels.
    pub fn sized(mut self, width: u32, height: u32) -> Self {
        (self.width, self.height) = (width, height);
        self
    }

    /// With this many device pixels to a CSS pixel.
    pub fn dense(mut self, density: f64) -> Self {
        self.density = density;
        self
    }

    /// On a touch screen.
    pub fn touch(mut self) -> Self {
        self.touch = true;
        self
    }

    /// With this language first in the browser's settings.
    pub fn speaking(mut self, language: &'static str) -> Self {
        self.language = language;
        self
    }

    /// With the system set to dark.
    pub fn dark(mut self) -> Self {
        self.dark = true;
        self
    }

    /// With the system set to reduced motion.
    pub fn still(mut self) -> Self {
        self.still = true;
        self
    }

    /// With scripts switched off.
    pub fn without_scripts(mut self) -> Self {
        self.scripts = false;
        self
    }

    /// With this script run before those of the page.
    pub fn after_script(mut self, script: impl Into<String>) -> Self {
        self.before = script.into();
        self
    }

    /// With the page kept for visits without a network. Else each visit would fetch the whole site.
    pub fn staying(mut self) -> Self {
        self.stays = true;
        self
    }

    /// To this address within the site: another page than the first one, as `embed.html?clock=5+3`,
    /// or what is asked of it.
    pub fn at(mut self, address: impl Into<String>) -> Self {
        self.address = address.into();
        self
    }

    /// To a page of another site, with this body, in which `SITE` stands for the address of ours.
    pub fn in_club(mut self, body: impl Into<String>) -> Self {
        self.club = Some(body.into());
        self
    }

    /// With its rules there: an embedded page is woken before the test.
    pub fn awake(mut self) -> Self {
        self.awake = true;
        self
    }

    /// Opens the page, waits for the board, runs the test, and checks what must hold of every
    /// visit: no errors in the console, and no request to anywhere else. After a failure there is a
    /// picture of the page in `target/e2e/`.
    pub fn run(self, test: impl AsyncFnOnce(&Page)) {
        let awake = self.awake;
        self.run_bare(async |page: &Page| {
            page.expect_whole().await;
            if awake {
                page.wake().await;
            }
            page.wait_for_touch_input().await;
            test(page).await;
            page.check_manners().await;
        });
    }

    /// Opens the page and runs the test, expecting nothing by itself.
    pub fn run_bare(self, test: impl AsyncFnOnce(&Page)) {
        let name = thread::current().name().unwrap_or("test").to_owned();
        let house = House::open();
        // Nothing that an earlier visit has kept is at another origin.
        let apart = (self.engine != Engine::Chromium).then(serve_apart);
        let url = apart
            .as_ref()
            .map_or_else(|| house.url(), |server| server.url());
        let club = self.club.as_ref().map(|body| Club::new(body, &url));
        let start_at = club
            .as_ref()
            .map_or_else(|| url.clone() + self.address.as_str(), Club::url);
        let fleet = house.fleet(self.engine);
        let browser = fleet.borrow();
        let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
            house.block_on(async {
                let page = Page::new(browser.clone(), self.engine, url);
                let opened = if page.is_in_chromium() {
                    self.open(&page, &start_at).await.map(Some)
                } else {
                    self.open_by_webdriver(&page, &start_at)
                        .await
                        .map(|()| None)
                };
                let start =
                    opened.unwrap_or_else(|error| driver_failed("opening the page", &error));
                test(&page).await;
                let left = leave(&browser, start).await;
                left.unwrap_or_else(|error| driver_failed("leaving the page", &error));
            });
        }));
        match outcome {
            Ok(()) => fleet.give_back(browser),
            Err(failure) => {
                let picture = artefacts().join(name.replace("::", "-") + ".png");
                let taken = house.block_on(browser.screenshot(&picture));
                if taken.is_ok() {
                    eprintln!("see {}", picture.display());
                }
                fleet.discard(browser);
                panic::resume_unwind(failure);
            }
        }
    }

    /// Opens the page in a window of its own: what a window was made to pretend, and whether
    /// Chromium sends touches to it, outlasts a change of its address. (Not in a tab: one that is
    /// not in front draws no frames, and a tab that is closing may put another in front.) Gives the
    /// window to come back to.
    async fn open(&self, page: &Page, address: &str) -> WebDriverResult<WindowHandle> {
        let start = page.driver().window().await?;
        let window = page.driver().new_window().await?;
        page.driver().switch_to_window(window).await?;
        let features = json!([
            { "name": "prefers-color-scheme", "value": if self.dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": if self.still { "reduce" } else { "no-preference" } },
        ]);
        // Nothing of an earlier visit is left: neither what it kept nor what it logged.
        let origin = page.origin();
        page.command(
            "Storage.clearDataForOrigin",
            json!({ "origin": origin, "storageTypes": "all" }),
        )
        .await?;
        page.driver().get_log("browser").await?;
        for (command, parameters) in [
            (
                "Emulation.setDeviceMetricsOverride",
                json!({
                    "width": self.width, "height": self.height, "deviceScaleFactor": self.density,
                    "mobile": self.touch,
                }),
            ),
            (
                "Emulation.setTouchEmulationEnabled",
                json!({ "enabled": self.touch, "maxTouchPoints": 5 }),
            ),
            (
                "Emulation.setEmulatedMedia",
                json!({ "media": "", "features": features }),
            ),
            (
                "Emulation.setScriptExecutionDisabled",
                json!({ "value": !self.scripts }),
            ),
            ("Performance.enable", json!({})),
            ("Page.bringToFront", json!({})),
        ] {
            page.command(command, parameters).await?;
        }
        let agent = page.command("Browser.getVersion", json!({})).await?;
        page.command(
            "Network.setUserAgentOverride",
            json!({ "userAgent": agent["userAgent"], "acceptLanguage": self.language }),
        )
        .await?;
        let alone = "delete Navigator.prototype.serviceWorker;";
        let before = [if self.stays { "" } else { alone }, &self.before].concat();
        if !before.is_empty() {
            let script = json!({ "source": before });
            page.command("Page.addScriptToEvaluateOnNewDocument", script)
                .await?;
        }
        page.driver().goto(address).await?;
        Ok(start)
    }

    /// Opens the page in the only window of a browser that is not Chromium.
    async fn open_by_webdriver(&self, page: &Page, address: &str) -> WebDriverResult<()> {
        let plain = Self {
            width: self.width,
            height: self.height,
            address: self.address.clone(),
            club: self.club.clone(),
            awake: self.awake,
            ..Self::with(self.engine)
        };
        assert_eq!(*self, plain, "all this is for Chromium only");
        page.resize(self.width, self.height).await?;
        page.driver().goto(address).await
    }
}

/// Closes the window with the page and goes back to the one that stays; where it is the only one,
/// it leaves the page.
async fn leave(browser: &WebDriver, start: Option<WindowHandle>) -> WebDriverResult<()> {
    let Some(start) = start else {
        browser.action_chain().reset_actions().await?;
        return browser.goto("about:blank").await;
    };
    browser.close_window().await?;
    browser.switch_to_window(start).await
}
