use crate::attacks::{pawn_attacks, tables};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::piece::{Piece, Role};
use crate::square::Square;

/// Which man stands where, and nothing else: any arrangement at all.
///
/// Eight sets of squares, one for each side and one for each kind of man. At most one man stands on
/// a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) colors: [Bitboard; 2],
    pub(crate) roles: [Bitboard; 6],
}

impl Board {
    /// A board without men.
    pub const EMPTY: Board = Board {
        colors: [Bitboard::EMPTY; 2],
        roles: [Bitboard::EMPTY; 6],
    };

    /// The board at the start of a game.
    pub const INITIAL: Board = Board {
        colors: [Bitboard(0xffff), Bitboard(0xffff << 48)],
        roles: [
            Bitboard(0x00ff_0000_0000_ff00),
            Bitboard(0x4200_0000_0000_0042),
            Bitboard(0x2400_0000_0000_0024),
            Bitboard(0x8100_0000_0000_0081),
            Bitboard(0x0800_0000_0000_0008),
            Bitboard(0x1000_0000_0000_0010),
        ],
    };

    /// All men of a side.
    #[inline(always)]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.colors[color as usize]
    }

    /// All men of a kind, of both sides.
    #[inline(always)]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// All men of a kind of one side.
    #[inline(always)]
    pub fn men(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// All squares on which a man stands.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The kind of man on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL
            .into_iter()
            .find(|role| self.role(*role).contains(square))
    }

    /// The side whose man is on a square.
    #[inline]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|color| self.color(*color).contains(square))
    }

    /// The man on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Some(Piece {
            color: self.color_at(square)?,
            role: self.role_at(square)?,
        })
    }

    /// The men of both sides that attack a square, pinned ones included, where sliders are stopped
    /// by the men on `occupied` alone: so exchanges can be counted with men that stand behind
    /// others.
    pub fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let t = tables();
        let straight = self.role(Role::Rook) | self.role(Role::Queen);
        let diagonal = self.role(Role::Bishop) | self.role(Role::Queen);
        let pawns = self.role(Role::Pawn);
        let from = |color: Color| {
            pawn_attacks(color.other(), Bitboard::of(square)) & self.color(color) & pawns
        };
        t.rook(square, occupied) & straight
            | t.bishop(square, occupied) & diagonal
            | t.knight(square) & self.role(Role::Knight)
            | t.king(square) & self.role(Role::King)
            | from(Color::White)
            | from(Color::Black)
    }

    /// Puts a man on a square, in the place of whatever stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        let bit = Bitboard::of(square);
        self.colors[piece.color.index()] |= bit;
        self.roles[piece.role.index()] |= bit;
    }

    /// Takes the man off a square, if there is one, and returns it.
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        let keep = !Bitboard::of(square);
        for set in self.colors.iter_mut().chain(&mut self.roles) {
            *set &= keep;
        }
        piece
    }

    /// The men with their squares, from a1 on.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }
}
