//! What makes each level weak in chess.

use crate::level::{Horizon, Weakness};

/// The weaknesses of the ten levels, set by matches between neighbours and by rated puzzles
/// (`docs/measured.md`).
pub(super) const WEAKNESSES: [Weakness; 10] = [
    Weakness::new(Horizon::Plies(1), 1500, 150, 900)
        .with_difficulty(5000, 2000)
        .with_habit(500),
    Weakness::new(Horizon::Plies(3), 450, 40, 960)
        .with_difficulty(4000, 4000)
        .with_habit(200),
    Weakness::new(Horizon::Plies(4), 320, 25, 1000)
        .with_difficulty(4000, 2000)
        .with_habit(150),
    Weakness::new(Horizon::Plies(4), 230, 15, 1000)
        .with_difficulty(4000, 1500)
        .with_habit(120),
    Weakness::new(Horizon::Plies(4), 130, 8, 1000)
        .with_difficulty(4000, 1500)
        .with_habit(120),
    Weakness::new(Horizon::Plies(5), 60, 8, 1000)
        .with_difficulty(2900, 600)
        .with_habit(100),
    Weakness::new(Horizon::Nodes(4_000), 50, 7, 1000)
        .with_difficulty(2600, 400)
        .with_habit(20),
    Weakness::new(Horizon::Nodes(1_500), 0, 0, 0),
    Weakness::new(Horizon::Nodes(5_000), 0, 0, 0),
    Weakness::new(Horizon::Open, 0, 0, 0),
];
