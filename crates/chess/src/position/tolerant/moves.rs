//! The moves that are legal on given terms.
//!
//! A check that needn't be answered is as if there were none: it forbids neither any man's move nor
//! castling. What a move itself brings about still counts. The king enters no attacked square,
//! castling passes over none, and no man opens a further line to its king.

use crate::attacks::{self, Tables, tables};
use crate::bitboard::Bitboard;
use crate::deed::{Check, Deed};
use crate::moves::{IllegalMove, Move};
use crate::piece::Role;
use crate::position::Position;
use crate::position::reach::Bounds;
use crate::position::why::{Inquiry, WhyNot};
use crate::square::Square;

use super::{Terms, TolerantPosition};

impl TolerantPosition {
    /// The squares where the man on a square can go; empty if no man stands there, or if it isn't
    /// its turn.
    pub fn targets(&self, from: Square, terms: &Terms) -> Bitboard {
        let t = tables();
        if self.men_allowed(terms).contains(from) {
            self.man_targets(t, &self.bounds(t, terms), terms, from)
        } else {
            Bitboard::EMPTY
        }
    }

    /// Returns whether there is a legal move at all.
    pub fn has_move(&self, terms: &Terms) -> bool {
        let t = tables();
        let bounds = self.bounds(t, terms);
        let mut men = self.men_allowed(terms).into_iter();
        men.any(|from| self.man_targets(t, &bounds, terms, from).any())
    }

    /// Returns whether a move is legal.
    pub fn is_legal(&self, mv: Move, terms: &Terms) -> bool {
        self.position.names_promotion(mv) && self.targets(mv.from, terms).contains(mv.to)
    }

    /// All legal moves, in the order of [`Position::legal_moves`].
    pub fn legal_moves<'a>(&'a self, terms: &'a Terms) -> impl Iterator<Item = Move> + 'a {
        let t = tables();
        let bounds = self.bounds(t, terms);
        self.men_allowed(terms).into_iter().flat_map(move |from| {
            let targets = self.man_targets(t, &bounds, terms, from).into_iter();
            targets.flat_map(move |to| self.moves_between(from, to))
        })
    }

    /// The move from a square to another; of a pawn that is promoted there, all four.
    pub(super) fn moves_between(&self, from: Square, to: Square) -> impl Iterator<Item = Move> {
        let plain = Move::new(from, to);
        let promotes = !self.position.names_promotion(plain);
        let promotions = Role::PROMOTIONS.map(|role| Move::promoting(from, to, role));
        (!promotes)
            .then_some(plain)
            .into_iter()
            .chain(promotions.into_iter().filter(move |_| promotes))
    }

    /// The castling move meant by the king dropped on its own rook, if it is legal.
    pub fn castling_by_rook(&self, king: Square, rook: Square, terms: &Terms) -> Option<Move> {
        let meant = self.position.castling_onto(king, rook);
        meant.filter(|mv| self.is_legal(*mv, terms))
    }

    /// Returns why the man on `from` can't go to `to`, or can't move at all, as
    /// [`Position::why_not`] says it. Of the terms only counts whether a check has to be answered;
    /// about the others their laws give the reason.
    pub fn why_not(&self, from: Square, to: Option<Square>, terms: &Terms) -> Option<WhyNot> {
        let terms = terms.unbound();
        Inquiry {
            position: &self.position,
            ignored: self.bounds(tables(), &terms).ignored,
        }
        .answer(from, to, self.targets(from, &terms))
    }

    /// Returns what a move does, if it is legal.
    pub fn describe(&self, mv: Move, terms: &Terms) -> Option<Deed> {
        self.play(mv, terms).ok().map(|(deed, _)| deed)
    }

    /// Makes a move: what it does, and the position after it. Its check is what is the case, said
    /// or not.
    ///
    /// # Errors
    ///
    /// The move itself, if it isn't legal on these terms.
    pub fn play(&self, mv: Move, terms: &Terms) -> Result<(Deed, TolerantPosition), IllegalMove> {
        if !self.is_legal(mv, terms) {
            return Err(IllegalMove(mv));
        }
        let next = self.after(mv);
        let deed = self.position.deed(mv, next.sign());
        Ok((deed.ok_or(IllegalMove(mv))?, next))
    }

    /// The position after a legal move.
    fn after(&self, mv: Move) -> TolerantPosition {
        let mut next = self.position.play_unchecked(mv);
        let pawn = self.board().role(Role::Pawn).contains(mv.from);
        if pawn && mv.from.index().abs_diff(mv.to.index()) == 16 {
            let passed = Square::at((mv.from.index() + mv.to.index()) as u32 / 2);
            let checkers = next.checkers();
            next.allow_en_passant(tables(), next.turn, passed, checkers);
        }
        TolerantPosition { position: next }
    }

    /// Returns what a move that led here did to the king of the side to move.
    pub(super) fn sign(&self) -> Check {
        if !self.is_check() {
            Check::None
        } else if self.has_move(&Terms::FREE) {
            Check::Check
        } else {
            Check::Mate
        }
    }

    fn men_allowed(&self, terms: &Terms) -> Bitboard {
        self.board().color(self.turn()) & terms.men
    }

    fn bounds(&self, t: &Tables, terms: &Terms) -> Bounds {
        let us = self.turn();
        let bounds = self.position.bounds(t, us);
        if terms.answers_check {
            return bounds;
        }
        Bounds {
            checkers: Bitboard::EMPTY,
            allowed: !self.board().color(us),
            ignored: bounds.checkers,
            ..bounds
        }
    }

    /// The targets of an own man that may move.
    fn man_targets(&self, t: &Tables, bounds: &Bounds, terms: &Terms, from: Square) -> Bitboard {
        let kings = self.board().role(Role::King);
        let mut targets = (self.position.man_targets(t, bounds, from) - kings) & terms.squares;
        if from == bounds.king && !terms.castling {
            targets &= t.king(from);
        }
        match terms.victim {
            Some(victim) => targets & captures(&self.position, from, victim),
            None => targets,
        }
    }
}

/// The squares on which the man on `from` would capture the enemy man on `victim`, if it could go
/// there.
fn captures(position: &Position, from: Square, victim: Square) -> Bitboard {
    let them = position.turn.other();
    let victim = Bitboard::of(victim) & position.board.color(them);
    let pawn = position.board.role(Role::Pawn).contains(from);
    let passed = position
        .en_passant()
        .filter(|&passed| pawn && (attacks::forward(them, Bitboard::of(passed)) & victim).any());
    victim | passed.map_or(Bitboard::EMPTY, Bitboard::of)
}
