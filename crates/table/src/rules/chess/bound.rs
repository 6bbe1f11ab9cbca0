//! Moves under what binds a turn (laws.md, sections 3 to 5).

use rochade_chess as chess;

use super::{Chess, color, id, move_of, seat, square_of};
use crate::deed::Step;
use crate::laws::{Bonds, Bound};
use crate::man::Seat;
use crate::plan::SquareId;

impl Bound for Chess {
    fn to_move(&self) -> Seat {
        let turn = self.position().turn();
        seat(match self.pending {
            Some(_) => turn.other(),
            None => turn,
        })
    }

    fn bind(&mut self, bonds: Bonds) {
        self.bonds = bonds;
    }

    fn can_move(&self, bonds: &Bonds) -> bool {
        self.position().has_move(&self.terms(bonds))
    }

    fn king(&self, seat: Seat) -> Option<SquareId> {
        Some(id(self.position().king(color(seat)?)))
    }
}

impl Chess {
    /// What bonds mean for the men of chess in the present position.
    pub(super) fn terms(&self, bonds: &Bonds) -> chess::Terms {
        let mut terms = chess::Terms::FREE.within(self.squares_to_go_to());
        if self.is_in_unsaid_check() {
            terms = terms.ignoring_check();
        }
        if let Some(men) = &bonds.men {
            terms = terms.only(squares(men));
        }
        if let Some(victim) = bonds.victim.and_then(square_of) {
            terms = terms.capturing(victim);
        }
        if bonds.no_castling {
            terms = terms.without_castling();
        }
        terms
    }

    /// Whether a move is legal under the bonds that hold.
    pub(super) fn is_legal(&self, mv: chess::Move) -> bool {
        self.position().is_legal(mv, &self.terms_for(mv))
    }

    /// Makes a move, if it is legal.
    pub(super) fn make(&mut self, mv: chess::Move) -> Option<chess::Deed> {
        let (deed, next) = self.position().play(mv, &self.terms_for(mv)).ok()?;
        let deed = self.as_said(deed);
        let next = self.moved_to(answering(&deed, next));
        self.line.enter(deed, next);
        Some(deed)
    }

    /// A move with its check as it was said: one that was not is none.
    pub(super) fn as_said(&self, deed: chess::Deed) -> chess::Deed {
        match deed.check {
            chess::Check::Check if self.bonds.silent => chess::Deed {
                check: chess::Check::None,
                ..deed
            },
            _ => deed,
        }
    }

    /// The terms of a move: castling is the move of a touched rook, too.
    fn terms_for(&self, mv: chess::Move) -> chess::Terms {
        if self.touched_rook_of(mv).is_some() {
            self.terms(&without_men(&self.bonds))
        } else {
            self.terms(&self.bonds)
        }
    }

    /// The touched rook with which this move castles.
    fn touched_rook_of(&self, mv: chess::Move) -> Option<chess::Square> {
        let men = self.bonds.men.iter().flatten();
        let mut rooks = men.filter_map(|&man| square_of(man));
        rooks.find(|&rook| self.castling_by_touched_rook(mv.from, rook) == Some(mv))
    }

    /// The step with which a touched rook castles, if this is castling.
    pub(super) fn by_touched_rook(&self, step: &Step) -> Option<Step> {
        let castling = move_of(step)?;
        let rook = self.touched_rook_of(castling)?;
        Some(Step::new(id(rook), id(castling.from), None))
    }

    /// The castling that is meant by king and rook, if it is legal under these bonds.
    pub(super) fn castling(
        &self,
        king: chess::Square,
        rook: chess::Square,
        bonds: &Bonds,
    ) -> Option<chess::Move> {
        let terms = self.terms(bonds);
        self.position().castling_by_rook(king, rook, &terms)
    }

    /// The same with the rook touched first, where the laws let it castle.
    pub(super) fn castling_by_touched_rook(
        &self,
        king: chess::Square,
        rook: chess::Square,
    ) -> Option<chess::Move> {
        let men = self.bonds.men.as_ref()?;
        let touched = self.bonds.rook_castles && squares(men).contains(rook);
        touched.then(|| self.castling(king, rook, &without_men(&self.bonds)))?
    }

    /// The square of the king to which a touched rook can go to castle; nothing for any other man.
    pub(super) fn king_to_castle_with(&self, from: chess::Square) -> chess::Bitboard {
        let king = self.position().king(self.position().turn());
        match self.castling_by_touched_rook(king, from) {
            Some(_) => chess::Bitboard::of(king),
            None => chess::Bitboard::EMPTY,
        }
    }
}

/// The position after a move for one who has to answer its check, if that was said.
pub(super) fn answering(
    deed: &chess::Deed,
    next: chess::TolerantPosition,
) -> chess::TolerantPosition {
    match deed.check {
        chess::Check::Check => next.answering(),
        chess::Check::None | chess::Check::Mate => next,
    }
}

/// The same bonds for any man.
fn without_men(bonds: &Bonds) -> Bonds {
    Bonds {
        men: None,
        ..bonds.clone()
    }
}

fn squares(men: &[SquareId]) -> chess::Bitboard {
    let squares = men.iter().copied().filter_map(square_of);
    squares.collect()
}
