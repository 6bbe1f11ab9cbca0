//! What the rules of chess for four and for three promise.

mod boards;
mod perft;
