//! The command line of `cargo xtask`.

use std::iter::Peekable;

use crate::site::Edition;
use crate::{Trouble, fuzz};

/// What `cargo xtask help` prints.
pub(crate) const HELP: &str = "\
cargo xtask CHORE

  serve [OPTIONS]                   build the page, serve it, open it, and build it anew at every change;
                                    the options are those of trunk serve: --port 9000, --serve-base /chess/
  build [--proof]                   build the static site into dist/; or one with the game made for tests
  test                              everything that must hold: lint, tests, size, browser
  lint                              house rules, audit of dependencies, formatting, clippy, documentation
  size                              bytes on the wire, part by part, against the budget
  bench                             the rules core against its peers, natively and as WebAssembly
  bench dead                        who can still mate, and how long it takes to prove, beside a peer
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
    /// With the options for Trunk.
    Serve(Vec<String>),
    Build(Edition),
    Finish,
    Test,
    Bench,
    BenchDead,
    Fuzz(fuzz::Options),
    Size,
    Lint,
    Help,
}

/// Reads the words after `cargo xtask`.
pub(crate) fn parse(args: impl Iterator<Item = String>) -> Result<Chore, Trouble> {
    let mut args = args.peekable();
    let chore = match args.next().as_deref() {
        Some("serve") => Chore::Serve(args.by_ref().collect()),
        Some("setup") => Chore::Setup,
        Some("build") => Chore::Build(edition(&mut args)),
        Some("finish") => Chore::Finish,
        Some("test") => Chore::Test,
        Some("bench") => match args.next_if(|which| which == "dead") {
            Some(_) => Chore::BenchDead,
            None => Chore::Bench,
        },
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
        let options = ["--port", "81"].map(String::from);
        assert_eq!(parsed("serve --port 81"), Ok(Chore::Serve(options.into())));
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
            "build all",
            "fuzz pgn pdn",
            "fuzz pgn --seconds",
            "fuzz --seconds long",
        ] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
