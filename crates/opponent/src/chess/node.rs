//! A position with what is kept up move by move.

use rochade_chess::{Bitboard, Move, Piece, Position, Role, Square, Wing};

use super::Ends;
use super::evaluation::{self, Sum};
use super::zobrist::Zobrist;

/// A position as the search goes through it.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub(crate) position: Position,
    pub(crate) key: u64,
    /// The sum of the piece-square tables, White's less Black's.
    pub(crate) sum: Sum,
    /// The game phase: the sum of the officers' weights, 0 in a pawn ending.
    pub(crate) phase: i32,
    /// Whether the side to move is in check.
    pub(crate) is_check: bool,
    /// Plies since what begins their number anew, by the laws of the game.
    pub(crate) plies: u32,
    /// Where the last move went, if it is known.
    pub(crate) came_to: Option<Square>,
}

impl super::Chess {
    /// The node of a position, `plies` plies after what begins their number anew.
    pub fn node(&self, position: Position, plies: u32) -> Node {
        let (mut sum, mut phase) = (Sum::default(), 0);
        for (square, man) in position.pieces() {
            sum += evaluation::piece_square(man, square);
            phase += evaluation::phase(man.role);
        }
        Node {
            position,
            key: self.keys.whole(&position),
            sum,
            phase,
            is_check: position.is_check(),
            plies,
            came_to: None,
        }
    }

    /// The node of a position where the plies are counted as usual.
    pub fn usual_node(&self, position: Position) -> Node {
        self.node(position, position.halfmove_clock())
    }
}

impl Node {
    /// The position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The kind of man on a square; a pawn, if there is none.
    #[inline]
    pub(crate) fn role_at(&self, square: Square) -> Role {
        self.position.board().role_at(square).unwrap_or(Role::Pawn)
    }

    /// Returns whether a move gives check; of castling, and of what a pawn that is taken in passing
    /// lets through, nothing is known.
    pub(crate) fn gives_check(&self, mv: Move) -> bool {
        let board = self.position.board();
        let us = self.position.turn();
        let king = self.position.king(us.other());
        let from = Bitboard::of(mv.from);
        let occupied = (board.occupied() - from) | Bitboard::of(mv.to);
        let man = Piece::new(us, mv.promotion.unwrap_or(self.role_at(mv.from)));
        if man.reach(mv.to, occupied).contains(king) {
            return true;
        }
        let lines = board.role(Role::Bishop) | board.role(Role::Rook) | board.role(Role::Queen);
        let behind = (lines & board.color(us)) - from;
        (board.attackers(king, occupied) & behind).any()
    }

    /// The node after a move.
    pub(crate) fn after(&self, mv: Move, keys: &Zobrist, ends: &Ends) -> Node {
        let old = &self.position;
        let us = old.turn();
        let role = self.role_at(mv.from);
        let position = old.play_unchecked(mv);
        let came_to = Some(mv.to);
        let mut next = Node {
            position,
            came_to,
            ..*self
        };
        let man = Piece::new(us, role);
        let after = Piece::new(us, mv.promotion.unwrap_or(role));
        next.leave(man, mv.from, keys);
        let mut taken = None;
        if old.board().color(us.other()).contains(mv.to) {
            taken = Some((mv.to, self.role_at(mv.to)));
        } else if role == Role::Pawn && old.en_passant() == Some(mv.to) {
            taken = Some((Square::new(mv.to.file(), mv.from.rank()), Role::Pawn));
        }
        if let Some((square, role)) = taken {
            next.leave(Piece::new(us.other(), role), square, keys);
            next.phase -= evaluation::phase(role);
        }
        next.come(after, mv.to, keys);
        if let Some(role) = mv.promotion {
            next.phase += evaluation::phase(role);
        }
        let castles = role == Role::King && mv.from.index().abs_diff(mv.to.index()) == 2;
        if castles {
            let wings = Wing::ALL.into_iter();
            for wing in wings.filter(|wing| wing.king_to(us) == mv.to) {
                let rook = Piece::new(us, Role::Rook);
                next.leave(rook, wing.rook_from(us), keys);
                next.come(rook, wing.rook_to(us), keys);
            }
        }
        next.key ^= keys.turn();
        if old.castling() != position.castling() {
            next.key ^= keys.castling(old.castling()) ^ keys.castling(position.castling());
        }
        if old.en_passant() != position.en_passant() {
            next.key ^= keys.en_passant(old.en_passant()) ^ keys.en_passant(position.en_passant());
        }
        next.is_check = position.is_check();
        let is_new = ends.begins_anew(role, taken.is_some(), mv.promotion.is_some(), castles);
        next.plies = if is_new { 0 } else { self.plies + 1 };
        next
    }

    /// The node after a null move; `None` in check.
    pub(crate) fn after_null_move(&self, keys: &Zobrist) -> Option<Node> {
        let position = self.position.pass()?;
        let key = self.key ^ keys.turn() ^ keys.en_passant(self.position.en_passant());
        let plies = self.plies + 1;
        Some(Node {
            position,
            key,
            plies,
            came_to: None,
            ..*self
        })
    }

    #[inline]
    fn leave(&mut self, man: Piece, square: Square, keys: &Zobrist) {
        self.key ^= keys.man(man, square);
        self.sum -= evaluation::piece_square(man, square);
    }

    #[inline]
    fn come(&mut self, man: Piece, square: Square, keys: &Zobrist) {
        self.key ^= keys.man(man, square);
        self.sum += evaluation::piece_square(man, square);
    }
}

#[cfg(test)]
mod tests {
    use rochade_chess::Move;
    use rochade_search::Game;

    use super::super::{Chess, Ends};

    /// What is kept up move by move is what a look at the board gives.
    #[test]
    fn nodes_are_kept_up() {
        let chess = Chess::new(Ends::MODERN);
        arbtest::arbtest(|u| {
            let starts = [
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
                "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            ];
            let start = *u.choose(&starts)?;
            let mut node = chess.usual_node(start.parse().expect(start));
            for _ in 0..40 {
                let mut moves = Vec::new();
                chess.visit(&node, false, |mv| moves.push(mv));
                if moves.is_empty() {
                    break;
                }
                node = chess.play(&node, *u.choose(&moves)?);
                let anew = chess.usual_node(node.position);
                assert_eq!(
                    (node.key, node.sum, node.phase, node.is_check, node.plies),
                    (anew.key, anew.sum, anew.phase, anew.is_check, anew.plies),
                    "{}",
                    node.position
                );
            }
            Ok(())
        });
    }

    /// A direct check, a discovered one, a queen that gives it; and the same beside them.
    #[test]
    fn checks_are_foreseen() {
        let chess = Chess::new(Ends::MODERN);
        for (fen, mv, wanted) in [
            ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", true),
            ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a7", false),
            ("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4c3", true),
            ("4k3/8/8/4p3/4N3/8/8/K3R3 w - - 0 1", "e4c3", false),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", true),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", false),
        ] {
            let node = chess.usual_node(fen.parse().expect(fen));
            let mv: Move = mv.parse().expect(mv);
            assert_eq!(node.gives_check(mv), wanted, "{mv} in {fen}");
            assert_eq!(chess.play(&node, mv).is_check, wanted, "{mv} in {fen}");
        }
    }
}
