//! The computer at the table (opponent.md): it gets the table, its seat, a level and a seed, and
//! answers with intents, which the table judges like a hand's.
//!
//! [`Player::act`] says what it does now, [`Player::think`] only which step it would play. All
//! steps come from the table ([`Table::steps`](rochade_table::Table::steps)), so that no duty,
//! unsaid check or odds is ever missed; what comes of them, `rochade-search` looks ahead to. There
//! is no clock and no source of chance in here.
//!
//! For the browser it is a WebAssembly module of its own, which runs in a worker and is loaded when
//! a computer first sits down; what that is asked is an [`Errand`].

mod anyone;
pub mod chess;
pub mod draughts;
pub mod many;

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
mod bindings;
mod difficulty;
mod errand;
mod hands;
mod level;
mod mind;
mod player;
mod review;
mod scene;
mod sentence;
mod temper;
mod time;

pub use anyone::{AnyWatch, Anyone};
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub use bindings::{Acts, LookingBack, act, hint};
pub use difficulty::Difficulty;
pub use errand::Errand;
pub use level::Level;
pub use mind::Mind;
pub use player::{Player, Thought};
pub use review::LookBack;
pub use scene::{Play, Scene};
pub use sentence::Seen;
pub use time::{Budget, Left};
