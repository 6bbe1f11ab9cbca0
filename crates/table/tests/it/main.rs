//! The table from outside: intents in, happenings and views out.

mod any;
mod clock;
mod clock_face;
mod control;
mod hands;
mod move_table;
mod moves;
mod prompts;
mod replay;
mod saved;
mod saved_refused;
mod sitting;
mod table;
mod take_back;
mod timed;
mod timed_any;
mod why;
