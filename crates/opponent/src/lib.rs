//! The computer at the table (opponent.md): it gets the table, its seat, a level and a seed, and
//! answers with intents, which the table judges like a hand's.
//!
//! [`Player::act`] says what it does now, [`Player::think`] only which step it would play. All
//! steps come from the table ([`Table::steps`](rochade_table::Table::steps)), so that no duty,
//! unsaid check or odds is ever missed; what comes of them, `rochade-search` looks ahead to. There
//! is no clock and no source of chance in here.

pub mod chess;

mod hands;
mod level;
mod player;
mod scene;
mod temper;
mod time;

pub use level::Level;
pub use player::{Player, Thought};
pub use scene::Scene;
pub use time::{Budget, Left};
