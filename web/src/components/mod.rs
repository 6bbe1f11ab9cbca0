//! The parts of the page, each a component with its style beside it.

pub(crate) mod board;
pub(crate) mod clock;
pub(crate) mod copy_by_hand;
pub(crate) mod dialog;
mod fields;
pub(crate) mod games;
pub(crate) mod header;
pub(crate) mod hint;
mod hold_button;
pub(crate) mod import;
pub(crate) mod lost;
pub(crate) mod menu;
pub(crate) mod move_table;
pub(crate) mod new_game;
pub(crate) mod notice;
mod pictures;
pub(crate) mod player_bar;
pub(crate) mod promotion;
pub(crate) mod question;
pub(crate) mod replace;
pub(crate) mod rules;
pub(crate) mod seating;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod share;
pub(crate) mod status;
pub(crate) mod typed_move;
