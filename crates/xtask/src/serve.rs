//! `cargo xtask serve`: sees to the tools and calls `trunk serve`, which builds the site, serves
//! it, and builds it anew at every change.

use std::env;
use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, TcpListener};
use std::process::Command;

use rochade_site::SERVED;

use crate::shell::run;
use crate::tools::{self, Need};
use crate::{Trouble, places, site};

/// The port, unless it is taken, or an option names another one.
const PORT: u16 = 8080;

/// The number of ports that are tried, from that one upward.
const TRIES: u16 = 20;

/// Serves the site until interrupted.
pub(crate) fn serve(options: &[String]) -> Result<(), Trouble> {
    tools::ensure(&Need::BUILD)?;
    run(&mut trunk(options, sees_somebody()))
}

/// What calls Trunk. Its site is in a folder of its own, so that `cargo xtask test` finds in
/// `dist/` what it has built.
fn trunk(options: &[String], open: bool) -> Command {
    let mut trunk = site::trunk("serve", &places::scratch().join("served"));
    if !options.iter().any(|option| names_port(option)) {
        trunk.args(["--port", &free_port(PORT).to_string()]);
    }
    if open {
        trunk.arg("--open");
    }
    trunk.args(options).env(SERVED, "yes");
    trunk
}

fn names_port(option: &str) -> bool {
    let name = option.split('=').next();
    name == Some("--port") || (option.starts_with("-p") && !option.starts_with("--"))
}

/// The first free port from this one upward. If all are taken, this port, and Trunk says what is in
/// the way.
fn free_port(first: u16) -> u16 {
    let mut ports = first..first.saturating_add(TRIES);
    ports.find(|&port| is_free(port)).unwrap_or(first)
}

/// Returns whether nobody listens at the port, at either loopback address; a machine may have only
/// one of them.
fn is_free(port: u16) -> bool {
    let ends: [IpAddr; 2] = [Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()];
    ends.iter().all(|&end| {
        let taken = TcpListener::bind((end, port)).err();
        taken.is_none_or(|error| error.kind() != io::ErrorKind::AddrInUse)
    })
}

/// Whether somebody sits in front of a screen, on which the page can be opened; elsewhere Trunk
/// prints its address.
fn sees_somebody() -> bool {
    let screen = cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some());
    screen && env::var_os("CI").is_none() && io::stdout().is_terminal()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called(options: &[&str], open: bool) -> String {
        let options: Vec<_> = options.iter().map(|&option| option.into()).collect();
        let trunk = trunk(&options, open);
        let words = trunk.get_args().map(|word| word.to_string_lossy());
        words.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn trunk_serves_the_release_and_gets_the_options() {
        let plain = called(&[], false);
        assert!(plain.starts_with("serve --release "), "{plain}");
        assert!(plain.contains(" --port 80") && !plain.contains("--open"));
        assert!(called(&[], true).contains("--open"));
        for options in [["--port", "9000"], ["-p9000", "-v"], ["--port=9000", "-v"]] {
            let called = called(&options, false);
            assert!(called.ends_with(&options.join(" ")), "{called}");
            assert_eq!(called.matches("9000").count(), 1);
            assert!(!called.contains("--port 80"), "{called}");
        }
    }

    #[test]
    fn a_port_that_is_taken_is_passed_over() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
        let port = taken.local_addr().expect("it has a port").port();
        assert!(!is_free(port));
        assert_ne!(free_port(port), port);
    }
}
