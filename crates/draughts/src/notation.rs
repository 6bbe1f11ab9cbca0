//! Moves as text (draughts.md, section 3).

use core::fmt;

use crate::moves::{Move, Ply};
use crate::position::Position;
use crate::square::Square;

/// Returns whether a character is a hyphen, or one of those that programs put in its place.
#[inline]
pub const fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2043}' | '−' | '﹘' | '﹣' | '－'
    )
}

/// How squares are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Names {
    /// By file and rank: `c3`.
    Algebraic,
    /// By PDN's number: `22`.
    Numeric,
}

impl Names {
    pub(crate) fn write(self, square: Square, f: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Names::Algebraic => write!(f, "{square}"),
            Names::Numeric => write!(f, "{}", square.number()),
        }
    }

    fn write_path(self, mv: &Move, path: &[Square], f: &mut impl fmt::Write) -> fmt::Result {
        for (index, square) in path.iter().enumerate() {
            match (index, mv.is_capture()) {
                (0, _) => {}
                (_, true) => f.write_char('x')?,
                (_, false) => f.write_char('-')?,
            }
            self.write(*square, f)?;
        }
        Ok(())
    }
}

/// A text with every square of a move, and the man blown before it.
struct Full {
    ply: Ply,
    names: Names,
}

impl fmt::Display for Full {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ply { blow, mv } = self.ply;
        write_blow(blow, self.names, mv.is_some(), f)?;
        match mv {
            Some(mv) => self.names.write_path(&mv, mv.path(), f),
            None => Ok(()),
        }
    }
}

fn write_blow(
    blow: Option<Square>,
    names: Names,
    goes_on: bool,
    f: &mut impl fmt::Write,
) -> fmt::Result {
    let Some(man) = blow else { return Ok(()) };
    names.write(man, f)?;
    f.write_str(if goes_on { "~ " } else { "~" })
}

impl Move {
    /// The move with every square: `c1xe3xc5xe7`, `9-13`.
    pub const fn full(&self, names: Names) -> impl fmt::Display {
        Ply {
            blow: None,
            mv: Some(*self),
        }
        .full(names)
    }
}

impl Ply {
    /// The man that is blown, and the move with every square: `b4~ c3-d4`.
    pub const fn full(&self, names: Names) -> impl fmt::Display + use<> {
        Full { ply: *self, names }
    }
}

/// Writes every square, by name.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Names::Algebraic.write_path(self, self.path(), f)
    }
}

/// Writes every square, by name.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.full(Names::Algebraic), f)
    }
}

impl Position {
    /// A legal move with its first and last square: `c3-b4`, `c3xe5`; with all of them where
    /// another one begins and ends there, too.
    pub fn short(&self, mv: &Move, names: Names) -> String {
        self.short_ply(
            &Ply {
                blow: None,
                mv: Some(*mv),
            },
            names,
        )
    }

    /// A ply that can be made here, with its move as [`Position::short`] writes it: `b4~ c3-d4`.
    pub fn short_ply(&self, ply: &Ply, names: Names) -> String {
        let mut text = String::new();
        // Writing to a string can't fail.
        let _ = self.write_short(ply, names, &mut text);
        text
    }

    fn write_short(&self, ply: &Ply, names: Names, text: &mut String) -> fmt::Result {
        write_blow(ply.blow, names, ply.mv.is_some(), text)?;
        let Some(mv) = ply.mv else { return Ok(()) };
        let position = ply.blow.and_then(|man| self.blow(man)).unwrap_or(*self);
        let ends = |mv: &Move| (mv.from(), mv.to(), mv.is_capture());
        let moves = position.legal_moves();
        let alike = moves.iter().filter(|other| ends(other) == ends(&mv));
        match alike.count() {
            0 | 1 => names.write_path(&mv, &[mv.from(), mv.to()], text),
            _ => names.write_path(&mv, mv.path(), text),
        }
    }
}
