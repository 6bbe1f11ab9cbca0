//! A sitting at the table: who sits where, what has been touched, what was played, and how it ended.
//!
//! The table is a state machine.
//! [`Table::apply`] takes an [`Intent`] and answers with what happened ([`Happening`]) or why nothing did ([`Refusal`]).
//! [`Table::view`] is all that can be drawn.
//! There is no source of time or chance, no browser and no human language in here: the time is told
//! ([`Table::tell_time`]) before each intent, lots come in with the intents, words are found by whoever shows the view.
//!
//! The table knows squares by [`SquareId`] and men by [`Man`]; what they may do is decided by the game's rules, which
//! stand behind one door (the module `rules`).
//! A further game is one more arm there.

mod arbiter;
mod clock;
mod count;
mod game;
mod geometry;
mod hand;
mod intent;
mod laws;
mod man;
mod odds;
mod outcome;
mod plan;
mod prompt;
mod questions;
mod record;
mod rules;
pub mod saved;
mod sitting;
mod start;
mod table;
mod view;
mod why;

pub use clock::{
    Alarm, BareClocks, Bonus, ClockFace, ClockState, ClockView, Clocks, Control, ControlError,
    PRESETS, Period, Press, Tenths, clock_text,
};
pub use count::Count;
pub use geometry::{Cell, Direction, Geometry, Turn};
pub use intent::{Happening, Intent, PositionError, Refusal, Review, TypedError};
pub use laws::{
    Adjusting, BareKing, Begins, Capture, CastlingTouch, Chain, Claim, CountBegins, CountStruck,
    DeadPosition, DrawOffer, FiftyMoves, FirstGame, Flag, Huff, IllegalMove, Insists, KingMove,
    Landing, LaterGames, Law, Laws, MenCapture, OddsAllowed, PerpetualCheck, Preference, Preset,
    PromotionInCapture, Removal, Repetition, Restart, SayCheck, Subject, TakeBack, TouchedEnemy,
    TouchedOwn,
};
pub use man::{Kind, Man, Seat};
pub use odds::{Odds, OddsKind};
pub use outcome::{Outcome, Termination, WHOLE};
pub use plan::{KindPlan, Place, Plan, SeatPlan, Shade, SquareId};
pub use prompt::{Answer, ManAt, Prompt, PromptKind, Question};
pub use record::{Check, Deed, Entry, Event, Path, Record, Remark, Step, Victim, Wing};
pub use rules::chess::{self, Right, Setup};
pub use rules::draughts;
#[cfg(feature = "proof")]
pub use rules::proof;
pub use sitting::{Avatar, Player, Sitting, moved_on};
pub use start::{GameKind, Start};
pub use table::{ReplayError, Story, Table};
pub use view::{
    Captures, CountView, DutyView, Mark, Marks, Missed, Promotion, SeatView, SquareView, Task,
    Told, View,
};
pub use why::{Reason, WhyNot};
