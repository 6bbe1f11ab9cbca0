//! A sitting at the table: who sits where, what has been touched, what was played, and how it
//! ended.
//!
//! The table is a state machine. [`Table::apply`] takes an [`Intent`] and answers with what
//! happened ([`Happening`]) or why nothing did ([`Refusal`]). [`Table::view`] is all that can be
//! drawn. There is no source of time or chance, no browser and no text for players in here: the
//! time is told ([`Table::tell_time`]) before each intent, lots come in with the intents, and the
//! page finds the words in the players' language. Only errors have a text, in English and for
//! developers.
//!
//! The table knows squares by [`SquareId`] and men by [`Man`]; what they may do is decided by the
//! game's rules, which stand behind one door (the module `rules`). A further game is one more arm
//! there.

mod clock;
mod count;
mod deed;
mod game;
mod game_kind;
mod geometry;
mod hand;
mod intent;
mod laws;
mod man;
mod odds;
mod outcome;
mod plan;
mod player;
mod prompt;
mod puzzle;
mod questions;
mod record;
mod rules;
pub mod saved;
mod sitting;
mod start;
mod table;
mod view;
mod words;

pub use clock::{
    Alarm, BareClocks, Bonus, ClockFace, ClockState, ClockView, Clocks, Control, ControlError,
    PRESETS, Period, Press, Tenths, clock_text,
};
pub use count::Count;
pub use deed::{Check, Deed, Entry, Path, Step, Victim, Wing};
pub use game_kind::GameKind;
pub use geometry::{Cell, Direction, Geometry};
pub use intent::{Happening, Intent, Refusal, Review};
pub use laws::{
    Adjusting, BareKing, Begins, BoardOfThree, Capture, CastlingTouch, Chain, Claim, CountBegins,
    CountOf, CountStruck, DeadPosition, DrawOffer, EnPassant, Ending, FiftyMoves, FirstGame, Flag,
    Huff, IllegalMove, Insists, KingMove, Landing, LaterGames, Law, LawGroup, Laws, MenCapture,
    OddsAllowed, PerpetualCheck, Preference, Preset, PromotionInCapture, Removal, Repetition,
    Restart, SayCheck, Subject, TakeBack, Task, TouchedEnemy, TouchedOwn, Turns, TwoStalemates,
    Worth,
};
pub use man::{Kind, Man, Seat};
pub use odds::{Odds, OddsKind};
pub use outcome::{Dead, Frozen, Outcome, Termination, WHOLE};
pub use plan::{KindPlan, Place, Plan, SeatPlan, Shade, SquareId, Turn};
pub use player::{Avatar, Computer, Player};
pub use prompt::{Answer, ManAt, Prompt, PromptKind, Question};
pub use puzzle::{Puzzle, PuzzleFault, Stage};
pub use record::{Event, Record, Remark};
pub use rules::chess::{self, Right, Setup};
pub use rules::draughts;
pub use rules::many::{self, Reason as ManyReason};
pub use rules::why::{KingsReason, Loss, Reason, RightLost, WhyNot};
pub use rules::{Captures, Missed, PositionError, TypedError};
pub use sitting::{Sitting, seats_before};
pub use start::Start;
pub use table::{ReplayError, Story, Table, Waits};
pub use view::{
    CountView, DutyView, Mark, Marks, MoveMade, Promotion, Ruling, SeatView, SquareView, View,
};
