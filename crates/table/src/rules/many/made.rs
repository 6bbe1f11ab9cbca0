//! Moves of chess for four and for three, as the table tells them.

use rochade_many as many;
use smallvec::SmallVec;

use super::board::{id, man, seat};
use crate::deed::{Check, Deed, Step, Victim, Wing};
use crate::man::Seat;
use crate::rules::kings::MadeMove;

/// A move that was made on a board.
#[derive(Clone)]
pub(in crate::rules) struct Made {
    pub(super) deed: many::Deed,
    board: many::Board,
    /// What it does to an enemy's king, as it was told.
    check: Check,
    /// Whether it was told that queens are attacked.
    told: bool,
}

impl Made {
    /// Returns a move with the check that it gives. Whether that is a mate, nobody knows before the
    /// turn comes (4p-36).
    pub(super) fn new(deed: many::Deed, before: &many::Position) -> Made {
        let is_king = |square| {
            let man = before.man_at(square);
            man.is_some_and(|man| man.kind == many::Kind::King)
        };
        let checks = deed.told.into_iter().any(is_king);
        Made {
            board: before.rules().board,
            check: if checks { Check::Check } else { Check::None },
            told: deed.told.into_iter().any(|square| !is_king(square)),
            deed,
        }
    }
}

impl MadeMove for Made {
    fn seat(&self) -> Seat {
        seat(self.deed.man.seat)
    }

    fn check(&self) -> Check {
        self.check
    }

    fn set_check(&mut self, check: Check) {
        self.check = check;
    }

    fn has_told(&self) -> bool {
        self.told
    }

    fn set_told(&mut self, told: bool) {
        self.told = told;
    }

    fn is_castling(&self) -> bool {
        self.deed.rook.is_some()
    }

    fn changes_men(&self) -> bool {
        self.deed.capture.is_some() || self.deed.mv.promotion.is_some()
    }

    fn is_same(&self, other: &Made) -> bool {
        let ends = |made: &Made| (made.deed.man, made.deed.mv.from, made.deed.mv.to);
        ends(self) == ends(other)
    }

    fn tell(&self, step: Step) -> Deed {
        let taken = self.deed.capture.and_then(|(square, taken)| {
            Some(Victim {
                man: man(taken),
                square: id(self.board, square)?,
            })
        });
        let to = self.deed.mv.to;
        Deed {
            man: man(self.deed.man),
            step,
            castling: self.deed.rook.map(|(rook, _)| wing(self.deed.mv, rook)),
            en_passant: self.deed.capture.is_some_and(|(square, _)| square != to),
            victims: SmallVec::from_iter(taken),
            check: self.check,
            blown: None,
        }
    }
}

/// Returns on which side a king castles: the short one has two squares between king and rook, the
/// long one three.
pub(super) fn wing(king: many::Move, rook: many::Square) -> Wing {
    let across = king.from.column().abs_diff(rook.column());
    let up = king.from.row().abs_diff(rook.row());
    if across + up == 3 {
        Wing::King
    } else {
        Wing::Queen
    }
}

/// Writes a move in long form, with capitals for men (many-laws.md, section 4): `d2-d4`,
/// `Nj14-i12`, `b5xa6=Q`, `O-O`, with a sign for check.
pub(super) fn write(made: &Made) -> String {
    let check = if made.check == Check::None { "" } else { "+" };
    [&made.deed.long(made.board), check].concat()
}
