//! The generator of the site: Trunk compiles and gathers, and [`finish()`] makes of it the folder
//! that any web server can serve.
//!
//! It also has what the chores (`crates/xtask`) share with it: where things stand ([`places`]),
//! [`files`], other programs ([`shell`]), and what is said when something can't go on
//! ([`Trouble`]).

mod author;
mod board;
mod cases;
pub mod compressed;
mod diagrams;
pub mod files;
mod fill;
mod finish;
mod handbook;
pub mod known;
pub mod names_of_code;
pub mod notices;
mod offline;
mod openings;
pub mod places;
pub mod shell;
mod situations;
mod split;
mod trouble;

pub use finish::{ELEMENT, PREVIEW, SERVED, finish};
pub use trouble::Trouble;
