//! Looking ahead in any game of two sides: one alpha-beta search, compiled once for each [`Game`].
//!
//! A [`Search`] is given what can be played ([`Choice`]), how far to look ([`Limits`]) and with
//! which [`Eyes`]: a weak player's miss some moves, and waver between those that look alike. It
//! answers with what each choice is worth ([`Found`]), and [`Search::choose`] draws one.
//!
//! There is no source of time or chance in here: the seed comes with the eyes, and the caller's
//! [`Watch`] is asked every 256 positions whether to stop. So one question has one answer, on
//! every machine. Nothing is allocated while it looks ahead.

mod choose;
mod eyes;
mod found;
mod game;
mod limits;
mod order;
mod pruning;
mod quiescence;
mod root;
mod score;
mod search;
mod static_evals;
mod transposition_table;
mod window;

pub use eyes::{Eyes, mix};
pub use found::{Choice, Found, Progress, Worth};
pub use game::{Capture, Game, Margins, NoMoves};
pub use limits::{Limits, Unwatched, Watch};
pub use score::{DRAW, HALF_WIN, MATE, is_mate, mate_in};
pub use search::Search;
