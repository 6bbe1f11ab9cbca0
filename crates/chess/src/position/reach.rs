//! What holds the side to move back: checks, pins, and the squares its king can't enter.
//!
//! Everything here takes the side as an argument and is inlined: the inner loops pass a constant
//! and get code for one side only, everyone else shares one copy.

use crate::attacks::{self, Tables};
use crate::bitboard::Bitboard;
use crate::castling::Wing;
use crate::color::Color;
use crate::piece::Role;
use crate::square::Square;

use super::Position;

/// What follows from the king's place for all moves of the side to move; found once for all of
/// them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) king: Square,
    pub(super) checkers: Bitboard,
    /// Own men that must stay on their line with the king.
    pub(super) pinned: Bitboard,
    /// Where men other than the king may go: no own man, and in check only what helps.
    pub(super) allowed: Bitboard,
    /// Enemy men whose attack on the king is ignored; always empty in a [`Position`].
    pub(super) ignored: Bitboard,
}

impl Position {
    #[inline(always)]
    pub(super) fn bounds(&self, t: &Tables, us: Color) -> Bounds {
        let board = &self.board;
        let (own, enemy) = (board.color(us), board.color(us.other()));
        let occupied = own | enemy;
        let king = self.king(us);
        let lines = t.lines(king);
        let straight = (board.role(Role::Rook) | board.role(Role::Queen)) & enemy;
        let diagonal = (board.role(Role::Bishop) | board.role(Role::Queen)) & enemy;

        let mut checkers = t.knight(king) & board.role(Role::Knight) & enemy
            | attacks::pawn_attacks(us, Bitboard::of(king)) & board.role(Role::Pawn) & enemy;
        let mut pinned = Bitboard::EMPTY;
        for sniper in lines.straight() & straight | lines.diagonal() & diagonal {
            let between = t.between(king, sniper) & occupied;
            if between.is_empty() {
                checkers |= Bitboard::of(sniper);
            } else if !between.many() {
                pinned |= between;
            }
        }

        let allowed = if checkers.is_empty() {
            !own
        } else if checkers.many() {
            Bitboard::EMPTY
        } else {
            t.between(king, checkers.first_or_a1()) | checkers
        };
        Bounds {
            king,
            checkers,
            pinned: pinned & own,
            allowed,
            ignored: Bitboard::EMPTY,
        }
    }

    /// Returns where the king can go, castling included.
    #[inline(always)]
    pub(super) fn king_targets(&self, t: &Tables, us: Color, bounds: &Bounds) -> Bitboard {
        let board = &self.board;
        let them = us.other();
        let enemy = board.color(them);
        let occupied = board.occupied();

        // Castling has three conditions left besides the right itself: no check, a free way, and no
        // attack on the squares that the king enters. The last is asked with the king's other
        // steps.
        let rights = self.castling.rooks & Bitboard::rank(us.home_rank());
        let mut castling = Bitboard::EMPTY;
        if rights.any() && bounds.checkers.is_empty() {
            for wing in Wing::ALL {
                let rook = wing.rook_from(us);
                if rights.contains(rook) && (t.between(bounds.king, rook) & occupied).is_empty() {
                    castling |= Bitboard::of(wing.king_to(us));
                }
            }
        }

        let mut targets = t.king(bounds.king) - board.color(us);
        targets = (targets | castling)
            - attacks::pawn_attacks(them, board.role(Role::Pawn) & enemy)
            - t.king(self.king(them))
            - attacks::knight_steps(board.role(Role::Knight) & enemy);
        if targets.is_empty() {
            return targets;
        }
        // The king doesn't shelter the squares behind it from a slider that it steps away from.
        // Most sliders look elsewhere, and needn't be looked up.
        let occupied = occupied ^ Bitboard::of(bounds.king);
        for slider in (board.role(Role::Rook) | board.role(Role::Queen)) & enemy {
            if (t.lines(slider).straight() & targets).any() {
                targets = targets - t.rook(slider, occupied);
            }
        }
        for slider in (board.role(Role::Bishop) | board.role(Role::Queen)) & enemy {
            if (t.lines(slider).diagonal() & targets).any() {
                targets = targets - t.bishop(slider, occupied);
            }
        }
        for wing in Wing::ALL {
            let to = Bitboard::of(wing.king_to(us));
            if (castling & to).any() && !targets.contains(wing.rook_to(us)) {
                targets = targets - to;
            }
        }
        targets
    }

    /// Returns which of these pawns can capture in passing onto the square. Tested by doing it:
    /// both pawns leave their rank, and then the king must not be attacked, but by men whose attack
    /// is `ignored`.
    #[inline(never)]
    pub(super) fn en_passant_captors(
        &self,
        t: &Tables,
        us: Color,
        square: Square,
        ignored: Bitboard,
    ) -> Bitboard {
        let board = &self.board;
        let them = us.other();
        let pawns = board.men(us, Role::Pawn);
        let target = Bitboard::of(square);
        let captured = attacks::forward(them, target);
        let enemy = board.color(them) - captured - ignored;
        let king = self.king(us);
        let straight = (board.role(Role::Rook) | board.role(Role::Queen)) & enemy;
        let diagonal = (board.role(Role::Bishop) | board.role(Role::Queen)) & enemy;
        let near = t.knight(king) & board.role(Role::Knight)
            | attacks::pawn_attacks(us, Bitboard::of(king)) & board.role(Role::Pawn);
        if (near & enemy).any() {
            return Bitboard::EMPTY;
        }
        (attacks::pawn_attacks(them, target) & pawns)
            .into_iter()
            .filter(|&pawn| {
                let occupied = (board.occupied() - captured - Bitboard::of(pawn)) | target;
                let seen = t.rook(king, occupied) & straight | t.bishop(king, occupied) & diagonal;
                seen.is_empty()
            })
            .collect()
    }

    /// Sets the en-passant square if a pawn of the side to move can use it.
    #[inline]
    pub(super) fn allow_en_passant(
        &mut self,
        t: &Tables,
        us: Color,
        square: Square,
        ignored: Bitboard,
    ) {
        let near = attacks::pawn_attacks(us.other(), Bitboard::of(square));
        if (near & self.board.men(us, Role::Pawn)).any()
            && self.en_passant_captors(t, us, square, ignored).any()
        {
            self.en_passant = square.index() as u8;
        }
    }
}
