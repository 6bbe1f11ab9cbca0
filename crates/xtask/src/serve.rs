//! `cargo xtask serve`.

use std::env;
use std::io::{self, IsTerminal};
use std::process::Stdio;

use crate::server::StaticServer;
use crate::shell::{command, find};
use crate::site::Edition;
use crate::{Trouble, places, site};

/// So many ports are tried, from the one asked for upward.
const TRIES: u16 = 20;

/// How to serve.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// The first port to try.
    pub(crate) port: u16,
    /// The path of the URL that stands for the site's folder.
    pub(crate) under: String,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 8080,
            under: String::new(),
        }
    }
}

/// Builds the site and serves it until interrupted.
pub(crate) fn serve(options: &Options) -> Result<(), Trouble> {
    site::build(Edition::Users)?;
    let server = start(options).map_err(|error| {
        Trouble::new(
            format!("no port from {} upward could be opened", options.port),
            error,
            "name another one: cargo xtask serve --port 9000",
        )
    })?;
    println!("\nRochade is served at {}  (Ctrl-C ends it)", server.url());
    open(&server.url());
    server.wait()
}

fn start(options: &Options) -> io::Result<StaticServer> {
    let mut outcome = Err(io::ErrorKind::AddrInUse.into());
    for port in (0..TRIES).filter_map(|step| options.port.checked_add(step)) {
        outcome = StaticServer::start(&places::dist(), &options.under, port);
        if outcome.is_ok() {
            break;
        }
    }
    outcome
}

/// Opens the page where somebody sits in front of a screen; elsewhere the printed address does.
fn open(url: &str) {
    let screen = cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some());
    if !screen || env::var_os("CI").is_some() || !io::stdout().is_terminal() {
        return;
    }
    if let Some(opener) = find(&["xdg-open", "open"]) {
        // If it doesn't work, the address stands above.
        let _ = command(opener)
            .arg(url)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
    }
}
