//! What the rules of chess promise.

mod by_the_book;
mod dead;
mod endings;
mod exchanges;
mod false_moves;
mod fen;
mod garbage;
mod identity;
mod leaves;
mod line;
mod long_form;
mod notation;
mod perft;
mod play;
mod second_opinion;
mod setups;
mod shipped_example;
mod sizes;
mod tolerant;
mod tolerant_walks;
mod tolerant_words;
mod walks;
mod why;
