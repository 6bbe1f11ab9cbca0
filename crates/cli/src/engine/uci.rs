//! The computer by the protocol that interfaces of chess speak, in any game.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use rochade_opponent::chess::Chess;
use rochade_opponent::draughts::Draughts;
use rochade_opponent::many::Many;
use rochade_opponent::{Budget, Left, Level, Mind, Player};
use rochade_search::Limits;
use rochade_table::{GameKind, Seat, Table};

use super::played::Played;
use super::watch::Waiting;
use crate::replay::make_moves;

/// What the other one has said, for the thread that thinks.
enum Order {
    Anew,
    Option(String, String),
    Position(String),
    /// What was asked, and what tells it to stop.
    Go(Asked, Arc<AtomicBool>),
    Ready,
}

/// Answers line by line, until the other one quits or has gone.
pub(crate) fn serve(input: impl BufRead, played: Played) -> io::Result<()> {
    let game = played.game();
    let plan = played.laws.plan();
    let letters: Vec<String> = plan
        .seats
        .iter()
        .map(|seat| seat.letter.to_lowercase())
        .collect();
    let (orders, heard) = mpsc::channel();
    let thinker = thread::spawn(move || match game {
        GameKind::Chess => Thinker::<Chess>::new(played.unjudged()).obey(&heard),
        GameKind::Draughts => Thinker::<Draughts>::new(played).obey(&heard),
        GameKind::Four | GameKind::Three => Thinker::<Many>::new(played).obey(&heard),
    });
    // What tells the last search to stop, and whether it ends without that.
    let mut last = Arc::new(AtomicBool::new(false));
    let mut is_endless = false;
    for line in input.lines() {
        // What is no UTF-8 is no command.
        let Ok(line) = line else {
            continue;
        };
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let order = match word {
            "uci" => {
                introduce(game)?;
                continue;
            }
            "stop" | "quit" => {
                last.store(true, Ordering::Relaxed);
                if word == "quit" {
                    break;
                }
                continue;
            }
            "isready" if is_endless && !last.load(Ordering::Relaxed) => {
                say("readyok");
                continue;
            }
            "isready" => Order::Ready,
            "ucinewgame" => Order::Anew,
            "setoption" => match option(rest) {
                Some((name, value)) => Order::Option(name, value),
                None => continue,
            },
            "position" => Order::Position(rest.to_owned()),
            "go" => {
                if is_endless {
                    last.store(true, Ordering::Relaxed);
                }
                let asked = Asked::read(rest, &letters);
                is_endless = asked.is_endless;
                last = Arc::new(AtomicBool::new(false));
                Order::Go(asked, Arc::clone(&last))
            }
            _ => continue,
        };
        if orders.send(order).is_err() {
            break;
        }
    }
    if is_endless {
        last.store(true, Ordering::Relaxed);
    }
    drop(orders);
    thinker
        .join()
        .map_err(|_| io::Error::other("the thinking thread has stopped"))
}

/// Says who it is, and which options it has. Ratings are those of chess.
fn introduce(game: GameKind) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "id name Rochade {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "id author the developers of Rochade")?;
    writeln!(out, "option name Hash type spin default 16 min 1 max 1024")?;
    writeln!(out, "option name Level type spin default 10 min 1 max 10")?;
    writeln!(
        out,
        "option name Seed type spin default 0 min 0 max 2147483647"
    )?;
    if game == GameKind::Chess {
        writeln!(
            out,
            "option name UCI_LimitStrength type check default false"
        )?;
        writeln!(
            out,
            "option name UCI_Elo type spin default 2600 min 400 max 2600"
        )?;
    }
    writeln!(out, "option name MultiPV type spin default 1 min 1 max 218")?;
    writeln!(
        out,
        "option name Move Overhead type spin default 10 min 0 max 5000"
    )?;
    writeln!(out, "uciok")
}

