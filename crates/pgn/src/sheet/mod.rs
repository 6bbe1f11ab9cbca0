//! What texts of games have in common, whatever is played: `rochade-pdn` reads and writes draughts
//! with it.

mod lines;
mod order;
mod outline;
mod told;

pub use lines::{Lines, write_head, write_tag};
pub use order::{Due, Order};
pub use outline::Outline;
pub use told::Sheet;

pub use crate::clock::of_both;
pub use crate::error::excerpt;
pub use crate::result::{BOTH_LOST, DOUBLE_FORFEIT, is_lost_by_both};
pub use crate::scan::{Fault, Format};
