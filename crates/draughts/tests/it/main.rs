//! What the rules of draughts promise.

mod endings;
mod examples;
mod fen;
mod garbage;
mod huffing;
mod leaves;
mod line;
mod notation;
mod perft;
mod rules;
mod second_opinion;
mod shipped_example;
mod sizes;
mod steps;
mod walks;
mod why;
