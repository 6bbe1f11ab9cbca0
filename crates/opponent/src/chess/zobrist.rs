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

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use rochade_chess::Position;

    use super::Zobrist;

    /// Whether two positions are one does not depend on what led there, nor on the counters.
    #[test]
    fn keys_are_equal_where_positions_are() {
        let keys = Zobrist::new();
        let mut by_key: HashMap<u64, Position> = HashMap::new();
        let mut layer = Vec::new();
        for start in [
            "4k3/pppp4/8/4P3/8/8/PPPP4/4K3 b - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ] {
            layer.push(start.parse::<Position>().expect(start));
        }
        let mut met_again = 0;
        for _ in 0..=3 {
            let mut next = Vec::new();
            for position in layer {
                let moves = position.legal_moves();
                next.extend(moves.map(|mv| position.play_unchecked(mv)));
                if let Some(other) = by_key.insert(keys.whole(&position), position) {
                    assert_eq!(other, position);
                    met_again += 1;
                }
            }
            layer = next;
        }
        let all: HashSet<Position> = by_key.values().copied().collect();
        assert_eq!(
            all.len(),
            by_key.len(),
            "equal positions with different keys"
        );
        assert!(met_again > 1000, "only {met_again} were met again");
    }
}
