//! The table from outside: intents in, happenings and views out.

mod any;
mod hands;
mod moves;
mod sitting;
mod table;
