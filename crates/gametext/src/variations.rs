use core::str::FromStr;

use crate::error::{Flaw, GameError, Part};
use crate::limits;
use crate::place::Mark;
use crate::scan::{Event, Scanner};
use crate::text::{is_blank, push_blank};

/// The variations after a move, kept as text and not judged: `(1. d4 d5) (1. c4 {English})`.
/// `rochade_pgn::Game::branches` judges them.
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
    ///
    /// # Errors
    ///
    /// That it is too long, and left out; or what HTML was left out of it.
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
        let markup = take_markup(text, start);
        match text.len() == start {
            true => text.truncate(before),
            false => text.push(')'),
        }
        if text.len() > limits::VARIATIONS {
            text.truncate(before);
            return Err(Flaw::TooLong(Part::Variation));
        }
        markup.map_or(Ok(()), |markup| Err(Flaw::stray(&markup)))
    }
}

/// Reads variations with their brackets, as they stand in a game.
impl FromStr for Variations {
    type Err = GameError<Flaw>;

    fn from_str(text: &str) -> Result<Variations, GameError<Flaw>> {
        let mut variations = Variations::EMPTY;
        let mut scanner = Scanner::new(text);
        for token in scanner.by_ref() {
            let token = token?;
            let added = match token.event {
                Event::Variation(inner) => variations.add(inner),
                Event::LeftOut(_) => Ok(()),
                _ => Err(Flaw::stray(text.get(token.at..).unwrap_or_default())),
            };
            added.map_err(|reason| GameError {
                place: Mark::start(text).moved_to(text, token.at).place,
                reason,
            })?;
        }
        match scanner.take_remarks().into_iter().next() {
            Some((at, reason)) => Err(GameError {
                place: Mark::start(text).moved_to(text, at).place,
                reason,
            }),
            None => Ok(variations),
        }
    }
}

/// Takes pieces of HTML out of what follows a byte of variations, until none is left. Returns the
/// first one.
fn take_markup(text: &mut String, start: usize) -> Option<String> {
    let first = take_markup_once(text, start)?;
    // What stood around one may be another.
    while take_markup_once(text, start).is_some() {}
    Some(first)
}

/// Takes those out that are there, but not out of comments, and none with a bracket, which is
/// another one's other half.
fn take_markup_once(text: &mut String, start: usize) -> Option<String> {
    let inner = text.split_off(start);
    let (mut first, mut rest, mut is_comment) = (None, &*inner, false);
    while let Some(at) = rest.find(['{', '}', '<']) {
        let (before, sign) = rest.split_at(at);
        text.push_str(before);
        let is_apart = |length: &usize| {
            let piece = sign.get(..*length);
            piece.is_some_and(|piece| !piece.contains(['{', '}', '(', ')']))
        };
        let length = markup(sign).filter(|_| !is_comment).filter(is_apart);
        let (taken, after) = sign.split_at(length.unwrap_or(1));
        if length.is_some() {
            push_blank(text, start);
            first = first.or_else(|| Some(taken.to_owned()));
            rest = after.trim_start_matches(' ');
        } else {
            is_comment = taken == "{" || is_comment && taken != "}";
            text.push_str(taken);
            rest = after;
        }
    }
    text.push_str(rest);
    if first.is_some() {
        text.truncate(text.trim_end_matches(' ').len());
    }
    first
}

/// How long the piece of HTML is with which a text begins, in bytes.
fn markup(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('<')?;
    let begins = inner.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!'));
    let end = inner
        .bytes()
        .take(limits::MARKUP)
        .position(|byte| matches!(byte, b'<' | b'>'))?;
    (begins && inner.as_bytes().get(end) == Some(&b'>')).then_some(end + 2)
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
