//! The legal moves.

use crate::man::Kind;
use crate::moves::Move;
use crate::square::Square;
use crate::squares::Squares;

use super::Position;
use super::bonds::Terms;
use super::choice::Choice;

impl Position {
    /// The legal moves of who is to move; none once the game has ended.
    ///
    /// Their order is fixed, since links number them: by the square that is left, then by the
    /// square that is reached, both row by row from below and each row from the left; of a
    /// promotion first the queen, then rook, bishop, knight.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_move(false, |mv| moves.push(mv));
        moves
    }

    /// Visits the legal moves in that order; with `noisy`, only captures and promotions.
    pub fn for_each_move(&self, noisy: bool, mut visit: impl FnMut(Move)) {
        if self.outcome.is_some() {
            return;
        }
        let choice = Choice::new(self, self.terms(self.turn));
        for from in self.men(self.turn) {
            let promotes = self.promotes_from(from);
            for to in choice.targets(from) {
                let mv = |promotion| Move {
                    from,
                    to,
                    promotion,
                };
                if promotes.contains(to) {
                    for kind in Kind::OFFICERS {
                        visit(mv(Some(kind)));
                    }
                } else if !noisy || self.victim(mv(None)).is_some() {
                    visit(mv(None));
                }
            }
        }
    }

    /// The position after a legal move.
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        self.after(mv)
    }

    /// Returns whether a move is among the legal ones.
    pub fn is_legal(&self, mv: Move) -> bool {
        let promotes = self.promotes_from(mv.from).contains(mv.to);
        let becomes = match mv.promotion {
            Some(kind) => promotes && Kind::OFFICERS.contains(&kind),
            None => !promotes,
        };
        becomes && self.targets(mv.from).contains(mv.to)
    }

    /// Returns where the man on a square can go; nowhere if it isn't one of who is to move.
    pub fn targets(&self, from: Square) -> Squares {
        if self.outcome.is_some() || !self.men(self.turn).contains(from) {
            return Squares::EMPTY;
        }
        Choice::new(self, self.terms(self.turn)).targets(from)
    }

    /// Reads a legal move as a text: `d2d4`, `b5a6q`; `None` if it is not a legal move.
    pub fn parse_move(&self, text: &str) -> Option<Move> {
        Move::read(text, self.rules.board).filter(|mv| self.is_legal(*mv))
    }

    /// Returns how many legal moves there are.
    pub(super) fn count_moves(&self) -> u64 {
        if self.outcome.is_some() {
            return 0;
        }
        let choice = Choice::new(self, self.terms(self.turn));
        let moves = self.men(self.turn).into_iter().map(|from| {
            let targets = choice.targets(from);
            let promotions = match self.is_pawn(from) {
                true => (targets & self.home(self.turn).promotion).len(),
                false => 0,
            };
            u64::from(targets.len() + 3 * promotions)
        });
        moves.sum()
    }

    /// Returns whether a player had a legal move if the turn were there, on these terms.
    pub(super) fn has_move(&self, terms: Terms) -> bool {
        let choice = Choice::new(self, terms);
        let mut men = self.men(terms.seat).into_iter();
        men.any(|from| choice.targets(from).any())
    }

    /// Returns whether the man on a square becomes an officer if it goes to another (4p-31, 3p-12).
    pub fn promotes(&self, from: Square, to: Square) -> bool {
        self.promotes_from(from).contains(to)
    }

    /// Returns where the man on a square becomes an officer if it goes there (4p-31, 3p-12).
    fn promotes_from(&self, from: Square) -> Squares {
        match self.man_at(from) {
            Some(man) if man.kind == Kind::Pawn => self.home(man.seat).promotion,
            _ => Squares::EMPTY,
        }
    }

    fn is_pawn(&self, square: Square) -> bool {
        self.cells[square.place()].is(Kind::Pawn)
    }
}
