//! End-to-end tests: the built site in a real browser. See the library for how they work.

mod play;
