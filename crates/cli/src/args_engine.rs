//! What the command line asks of the computer as an opponent.

use std::str::FromStr;

use rochade_opponent::Level;

use crate::args::{Command, Words, shown, source};
use crate::engine::Strength;
use crate::failure::Failure;

impl Words {
    /// Two programs, and how many games they play.
    pub(crate) fn contest(&mut self) -> Result<Command, Failure> {
        let programs = [self.wanted("a program")?, self.wanted("a program")?];
        let games = self.wanted("the number of games")?;
        Ok(Command::Match {
            programs,
            games: number(&games, "the games are a number from 1 on")?,
            seed: self.seed()?,
        })
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

const LEVEL: &str = "the level is a number from 1 to 10";
const NODES: &str = "the nodes are a number from 1 on";

/// Reads a number, or says what it has to be.
fn number<N: FromStr>(text: &str, wanted: &str) -> Result<N, Failure> {
    let digits = !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten();
    number.ok_or_else(|| Failure::Usage(format!("{wanted}, not {}", shown(text))))
}
