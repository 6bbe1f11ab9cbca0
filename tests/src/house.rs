//! What all tests share: the served site, and the browsers of each engine.

use std::env;
use std::path::PathBuf;
use std::sync::OnceLock;

use tokio::runtime::Runtime;

use crate::engine::Engine;
use crate::fleet::Fleet;
use crate::server::StaticServer;

/// The site is served from here, as on a club's own web space.
const UNDER: &str = "/verein/schach/";

/// Everything that is started once.
pub(crate) struct House {
    runtime: Runtime,
    server: StaticServer,
    /// By engine; each starts with the first test that needs it.
    fleets: [OnceLock<Fleet>; 3],
}

impl House {
    /// The one house. Fails where no site was named.
    pub(crate) fn open() -> &'static Self {
        static HOUSE: OnceLock<House> = OnceLock::new();
        HOUSE.get_or_init(|| Self {
            server: serve_apart(),
            runtime: Runtime::new().expect("a runtime can be made"),
            fleets: [const { OnceLock::new() }; 3],
        })
    }

    /// The address of the page.
    pub(crate) fn url(&self) -> String {
        self.server.url()
    }

    /// Runs what is asynchronous. All tests share one runtime, since the connections of a browser
    /// that is used again live in it.
    pub(crate) fn block_on<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }

    /// The browsers of an engine.
    pub(crate) fn fleet(&self, engine: Engine) -> &Fleet {
        let fleet = &self.fleets[engine as usize];
        fleet.get_or_init(|| Fleet::new(engine, self.runtime.handle().clone()))
    }
}

/// Serves the page at an origin of its own.
pub(crate) fn serve_apart() -> StaticServer {
    StaticServer::start(&built(), UNDER, 0).expect("a port is free")
}

/// The folder with the built site.
fn built() -> PathBuf {
    match env::var_os("ROCHADE_E2E") {
        Some(folder) if !folder.is_empty() => folder.into(),
        _ => panic!(
            "ROCHADE_E2E does not name a built site: run `cargo xtask test`, or see tests/src/lib.rs"
        ),
    }
}
