//! What the scanner promises.

mod scanning;
mod shipped_example;
