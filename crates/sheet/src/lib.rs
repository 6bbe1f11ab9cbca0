//! A game on paper: sheets as if set by a printer ([`Sheet`]), and the QR code of a link to it
//! ([`Code`]).
//!
//! Both are pictures (SVG) that need nothing beside them: no style sheet, no script, no font of
//! their own. The crate has no words and knows no rules: whoever asks tells it all that is printed
//! ([`Told`]), in the reader's language.

mod aside;
mod board;
mod code;
mod face;
mod head;
mod ink;
mod moves;
mod ruling;
mod sheet;
mod told;

pub use code::Code;
pub use sheet::Sheet;
pub use told::{Headings, Paper, Points, Position, Ruling, Sat, Told, Turn};
