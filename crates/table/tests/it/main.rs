//! The table from outside: intents in, happenings and views out.

mod any;
mod any_record;
mod any_stood;
mod bare_clocks;
mod clock;
mod clock_face;
mod computers;
mod control;
mod draughts;
mod draughts_links;
mod endings;
mod errors;
mod every;
mod hands;
mod laws;
mod many;
mod men;
mod move_table;
mod moves;
mod numbers;
mod presets;
mod press;
mod prompts;
#[cfg(feature = "proof")]
mod proof;
mod proof_links;
mod puzzle;
mod replay;
mod saved;
mod saved_games;
mod saved_legacy;
mod saved_links;
mod saved_numbers;
mod saved_refused;
mod seeds;
mod setup;
#[cfg(feature = "proof")]
mod sides;
mod sitting;
mod table;
mod take_back;
mod timed;
mod timed_any;
mod waiting;
mod waits;
mod why;
