//! What the search promises, on games that are made up.

mod brawl;
mod levels;
mod limits;
mod plain;
mod tree;
mod values;
