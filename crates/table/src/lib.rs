//! A sitting at the table: who sits where, what has been touched, what was played, and how it ended.
//!
//! The table is a state machine.
//! [`Table::apply`] takes an [`Intent`] and answers with what happened ([`Happening`]) or why nothing did ([`Refusal`]).
//! [`Table::view`] is all that can be drawn.
//! There is no clock, no random source, no browser and no human language in here: time and lots come in with the
//! intents, words are found by whoever shows the view.
//!
//! The table knows squares by [`SquareId`] and men by [`Man`]; what they may do is decided by the game's rules, which
//! stand behind one door (the module `rules`).
//! A further game is one more arm there.

mod geometry;
mod hand;
mod intent;
mod man;
mod outcome;
mod plan;
mod record;
mod rules;
mod sitting;
mod table;
mod view;

pub use geometry::{Cell, Direction, Geometry, Turn};
pub use intent::{Happening, Intent, Refusal, TypedError};
pub use man::{Kind, Man, Seat};
pub use outcome::{Outcome, Termination, Verdict};
pub use plan::{Place, Plan, Shade, SquareId};
pub use record::{Check, Deed, Event, Record, Step, Wing};
pub use rules::{GameKind, Start};
pub use sitting::{Player, Players};
pub use table::Table;
pub use view::{Mark, Marks, Promotion, SeatView, SquareView, View};
