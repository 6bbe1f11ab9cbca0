//! The harness of the end-to-end tests: a real browser on the built site, as a user has it.
//!
//! A test says how the page is visited and what is done there:
//!
//! ```no_run
//! use rochade_e2e::Visit;
//!
//! Visit::default().run(async |page| {
//!     page.tap("e2").await;
//!     page.expect_marked("move", "e3 e4").await;
//! });
//! ```
//!
//! The site is served from a sub-folder by a server of the tests' own ([`StaticServer`]); browsers
//! are driven through their WebDriver servers: Chromium in all tests, Firefox and WebKit in those
//! of the core (`Visit::with`). Tests speak to the page through its public contract (`data-…`
//! attributes, roles, names) and wait by looking again, never by sleeping for a fixed time. What
//! must *not* come is looked for while frames are drawn (`Page::expect_never`,
//! `Page::expect_to_stay`), since a first look would find nothing whatever comes later.
//!
//! The tests are ignored unless they are asked for, since they need a built site.
//! `cargo xtask test` builds it and runs them. To run some of them on a site that is built already,
//! name the folder:
//!
//! ```text
//! ROCHADE_E2E=dist cargo test --test e2e -- --include-ignored links::
//! ```

mod board;
mod club;
mod driver;
mod embedded;
mod engine;
mod fleet;
mod hand;
mod house;
mod keys;
mod manners;
mod page;
mod picture;
mod pointer;
mod server;
mod stays;
mod visit;
mod walk;

pub use board::Board;
pub use engine::Engine;
pub use hand::Hand;
pub use keys::Key;
pub use page::Page;
pub use picture::{Colour, Picture};
pub use pointer::Point;
pub use server::{Manner, StaticServer};
pub use visit::Visit;
