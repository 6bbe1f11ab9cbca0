//! A program that plays chess by UCI, whoever wrote it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::failure::Failure;

/// The name by which this program itself is called.
const SELF: &str = "self";

/// A program that runs, and how it is asked for moves.
pub(crate) struct Peer {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    /// What follows `go`.
    go: String,
    knows_seeds: bool,
}

impl Peer {
    /// Starts a program by what the command line says of it: its words, then `nodes=N`, `depth=N`
    /// or `movetime=N`, and options of its own as `Name=value`, blanks in their names as `_`.
    pub(crate) fn start(said: &str) -> Result<Peer, Failure> {
        let usage = |why: &str| Failure::Usage(format!("{said}: {why}"));
        let (options, words): (Vec<&str>, Vec<&str>) =
            said.split_whitespace().partition(|word| word.contains('='));
        let (program, words) = words.split_first().ok_or_else(|| usage("no program"))?;
        let mut command = match *program {
            SELF => {
                let mut command = Command::new(std::env::current_exe()?);
                command.arg("uci");
                command
            }
            program => Command::new(program),
        };
        let piped = command
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = piped
            .spawn()
            .map_err(|error| Failure::Error(format!("{said}: {error}")))?;
        let (to, from) = child
            .stdin
            .take()
            .zip(child.stdout.take())
            .ok_or_else(gone)?;
        let mut peer = Peer {
            child,
            to,
            from: BufReader::new(from),
            go: String::new(),
            knows_seeds: false,
        };
        peer.say("uci")?;
        let told = peer.hear("uciok")?;
        peer.knows_seeds = told
            .iter()
            .any(|line| line.starts_with("option name Seed "));
        for option in options {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            if matches!(name, "nodes" | "depth" | "movetime") {
                peer.go += &format!(" {name} {value}");
            } else {
                let name = name.replace('_', " ");
                peer.set(&name, value)?;
                // Names of options in UCI may have either.
                if name.starts_with("UCI ") {
                    peer.set(&name.replace(' ', "_"), value)?;
                }
            }
        }
        if peer.go.is_empty() {
            peer.go = " nodes 10000".to_owned();
        }
        Ok(peer)
    }

    /// Begins a new game, with a seed of its own if the program knows that.
    pub(crate) fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        self.say("ucinewgame")?;
        if self.knows_seeds {
            self.set("Seed", &(seed % 1_000_000).to_string())?;
        }
        self.say("isready")?;
        self.hear("readyok").map(|_| ())
    }

    /// Asks for the next move of a game that began with these moves.
    pub(crate) fn play(&mut self, moves: &[String]) -> Result<String, Failure> {
        let mut position = "position startpos".to_owned();
        if !moves.is_empty() {
            position += " moves ";
            position += &moves.join(" ");
        }
        self.say(&position)?;
        let go = format!("go{}", self.go);
        self.say(&go)?;
        let told = self.hear("bestmove")?;
        let last = told.last().and_then(|line| line.split_whitespace().nth(1));
        Ok(last.unwrap_or_default().to_owned())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        self.say(&format!("setoption name {name} value {value}"))
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.to, "{line}").map_err(|_| gone())?;
        self.to.flush().map_err(|_| gone())
    }

    /// Hears all lines up to one that begins with this word.
    fn hear(&mut self, word: &str) -> Result<Vec<String>, Failure> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line).map_err(|_| gone())? == 0 {
                return Err(gone());
            }
            let is_last = line.split_whitespace().next() == Some(word);
            lines.push(line);
            if is_last {
                return Ok(lines);
            }
        }
    }
}

fn gone() -> Failure {
    Failure::Error("a program has gone".to_owned())
}

impl Drop for Peer {
    fn drop(&mut self) {
        // It may have gone already.
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}
