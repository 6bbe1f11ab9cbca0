//! Tells the parts of a PGN text and where each stands, without any rules.

use std::error::Error;

use rochade_gametext::{Event, Scanner};

/// A game with a tag, a comment and a result.
pub(crate) const TEXT: &str = "[White \"Anna\"]\n\n1. e4 {best by test} e5 1/2-1/2";

/// Returns a line a part: its place, and what it is.
pub(crate) fn told(text: &str) -> Result<String, Box<dyn Error>> {
    let mut scanner = Scanner::new(text);
    let mut told = String::new();
    while let Some(token) = scanner.next().transpose()? {
        let place = scanner.place(token.at);
        told += &match token.event {
            Event::Tag { name, value } => format!("{place} tag {name} = {value}\n"),
            Event::Move(text) => format!("{place} move {text}\n"),
            Event::Comment(text) => format!("{place} comment {text}\n"),
            Event::Result(result) => format!("{place} result {result}\n"),
            _ => String::new(),
        };
    }
    Ok(told)
}

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", told(TEXT)?);
    Ok(())
}
