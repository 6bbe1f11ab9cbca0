//! What the computer at the table promises.

mod book;
mod crowded;
mod defence;
mod draughts;
mod draughts_minimax;
mod draughts_strength;
mod ends;
mod habits;
mod huffs;
mod kings;
mod many;
mod mates;
mod minimax;
mod on_file;
mod openings;
#[path = "../../../search/tests/it/plain.rs"]
mod plain;
mod review;
mod review_on_file;
mod review_strength;
mod sentences;
mod sentences_of_chess;
mod sentences_of_draughts;
mod sentences_of_games;
mod sitting;
mod temper;
