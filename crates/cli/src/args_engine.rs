//! What the command line asks of the computer as an opponent.

use std::num::NonZeroU32;
use std::str::FromStr;

use rochade_opponent::Level;
use rochade_table::{GameKind, Preset};

use crate::args::{Command, Words, source};
use crate::engine::Strength;
use crate::engine::contest::Contest;
use crate::engine::played::Played;
use crate::failure::{Failure, shown};

impl Words {
    /// What is played by UCI: chess, if nothing is named. A set of laws names its game, too; chess
    /// is played by what interfaces know.
    pub(crate) fn played(&mut self) -> Result<Played, Failure> {
        let Some(word) = self.game.take() else {
            return Ok(Played::chess());
        };
        let kind = match GameKind::of_word(&word) {
            Some(kind) => kind,
            None => {
                let preset = other_presets().find(|preset| preset.name == word);
                let preset = preset.ok_or_else(|| no_such_game(&word))?;
                if let Some((option, _)) = self.laws.replace(("--game", word.clone())) {
                    return Err(Failure::Usage(format!("{option} has no meaning here")));
                }
                preset.laws.game
            }
        };
        if kind == GameKind::Chess {
            return Ok(Played::chess());
        }
        let named = self.laws.as_ref().map(|(_, name)| ("--laws", name));
        let board = self.board.as_ref().map(|word| ("--board", word));
        let turns = self.turns.as_ref().map(|word| ("--turns", word));
        let options = [
            Some(("--game", &kind.word().to_owned())),
            named,
            board,
            turns,
        ];
        let options = options.into_iter().flatten();
        let words = options.flat_map(|(option, value)| [option.to_owned(), value.clone()]);
        let words = words.collect();
        Ok(Played {
            has_named_board: self.board.is_some(),
            laws: self.laws(&kind.into(), None)?,
            words,
        })
    }

    /// Two programs, and how many games they play.
    pub(crate) fn contest(&mut self) -> Result<Command, Failure> {
        let programs = [self.wanted("a program")?, self.wanted("a program")?];
        let games = self.wanted("the number of games")?;
        // Each opening is played from all sides.
        let played = self.played()?;
        let sides = played.sides().len();
        let wanted = match sides {
            2 => "the games are an even number from 2 on",
            _ => "the games are a multiple of 3 from 3 on",
        };
        let count: u32 = number(&games, wanted)?;
        if count == 0 || !(count as usize).is_multiple_of(sides) {
            return Err(Failure::Usage(format!("{wanted}, not {}", shown(&games))));
        }
        // It compares two sides.
        let sprt_texts = if sides == 2 { self.sprt.take() } else { None };
        Ok(Command::Match(Contest {
            programs,
            games: count,
            played,
            sprt: sprt_texts.map(sprt).transpose()?,
            openings: self.openings.take().map(source),
            seed: self.seed()?,
        }))
    }

    pub(crate) fn solve(&mut self) -> Result<Command, Failure> {
        Ok(Command::Solve {
            file: source(self.wanted("a file")?),
            strength: self.strength(100_000)?,
        })
    }

    /// A file whose games are looked back at.
    pub(crate) fn review(&mut self) -> Result<Command, Failure> {
        let file = source(self.wanted("a file")?);
        let nodes = self.nodes.take();
        let nodes = nodes.map(|text| number::<NonZeroU32>(&text, NODES));
        let draughts = self.game.take().map(|word| {
            let mut presets = Preset::of(GameKind::Draughts);
            let preset = presets.find(|preset| preset.name == word);
            let laws = preset.map(|preset| preset.laws.clone());
            laws.ok_or_else(|| no_such_laws(GameKind::Draughts, &word))
        });
        Ok(Command::Review {
            file,
            nodes: nodes.transpose()?.map(NonZeroU32::get),
            draughts: draughts.transpose()?,
        })
    }

    /// How strong the computer is to be, and how many positions it looks at unless others are
    /// named.
    fn strength(&mut self, nodes: u64) -> Result<Strength, Failure> {
        let level = self
            .level
            .take()
            .map_or(Ok(10), |text| number(&text, LEVEL))?;
        let level = Level::new(level).ok_or_else(|| Failure::Usage(LEVEL.to_owned()))?;
        let nodes = self
            .nodes
            .take()
            .map_or(Ok(nodes), |text| number(&text, NODES))?;
        Ok(Strength {
            level,
            seed: self.seed()?,
            nodes,
        })
    }

    fn seed(&mut self) -> Result<u64, Failure> {
        let seed = self.seed.take();
        seed.map_or(Ok(1), |text| number(&text, "the seed is a number"))
    }
}

/// Two differences in Elo, such that no share of the points is nearly none or nearly all.
fn sprt(texts: [String; 2]) -> Result<[f64; 2], Failure> {
    let [first, second] = texts.each_ref().map(|text| text.parse::<f64>());
    let fits = |elo: &f64| elo.abs() <= 1000.0;
    match (first.ok().filter(fits), second.ok().filter(fits)) {
        (Some(first), Some(second)) if first < second => Ok([first, second]),
        _ => Err(Failure::Usage(format!(
            "--sprt takes two differences in Elo from -1000 to 1000, the lower one first, not {}",
            shown(&texts.join(" "))
        ))),
    }
}

/// The sets of laws of all games but chess for two.
fn other_presets() -> impl Iterator<Item = &'static Preset> {
    let all = Preset::ALL.iter();
    all.filter(|preset| preset.laws.game != GameKind::Chess)
}

/// Says which laws a game has.
pub(crate) fn no_such_laws(game: GameKind, word: &str) -> Failure {
    let known: Vec<&str> = Preset::of(game).map(|preset| preset.name).collect();
    let (word, known) = (shown(word), known.join(", "));
    Failure::Usage(format!("no such laws: {word} (there are {known})"))
}

fn no_such_game(word: &str) -> Failure {
    let games = GameKind::ALL.iter().map(|game| game.word());
    let mut known: Vec<&str> = games.collect();
    known.extend(other_presets().map(|preset| preset.name));
    known.sort_unstable();
    known.dedup();
    let (word, known) = (shown(word), known.join(", "));
    Failure::Usage(format!("no such game: {word} (there are {known})"))
}

const LEVEL: &str = "the level is a number from 1 to 10";
const NODES: &str = "the nodes are a number from 1 on";

/// Reads a number, or says what it has to be.
fn number<N: FromStr>(text: &str, wanted: &str) -> Result<N, Failure> {
    let digits = !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten();
    number.ok_or_else(|| Failure::Usage(format!("{wanted}, not {}", shown(text))))
}
