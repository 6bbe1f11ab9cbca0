//! What texts of games have in common, whatever is played: `rochade-pdn` reads and writes draughts
//! with it.

mod lines;
mod outline;
mod told;

pub use lines::{Lines, write_head, write_tag};
pub use outline::Outline;
pub use told::Sheet;

pub use crate::clock::of_both;
pub use crate::error::excerpt;
pub use crate::scan::{Fault, Format};
