//! The command line of `cargo xtask`.

use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use crate::test::Scope;
use crate::{Trouble, bench_page, fuzz, reader};

/// What `cargo xtask help` prints.
pub(crate) const HELP: &str = "\
cargo xtask CHORE

  serve [OPTIONS]                   build the page, serve it, open it, and build it anew at every change;
                                    the options are those of trunk serve: --port 9000, --serve-base /chess/
  build                             build the static site into dist/
  package [--npm]                   the download for web masters: target/rochade-VERSION.zip; the plugin for
                                    WordPress: target/rochade-wordpress-VERSION.zip; and the same folder
                                    for npm, with types: target/rochade-board-VERSION.tgz
  package --check                   two builds of the last commit, compared byte for byte; and whether the
                                    download unpacks, holds what it says and can be played on
  test [--smoke]                    everything that must hold: lint, tests, size, browser; or only the
                                    tests of the page's crates and what tells soonest that it is broken
  test --wordpress                  the plugin on a real WordPress, which is installed if it is missing; takes an
                                    already built site from $ROCHADE_E2E; no part of the others
  reader [--site DIST] [firefox|chromium] [SCENE…]
                                    the page played by keys with a real screen reader, which is installed if it
                                    is missing, and what that says (tests/reader/scenes.sh); no part of the others
  lint                              house rules, audit of dependencies, formatting, clippy, documentation
  contract                          the tables of laws and settings in docs/contract.md, from the code
  crates                            the crates for a registry: tested with the oldest Rust that they promise,
                                    packed, and built from that; nothing is published
  size [--by]                       bytes on the wire, file by file, against the budget; or what the parts
                                    of the compiled modules weigh
  bench                             the rules core against its peers, natively and as WebAssembly
  bench dead                        who can still mate, and how long it takes to prove, beside a peer
  bench opponent [FOLDER]           how strong the computer plays, beside yardsticks; takes hours; the
                                    folder has exercises: wac.epd, puzzles.tsv
  bench page [--site DIST] [--runs N]
                                    how soon the page can be played on, and what a move costs, beside pages with
                                    the boards of others, which are fetched for that; medians of 5 runs
  fuzz [TARGET] [--seconds N]       texts that a fuzzer makes up, for all that reads what comes from outside
  pictures                          pictures of the page for README.md, into docs/pictures/
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
    Build,
    Finish,
    Package {
        npm: bool,
    },
    PackageCheck,
    Test(Scope),
    /// The plugin, on a WordPress.
    TestWordPress,
    /// What a screen reader says.
    Reader(reader::Options),
    Bench,
    BenchDead,
    /// With the folder of exercises.
    BenchOpponent(Option<PathBuf>),
    /// The page, beside those of others.
    BenchPage(bench_page::Options),
    Fuzz(fuzz::Options),
    Size,
    SizeBy,
    Pictures,
    Contract,
    Crates,
    Lint,
    Help,
}

/// Reads the words after `cargo xtask`.
pub(crate) fn parse(args: impl Iterator<Item = String>) -> Result<Chore, Trouble> {
    chore(Parser::from_args(args)).map_err(|error| {
        Trouble::new(
            "cargo xtask was not understood",
            error.to_string(),
            "see cargo xtask help",
        )
    })
}

fn chore(mut args: Parser) -> Result<Chore, lexopt::Error> {
    let name = match args.next()? {
        None | Some(Arg::Long("help") | Arg::Short('h')) => return Ok(Chore::Help),
        Some(Arg::Value(name)) => name.string()?,
        Some(other) => return Err(other.unexpected()),
    };
    match name.as_str() {
        "serve" => return options_for_trunk(args).map(Chore::Serve),
        "test" => return test(args),
        "bench" => return bench(args),
        "package" => return package(args),
        "size" => return size(args),
        "fuzz" => return fuzz_options(args).map(Chore::Fuzz),
        "reader" => return reader_options(args).map(Chore::Reader),
        _ => {}
    }
    let chore = match name.as_str() {
        "setup" => Chore::Setup,
        "build" => Chore::Build,
        "finish" => Chore::Finish,
        "pictures" => Chore::Pictures,
        "contract" => Chore::Contract,
        "crates" => Chore::Crates,
        "lint" => Chore::Lint,
        "help" => Chore::Help,
        other => return Err(format!("there is no chore {other:?}").into()),
    };
    match args.next()? {
        Some(extra) => Err(extra.unexpected()),
        None => Ok(chore),
    }
}

fn options_for_trunk(mut args: Parser) -> Result<Vec<String>, lexopt::Error> {
    args.raw_args()?.map(|arg| arg.string()).collect()
}

fn test(mut args: Parser) -> Result<Chore, lexopt::Error> {
    let mut chore = Chore::Test(Scope::All);
    while let Some(arg) = args.next()? {
        chore = match arg {
            Arg::Long("smoke") => Chore::Test(Scope::Smoke),
            Arg::Long("wordpress") => Chore::TestWordPress,
            other => return Err(other.unexpected()),
        };
    }
    Ok(chore)
}

fn bench(mut args: Parser) -> Result<Chore, lexopt::Error> {
    let mut chore = Chore::Bench;
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Value(which) if which == "dead" => chore = Chore::BenchDead,
            Arg::Value(which) if which == "opponent" => chore = Chore::BenchOpponent(None),
            Arg::Value(which) if which == "page" && chore == Chore::Bench => {
                return bench_page_options(args).map(Chore::BenchPage);
            }
            Arg::Value(folder) if chore == Chore::BenchOpponent(None) => {
                chore = Chore::BenchOpponent(Some(folder.into()));
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(chore)
}

fn bench_page_options(mut args: Parser) -> Result<bench_page::Options, lexopt::Error> {
    let mut options = bench_page::Options::default();
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("site") => options.site = Some(args.value()?.into()),
            Arg::Long("runs") => options.runs = args.value()?.parse()?,
            other => return Err(other.unexpected()),
        }
    }
    Ok(options)
}

