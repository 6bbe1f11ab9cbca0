//! What makes each level weak in chess.

use crate::level::{Horizon, Weakness};

/// The weaknesses of the ten levels. They stand where matches between neighbours and puzzles by
/// rating put them (`docs/measured.md`).
pub(super) const WEAKNESSES: [Weakness; 10] = [
    Weakness::new(Horizon::Plies(2), 990, 150, 900)
        .with_difficulty(5000, 1000)
        .with_habit(500),
    Weakness::new(Horizon::Plies(2), 800, 60, 950)
        .with_difficulty(4000, 1000)
        .with_habit(200),
    Weakness::new(Horizon::Plies(3), 400, 40, 990)
        .with_difficulty(4000, 1000)
        .with_habit(150),
    Weakness::new(Horizon::Plies(4), 240, 20, 1000)
        .with_difficulty(4000, 1000)
        .with_habit(120),
    Weakness::new(Horizon::Plies(4), 140, 8, 1000)
        .with_difficulty(4000, 1000)
        .with_habit(120),
    Weakness::new(Horizon::Plies(4), 70, 8, 1000)
        .with_difficulty(3000, 500)
        .with_habit(120),
    Weakness::new(Horizon::Nodes(4_000), 0, 8, 0).with_habit(60),
    Weakness::new(Horizon::Nodes(10_000), 0, 0, 0),
    Weakness::new(Horizon::Nodes(30_000), 0, 0, 0),
    Weakness::new(Horizon::Open, 0, 0, 0),
];
