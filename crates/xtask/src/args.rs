//! The command line of `cargo xtask`.

use std::iter::Peekable;

use crate::site::Edition;
use crate::{Trouble, fuzz, serve};

/// What `cargo xtask help` prints.
pub(crate) const HELP: &str = "\
cargo xtask CHORE

  serve [--port N] [--under PATH]   build the page, serve it, and open it
  build [--proof]                   build the static site into dist/; or one with the game made for tests
  test                              everything that must hold: lint, tests, size, browser
  lint                              house rules, audit of dependencies, formatting, clippy, documentation
  size                              bytes on the wire, part by part, against the budget
  bench                             the rules core against its peers, natively and as WebAssembly
  fuzz [TARGET] [--seconds N]       texts that a fuzzer makes up, for all that reads what comes from outside
  setup                             install everything that the chores need; the line that puts it on PATH
  finish                            what Trunk calls when it has put the site together
  help                              this text

What is missing is installed at first use and kept in $ROCHADE_TOOLS, or else in
$XDG_CACHE_HOME/rochade/tools (~/.cache/rochade/tools).";

/// A chore and its options.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Chore {
    Setup,
    Serve(serve::Options),
    Build(Edition),
    Finish,
    Test,
    Bench,
    Fuzz(fuzz::Options),
    Size,
    Lint,
    Help,
}

/// Reads the words after `cargo xtask`.
pub(crate) fn parse(args: impl Iterator<Item = String>) -> Result<Chore, Trouble> {
    let mut args = args.peekable();
    let chore = match args.next().as_deref() {
        Some("serve") => Chore::Serve(serve_options(&mut args)?),
        Some("setup") => Chore::Setup,
        Some("build") => Chore::Build(edition(&mut args)),
        Some("finish") => Chore::Finish,
        Some("test") => Chore::Test,
        Some("bench") => Chore::Bench,
        Some("fuzz") => Chore::Fuzz(fuzz_options(&mut args)?),
        Some("size") => Chore::Size,
        Some("lint") => Chore::Lint,
        None | Some("help" | "--help" | "-h") => Chore::Help,
        Some(other) => return Err(wrong(format!("there is no chore {other:?}"))),
    };
    match args.next() {
        Some(extra) => Err(wrong(format!("{extra:?} means nothing here"))),
        None => Ok(chore),
    }
}

fn edition(args: &mut Peekable<impl Iterator<Item = String>>) -> Edition {
    match args.next_if(|flag| flag == "--proof") {
        Some(_) => Edition::Proof,
        None => Edition::Users,
    }
}

fn serve_options(args: &mut impl Iterator<Item = String>) -> Result<serve::Options, Trouble> {
    let mut options = serve::Options::default();
    while let Some(flag) = args.next() {
        let mut value = || value(&flag, args);
        match flag.as_str() {
            "--port" => {
                let port = value()?;
                options.port = port
                    .parse()
                    .map_err(|_| wrong(format!("{port:?} is no port (0 to 65535)")))?;
            }
            "--under" => options.under = value()?,
            _ => return Err(wrong(format!("serve has no option {flag:?}"))),
        }
    }
    Ok(options)
}

fn fuzz_options(
    args: &mut Peekable<impl Iterator<Item = String>>,
) -> Result<fuzz::Options, Trouble> {
    let mut options = fuzz::Options {
        target: args.next_if(|target| !target.starts_with('-')),
        ..fuzz::Options::default()
    };
    if let Some(flag) = args.next_if(|flag| flag == "--seconds") {
        let seconds = value(&flag, args)?;
        options.seconds = seconds
            .parse()
            .map_err(|_| wrong(format!("{seconds:?} is no number of seconds")))?;
    }
    Ok(options)
}

/// What stands behind a flag.
fn value(flag: &str, args: &mut impl Iterator<Item = String>) -> Result<String, Trouble> {
    args.next()
        .ok_or_else(|| wrong(format!("{flag} lacks its value")))
}

fn wrong(why: String) -> Trouble {
    Trouble::new(
        "cargo xtask was not understood",
        why,
        "see cargo xtask help",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Chore, Trouble> {
        parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn reads_chores_and_options() {
        assert_eq!(parsed(""), Ok(Chore::Help));
        assert_eq!(parsed("test"), Ok(Chore::Test));
        assert_eq!(parsed("build"), Ok(Chore::Build(Edition::Users)));
        assert_eq!(parsed("build --proof"), Ok(Chore::Build(Edition::Proof)));
        assert_eq!(
            parsed("serve --under a/b --port 81"),
            Ok(Chore::Serve(serve::Options {
                port: 81,
                under: "a/b".into()
            }))
        );
        let fuzz = |target: Option<&str>, seconds| {
            let target = target.map(String::from);
            Ok(Chore::Fuzz(fuzz::Options { target, seconds }))
        };
        assert_eq!(parsed("fuzz"), fuzz(None, 600));
        assert_eq!(parsed("fuzz pgn --seconds 60"), fuzz(Some("pgn"), 60));
        assert_eq!(parsed("fuzz --seconds 1"), fuzz(None, 1));
    }

    #[test]
    fn refuses_what_it_does_not_know() {
        for line in [
            "tests",
            "test now",
            "serve 80",
            "build all",
            "serve --port",
            "serve --port x",
            "fuzz pgn pdn",
            "fuzz pgn --seconds",
            "fuzz --seconds long",
        ] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
