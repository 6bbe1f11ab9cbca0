//! What the command line asks for.

use std::num::NonZeroU64;

use lexopt::{Arg, Parser, ValueExt};
use rochade_chess::Position;
use rochade_table::{GameKind, Laws, Preset};

use crate::args_engine::no_such_laws;
use crate::board::{Board, Root};
use crate::engine::Strength;
use crate::engine::contest::Contest;
use crate::engine::played::Played;
use crate::failure::{Failure, shown};
use crate::game::Game;
use crate::input::Source;
use crate::{chess, game, many};

/// What `--version` prints.
pub(crate) const VERSION: &str = concat!("rochade ", env!("CARGO_PKG_VERSION"), "\n");

pub(crate) const HELP: &str = "\
The rules of the games from a terminal.

  rochade perft GAME DEPTH [POSITION]    the number of leaf nodes
  rochade divide GAME DEPTH [POSITION]   the same, move by move
  rochade moves GAME [POSITION]          the legal moves
  rochade status GAME [POSITION]         ongoing, check, or how the game has ended
  rochade show GAME [POSITION]           the board
  rochade replay GAME FILE               plays the moves in FILE (- for standard input)
  rochade dead [FEN | --file FILE]       who can still mate: WB, W-, -B, --, ? if undetermined
  rochade read FILE [--write]            each game of PGN, PDN or FEN as it is found: a line a game, or written anew
  rochade review FILE                    the games of PGN or PDN, annotated by the computer: evals, judgements, better lines
  rochade pgn FILE                       each game's length, result and ending, or its first error
  rochade uci [--game GAME]              the computer as an opponent, for interfaces that speak UCI
  rochade match [--game GAME] A B GAMES  two programs that speak UCI against each other
  rochade solve FILE                     how many puzzles or tactics the computer solves; with --json, which

GAME is chess, draughts, four or three (chess for so many players). POSITION is one argument (put it in quotes):
a FEN, for draughts PDN's, for four and three a text of their own. Without it, the starting position.
--laws PRESET    (--rules means the same) the laws that are played by.
                 chess, but for perft and divide: modern (as without it), club, leaflet, handbuch-early,
                 handbuch-late, gustavus; with it, FILE may hold claim, count, and (=) after a move
                 draughts: noris (as without it), schlagzwang, german, russian, brazilian, english, czech, pool;
                 in FILE, 17~ or b4~ before a move blows a man
--position TEXT  replay: the position in which the game begins
--game GAME      uci, match: chess (as without it), draughts, four, three, or a set of laws of the last three: 'russian',
                 'gustavus-four'; --laws, --board and --turns are known, too. 'position fen TEXT moves M1 M2 ...' has
                 the texts of these games, blanks and all, up to the word 'moves'; moves are as 'rochade moves' prints
                 them ('9x18x25'; 17~9-13 blows a man first). 'go' knows the clock of each seat by its letter: atime,
                 ainc ... dtime, dinc for four; wtime, ktime, rtime for three. In four a program plays a pair of
                 partners, in three A plays one seat and B the two others, in turn on all sides
                 review: the set of laws of games of draughts that name none (without it, the first that their moves fit)
