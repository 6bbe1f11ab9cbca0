//! What comments hold for programs: arrows and coloured squares, as ChessBase and lichess write
//! them.
//!
//! `[%cal Ge2e4,Rd7d5]` draws two arrows, `[%csl Ye4]` colours a square. The letter is the colour.
//! What is unknown in a command is passed over, and so is every other command; neither stays in the
//! text that people read.

use serde::Serialize;

use crate::score::Score;

/// The most arrows, and the most squares, that are drawn at one move. More would show nothing but
/// their colours.
const MOST: usize = 64;

/// The mark that ChessBase writes where a book has a diagram. Here the board itself is one.
const DIAGRAM: &str = "[#]";

/// The colours by their letters.
const COLORS: [(char, &str); 4] = [('G', "green"), ('R', "red"), ('Y', "yellow"), ('B', "blue")];

/// What is drawn on the board at a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Drawn {
    /// The arrows.
    pub arrows: Vec<Arrow>,
    /// The coloured squares.
    pub squares: Vec<Spot>,
}

/// An arrow from one square to another. Squares are numbered as in the plan of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Arrow {
    /// The word for its colour.
    pub color: &'static str,
    /// Where it begins.
    pub from: u16,
    /// Where it points to.
    pub to: u16,
}

/// A coloured square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Spot {
    /// The word for its colour.
    pub color: &'static str,
    /// The square.
    pub square: u16,
}

impl Drawn {
    /// Returns whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.arrows.is_empty() && self.squares.is_empty()
    }

    /// Adds what is drawn there, too.
    pub(super) fn add(&mut self, other: Drawn) {
        self.arrows.extend(other.arrows);
        self.squares.extend(other.squares);
    }

    /// Takes the commands out of a comment, and gives what is left for people to read.
    pub(super) fn take<G: Score>(&mut self, game: &G, comment: &str) -> String {
        let (mut text, mut rest) = (String::new(), comment);
        while let Some((before, command)) = rest.split_once("[%")
            && let Some((command, after)) = command.split_once(']')
        {
            text.push_str(before.trim_end());
            text.push(' ');
            rest = after.trim_start();
            self.obey(game, command);
        }
        text.push_str(rest);
        if text.contains(DIAGRAM) {
            text = text.replace(&[" ", DIAGRAM].concat(), "");
            text = text.replace(DIAGRAM, "");
        }
        text.trim().to_owned()
    }

    fn obey<G: Score>(&mut self, game: &G, command: &str) {
        let (name, values) = command.split_once(' ').unwrap_or_default();
        for value in values.split(',') {
            match name {
                "cal" if self.arrows.len() < MOST => self.arrows.extend(arrow(game, value)),
                "csl" if self.squares.len() < MOST => self.squares.extend(spot(game, value)),
                _ => return,
            }
        }
    }
}

/// Reads `Ge2e4`.
fn arrow<G: Score>(game: &G, value: &str) -> Option<Arrow> {
    let (color, squares) = colored(value)?;
    // The second square begins with a letter.
    let digits = squares.get(1..)?.find(|c: char| c.is_ascii_alphabetic())?;
    let (from, to) = squares.split_at_checked(1 + digits)?;
    let (from, to) = (game.square(from)?.0, game.square(to)?.0);
    (from != to).then_some(Arrow { color, from, to })
}

/// Reads `Ye4`.
fn spot<G: Score>(game: &G, value: &str) -> Option<Spot> {
    let (color, square) = colored(value)?;
    let square = game.square(square)?.0;
    Some(Spot { color, square })
}

/// The colour at the beginning of a value, and what stands behind it.
fn colored(value: &str) -> Option<(&'static str, &str)> {
    let value = value.trim();
    let found = COLORS.iter().find(|(letter, _)| value.starts_with(*letter));
    let (letter, color) = found?;
    Some((color, value.strip_prefix(*letter)?))
}
