//! What all tests share: the served site, the driver, and a few browsers that are used again.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};
use std::{env, thread};

use thirtyfour::ChromeCapabilities;
use thirtyfour::prelude::*;
use tokio::runtime::Runtime;
use xtask::server::StaticServer;

use crate::driver::{Driver, artefacts};

/// The site is served from here, as on a club's own web space.
const UNDER: &str = "/verein/schach/";

/// No more browsers than this at once, however many cores there are.
const MOST_BROWSERS: usize = 4;

/// Everything that is started once.
pub(crate) struct House {
    runtime: Runtime,
    server: StaticServer,
    /// Serves the site that has the game made for tests.
    proof: StaticServer,
    driver: Driver,
    idle: Mutex<Idle>,
    returned: Condvar,
}

/// Browsers that nobody uses now, and how many more may be started.
struct Idle {
    browsers: Vec<WebDriver>,
    to_start: usize,
}

impl House {
    /// The one house. Fails where no site was named.
    pub(crate) fn open() -> &'static Self {
        static HOUSE: OnceLock<House> = OnceLock::new();
        HOUSE.get_or_init(Self::build)
    }

    fn build() -> Self {
        let serve = |variable| StaticServer::start(&folder(variable), UNDER, 0);
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self {
            server: serve("ROCHADE_E2E").expect("a port is free"),
            proof: serve("ROCHADE_E2E_PROOF").expect("another port is free"),
            runtime: Runtime::new().expect("a runtime can be made"),
            driver: Driver::start(),
            idle: Mutex::new(Idle {
                browsers: Vec::new(),
                to_start: cores.min(MOST_BROWSERS),
            }),
            returned: Condvar::new(),
        }
    }

    /// The address of the page.
    pub(crate) fn url(&self) -> String {
        self.server.url()
    }

    /// The address of the page that has the game made for tests.
    pub(crate) fn proof_url(&self) -> String {
        self.proof.url()
    }

    /// Runs what is asynchronous. All tests share one runtime, since the connections of a browser
    /// that is used again live in it.
    pub(crate) fn block_on<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
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
                return self.block_on(self.start_browser());
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
        let _ = self.block_on(browser.quit());
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.to_start += 1;
        self.returned.notify_one();
    }

    async fn start_browser(&self) -> WebDriver {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let profile = self.driver.profiles.join(number.to_string());
        let capabilities = capabilities(&self.driver, &profile).expect("plain values");
        WebDriver::new(&self.driver.url, capabilities)
            .await
            .unwrap_or_else(|error| {
                let log = artefacts().join("driver.log");
                panic!("Chromium did not start: {error}\nsee {}", log.display())
            })
    }
}

fn capabilities(driver: &Driver, profile: &Path) -> WebDriverResult<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    capabilities.set_binary(&driver.chromium.to_string_lossy())?;
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
    ] {
        capabilities.add_arg(argument)?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    capabilities.set("goog:loggingPrefs", serde_json::json!({ "browser": "ALL" }))?;
    Ok(capabilities)
}

/// The folder with a built site that a variable names.
fn folder(variable: &str) -> PathBuf {
    match env::var_os(variable) {
        Some(folder) if !folder.is_empty() => folder.into(),
        _ => panic!(
            "{variable} does not name a built site: run `cargo xtask test`, or see tests/src/lib.rs"
        ),
    }
}
