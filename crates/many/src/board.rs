use core::fmt;

use crate::geometry::Geometry;
use crate::layout::{self, Layout};
use crate::man::Kind;
use crate::seat::{Game, Seat};
use crate::square::Square;

/// A board with its array (many-handed.md, sections 1 and 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Board {
    /// Four players: 8x8 with a wing of three rows at each side, 160 squares.
    Four,
    /// Three players: 8x8 with wings of two rows at three sides. Ours, since the figure of the
    /// article is lost.
    T112,
    /// Three players: the same with a fourth, empty wing.
    Cross128,
    /// Three players: as T112, but a third row in Black's wing.
    T120,
    /// Three players: 12 columns, 10 rows.
    Rect,
}

impl Board {
    /// All boards.
    pub const ALL: [Board; 5] = [
        Board::Four,
        Board::T112,
        Board::Cross128,
        Board::T120,
        Board::Rect,
    ];

    pub(crate) const fn layout(self) -> &'static Layout {
        match self {
            Board::Four => &layout::FOUR,
            Board::T112 => &layout::T112,
            Board::Cross128 => &layout::CROSS128,
            Board::T120 => &layout::T120,
            Board::Rect => &layout::RECT,
        }
    }

    pub(crate) fn geometry(self) -> &'static Geometry {
        Geometry::of(self)
    }

    /// The game that is played on it.
    pub const fn game(self) -> Game {
        self.layout().game
    }

    /// The word for it: `four`, `t112`, `cross128`, `t120`, `rect`.
    pub const fn word(self) -> &'static str {
        self.layout().name
    }

    /// The board that a word means.
    pub fn from_word(word: &str) -> Option<Board> {
        Board::ALL.into_iter().find(|board| board.word() == word)
    }

    /// Returns where an officer or pawn of a player stands first on a file, counted from 0 at the
    /// player's left hand; `None` if the board has no such seat, or no such man stands there.
    pub fn home(self, seat: Seat, kind: Kind, file: u8) -> Option<Square> {
        let army = self.geometry().armies.get(seat.index())?;
        let mut men = army.men.iter().filter(|(_, own)| match kind {
            Kind::Pawn => *own == Kind::Pawn,
            _ => *own != Kind::Pawn,
        });
        let (square, found) = *men.nth(file.into())?;
        (found == kind).then_some(square)
    }

    /// The letters of its columns, from the left: `a` to `n`; `a` to `m` without `j`
    /// (many-handed.md, section 4, N5).
    pub const fn columns(self) -> &'static str {
        self.layout().columns
    }

    /// Its rows from below: the first column and the number of squares of each.
    pub(crate) fn rows(self) -> impl DoubleEndedIterator<Item = (u8, u8)> {
        let rows = self.layout().rows.iter();
        rows.flat_map(|&(count, first, length)| (0..count).map(move |_| (first, length)))
    }

    /// Returns how many rows it has.
    pub fn height(self) -> u8 {
        self.layout().rows.iter().map(|(count, ..)| count).sum()
    }

    /// Its squares, row by row from below, each from the left.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> {
        let rows: Vec<(u8, (u8, u8))> = (0..).zip(self.rows()).collect();
        rows.into_iter().flat_map(|(row, (first, length))| {
            (first..first + length).filter_map(move |column| Square::at(column, row))
        })
    }

    /// Returns whether it has a square.
    pub fn has(self, square: Square) -> bool {
        self.geometry().squares.contains(square)
    }

    /// Returns whether a square is light: as in the article's figure for four, where the corner at
    /// C's right hand is.
    pub const fn is_light(self, square: Square) -> bool {
        (square.column() + square.row()).is_multiple_of(2)
    }

    /// The name of a square: `d2`, `k11`.
    pub const fn name(self, square: Square) -> impl fmt::Display {
        Name {
            square,
            board: self,
        }
    }

    /// The square of a name.
    pub fn square(self, name: &str) -> Option<Square> {
        let letter = name.chars().next()?;
        let column = self.columns().find(letter)?;
        let row = number(&name[letter.len_utf8()..])?.checked_sub(1)?;
        let square = Square::at(column as u8, u8::try_from(row).ok()?)?;
        self.has(square).then_some(square)
    }
}

/// A number without a leading zero, of three digits at most.
pub(crate) fn number(text: &str) -> Option<u16> {
    let plain = (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = text.len() > 1 && text.starts_with('0');
    (plain && !padded).then(|| text.parse().ok()).flatten()
}

struct Name {
    square: Square,
    board: Board,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = usize::from(self.square.column());
        let letter = self.board.columns().get(column..=column);
        write!(f, "{}{}", letter.unwrap_or("?"), self.square.row() + 1)
    }
}
