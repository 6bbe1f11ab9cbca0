//! The look back at a game (opponent.md, section 1, "Review"): what its positions are worth, how
//! its moves are judged by that, and the moments at which most was given away.
//!
//! It is written by the computer (`crates/opponent`), kept on the device as a [text](Review::read),
//! shown by the page (`web`), and written into files (`crates/desk`, `crates/cli`). There are no
//! rules in here but the kinds of games, and no words of any language.

mod exercise;
mod judge;
mod moment;
mod text;

pub use exercise::{Exercise, Exercises};
pub use judge::{Judgement, Slope, judge, slope};
pub use moment::{Man, Moment, Pattern, Sentence};
pub use rochade_gametext::Eval;
pub use text::Damaged;

/// The number of search nodes for each position of a game.
pub const NODES: u32 = 30_000;

/// The look back at a game, as far as it has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// The number of search nodes for each position of the game.
    pub nodes: u32,
    /// The analyses of the positions, in the order of the game, from the one before the first move
    /// on.
    pub positions: Vec<Position>,
    /// The moments at which most was given away or missed, in the order of the game; three at most.
    pub moments: Vec<Moment>,
    /// Whether all positions have been analysed, and all moves judged.
    pub is_done: bool,
}

/// The analysis of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Position {
    /// Its eval, or in a game of three those of the seats, in their order; none, if it couldn't be
    /// analysed.
    pub evals: Vec<Eval>,
    /// The best line, as moves that can be typed in the game's own notation.
    pub line: Vec<String>,
    /// The judgement of the move that was made here; `None` for one that gives nothing away.
    pub judgement: Option<Judgement>,
    /// Whether the move that was made here is the only good one.
    pub is_only: bool,
    /// Whether it was analysed a second time, with more nodes than the others.
    pub is_closer: bool,
}

/// The numeric annotation glyph for the only good move.
const ONLY_MOVE: u8 = 7;

impl Position {
    /// Returns the numeric annotation glyph that is added to those of the move made here; `None`
    /// where its author has judged it (glyphs 1 to 6), or nothing is to be said of it.
    pub fn glyph(&self, known: &[u8]) -> Option<u8> {
        let glyph = match self.judgement {
            Some(judgement) => judgement.nag(),
            None if self.is_only => ONLY_MOVE,
            None => return None,
        };
        let is_said = |known: &u8| *known == glyph || (1..=6).contains(known);
        (!known.iter().any(is_said)).then_some(glyph)
    }
}

impl Review {
    /// Returns how many moves were judged so, of those that `is_own` names by their index.
    pub fn count(&self, judgement: Judgement, is_own: impl Fn(usize) -> bool) -> usize {
        let made = self.positions.iter().enumerate();
        made.filter(|(index, found)| is_own(*index) && found.judgement == Some(judgement))
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glyph_is_added_where_the_author_has_judged_nothing() {
        let judged = Position {
            judgement: Some(Judgement::Mistake),
            ..Position::default()
        };
        let only = Position {
            is_only: true,
            ..Position::default()
        };
        assert_eq!((judged.glyph(&[]), judged.glyph(&[10])), (Some(2), Some(2)));
        assert_eq!((judged.glyph(&[1]), only.glyph(&[6])), (None, None));
        assert_eq!((only.glyph(&[]), only.glyph(&[7])), (Some(7), None));
        assert_eq!(Position::default().glyph(&[]), None);
    }
}
