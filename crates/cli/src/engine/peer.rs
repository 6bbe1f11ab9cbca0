//! A program that plays by UCI, whoever wrote it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::played::Played;
use crate::failure::Failure;

/// The name by which this program itself is called.
const SELF: &str = "self";

/// A program that runs, and how it is asked for moves.
pub(crate) struct Peer {
    /// What the command line says of it.
    said: String,
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
    /// This program itself is called with the words for what is played.
    pub(crate) fn start(said: &str, played: &Played) -> Result<Peer, Failure> {
        let usage = |why: &str| Failure::Usage(format!("{said}: {why}"));
        let (options, words): (Vec<&str>, Vec<&str>) =
            said.split_whitespace().partition(|word| word.contains('='));
        let (program, words) = words.split_first().ok_or_else(|| usage("no program"))?;
        let mut command = match *program {
            SELF => {
                let mut command = Command::new(std::env::current_exe()?);
                command.arg("uci").args(&played.words);
                command
            }
            program => Command::new(program),
        };
        command.args(words);
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let wrong = |error: String| Failure::Error(format!("{said}: {error}"));
        let mut child = piped.spawn().map_err(|error| wrong(error.to_string()))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (to, from) = pipes.ok_or_else(|| wrong("no pipe".to_owned()))?;
        let mut peer = Peer {
            said: said.to_owned(),
            child,
            to,
            from: BufReader::new(from),
            go: String::new(),
            knows_seeds: false,
        };
        peer.say("uci")?;
        let told = peer.hear("uciok")?;
        let named = told
            .iter()
            .filter_map(|line| line.strip_prefix("option name "));
        let names: Vec<&str> = named
            .filter_map(|rest| rest.split(" type ").next())
            .collect();
        peer.knows_seeds = names.contains(&"Seed");
        for option in options {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            if matches!(name, "nodes" | "depth" | "movetime") {
                peer.go += &format!(" {name} {value}");
                continue;
            }
            let known = names.iter().find(|known| known.replace(' ', "_") == name);
            let known = known.ok_or_else(|| usage(&format!("it has no option {name}")))?;
            peer.set(known, value)?;
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

    /// Asks for the next move of a game that began with this position and these moves.
    pub(crate) fn play(&mut self, from: &str, moves: &[String]) -> Result<String, Failure> {
        let mut position = format!("position fen {from}");
        if !moves.is_empty() {
            position += &format!(" moves {}", moves.join(" "));
        }
        self.say(&position)?;
        self.say(&format!("go{}", self.go))?;
        let told = self.hear("bestmove")?;
        let last = told.last().and_then(|line| line.split_whitespace().nth(1));
        Ok(last.unwrap_or_default().to_owned())
    }

    /// Returns what is wrong with it, with its name.
    pub(crate) fn fault(&self, why: &str) -> Failure {
        Failure::Error(format!("{}: {why}", self.said))
    }

    fn gone(&self) -> Failure {
        self.fault("the program has gone")
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        self.say(&format!("setoption name {name} value {value}"))
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        let said = writeln!(self.to, "{line}").and_then(|()| self.to.flush());
        said.map_err(|_| self.gone())
    }

    /// Hears all lines up to one that begins with this word.
    fn hear(&mut self, word: &str) -> Result<Vec<String>, Failure> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line).unwrap_or(0) == 0 {
                return Err(self.gone());
            }
            let is_last = line.split_whitespace().next() == Some(word);
            lines.push(line);
            if is_last {
                return Ok(lines);
            }
        }
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // It may have gone already.
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}
