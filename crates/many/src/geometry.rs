use std::sync::OnceLock;

use crate::board::Board;
use crate::man::{Cell, Kind, Man};
use crate::seat::Seat;
use crate::square::{Square, Way};
use crate::squares::Squares;

/// The officers of every army from its player's left to the right: the queen at her king's left
/// hand (many-handed.md, sections 1.2 and 2.4).
const OFFICERS: [Kind; 8] = [
    Kind::Rook,
    Kind::Knight,
    Kind::Bishop,
    Kind::Queen,
    Kind::King,
    Kind::Bishop,
    Kind::Knight,
    Kind::Rook,
];

/// What follows from a board's layout, built once.
#[derive(Debug)]
pub(crate) struct Geometry {
    pub(crate) squares: Squares,
    pub(crate) armies: Vec<Home>,
}

/// Where an army comes from and goes to.
#[derive(Debug)]
pub(crate) struct Home {
    /// Which way its pawns go.
    pub(crate) forward: Way,
    /// Which way its player's right hand is.
    pub(crate) right: Way,
    /// The king's initial square.
    pub(crate) king: Square,
    /// The initial squares of the rook on the short side, and on the long one.
    pub(crate) rooks: [Square; 2],
    /// The initial squares of the pawns.
    pub(crate) pawns: Squares,
    /// Where its pawns become officers.
    pub(crate) promotion: Squares,
    /// The array.
    pub(crate) men: Vec<(Square, Kind)>,
}

impl Geometry {
    pub(crate) fn of(board: Board) -> &'static Geometry {
        static ALL: [OnceLock<Geometry>; 5] = [const { OnceLock::new() }; 5];
        ALL[board as usize].get_or_init(|| Geometry::build(board))
    }

    fn build(board: Board) -> Geometry {
        let armies = board.layout().armies.iter();
        let armies = armies.map(|army| {
            let right = army.forward.to_the_right();
            let officers: Vec<Square> = line(army.corner, right).collect();
            let men = officers.iter().zip(OFFICERS);
            let pawns = officers.iter().map(|square| square.step(army.forward));
            let lines = army.promotion.iter();
            Home {
                forward: army.forward,
                right,
                king: officers[4],
                rooks: [officers[7], officers[0]],
                promotion: lines.flat_map(|&(from, way)| line(from, way)).collect(),
                men: men
                    .map(|(square, kind)| (*square, kind))
                    .chain(pawns.clone().map(|square| (square, Kind::Pawn)))
                    .collect(),
                pawns: pawns.collect(),
            }
        });
        Geometry {
            squares: board.squares().collect(),
            armies: armies.collect(),
        }
    }

    pub(crate) fn home(&self, seat: Seat) -> &Home {
        &self.armies[seat.index()]
    }

    /// The places of an empty board.
    pub(crate) fn empty(&self) -> [Cell; 256] {
        let mut cells = [Cell::WALL; 256];
        for square in self.squares {
            cells[square.place()] = Cell::EMPTY;
        }
        cells
    }

    /// The array: every man where it begins.
    pub(crate) fn array(&self) -> impl Iterator<Item = (Square, Man)> {
        (0..).zip(&self.armies).flat_map(|(index, home)| {
            let seat = Seat::of_index(index);
            let men = home.men.iter();
            men.map(move |&(square, kind)| (square, Man { seat, kind }))
        })
    }
}

impl Home {
    /// The two ways in which its pawns take.
    pub(crate) const fn captures(&self) -> [Way; 2] {
        [
            self.forward.and(self.right),
            self.forward.and(self.right.back()),
        ]
    }
}

/// Eight squares of a layout.
fn line((column, row): (u8, u8), way: Way) -> impl Iterator<Item = Square> {
    let from = Square::at(column, row);
    core::iter::successors(from, move |square| Some(square.step(way))).take(8)
}
