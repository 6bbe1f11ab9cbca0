//! What the browser can do for the page beside showing it.

pub(crate) mod full_screen;
