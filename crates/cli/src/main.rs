//! `rochade`: the rules from a terminal.
//!
//! Plain lines go to standard output, errors to standard error. The exit status is 0, or 1 if
//! something can't be read or isn't allowed, or 2 for wrong usage. Nothing panics, whatever it is
//! fed.

mod args;
mod board;
mod chess;
mod dead;
mod draughts;
mod drawing;
mod encoding;
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
use failure::Failure;
use output::Output;

fn main() -> ExitCode {
    let stdout = io::stdout().lock();
    match run(io::BufWriter::new(stdout)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(mut stdout: impl Write) -> Result<(), Failure> {
    let Task { command, json } = args::parse(lexopt::Parser::from_env())?;
    let mut output = Output::new(&mut stdout, json);
    let done = match command {
        Command::Help => output.text(args::HELP),
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
    };
    // What was right before an error is still an answer.
    stdout.flush().map_err(Failure::Output).and(done)
}
