//! Every chore of the project: `cargo xtask help` lists them.
//!
//! Each chore installs what it needs and is missing, once and outside the clone ([`tools`]), and
//! stops with a [`Trouble`] that says what to do where it can't go on. It is a library so that the
//! end-to-end tests can use the same [`places`] and [`tools`].

mod args;
mod bench;
mod bench_opponent;
mod bench_page;
mod contract;
mod crates;
mod fuzz;
mod lint;
mod package;
mod pictures;
mod reader;
mod serve;
mod shell;
mod site;
mod size;
mod test;
pub mod tools;
mod wordpress;

pub use rochade_site::{Trouble, places};

use args::Chore;

/// Does the chore that the command line asks for.
pub fn run(args: impl Iterator<Item = String>) -> Result<(), Trouble> {
    match args::parse(args)? {
        Chore::Help => {
            println!("{}", args::HELP);
            Ok(())
        }
        Chore::Setup => tools::set_up(),
        Chore::Build => site::build(),
        Chore::Finish => rochade_site::finish(),
        Chore::Serve(options) => serve::serve(&options),
        Chore::Package { npm } => package::package(npm),
        Chore::PackageCheck => package::check(),
        Chore::Test(scope) => test::test(scope),
        Chore::TestWordPress => wordpress::test(),
        Chore::Reader(options) => reader::check(&options),
        Chore::Bench => bench::bench(),
        Chore::BenchDead => bench::dead(),
        Chore::BenchOpponent(exercises) => bench_opponent::opponent(exercises.as_deref()),
        Chore::BenchPage(options) => bench_page::page(&options),
        Chore::Fuzz(options) => fuzz::fuzz(&options),
        Chore::Size => size::size(),
        Chore::SizeBy => size::by(),
        Chore::Pictures => pictures::take(),
        Chore::Contract => contract::write_tables(),
        Chore::Crates => crates::crates(),
        Chore::Lint => lint::lint(),
    }
}
