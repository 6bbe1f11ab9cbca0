//! What the rules of chess for four and for three promise.

mod boards;
mod chance_texts;
mod false_moves;
mod garbage;
mod perft;
mod rulings;
mod second_opinion;
mod shipped_example;
mod slow;
mod text;
mod walks;
mod why;
