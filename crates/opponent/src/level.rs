//! The ten levels, and how their dials stand (opponent.md, section 2).

use rochade_search::{Eyes, Limits};

/// How strong the computer plays, from 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level(u8);

/// The dials of a level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dials {
    pub(crate) limits: Limits,
    pub(crate) eyes: Eyes,
}

/// How far a level looks.
#[derive(Clone, Copy, Debug)]
pub enum Horizon {
    /// A number of plies, through every line.
    Plies(u8),
    /// A number of positions.
    Nodes(u64),
    /// As far as it may.
    Open,
}

/// What makes a level weak in a game.
#[derive(Clone, Copy, Debug)]
pub struct Weakness {
    /// How far it looks.
    pub horizon: Horizon,
    /// What it sees of that.
    pub eyes: Eyes,
}

impl Weakness {
    pub(crate) const fn new(
        horizon: Horizon,
        blind: u32,
        scatter: i32,
        second_look: u32,
    ) -> Weakness {
        let eyes = Eyes {
            blind,
            scatter,
            second_look,
            ..Eyes::OPEN
        };
        Weakness { horizon, eyes }
    }

    /// The same with these factors by which difficulty makes it overlook more ([`Eyes`]).
    pub(crate) const fn with_difficulty(self, depth_factor: u32, distraction: u32) -> Weakness {
        let eyes = Eyes {
            depth_factor,
            distraction,
            ..self.eyes
        };
        Weakness { eyes, ..self }
    }

    /// The same with a habit worth this much ([`Eyes::habit`]).
    pub(crate) const fn with_habit(self, habit: i32) -> Weakness {
        let eyes = Eyes { habit, ..self.eyes };
        Weakness { eyes, ..self }
    }

    pub(crate) fn dials(self) -> Dials {
        let Weakness { horizon, eyes } = self;
        let limits = match horizon {
            Horizon::Plies(plies) => Limits {
                selective: false,
                ..Limits::NONE.with_plies(plies).with_nodes(PLANNED)
            },
            Horizon::Nodes(nodes) => Limits::NONE.with_nodes(nodes),
            Horizon::Open => Limits::NONE,
        };
        let width = eyes.width();
        let limits = Limits { width, ..limits };
        Dials { limits, eyes }
    }
}

/// The weaknesses of the ten levels, for games that have none of their own.
pub(crate) const USUAL: [Weakness; 10] = [
    Weakness::new(Horizon::Plies(1), 900, 200, 900),
    Weakness::new(Horizon::Plies(1), 700, 60, 900),
    Weakness::new(Horizon::Plies(3), 400, 40, 980),
    Weakness::new(Horizon::Plies(3), 330, 20, 990),
    Weakness::new(Horizon::Plies(4), 240, 10, 990),
    Weakness::new(Horizon::Plies(4), 120, 8, 990),
    Weakness::new(Horizon::Nodes(4_000), 0, 8, 0),
    Weakness::new(Horizon::Nodes(10_000), 0, 0, 0),
    Weakness::new(Horizon::Nodes(30_000), 0, 0, 0),
    Weakness::new(Horizon::Open, 0, 0, 0),
];

/// The ratings that the levels aim at in chess.
const RATINGS: [u32; 10] = [400, 650, 900, 1150, 1400, 1650, 1900, 2150, 2400, 2600];

/// The most nodes of a level that is limited by plies; usual positions take fewer.
const PLANNED: u64 = 1 << 16;

impl Level {
    /// The weakest.
    pub const FIRST: Level = Level(1);

    /// Full strength.
    pub const FULL: Level = Level(10);

    /// The level with this number; `None` but for 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        (1..=10).contains(&number).then_some(Level(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The rating that it aims at, on the scale of the yardsticks; no person is rated by it.
    pub const fn rating(self) -> u32 {
        RATINGS[self.place()]
    }

    /// The level whose rating is nearest.
    pub fn near(rating: u32) -> Level {
        let nearest = Level::all().min_by_key(|level| level.rating().abs_diff(rating));
        nearest.unwrap_or(Level::FULL)
    }

    /// Its place in the lists of all levels.
    pub(crate) const fn place(self) -> usize {
        self.0 as usize - 1
    }

    /// Returns how many bytes its transposition table has: few, where it looks at few positions.
    pub(crate) const fn hash(self) -> usize {
        match self.0 {
            10 => 16 << 20,
            9 => 4 << 20,
            _ => 1 << 19,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn ratings_find_their_level() {
        assert_eq!(Level::near(0), Level::FIRST);
        assert_eq!(Level::near(1200).number(), 4);
        assert_eq!(Level::near(3000), Level::FULL);
        assert_eq!((Level::new(0), Level::new(11)), (None, None));
    }
}
