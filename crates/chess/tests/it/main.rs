//! What the rules of chess promise.

mod by_the_book;
mod chance;
mod endings;
mod fen;
mod garbage;
mod identity;
mod leaves;
mod line;
mod notation;
mod perft;
mod play;
mod second_opinion;
mod setups;
mod sizes;
mod walks;
mod why;
