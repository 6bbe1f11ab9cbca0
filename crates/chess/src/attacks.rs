//! Which squares a man reaches.
//!
//! The tables are made on the first use and live on the heap: 45 kB that no page has to download.
//! Sliders are looked up line by line. The men on a line are gathered by one multiplication into
//! six bits (the ends of a line never matter), which select the reach of a slider on that line;
//! rows and both diagonals share one table, since each has one square on every file.

use std::sync::LazyLock;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::square::{File, Rank, Square};

/// Brings the files b … g of a row or diagonal into the top six bits.
const GATHER_FILES: u64 = 0x0202_0202_0202_0202;
/// Brings the ranks 2 … 7 of the a-file into the top six bits; for the other files it is shifted.
const GATHER_RANKS: u64 = 1 << 50 | 1 << 43 | 1 << 36 | 1 << 29 | 1 << 22 | 1 << 15;

static TABLES: LazyLock<Box<Tables>> = LazyLock::new(|| Box::new(Tables::build()));

/// The tables, made when first asked for. Inner loops ask once and hand the reference on.
#[inline]
pub(crate) fn tables() -> &'static Tables {
    &TABLES
}

/// The lines through a square, each without the square itself.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lines {
    pub(crate) rank: Bitboard,
    pub(crate) file: Bitboard,
    /// The diagonal that runs up to the right.
    pub(crate) rising: Bitboard,
    /// The diagonal that runs down to the right.
    pub(crate) falling: Bitboard,
}

impl Lines {
    #[inline(always)]
    pub(crate) fn straight(&self) -> Bitboard {
        self.rank | self.file
    }

    #[inline(always)]
    pub(crate) fn diagonal(&self) -> Bitboard {
        self.rising | self.falling
    }

    /// The line on which another square lies; nothing if it lies on none.
    #[inline]
    pub(crate) fn through(&self, square: Square) -> Bitboard {
        [self.rank, self.file, self.rising, self.falling]
            .into_iter()
            .find(|line| line.contains(square))
            .unwrap_or_default()
    }
}

#[derive(Debug)]
pub(crate) struct Tables {
    lines: [Lines; 64],
    knight: [Bitboard; 64],
    king: [Bitboard; 64],
    /// For a slider on this file: the files reached, on all ranks.
    along_files: [[Bitboard; 64]; 8],
    /// For a slider on this rank: the ranks reached, on all files.
    along_ranks: [[Bitboard; 64]; 8],
    between: [[Bitboard; 64]; 64],
}

impl Tables {
    #[inline(always)]
    pub(crate) fn lines(&self, square: Square) -> &Lines {
        &self.lines[square.index()]
    }

    #[inline(always)]
    pub(crate) fn knight(&self, square: Square) -> Bitboard {
        self.knight[square.index()]
    }

    #[inline(always)]
    pub(crate) fn king(&self, square: Square) -> Bitboard {
        self.king[square.index()]
    }

    /// The squares strictly between two squares of one line; nothing otherwise.
    #[inline(always)]
    pub(crate) fn between(&self, a: Square, b: Square) -> Bitboard {
        self.between[a.index()][b.index()]
    }

    #[inline(always)]
    pub(crate) fn rook(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let Lines { rank, file, .. } = self.lines[square.index()];
        let gather = GATHER_RANKS >> (square.index() & 7);
        let files = &self.along_files[square.index() & 7];
        let ranks = &self.along_ranks[square.index() >> 3];
        (rank & files[gathered(occupied & rank, GATHER_FILES)])
            | (file & ranks[gathered(occupied & file, gather)])
    }

    #[inline(always)]
    pub(crate) fn bishop(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let Lines {
            rising, falling, ..
        } = self.lines[square.index()];
        let files = &self.along_files[square.index() & 7];
        (rising & files[gathered(occupied & rising, GATHER_FILES)])
            | (falling & files[gathered(occupied & falling, GATHER_FILES)])
    }

