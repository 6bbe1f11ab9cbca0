//! What reading and writing PGN promise.

mod scanning;
