//! A position, packed into as few bytes as possible without loss.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::Castling;
use crate::color::Color;
use crate::piece::Role;

use super::super::{NO_SQUARE, Position};

/// A position without its side to move and its counters: a code of four bits for each square, each
/// bit in a set of its own.
///
/// The lower three bits are 0 for an empty square, 1 to 6 for the kinds of men, and 7 for a rook
/// with which castling is still allowed. The fourth marks Black's men, and on an empty square the
/// capture in passing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Packed([u64; 4]);

impl Packed {
    /// Packs a position.
    pub(super) fn new(position: &Position) -> Packed {
        let men = |role: Role| position.board.role(role).0;
        let castling = position.castling.rooks.0;
        let passing = position.en_passant().map_or(0, |to| Bitboard::of(to).0);
        Packed([
            men(Role::Pawn) | men(Role::Bishop) | men(Role::Queen) | castling,
            men(Role::Knight) | men(Role::Bishop) | men(Role::King) | castling,
            men(Role::Rook) | men(Role::Queen) | men(Role::King),
            position.board.color(Color::Black).0 | passing,
        ])
    }

    /// Returns the position with this side to move, and with both counters at their start.
    pub(super) fn position(&self, turn: Color) -> Position {
        let Packed([a, b, c, black]) = *self;
        let occupied = a | b | c;
        let passing = Bitboard(black & !occupied);
        Position {
            board: Board {
                colors: [Bitboard(occupied & !black), Bitboard(occupied & black)],
                roles: [
                    a & !b & !c,
                    b & !a & !c,
                    a & b & !c,
                    c & !(a ^ b),
                    a & c & !b,
                    b & c & !a,
                ]
                .map(Bitboard),
            },
            castling: Castling {
                rooks: Bitboard(a & b & c),
            },
            fullmove: 1,
            halfmove: 0,
            turn,
            en_passant: passing.first().map_or(NO_SQUARE, |to| to.index() as u8),
        }
    }

    /// Returns a number in which all bits depend on all of the position.
    pub(super) fn mixed(&self, turn: Color) -> u64 {
        let start = 0x9e37_79b9_7f4a_7c15 + turn as u64;
        self.0.iter().fold(start, |sum, bits| {
            let product = (sum ^ bits).wrapping_mul(0xff51_afd7_ed55_8ccd);
            product ^ product >> 32
        })
    }
}
