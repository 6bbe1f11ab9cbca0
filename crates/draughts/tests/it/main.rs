//! What the rules of draughts promise.

mod chance;
mod perft;
mod steps;
mod walks;
