//! A number that tells positions apart.

use crate::castling::Wing;
use crate::color::Color;

use super::Position;

impl Position {
    /// A number that is equal for equal positions, and differs for different ones but for one
    /// chance in 2⁶⁴. It is the same on every machine and in every version of the program with this
    /// table of keys.
    ///
    /// It is made when asked for, from a mixing function instead of a table, and not kept up move
    /// by move: games are short, and a page shouldn't download keys.
    pub fn zobrist(&self) -> u64 {
        let men = self.pieces().map(|(square, piece)| {
            ((piece.color.index() * 6 + piece.role.index()) * 64 + square.index()) as u64
        });
        let turn = (self.turn == Color::Black).then_some(768);
        let castling = self.castling.iter().map(|(color, wing)| {
            769 + 2 * color.index() as u64 + u64::from(wing == Wing::QueenSide)
        });
        let en_passant = self
            .en_passant()
            .map(|square| 773 + square.file().index() as u64);
        men.chain(turn)
            .chain(castling)
            .chain(en_passant)
            .fold(0, |sum, n| sum ^ key(n))
    }
}

/// The key with a number, by the output function of the splitmix64 generator.
fn key(n: u64) -> u64 {
    let mut z = (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
