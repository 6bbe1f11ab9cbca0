use core::str::FromStr;

use crate::error::{Flaw, Part, PgnError};
use crate::limits;
use crate::place::Mark;
use crate::scan::{Event, Scanner};
use crate::text::{is_blank, push_blank};

/// The variations after a move, kept as text and not judged: `(1. d4 d5) (1. c4 {English})`.
/// [`Game::branches`](crate::Game::branches) judges them.
///
/// They are on one line, with single blanks, and with comments in braces only, so that they read
/// back equal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Variations(String);

impl Variations {
    /// No variations.
    pub const EMPTY: Variations = Variations(String::new());

    /// The text, with the brackets.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether no variations stand here.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds what the scanner found between brackets.
    pub(crate) fn add(&mut self, inner: &str) -> Result<(), Flaw> {
        let text = &mut self.0;
        let before = text.len();
        push_blank(text, 0);
        text.push('(');
        let start = text.len();
        let mut within = Within::Moves;
        let mut last = ' ';
        for c in inner.chars() {
            let line_ends = matches!(c, '\n' | '\r');
            match (within, c) {
                (Within::Escape, _) if !line_ends => continue,
                (Within::Moves, '%') if matches!(last, '\n' | '\r') => {
                    within = Within::Escape;
                    continue;
                }
                (Within::Moves, ';') => {
                    within = Within::Line;
                    text.push('{');
                }
                (Within::Line, _) if line_ends => {
                    within = Within::Moves;
                    text.push_str("} ");
                }
                // A line may say what would end the braces that it is put into.
                (Within::Line, '}') => text.push(')'),
                (Within::Line | Within::Braces, '{') => text.push('('),
                (_, _) if is_blank(c) => {
                    push_blank(text, start);
                    if within == Within::Escape {
                        within = Within::Moves;
                    }
                }
                (Within::Moves | Within::Braces, _) => {
                    within = match c {
                        '{' => Within::Braces,
                        '}' => Within::Moves,
                        _ => within,
                    };
                    text.push(c);
                }
                _ => text.push(c),
            }
            last = c;
        }
        text.truncate(text.trim_end_matches(' ').len());
        match text.len() == start {
            true => text.truncate(before),
            false => text.push(')'),
        }
        if text.len() > limits::VARIATIONS {
            text.truncate(before);
            return Err(Flaw::TooLong(Part::Variation));
        }
        Ok(())
    }
}

/// Reads variations with their brackets, as they stand in a game.
impl FromStr for Variations {
    type Err = PgnError;

    fn from_str(text: &str) -> Result<Variations, PgnError> {
        let mut variations = Variations::EMPTY;
        let mut scanner = Scanner::new(text);
        for token in scanner.by_ref() {
            let token = token?;
            let added = match token.event {
                Event::Variation(inner) => variations.add(inner),
                _ => Err(Flaw::stray(text.get(token.at..).unwrap_or_default())),
            };
            added.map_err(|reason| PgnError {
                place: Mark::start(text).moved_to(text, token.at).place,
                reason: reason.into(),
            })?;
        }
        match scanner.take_remarks().into_iter().next() {
            Some((at, reason)) => Err(PgnError {
                place: Mark::start(text).moved_to(text, at).place,
                reason: reason.into(),
            }),
            None => Ok(variations),
        }
    }
}

/// What a character of a variation belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Moves,
    /// A comment in braces.
    Braces,
    /// A comment up to the end of the line.
    Line,
    /// A line that is meant for other programs.
    Escape,
}