--board WORD     three: t112 (as without it, if the position doesn't tell), cross128, t120, rect
--turns SIDE     four, three: the turn goes to the right (as without it), or left
--nodes N        dead: how many positions the search for each side's mate may meet (1000000 without it)
                 solve: how many the computer looks at for a move (100000)
                 review: how many it looks at for each position of a game (30000, in four and three 7500)
--level N        solve: from 1 to 10 (as without it)
--seed N         match, solve: what all chance comes from (1)
--sprt E0 E1     match: stops when it is decided whether A is E0 or E1 points of Elo better, with an error of 5 %
--openings FILE  match: begins with the positions in FILE, one a line; each is played from all sides. Without it, chess
                 begins with named openings, other games with two moves of each player by chance
                 A and B are a program with its words ('self' is this one), then nodes=N, depth=N or movetime=N,
                 and options of its own: 'self Level=3', 'stockfish depth=9 Skill_Level=8'
--json    prints JSON: an object or a list for each answer, on a line of its own
--help    prints this
--version prints which version this is

Errors go to standard error, with status 1; 2 for wrong usage.
";

/// What to do, and how to print it.
pub(crate) struct Task {
    pub(crate) command: Command,
    pub(crate) json: bool,
}

pub(crate) enum Command {
    Help,
    Version,
    Perft {
        depth: u8,
        root: Box<dyn Root>,
    },
    Divide {
        depth: u8,
        root: Box<dyn Root>,
    },
    Moves {
        board: Box<dyn Board>,
    },
    Status {
        board: Box<dyn Board>,
    },
    Show {
        board: Box<dyn Board>,
    },
    Replay {
        file: Source,
        play: Play,
    },
    Dead {
        position: Position,
        nodes: NonZeroU64,
    },
    DeadFile {
        file: Source,
        nodes: NonZeroU64,
    },
    Pgn {
        file: Source,
    },
    Read {
        file: Source,
        writes: bool,
    },
    Review {
        file: Source,
        /// How many positions are looked at for each position of a game.
        nodes: Option<u32>,
        /// The laws of games of draughts that name none.
        draughts: Option<Laws>,
    },
    Uci(Played),
    Match(Contest),
    Solve {
        file: Source,
        strength: Strength,
    },
}

/// How a file is replayed.
pub(crate) struct Play {
    pub(crate) game: &'static dyn Game,
    pub(crate) laws: Laws,
    /// The position in which the game begins; without one, the initial one.
    pub(crate) start: Option<String>,
    /// Whether it may hold more than moves: what these laws know to be said.
    pub(crate) aloud: bool,
}

/// The command line, sorted but not yet understood.
#[derive(Default)]
pub(crate) struct Words {
    pub(crate) values: std::collections::VecDeque<String>,
    json: bool,
    help: bool,
    version: bool,
    write: bool,
    /// The name of the laws, behind the option as it was written.
    pub(crate) laws: Option<(&'static str, String)>,
    file: Option<String>,
    pub(crate) nodes: Option<String>,
    pub(crate) level: Option<String>,
    pub(crate) seed: Option<String>,
    pub(crate) sprt: Option<[String; 2]>,
    pub(crate) openings: Option<String>,
    /// What is played by UCI.
    pub(crate) game: Option<String>,
    position: Option<String>,
    pub(crate) board: Option<String>,
    pub(crate) turns: Option<String>,
}

/// A game that the command line names.
pub(crate) struct Named {
    kind: GameKind,
    game: &'static dyn Game,
}

impl From<GameKind> for Named {
    fn from(kind: GameKind) -> Named {
        let game = game::of(kind);
        Named { kind, game }
    }
}

/// The nodes for each side, where none are named.
const NODES: NonZeroU64 = NonZeroU64::new(1_000_000).expect("more than none");

pub(crate) fn parse(parser: Parser) -> Result<Task, Failure> {
    let mut words = sort(parser).map_err(|error| Failure::Usage(error.to_string()))?;
    let json = words.json;
    let command = if words.help {
        Command::Help
    } else if words.version {
        Command::Version
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
            Arg::Long("version") | Arg::Short('V') => words.version = true,
            Arg::Long("write") => words.write = true,
            Arg::Long("laws") => words.laws = Some(("--laws", parser.value()?.string()?)),
            Arg::Long("rules") => words.laws = Some(("--rules", parser.value()?.string()?)),
            Arg::Long("nodes") => words.nodes = Some(parser.value()?.string()?),
            Arg::Long("level") => words.level = Some(parser.value()?.string()?),
            Arg::Long("seed") => words.seed = Some(parser.value()?.string()?),
            Arg::Long("sprt") => {
                let mut bound = || parser.value()?.string();
                words.sprt = Some([bound()?, bound()?]);
            }
            Arg::Long("openings") => words.openings = Some(parser.value()?.string()?),
            Arg::Long("game") => words.game = Some(parser.value()?.string()?),
            Arg::Long("position") => words.position = Some(parser.value()?.string()?),
            Arg::Long("board") => words.board = Some(parser.value()?.string()?),
            Arg::Long("turns") => words.turns = Some(parser.value()?.string()?),
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
                let named = self.game()?;
                let depth = self.depth()?;
                let root = self.root(&named)?;
                match name.as_str() {
                    "perft" => Command::Perft { depth, root },
                    _ => Command::Divide { depth, root },
                }
            }
            "moves" | "status" | "show" => {
                let named = self.game()?;
                let board = self.board(&named)?;
                match name.as_str() {
                    "moves" => Command::Moves { board },
                    "status" => Command::Status { board },
                    _ => Command::Show { board },
                }
            }
            "replay" => {
                let named = self.game()?;
                self.replay(&named)?
            }
            "dead" => {
                let nodes = self.nodes()?;
                match self.file.take() {
                    Some(file) => Command::DeadFile {
                        file: source(file),
                        nodes,
                    },
                    None => Command::Dead {
                        position: chess::position(self.position()?.as_deref())?,
                        nodes,
                    },
                }
            }
            "read" => Command::Read {
                file: source(self.wanted("a file")?),
                writes: std::mem::take(&mut self.write),
            },
            "pgn" => Command::Pgn {
                file: source(self.wanted("a file")?),
            },
            "review" => self.review()?,
            "uci" => Command::Uci(self.played()?),
            "match" => self.contest()?,
            "solve" => self.solve()?,
            _ => return Err(Failure::Usage(format!("no such command: {}", shown(&name)))),
        };
        self.nothing_left()?;
        Ok(command)
    }

    fn replay(&mut self, named: &Named) -> Result<Command, Failure> {
        let file = source(self.wanted("a file")?);
        let start = self.position.take();
        // Without this option, chess is replayed as it always was.
        let aloud = self.laws.is_some() || named.game.is_aloud();
        let game = named.game;
        let laws = self.laws(named, start.as_deref())?;
        let play = Play {
            game,
            laws,
            start,
            aloud,
        };
        if play.start.is_some() {
            game.board(play.start.as_deref(), &play.laws)?;
        }
        Ok(Command::Replay { file, play })
    }

    /// A position from which plies are counted.
    fn root(&mut self, named: &Named) -> Result<Box<dyn Root>, Failure> {
        let text = self.values.pop_front();
        let laws = if named.game.counts_by_laws() {
            self.laws(named, text.as_deref())?
        } else {
            named.game.usual_laws()
        };
        self.nothing_left()?;
        named.game.root(text.as_deref(), &laws)
    }

    fn board(&mut self, named: &Named) -> Result<Box<dyn Board>, Failure> {
        let text = self.values.pop_front();
        let laws = self.laws(named, text.as_deref())?;
        self.nothing_left()?;
        named.game.board(text.as_deref(), &laws)
    }

    pub(crate) fn wanted(&mut self, what: &str) -> Result<String, Failure> {
        self.values
            .pop_front()
            .ok_or_else(|| Failure::Usage(format!("{what} is missing")))
    }

    fn game(&mut self) -> Result<Named, Failure> {
        let word = self.wanted("the game")?;
        let kind = GameKind::of_word(&word);
        kind.map(Named::from)
            .ok_or_else(|| Failure::Usage(format!("no such game: {}", shown(&word))))
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

    fn nodes(&mut self) -> Result<NonZeroU64, Failure> {
        let Some(nodes) = self.nodes.take() else {
            return Ok(NODES);
        };
        nodes.parse().map_err(|_| {
            let nodes = shown(&nodes);
            Failure::Usage(format!("the nodes are a number from 1 on, not {nodes}"))
        })
    }

    /// The last argument, if there is one: the text of a position.
    fn position(&mut self) -> Result<Option<String>, Failure> {
        let text = self.values.pop_front();
        // Before it is looked at: the fields of a FEN as several arguments are a slip in the
        // quotes.
        self.nothing_left()?;
        Ok(text)
    }

    /// The laws that were named, among those of the game, or the usual ones; of chess for four and
    /// for three with the board and the direction that were named, or that a position tells.
    pub(crate) fn laws(&mut self, named: &Named, position: Option<&str>) -> Result<Laws, Failure> {
        let mut laws = match self.laws.take() {
            None => named.game.usual_laws(),
            Some((_, name)) => {
                let mut presets = Preset::of(named.kind);
                let preset = presets.find(|preset| preset.name == name);
                let preset = preset.ok_or_else(|| no_such_laws(named.kind, &name))?;
                preset.laws.clone()
            }
        };
        if matches!(named.kind, GameKind::Four | GameKind::Three) {
            let board = self.board.take();
            many::set_board(&mut laws, board.as_deref(), position)?;
            many::set_turns(&mut laws, self.turns.take().as_deref())?;
        }
        Ok(laws)
    }

    /// Whatever the command hasn't taken is one thing too many.
    fn nothing_left(&mut self) -> Result<(), Failure> {
        if let Some(value) = self.values.front() {
            let message = format!("too much: {} (a position is one argument)", shown(value));
            return Err(Failure::Usage(message));
        }
        let laws = self.laws.as_ref().map(|(option, _)| *option);
        let others = [
            ("--file", &self.file),
            ("--nodes", &self.nodes),
            ("--level", &self.level),
            ("--seed", &self.seed),
            ("--openings", &self.openings),
            ("--game", &self.game),
            ("--position", &self.position),
            ("--board", &self.board),
            ("--turns", &self.turns),
        ];
        let other = others.iter().find(|(_, value)| value.is_some());
        let write = self.write.then_some("--write");
        let sprt = self.sprt.as_ref().map(|_| "--sprt");
        match laws.or(other.map(|(option, _)| *option)).or(write).or(sprt) {
            Some(option) => Err(Failure::Usage(format!("{option} has no meaning here"))),
            None => Ok(()),
        }
    }
}

pub(crate) fn source(name: String) -> Source {
    match name.as_str() {
        "-" => Source::Stdin,
        _ => Source::File(name.into()),
    }
}
