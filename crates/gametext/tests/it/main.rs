//! What the scanner promises.

mod scanning;