    fn build() -> Tables {
        let mut tables = Tables {
            lines: [Lines::default(); 64],
            knight: [Bitboard::EMPTY; 64],
            king: [Bitboard::EMPTY; 64],
            along_files: [[Bitboard::EMPTY; 64]; 8],
            along_ranks: [[Bitboard::EMPTY; 64]; 8],
            between: [[Bitboard::EMPTY; 64]; 64],
        };
        for place in 0..8 {
            for middle in 0..64 {
                let reach = reach_in_row(place, (middle as u64) << 1);
                let column = Bitboard::file(File::A).0;
                tables.along_files[place][middle] = Bitboard(reach * column);
                // Bit r of the reach becomes the whole rank r: spread the bits to the first file,
                // then widen each to a byte.
                let first_file = (0..8).fold(0, |set, r| set | (reach >> r & 1) << (8 * r));
                tables.along_ranks[place][middle] = Bitboard(first_file * 0xff);
            }
        }
        for square in Square::ALL {
            tables.lines[square.index()] = lines_of(square);
            let men = Bitboard::of(square);
            tables.knight[square.index()] = knight_steps(men);
            tables.king[square.index()] = king_steps(men);
        }
        for a in Square::ALL {
            let lines = tables.lines[a.index()];
            for b in lines.straight() {
                let reach = tables.rook(a, Bitboard::of(b)) & tables.rook(b, Bitboard::of(a));
                tables.between[a.index()][b.index()] = reach & lines.through(b);
            }
            for b in lines.diagonal() {
                let reach = tables.bishop(a, Bitboard::of(b)) & tables.bishop(b, Bitboard::of(a));
                tables.between[a.index()][b.index()] = reach & lines.through(b);
            }
        }
        tables
    }
}

#[inline(always)]
fn gathered(men: Bitboard, gather: u64) -> usize {
    (men.0.wrapping_mul(gather) >> 58) as usize
}

/// The places that a slider reaches in a row of eight.
fn reach_in_row(place: usize, occupied: u64) -> u64 {
    let mut reach = 0;
    for next in place + 1..8 {
        reach |= 1 << next;
        if occupied >> next & 1 != 0 {
            break;
        }
    }
    for next in (0..place).rev() {
        reach |= 1 << next;
        if occupied >> next & 1 != 0 {
            break;
        }
    }
    reach
}

fn lines_of(square: Square) -> Lines {
    let ray = |files: i32, ranks: i32| -> Bitboard {
        core::iter::successors(Some(square), |s| s.offset(files, ranks)).collect()
    };
    let line = |files, ranks| (ray(files, ranks) | ray(-files, -ranks)) - Bitboard::of(square);
    Lines {
        rank: line(1, 0),
        file: line(0, 1),
        rising: line(1, 1),
        falling: line(1, -1),
    }
}

const NOT_A: Bitboard = Bitboard(!Bitboard::file(File::A).0);
const NOT_H: Bitboard = Bitboard(!Bitboard::file(File::H).0);

/// All squares a king's step away from the set.
fn king_steps(men: Bitboard) -> Bitboard {
    let row = men | (men & NOT_H) << 1 | (men & NOT_A) >> 1;
    (row | row << 8 | row >> 8) - men
}

/// All squares a knight's move away from the set.
#[inline(always)]
pub(crate) fn knight_steps(men: Bitboard) -> Bitboard {
    let right = (men & NOT_H) << 1;
    let left = (men & NOT_A) >> 1;
    let far_right = (right & NOT_H) << 1;
    let far_left = (left & NOT_A) >> 1;
    let (near, far) = (right | left, far_right | far_left);
    near << 16 | near >> 16 | far << 8 | far >> 8
}

/// The squares one step forward.
#[inline(always)]
pub(crate) fn forward(color: Color, men: Bitboard) -> Bitboard {
    match color {
        Color::White => men << 8,
        Color::Black => men >> 8,
    }
}

/// The squares that pawns attack towards the h-file.
#[inline(always)]
pub(crate) fn pawns_right(color: Color, pawns: Bitboard) -> Bitboard {
    match color {
        Color::White => (pawns & NOT_H) << 9,
        Color::Black => (pawns & NOT_H) >> 7,
    }
}

/// The squares that pawns attack towards the a-file.
#[inline(always)]
pub(crate) fn pawns_left(color: Color, pawns: Bitboard) -> Bitboard {
    match color {
        Color::White => (pawns & NOT_A) << 7,
        Color::Black => (pawns & NOT_A) >> 9,
    }
}

/// The squares that pawns attack.
#[inline(always)]
pub(crate) fn pawn_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    pawns_right(color, pawns) | pawns_left(color, pawns)
}

/// The rank on which a side's pawns are promoted.
#[inline(always)]
pub(crate) const fn last_rank(color: Color) -> Bitboard {
    Bitboard::rank(color.other().home_rank())
}

/// The rank that a pawn enters with a single step from where it starts.
#[inline(always)]
pub(crate) const fn third_rank(color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard::rank(Rank::Third),
        Color::Black => Bitboard::rank(Rank::Sixth),
    }
}