/// The name and the value of an option.
fn option(words: &str) -> Option<(String, String)> {
    let words = words.strip_prefix("name ")?;
    let (name, value) = words.split_once(" value ").unwrap_or((words, ""));
    Some((name.trim().to_lowercase(), value.trim().to_owned()))
}

/// Who thinks: in a thread of its own, so that "stop" is heard meanwhile.
struct Thinker<M: Mind> {
    played: Played,
    player: Option<Player<M>>,
    table: Option<Table>,
    /// The words of the position on the table.
    told: String,
    level: Level,
    limited: Option<Level>,
    elo: u32,
    seed: u64,
    hash: usize,
    multi_pv: usize,
    overhead: u32,
}

impl<M: Mind> Thinker<M> {
    fn new(played: Played) -> Thinker<M> {
        Thinker {
            played,
            player: None,
            table: None,
            told: String::new(),
            level: Level::FULL,
            limited: None,
            elo: Level::FULL.rating(),
            seed: 0,
            hash: 16,
            multi_pv: 1,
            overhead: 10,
        }
    }

    fn obey(mut self, orders: &Receiver<Order>) {
        for order in orders {
            match order {
                Order::Anew => self.player = None,
                Order::Option(name, value) => self.set(&name, &value),
                Order::Position(words) => self.set_up(&words),
                Order::Go(asked, stop) => self.go(&asked, &stop),
                Order::Ready => say("readyok"),
            }
        }
    }

    fn set(&mut self, name: &str, value: &str) {
        let number = value.parse::<u32>();
        match (name, number) {
            ("hash", Ok(megabytes @ 1..=1024)) => self.hash = megabytes as usize,
            ("level", Ok(level)) => {
                let level = u8::try_from(level).ok().and_then(Level::new);
                self.level = level.unwrap_or(self.level);
            }
            ("seed", Ok(seed)) => self.seed = seed.into(),
            ("multipv", Ok(lines @ 1..=218)) => self.multi_pv = lines as usize,
            ("move overhead", Ok(millis @ 0..=5000)) => self.overhead = millis,
            ("uci_elo", Ok(elo)) => {
                self.elo = elo;
                self.limited = self.limited.map(|_| Level::near(elo));
            }
            ("uci_limitstrength", _) => {
                self.limited = (value == "true").then(|| Level::near(self.elo));
            }
            _ => say(&format!(
                "info string no such option or value: {name} {value}"
            )),
        }
        self.player = None;
    }

    /// Sets up a position and plays the moves that led from it, as far as they can be played.
    fn set_up(&mut self, words: &str) {
        let more = words.strip_prefix(self.told.as_str());
        let more = more.filter(|more| self.told.contains("moves") && more.starts_with(' '));
        let played = match (more, &mut self.table) {
            (Some(more), Some(table)) => make_moves(table, more),
            _ => {
                let (position, moves) = words.split_once(" moves").unwrap_or((words, ""));
                let sat = self.sit_down(position.trim());
                sat.and_then(|mut table| {
                    make_moves(&mut table, moves)?;
                    self.table = Some(table);
                    Ok(())
                })
            }
        };
        words.clone_into(&mut self.told);
        if let Err(error) = played {
            say(&format!("info string {error}"));
            self.told.clear();
        }
    }

    fn sit_down(&self, position: &str) -> Result<Table, String> {
        match position.split_once(' ') {
            None if position == "startpos" => self.played.sit_down(None),
            Some(("fen", text)) => self.played.sit_down(Some(text.trim())),
            _ => Err(format!("no such position: {position}")),
        }
    }

