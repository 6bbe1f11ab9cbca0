//! `rochade`: the rules from a terminal, and the computer as an opponent.
//!
//! Plain lines go to standard output, errors to standard error. The exit status is 0, or 1 if
//! something can't be read or isn't allowed, or 2 for wrong usage. Nothing panics, whatever it is
//! fed.

mod args;
mod args_engine;
mod board;
mod chess;
mod dead;
mod draughts;
mod drawing;
mod encoding;
mod engine;
mod failure;
mod game;
mod input;
mod many;
mod output;
mod pgn;
mod read;
mod replay;

use std::io::{self, Write};
use std::process::ExitCode;

use args::{Command, Task};
use engine::{review, solve, uci};
use failure::Failure;
use output::Output;

fn main() -> ExitCode {
    match args::parse(lexopt::Parser::from_env()).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(Task { command, json }: Task) -> Result<(), Failure> {
    let command = match command {
        // It answers while it listens, by itself.
        Command::Uci(played) => return Ok(uci::serve(io::stdin().lock(), played)?),
        other => other,
    };
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    let mut output = Output::new(&mut stdout, json);
    let done = match command {
        Command::Help => output.text(args::HELP),
        Command::Version => output.text(args::VERSION),
        Command::Perft { depth, root } => board::perft(&mut output, depth, &*root),
        Command::Divide { depth, root } => board::divide(&mut output, depth, &*root),
        Command::Moves { board } => board::moves(&mut output, &*board),
        Command::Status { board } => board::status(&mut output, &*board),
        Command::Show { board } => board::show(&mut output, &*board),
        Command::Replay { file, play } => replay::replay(&mut output, &file, &play),
        Command::Dead { position, nodes } => dead::dead(&mut output, &position, nodes),
        Command::DeadFile { file, nodes } => dead::dead_file(&mut output, &file, nodes),
        Command::Read { file, writes } => read::read(&mut output, &file, writes),
        Command::Pgn { file } => pgn::pgn(&mut output, &file),
        Command::Review {
            file,
            nodes,
            draughts,
        } => review::review(&mut output, &file, nodes, draughts),
        Command::Uci(_) => Ok(()),
        Command::Match(contest) => contest.run(&mut output),
        Command::Solve { file, strength } => solve::solve(&mut output, &file, strength),
    };
    // What was right before an error is still an answer.
    stdout.flush().map_err(Failure::Output).and(done)
}
