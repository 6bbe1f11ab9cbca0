//! The parts of the page, each a component with its style beside it.

pub(crate) mod board;
pub(crate) mod clock;
pub(crate) mod dialog;
pub(crate) mod header;
mod hold_button;
pub(crate) mod menu;
pub(crate) mod move_table;
pub(crate) mod new_game;
pub(crate) mod notice;
pub(crate) mod player_bar;
pub(crate) mod promotion;
pub(crate) mod question;
pub(crate) mod status;
pub(crate) mod typed_move;
