//! What the command line asks of the computer as an opponent.

use std::str::FromStr;

use rochade_opponent::Level;

use crate::args::{Command, Words, source};
use crate::engine::Strength;
use crate::engine::contest::Contest;
use crate::failure::{Failure, shown};

impl Words {
    /// Two programs, and how many games they play.
    pub(crate) fn contest(&mut self) -> Result<Command, Failure> {
        let programs = [self.wanted("a program")?, self.wanted("a program")?];
        let games = self.wanted("the number of games")?;
        // Each opening is played with both colours.
        let count: u32 = number(&games, GAMES)?;
        if count == 0 || count % 2 == 1 {
            return Err(Failure::Usage(format!("{GAMES}, not {}", shown(&games))));
        }
        Ok(Command::Match(Contest {
            programs,
            games: count,
            sprt: self.sprt.take().map(sprt).transpose()?,
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

const GAMES: &str = "the games are an even number from 2 on";
const LEVEL: &str = "the level is a number from 1 to 10";
const NODES: &str = "the nodes are a number from 1 on";

/// Reads a number, or says what it has to be.
fn number<N: FromStr>(text: &str, wanted: &str) -> Result<N, Failure> {
    let digits = !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten();
    number.ok_or_else(|| Failure::Usage(format!("{wanted}, not {}", shown(text))))
}
