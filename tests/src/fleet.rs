//! The browsers of one engine: a few at once, which are used again.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

use serde_json::json;
use thirtyfour::prelude::*;
use thirtyfour::{Capabilities, ChromeCapabilities};
use tokio::runtime::Handle;

use crate::driver::{self, Driver};
use crate::engine::{Engine, driver_failed};

/// No more browsers than this at once, however many cores there are.
const MOST_BROWSERS: usize = 4;

/// How programs are called that are Chromium without its windows.
const HEADLESS_SHELL: &str = "headless-shell";

/// The driver of an engine and its browsers.
pub(crate) struct Fleet {
    engine: Engine,
    runtime: Handle,
    driver: Driver,
    idle: Mutex<Idle>,
    returned: Condvar,
}

/// Browsers that nobody uses now, and how many more may be started.
struct Idle {
    browsers: Vec<WebDriver>,
    to_start: usize,
}

impl Fleet {
    pub(crate) fn new(engine: Engine, runtime: Handle) -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let to_start = match engine {
            // One more than there are cores: a test that waits for the page leaves its core to
            // others.
            Engine::Chromium => (cores + 1).min(MOST_BROWSERS),
            // Their drivers have one session at a time.
            Engine::Firefox | Engine::WebKit => 1,
        };
        Self {
            engine,
            runtime,
            driver: Driver::start(engine),
            idle: Mutex::new(Idle {
                browsers: Vec::new(),
                to_start,
            }),
            returned: Condvar::new(),
        }
    }

    /// A browser for one test alone.
    pub(crate) fn borrow(&self) -> WebDriver {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(browser) = idle.browsers.pop() {
                return browser;
            }
            if idle.to_start > 0 {
                idle.to_start -= 1;
                drop(idle);
                return self.runtime.block_on(self.start_browser());
            }
            let waited = self.returned.wait(idle);
            idle = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Takes a browser back for the next test.
    pub(crate) fn give_back(&self, browser: WebDriver) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.browsers.push(browser);
        self.returned.notify_one();
    }

    /// Ends a browser that a failed test has left in an unknown state.
    pub(crate) fn discard(&self, browser: WebDriver) {
        // If it does not end now, it ends with the driver.
        let _ = self.runtime.block_on(browser.quit());
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.to_start += 1;
        self.returned.notify_one();
    }

    async fn start_browser(&self) -> WebDriver {
        let capabilities = self.capabilities().expect("plain values");
        let started = WebDriver::new(&self.driver.url, capabilities).await;
        started.unwrap_or_else(|error| {
            let log = driver::log(self.engine);
            driver_failed(
                format_args!("starting {:?} (see {})", self.engine, log.display()),
                &error,
            )
        })
    }

    fn capabilities(&self) -> WebDriverResult<Capabilities> {
        let program = self.driver.program.to_string_lossy();
        Ok(match self.engine {
            Engine::Chromium => {
                static COUNT: AtomicU32 = AtomicU32::new(0);
                let number = COUNT.fetch_add(1, Ordering::Relaxed);
                let profile = self.driver.profiles.join(number.to_string());
                chromium(&program, &profile)?.into()
            }
            Engine::Firefox => {
                let mut firefox = Capabilities::new();
                let options = json!({ "binary": program, "args": ["-headless"] });
                firefox.set("moz:firefoxOptions", options)?;
                firefox
            }
            Engine::WebKit => {
                let mut webkit = Capabilities::new();
                let options = json!({ "binary": program, "args": ["--automation"] });
                webkit.set("webkitgtk:browserOptions", options)?;
                webkit
            }
        })
    }
}

fn chromium(program: &str, profile: &Path) -> WebDriverResult<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    capabilities.set_binary(program)?;
    if program.ends_with(HEADLESS_SHELL) {
        // Else its driver waits for a first window, which this one opens only when told to.
        capabilities.set("browserName", "chrome-headless-shell")?;
    }
    for argument in [
        "--headless",
        // Tests run as root in a container, where the sandbox does not.
        "--no-sandbox",
        "--disable-gpu",
        // Nothing but the page itself may use the network or the processor.
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A window behind another one works as if it were in front.
        "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding",
        "--disable-background-timer-throttling",
        // Each test has a window of its own, but need not have a new process, which would compile
        // all code again.
        "--renderer-process-limit=1",
        // No test listens to the loudspeaker.
        "--disable-audio-output",
    ] {
        capabilities.add_arg(argument)?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    // What is downloaded goes with the profile.
    let downloads = json!({ "download.default_directory": profile });
    capabilities.add_experimental_option("prefs", downloads)?;
    capabilities.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
    Ok(capabilities)
}