fn size(mut args: Parser) -> Result<Chore, lexopt::Error> {
    let mut chore = Chore::Size;
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("by") => chore = Chore::SizeBy,
            other => return Err(other.unexpected()),
        }
    }
    Ok(chore)
}

fn package(mut args: Parser) -> Result<Chore, lexopt::Error> {
    let mut chore = Chore::Package { npm: false };
    while let Some(arg) = args.next()? {
        match (arg, &chore) {
            (Arg::Long("npm"), Chore::Package { .. }) => chore = Chore::Package { npm: true },
            (Arg::Long("check"), Chore::Package { npm: false }) => chore = Chore::PackageCheck,
            (other, _) => return Err(other.unexpected()),
        }
    }
    Ok(chore)
}

fn fuzz_options(mut args: Parser) -> Result<fuzz::Options, lexopt::Error> {
    let mut options = fuzz::Options::default();
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("seconds") => options.seconds = args.value()?.parse()?,
            Arg::Value(target) if options.target.is_none() => {
                options.target = Some(target.string()?);
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(options)
}

fn reader_options(mut args: Parser) -> Result<reader::Options, lexopt::Error> {
    let mut options = reader::Options::default();
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("site") => options.site = Some(args.value()?.into()),
            Arg::Value(word) => {
                let word = word.string()?;
                if options.browser.is_none() && reader::BROWSERS.contains(&word.as_str()) {
                    options.browser = Some(word);
                } else {
                    options.scenes.push(word);
                }
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    fn parsed(line: &str) -> Result<Chore, Trouble> {
        parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn reads_chores_and_options() {
        assert_eq!(parsed(""), Ok(Chore::Help));
        assert_eq!(parsed("test"), Ok(Chore::Test(Scope::All)));
        assert_eq!(parsed("test --smoke"), Ok(Chore::Test(Scope::Smoke)));
        assert_eq!(parsed("test --wordpress"), Ok(Chore::TestWordPress));
        assert_eq!(parsed("--help"), Ok(Chore::Help));
        assert_eq!(parsed("pictures"), Ok(Chore::Pictures));
        assert_eq!(parsed("contract"), Ok(Chore::Contract));
        assert_eq!(parsed("bench"), Ok(Chore::Bench));
        assert_eq!(parsed("bench dead"), Ok(Chore::BenchDead));
        assert_eq!(parsed("bench opponent"), Ok(Chore::BenchOpponent(None)));
        let exercises = Chore::BenchOpponent(Some("exercises".into()));
        assert_eq!(parsed("bench opponent exercises"), Ok(exercises));
        let page = |site: Option<&str>, runs| {
            let site = site.map(PathBuf::from);
            let runs = NonZeroU32::new(runs).expect("some runs");
            Ok(Chore::BenchPage(bench_page::Options { site, runs }))
        };
        assert_eq!(parsed("bench page"), page(None, 5));
        assert_eq!(
            parsed("bench page --runs 9 --site dist"),
            page(Some("dist"), 9)
        );
        assert_eq!(parsed("size"), Ok(Chore::Size));
        assert_eq!(parsed("size --by"), Ok(Chore::SizeBy));
        assert_eq!(parsed("build"), Ok(Chore::Build));
        assert_eq!(parsed("package"), Ok(Chore::Package { npm: false }));
        assert_eq!(parsed("package --check"), Ok(Chore::PackageCheck));
        assert_eq!(parsed("package --npm"), Ok(Chore::Package { npm: true }));
        assert_eq!(parsed("crates"), Ok(Chore::Crates));
        let options = ["--port", "81"].map(String::from);
        assert_eq!(parsed("serve --port 81"), Ok(Chore::Serve(options.into())));
        let fuzz = |target: Option<&str>, seconds| {
            let target = target.map(String::from);
            Ok(Chore::Fuzz(fuzz::Options { target, seconds }))
        };
        let reader = |site: Option<&str>, browser: Option<&str>, scenes: &[&str]| {
            Ok(Chore::Reader(reader::Options {
                site: site.map(PathBuf::from),
                browser: browser.map(String::from),
                scenes: scenes.iter().copied().map(String::from).collect(),
            }))
        };
        assert_eq!(parsed("reader"), reader(None, None, &[]));
        assert_eq!(
            parsed("reader chromium --site dist end huff"),
            reader(Some("dist"), Some("chromium"), &["end", "huff"])
        );
        assert_eq!(parsed("fuzz"), fuzz(None, 600));
        assert_eq!(parsed("fuzz pgn --seconds 60"), fuzz(Some("pgn"), 60));
        assert_eq!(parsed("fuzz --seconds 1"), fuzz(None, 1));
    }

    #[test]
    fn refuses_what_it_does_not_know() {
        for line in [
            "tests",
            "test now",
            "test --quick",
            "--seconds 3",
            "bench live",
            "bench page dist",
            "bench page --runs 0",
            "bench --runs 5",
            "bench opponent page --runs 5",
            "build all",
            "size by",
            "package npm",
            "package --check --npm",
            "reader --site",
            "reader --scene end",
            "fuzz pgn pdn",
            "fuzz pgn --seconds",
            "fuzz --seconds long",
        ] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
