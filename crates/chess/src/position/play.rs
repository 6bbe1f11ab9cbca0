//! Making a move.

use crate::attacks::{Tables, tables};
use crate::bitboard::Bitboard;
use crate::castling::Wing;
use crate::color::Color;
use crate::moves::{IllegalMove, Move};
use crate::piece::Role;
use crate::square::Square;

use super::{NO_SQUARE, Position};

impl Position {
    /// The position after a move.
    ///
    /// # Errors
    ///
    /// The move itself, if it isn't legal here.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.play_unchecked(mv))
        } else {
            Err(IllegalMove(mv))
        }
    }

    /// The position after a move that is known to be legal.
    ///
    /// For any other move the result is of no use, and may be a position that can't be played on;
    /// it is no panic and no undefined behaviour.
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        let us = self.turn;
        let t = tables();
        let role = self.board.role_at(mv.from).unwrap_or(Role::Pawn);
        let captures = self.board.color(us.other()).contains(mv.to);
        let next = match (role, mv.promotion) {
            (Role::Pawn, Some(promotion)) => self.after_promotion(us, mv.from, mv.to, promotion),
            (Role::Pawn, None) if self.en_passant() == Some(mv.to) => {
                self.after_en_passant(us, mv.from, mv.to)
            }
            (Role::Pawn, None) if mv.from.index().abs_diff(mv.to.index()) == 16 => {
                self.after_double(t, us, mv.from, mv.to)
            }
            (Role::King, _) => match self.castling_wing(mv) {
                Some(wing) => self.after_castling(us, wing),
                None => self.after(us, Role::King, mv.from, mv.to),
            },
            _ => self.after(us, role, mv.from, mv.to),
        };
        self.counted(next, role == Role::Pawn || captures)
    }

    /// The position after a null move, which annotators write to show a threat: nothing moves, and
    /// it is the other side's turn. `None` in check, where passing is not possible.
    pub fn pass(&self) -> Option<Position> {
        if self.is_check() {
            return None;
        }
        let mut next = *self;
        next.en_passant = NO_SQUARE;
        next.turn = self.turn.other();
        Some(self.counted(next, false))
    }

    /// The position after a move, with the counters; a capture or pawn move is `irreversible`.
    #[inline]
    pub(super) fn counted(&self, mut next: Position, irreversible: bool) -> Position {
        next.halfmove = match irreversible {
            true => 0,
            false => self.halfmove.saturating_add(1),
        };
        next.fullmove = self
            .fullmove
            .saturating_add(u32::from(self.turn == Color::Black));
        next
    }

    // The parts of a move, without the counters. They take the side as an argument so that inner
    // loops get code for one side.

    /// After a plain move or capture.
    #[inline(always)]
    pub(super) fn after(&self, us: Color, role: Role, from: Square, to: Square) -> Position {
        let mut next = *self;
        let (from, to) = (Bitboard::of(from), Bitboard::of(to));
        // Whatever stood on the target is swept away from all sets: cheaper than to ask what it
        // was.
        for set in &mut next.board.roles {
            *set = *set - to;
        }
        next.board.colors[us.other().index()] = next.board.colors[us.other().index()] - to;
        next.board.colors[us.index()] = (next.board.colors[us.index()] - from) | to;
        next.board.roles[role.index()] = (next.board.roles[role.index()] - from) | to;
        next.castling.rooks = next.castling.rooks - (from | to);
        if role == Role::King {
            next.castling.rooks = next.castling.rooks - Bitboard::rank(us.home_rank());
        }
        next.en_passant = NO_SQUARE;
        next.turn = us.other();
        next
    }

    /// After a promotion, with or without a capture.
    #[inline(always)]
    pub(super) fn after_promotion(
        &self,
        us: Color,
        from: Square,
        to: Square,
        role: Role,
    ) -> Position {
        let mut next = self.after(us, Role::Pawn, from, to);
        next.board.roles[Role::Pawn.index()] =
            next.board.roles[Role::Pawn.index()] - Bitboard::of(to);
        next.board.roles[role.index()] |= Bitboard::of(to);
        next
    }

    /// After a pawn's move of two squares.
    #[inline(always)]
    pub(super) fn after_double(&self, t: &Tables, us: Color, from: Square, to: Square) -> Position {
        let mut next = self.after(us, Role::Pawn, from, to);
        let passed = Square::at((from.index() + to.index()) as u32 / 2);
        next.allow_en_passant(t, us.other(), passed, Bitboard::EMPTY);
        next
    }

    /// After a capture in passing.
    #[inline(always)]
    pub(super) fn after_en_passant(&self, us: Color, from: Square, to: Square) -> Position {
        let mut next = self.after(us, Role::Pawn, from, to);
        let captured = crate::attacks::forward(us.other(), Bitboard::of(to));
        next.board.roles[Role::Pawn.index()] = next.board.roles[Role::Pawn.index()] - captured;
        next.board.colors[us.other().index()] = next.board.colors[us.other().index()] - captured;
        next
    }

    /// After castling.
    #[inline(always)]
    pub(super) fn after_castling(&self, us: Color, wing: Wing) -> Position {
        let king = self.king(us);
        let rook = Bitboard::of(wing.rook_from(us)) | Bitboard::of(wing.rook_to(us));
        let mut next = self.after(us, Role::King, king, wing.king_to(us));
        next.board.roles[Role::Rook.index()] ^= rook;
        next.board.colors[us.index()] ^= rook;
        next
    }
}
