//! The legal moves: man by man, each man's targets as one set.

use core::iter::FusedIterator;

use crate::attacks::{self, Tables, tables};
use crate::bitboard::{Bitboard, Squares};
use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;
use crate::square::Square;

use super::Position;
use super::reach::Bounds;

impl Position {
    /// All legal moves, by the square they start from, then by target, then queen, rook, bishop,
    /// knight (play.md section 2).
    pub fn legal_moves(&self) -> LegalMoves<'_> {
        self.moves_within(Bitboard::FULL, Bitboard::FULL)
    }

    /// The legal moves that capture or promote, in the order of [`Position::legal_moves`].
    pub fn captures_and_promotions(&self) -> LegalMoves<'_> {
        let enemy = self.board.color(self.turn.other());
        let passed = self.en_passant().map_or(Bitboard::EMPTY, Bitboard::of);
        self.moves_within(enemy, enemy | passed | attacks::last_rank(self.turn))
    }

    /// The legal moves of officers and pawns onto these squares.
    fn moves_within(&self, officers: Bitboard, pawns: Bitboard) -> LegalMoves<'_> {
        let t = tables();
        LegalMoves {
            officers,
            pawns,
            position: self,
            tables: t,
            bounds: self.bounds(t, self.turn),
            men: self.board.color(self.turn).into_iter(),
            from: Square::A1,
            targets: Bitboard::EMPTY.into_iter(),
            promoting: false,
            pending: None,
        }
    }

    /// The squares where the man on a square can go; empty if no man stands there, or if it isn't
    /// its turn.
    pub fn targets(&self, from: Square) -> Bitboard {
        if !self.board.color(self.turn).contains(from) {
            return Bitboard::EMPTY;
        }
        let t = tables();
        self.man_targets(t, &self.bounds(t, self.turn), from)
    }

    /// Returns whether a move is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.names_promotion(mv) && self.targets(mv.from).contains(mv.to)
    }

    /// Returns whether the move says what the pawn becomes exactly if it is a pawn's move to the
    /// last rank.
    #[inline]
    pub(super) fn names_promotion(&self, mv: Move) -> bool {
        let to_last = attacks::last_rank(self.turn).contains(mv.to);
        let promotes = to_last && self.board.role(Role::Pawn).contains(mv.from);
        match mv.promotion {
            Some(role) => promotes && role.is_promotion(),
            None => !promotes,
        }
    }

    /// Returns whether there is a legal move at all.
    pub fn has_legal_move(&self) -> bool {
        let t = tables();
        let bounds = self.bounds(t, self.turn);
        self.board
            .color(self.turn)
            .into_iter()
            .any(|from| self.man_targets(t, &bounds, from).any())
    }

    /// The targets of an own man.
    pub(super) fn man_targets(&self, t: &Tables, bounds: &Bounds, from: Square) -> Bitboard {
        let us = self.turn;
        let occupied = self.board.occupied();
        let reach = match self.board.role_at(from) {
            Some(Role::King) => return self.king_targets(t, us, bounds),
            Some(Role::Pawn) => self.pawn_reach(us, from),
            Some(Role::Knight) => t.knight(from),
            Some(Role::Bishop) => t.bishop(from, occupied),
            Some(Role::Rook) => t.rook(from, occupied),
            Some(Role::Queen) => t.bishop(from, occupied) | t.rook(from, occupied),
            None => Bitboard::EMPTY,
        };
        let mut targets = reach & bounds.allowed;
        if bounds.pinned.contains(from) {
            targets &= t.lines(bounds.king).through(from);
        }
        if let Some(square) = self.en_passant()
            && self.board.role(Role::Pawn).contains(from)
            && self
                .en_passant_captors(t, us, square, bounds.ignored)
                .contains(from)
        {
            targets |= Bitboard::of(square);
        }
        targets
    }

    /// Returns where a pawn could go if there were no king; without captures in passing.
    pub(super) fn pawn_reach(&self, us: Color, from: Square) -> Bitboard {
        let pawn = Bitboard::of(from);
        let empty = !self.board.occupied();
        let single = attacks::forward(us, pawn) & empty;
        let double = attacks::forward(us, single & attacks::third_rank(us)) & empty;
        single | double | attacks::pawn_attacks(us, pawn) & self.board.color(us.other())
    }
}

/// The legal moves of a position; made by [`Position::legal_moves`].
///
/// It keeps one man's targets at a time, so it needs no list and has no limit on the number of men.
#[derive(Clone, Debug)]
pub struct LegalMoves<'a> {
    position: &'a Position,
    tables: &'static Tables,
    bounds: Bounds,
    /// Where officers and where pawns may go.
    officers: Bitboard,
    pawns: Bitboard,
    men: Squares,
    from: Square,
    targets: Squares,
    promoting: bool,
    /// The promotion square being worked off, and how many choices have been given.
    pending: Option<(Square, usize)>,
}

impl Iterator for LegalMoves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        loop {
            if let Some((to, given)) = self.pending {
                if let Some(&role) = Role::PROMOTIONS.get(given) {
                    self.pending = Some((to, given + 1));
                    return Some(Move::promoting(self.from, to, role));
                }
                self.pending = None;
            }
            if let Some(to) = self.targets.next() {
                if self.promoting && attacks::last_rank(self.position.turn).contains(to) {
                    self.pending = Some((to, 0));
                    continue;
                }
                return Some(Move::new(self.from, to));
            }
            self.from = self.men.next()?;
            self.promoting = self.position.board.role(Role::Pawn).contains(self.from);
            let targets = self
                .position
                .man_targets(self.tables, &self.bounds, self.from);
            let within = if self.promoting {
                self.pawns
            } else {
                self.officers
            };
            self.targets = (targets & within).into_iter();
        }
    }
}

impl FusedIterator for LegalMoves<'_> {}
