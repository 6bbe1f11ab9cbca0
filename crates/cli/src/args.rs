//! What the command line asks for.

use std::str::FromStr;

use lexopt::{Arg, Parser, ValueExt};
use rochade_chess::{FenError, Position, TolerantPosition};
use rochade_table::{Laws, Preset};

use crate::failure::Failure;
use crate::input::Source;

pub(crate) const HELP: &str = "\
The rules of the game from a terminal.

  rochade perft GAME DEPTH [POSITION]    the number of leaf nodes
  rochade divide GAME DEPTH [POSITION]   the same, move by move
  rochade moves GAME [POSITION]          the legal moves
  rochade status GAME [POSITION]         ongoing, check, or how the game has ended
  rochade show GAME [POSITION]           the board
  rochade replay GAME FILE               plays the moves in FILE (- for standard input)
  rochade dead [FEN | --file FILE]       who can still mate: WB, W-, -B, --, ? if undetermined
  rochade pgn FILE                       each game's length, result and ending, or its first error

GAME is chess. POSITION is one argument (put it in quotes): a FEN. Without it, the starting position.
--laws PRESET    for moves, status, show, replay: modern (as without it), club, leaflet, handbuch-early,
          handbuch-late, gustavus. FILE may then hold claim, count, and (=) after a move
--json    prints JSON: an object or a list for each answer, on a line of its own
--help    prints this

Errors go to standard error, with status 1; 2 for wrong usage.
";

/// What to do, and how to print it.
pub(crate) struct Task {
    pub(crate) command: Command,
    pub(crate) json: bool,
}

pub(crate) enum Command {
    Help,
    Perft {
        depth: u8,
        position: Position,
    },
    Divide {
        depth: u8,
        position: Position,
    },
    Moves {
        position: TolerantPosition,
    },
    Status {
        position: TolerantPosition,
        laws: &'static Laws,
    },
    Show {
        position: TolerantPosition,
    },
    Replay {
        file: Source,
        laws: Option<&'static Preset>,
    },
    Dead {
        position: Position,
    },
    DeadFile {
        file: Source,
    },
    Pgn {
        file: Source,
    },
}

/// The command line, sorted but not yet understood.
#[derive(Default)]
struct Words {
    values: std::collections::VecDeque<String>,
    json: bool,
    help: bool,
    laws: Option<String>,
    file: Option<String>,
}

pub(crate) fn parse(parser: Parser) -> Result<Task, Failure> {
    let mut words = sort(parser).map_err(|error| Failure::Usage(error.to_string()))?;
    let json = words.json;
    let command = if words.help {
        Command::Help
    } else {
        words.command()?
    };
    Ok(Task { command, json })
}

fn sort(mut parser: Parser) -> Result<Words, lexopt::Error> {
    let mut words = Words::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("json") => words.json = true,
            Arg::Long("help") | Arg::Short('h') => words.help = true,
            Arg::Long("laws") => words.laws = Some(parser.value()?.string()?),
            Arg::Long("file") => words.file = Some(parser.value()?.string()?),
            Arg::Value(value) => words.values.push_back(value.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(words)
}

impl Words {
    fn command(&mut self) -> Result<Command, Failure> {
        let name = self.wanted("a command")?;
        let command = match name.as_str() {
            "perft" | "divide" => {
                self.game()?;
                let depth = self.depth()?;
                let position = self.position()?;
                match name.as_str() {
                    "perft" => Command::Perft { depth, position },
                    _ => Command::Divide { depth, position },
                }
            }
            "moves" | "status" | "show" => {
                self.game()?;
                let laws = self.laws()?.map_or(&Laws::MODERN, |preset| &preset.laws);
                let position = self.position_under(laws)?;
                match name.as_str() {
                    // What can be played, and how it looks, is the same under all laws that know the position.
                    "moves" => Command::Moves { position },
                    "status" => Command::Status { position, laws },
                    _ => Command::Show { position },
                }
            }
            "replay" => {
                self.game()?;
                let laws = self.laws()?;
                let file = source(self.wanted("a file")?);
                Command::Replay { file, laws }
            }
            "dead" => match self.file.take() {
                Some(file) => Command::DeadFile { file: source(file) },
                None => Command::Dead {
                    position: self.position()?,
                },
            },
            "pgn" => Command::Pgn {
                file: source(self.wanted("a file")?),
            },
            _ => return Err(Failure::Usage(format!("no such command: {}", shown(&name)))),
        };
        self.nothing_left()?;
        Ok(command)
    }

    fn wanted(&mut self, what: &str) -> Result<String, Failure> {
        self.values
            .pop_front()
            .ok_or_else(|| Failure::Usage(format!("{what} is missing")))
    }

    /// There is only one game, so nothing is returned.
    fn game(&mut self) -> Result<(), Failure> {
        let game = self.wanted("the game")?;
        match game.as_str() {
            "chess" => Ok(()),
            _ => Err(Failure::Usage(format!("no such game: {}", shown(&game)))),
        }
    }

    fn depth(&mut self) -> Result<u8, Failure> {
        let depth = self.wanted("the depth")?;
        let all_digits = depth.chars().all(|c| c.is_ascii_digit());
        all_digits
            .then(|| depth.parse().ok())
            .flatten()
            .ok_or_else(|| {
                Failure::Usage(format!(
                    "the depth is a number from 0 to 255, not {}",
                    shown(&depth)
                ))
            })
    }

    fn position(&mut self) -> Result<Position, Failure> {
        self.position_or(Position::initial())
    }

    /// A position as it is played from under these laws: some know a king that was left in an unsaid check.
    fn position_under(&mut self, laws: &Laws) -> Result<TolerantPosition, Failure> {
        if laws.want_check_said() {
            let position = self.position_or(TolerantPosition::initial())?;
            Ok(position.answering())
        } else {
            self.position().map(TolerantPosition::from)
        }
    }

    fn position_or<P: FromStr<Err = FenError>>(&mut self, usual: P) -> Result<P, Failure> {
        let Some(text) = self.values.pop_front() else {
            return Ok(usual);
        };
        // Before the FEN is looked at: its fields as several arguments are a slip in the quotes.
        self.nothing_left()?;
        text.parse()
            .map_err(|error| Failure::Error(format!("unreadable FEN: {error}")))
    }

    fn laws(&mut self) -> Result<Option<&'static Preset>, Failure> {
        let Some(name) = self.laws.take() else {
            return Ok(None);
        };
        let preset = Preset::find(&name).ok_or_else(|| {
            let known: Vec<&str> = Preset::ALL.iter().map(|preset| preset.name).collect();
            let known = known.join(", ");
            Failure::Usage(format!(
                "no such laws: {} (there are {known})",
                shown(&name)
            ))
        })?;
        Ok(Some(preset))
    }

    /// Whatever the command hasn't taken is one thing too many.
    fn nothing_left(&mut self) -> Result<(), Failure> {
        if let Some(value) = self.values.front() {
            let message = format!("too much: {} (a position is one argument)", shown(value));
            return Err(Failure::Usage(message));
        }
        let options = [("--laws", &self.laws), ("--file", &self.file)];
        match options.into_iter().find(|(_, value)| value.is_some()) {
            Some((name, _)) => Err(Failure::Usage(format!("{name} has no meaning here"))),
            None => Ok(()),
        }
    }
}

fn source(name: String) -> Source {
    match name.as_str() {
        "-" => Source::Stdin,
        _ => Source::File(name.into()),
    }
}

/// The beginning of a text, for an error.
pub(crate) fn shown(text: &str) -> String {
    let start: String = text.chars().take(40).collect();
    format!("'{}'", start.escape_debug())
}
