//! Moves against the rules, which some laws let stand (laws.md, section 4).

use crate::bitboard::Bitboard;
use crate::castling::Wing;
use crate::deed::{Check, Deed};
use crate::moves::Move;
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::square::{File, Square};

use super::{Terms, TolerantPosition};

/// A move against the rules that has been made on the board; made by
/// [`TolerantPosition::false_move`].
#[derive(Clone, Copy, Debug)]
pub struct FalseMove {
    deed: Deed,
    exposed_to: Bitboard,
    // What can be played on only if nothing attacks the mover's king.
    next: TolerantPosition,
}

impl FalseMove {
    /// Returns what the move does. It is castling if the rook goes along, and never a capture in
    /// passing; its check is what is the case, and no mate as long as it can't be let stand.
    pub const fn deed(&self) -> &Deed {
        &self.deed
    }

    /// The men to which the mover's king is left. If there are any, the move can't be let stand.
    pub const fn exposed_to(&self) -> Bitboard {
        self.exposed_to
    }

    /// The position as the board shows it, let stand or not, with the opponent to move. If the
    /// mover's king is exposed, no game can go on from it.
    pub const fn shown(&self) -> TolerantPosition {
        self.next
    }

    /// The position after the move as if it had been legal; `None` if the mover's king is left in
    /// check, since no game can go on so.
    pub fn let_stand(&self) -> Option<TolerantPosition> {
        self.exposed_to.is_empty().then_some(self.next)
    }
}

impl TolerantPosition {
    /// The squares on which the man on a square can be dropped against the rules: neither an own
    /// man nor a king stands there, and the rules don't let it go there; a pawn not on its own
    /// first rank. Of the terms only counts whether a check has to be answered.
    pub fn false_targets(&self, from: Square, terms: &Terms) -> Bitboard {
        let us = self.turn();
        let board = self.board();
        if !board.color(us).contains(from) {
            return Bitboard::EMPTY;
        }
        let mut squares = !board.color(us) - board.role(Role::King);
        if board.role(Role::Pawn).contains(from) {
            squares = squares - Bitboard::rank(us.home_rank());
        }
        squares - self.targets(from, &terms.unbound())
    }

    /// A move against the rules, made on the board; `None` if it is legal, or if the man can't be
    /// dropped there. Of the terms only counts whether a check has to be answered.
    ///
    /// Rights to castle go as if it were legal. A pawn on the last rank is promoted, so the move
    /// has to say to what; a pawn that goes two squares can't be captured in passing. The king
    /// dropped two squares towards its rook, both on their first squares, takes the rook along if
    /// there is room for both.
    pub fn false_move(&self, mv: Move, terms: &Terms) -> Option<FalseMove> {
        let names_promotion = self.position.names_promotion(mv);
        if !names_promotion || !self.false_targets(mv.from, terms).contains(mv.to) {
            return None;
        }
        let us = self.turn();
        let man = Piece::new(us, self.board().role_at(mv.from)?);
        let captured = self.board().role_at(mv.to);
        let castling = self.false_castling(mv);
        let next = TolerantPosition {
            position: self.after_false(mv, man.role, castling, captured.is_some()),
        };

        let ignored = if terms.answers_check || man.role == Role::King {
            Bitboard::EMPTY
        } else {
            self.checkers(us)
        };
        let exposed_to = next.checkers(us) - ignored;
        let check = match next.sign() {
            Check::Mate if exposed_to.any() => Check::Check,
            check => check,
        };
        let deed = Deed {
            man,
            from: mv.from,
            to: mv.to,
            capture: captured.map(|role| (mv.to, role)),
            promotion: mv.promotion,
            castling,
            en_passant: false,
            check,
        };
        Some(FalseMove {
            deed,
            exposed_to,
            next,
        })
    }

    /// The wing, if the king goes two squares towards its rook, whatever has become of the right to
    /// it.
    fn false_castling(&self, mv: Move) -> Option<Wing> {
        let us = self.turn();
        let home = Square::new(File::E, us.home_rank());
        if mv.from != home || self.king(us) != home {
            return None;
        }
        let rooks = self.board().men(us, Role::Rook);
        let free = !self.board().occupied();
        Wing::ALL.into_iter().find(|wing| {
            wing.king_to(us) == mv.to
                && rooks.contains(wing.rook_from(us))
                && free.contains(wing.king_to(us))
                && free.contains(wing.rook_to(us))
        })
    }

    fn after_false(
        &self,
        mv: Move,
        role: Role,
        castling: Option<Wing>,
        captures: bool,
    ) -> Position {
        let (position, us) = (&self.position, self.turn());
        let next = match (castling, mv.promotion) {
            (Some(wing), _) => position.after_castling(us, wing),
            (None, Some(promotion)) => position.after_promotion(us, mv.from, mv.to, promotion),
            (None, None) => position.after(us, role, mv.from, mv.to),
        };
        position.counted(next, role == Role::Pawn || captures)
    }
}
