//! The desk: games come in as PGN, PDN, FEN, or the texts of chess for four and for three, and go
//! out so (play.md, section 9; many-laws.md, section 4).
//!
//! This is a WebAssembly module of its own, which runs in a worker and is loaded when something is
//! imported or exported. Between the two forms of a game stands its saved text
//! ([`rochade_table::saved`]), which all of the page understands. What a saved text can't hold of
//! an imported game (other tags, comments, variations) travels beside it as a text, the *extra*,
//! and comes back in with the export.
//!
//! What is shared beside texts is drawn here, too: the code of a link, and sheets of paper.

mod account;
mod annotate;
mod batch;
mod before;
mod bindings;
mod fault;
mod incoming;
mod kind;
mod odds;
mod outgoing;
mod print;
mod reader;
mod replay;
mod said;
mod score;
mod sit_down;
mod study;

pub use account::{Account, Accounts};
pub use batch::{Export, ExportBatch, Import, ImportBatch, Outgoing, Told};
pub use bindings::Desk;
pub use fault::{FAULT_WORDS, Fault, NOTE_WORDS};
pub use incoming::Incoming;
pub use outgoing::to_text;
pub use print::{CodeBatch, SheetBatch};
pub use reader::{Reader, Reading};
pub use replay::{Arrow, Drawn, Line, Ply, Replay, ReplayBatch, Replayed, Spot, Title};
pub use study::{Studies, Study};
