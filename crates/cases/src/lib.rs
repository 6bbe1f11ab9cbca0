//! Exercises in the rules: positions with a task, the conditions under which it is done, and the
//! progress of a reader.
//!
//! They are read from texts, one a set ([`Chapter::read`]), and played at a table of
//! `rochade_table`, which decides everything. Titles and tasks come with the texts; the code has no
//! word of a reader's language.

mod act;
mod case;
mod expect;
mod practice;
mod progress;
mod text;

pub use act::{Act, ActError};
pub use case::Case;
pub use expect::{Expect, Seen};
pub use practice::{Practice, Stage, Wrong, hands};
pub use progress::Progress;
pub use text::{Chapter, Fault, Part, in_language};
