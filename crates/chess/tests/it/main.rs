//! What the rules of chess promise.

mod perft;
