//! Zobrist keys: numbers that tell positions apart, kept up move by move.

use rochade_chess::{Castling, Color, Piece, Position, Square, Wing};

/// The Zobrist keys: a number for each man on each square, for each right to castle, for the files
/// of captures in passing and for the turn; made when the game is, since they can't be packed for
/// the way.
#[derive(Debug)]
pub(crate) struct Zobrist(Box<[u64; 781]>);

impl Zobrist {
    pub(crate) fn new() -> Zobrist {
        let mut state = 0x726f_6368_6164_6521u64;
        let mut next = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        Zobrist(Box::new(std::array::from_fn(|_| next())))
    }

    #[inline]
    pub(crate) fn man(&self, man: Piece, square: Square) -> u64 {
        self.0[(man.color.index() * 6 + man.role.index()) * 64 + square.index()]
    }

    pub(crate) fn turn(&self) -> u64 {
        self.0[768]
    }

    pub(crate) fn castling(&self, rights: Castling) -> u64 {
        let mut key = 0;
        for color in Color::ALL {
            for (at, wing) in Wing::ALL.into_iter().enumerate() {
                if rights.has(color, wing) {
                    key ^= self.0[769 + 2 * color.index() + at];
                }
            }
        }
        key
    }

    pub(crate) fn en_passant(&self, square: Option<Square>) -> u64 {
        square.map_or(0, |square| self.0[773 + square.file().index()])
    }

    /// The number of a whole position.
    pub(crate) fn whole(&self, position: &Position) -> u64 {
        let men = position.pieces();
        let men = men.fold(0, |key, (square, man)| key ^ self.man(man, square));
        let turn = match position.turn() {
            Color::White => 0,
            Color::Black => self.turn(),
        };
        men ^ turn ^ self.castling(position.castling()) ^ self.en_passant(position.en_passant())
    }
}