    fn go(&mut self, asked: &Asked, stop: &Arc<AtomicBool>) {
        let begun = Instant::now();
        if self.table.is_none() {
            self.set_up("startpos");
        }
        let Some(table) = &self.table else {
            return;
        };
        let level = self.limited.unwrap_or(self.level);
        let bytes = match level {
            Level::FULL => self.hash << 20,
            _ => 1 << 20,
        };
        let (seed, multi_pv) = (self.seed, self.multi_pv);
        let player = self
            .player
            .get_or_insert_with(|| Player::of(level, seed, bytes));
        player.set_ceiling(Limits {
            width: if multi_pv > 1 { 60_000 } else { 0 },
            ..asked.limits
        });
        let view = table.view();
        let mut mind = M::usual();
        mind.keep_to(table, false);
        let mut waiting = Waiting {
            root: mind.read(&view.position),
            mind,
            stop: Arc::clone(stop),
            begun,
            budget: asked.budget(view.turn, self.overhead),
            multi_pv,
        };
        let thought = player.think(table, &mut waiting);
        while asked.is_endless && !stop.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(2));
        }
        let mv = thought.and_then(|thought| thought.mv);
        match mv {
            Some(mv) => say(&format!("bestmove {}", waiting.written(&[mv]).concat())),
            None => say("bestmove 0000"),
        }
    }
}

/// Says something to the other one, who may have gone.
fn say(line: &str) {
    let _ = writeln!(io::stdout().lock(), "{line}");
}

/// What `go` asks for.
#[derive(Default)]
struct Asked {
    limits: Limits,
    millis: Option<u32>,
    /// What the clock of each seat shows.
    clocks: Vec<Option<Left>>,
    /// Whether it goes on until it is told to stop.
    is_endless: bool,
}

impl Asked {
    /// Reads the words after `go`, where `wtime` and `winc` are of the seat with that letter.
    fn read(words: &str, letters: &[String]) -> Asked {
        let mut asked = Asked::default();
        let mut has_end = false;
        let mut waits = false;
        let mut words = words.split_whitespace();
        let of_seat = |word: &str, what: &str| {
            let letter = word.strip_suffix(what)?;
            letters.iter().position(|known| known == letter)
        };
        let (mut left, mut bonus) = (vec![None; letters.len()], vec![0; letters.len()]);
        let mut moves = None;
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse::<i64>().ok());
            let millis = |number: Option<i64>| {
                number.map(|number| u32::try_from(number.max(0)).unwrap_or(u32::MAX))
            };
            match word {
                "depth" => {
                    let plies = number().and_then(|plies| u8::try_from(plies).ok());
                    asked.limits.plies = plies.unwrap_or(asked.limits.plies).clamp(1, 64);
                }
                "nodes" => {
                    let nodes = number().and_then(|nodes| u64::try_from(nodes).ok());
                    asked.limits.nodes = nodes.unwrap_or(asked.limits.nodes);
                }
                "mate" => {
                    let plies = number().and_then(|moves| u8::try_from(moves * 2).ok());
                    asked.limits.plies = plies.unwrap_or(asked.limits.plies).clamp(1, 64);
                }
                "movetime" => asked.millis = millis(number()),
                "movestogo" => moves = millis(number()),
                "infinite" | "ponder" => waits = true,
                _ => {
                    if let Some(seat) = of_seat(word, "time") {
                        left[seat] = millis(number());
                    } else if let Some(seat) = of_seat(word, "inc") {
                        bonus[seat] = millis(number()).unwrap_or(0);
                    }
                }
            }
        }
        has_end |= left.iter().any(Option::is_some);
        let clocks = left.into_iter().zip(bonus).map(|(left, bonus)| {
            left.map(|left| Left {
                left,
                bonus,
                delay: 0,
                moves,
            })
        });
        asked.clocks = clocks.collect();
        has_end |= asked.millis.is_some() || asked.limits != Limits::NONE;
        asked.is_endless = waits || !has_end;
        asked
    }

    /// How long to think; `None` if time doesn't matter.
    fn budget(&self, turn: Seat, overhead: u32) -> Option<Budget> {
        if self.is_endless {
            return None;
        }
        if let Some(millis) = self.millis {
            return Some(Budget::of(millis.saturating_sub(overhead).max(1)));
        }
        let clock = (*self.clocks.get(turn.index())?)?;
        Some(Budget::by(clock, overhead))
    }
}
