//! Who attacks a square.

use crate::man::Kind;
use crate::moves::Move;
use crate::seat::{Seat, Seats};
use crate::square::{Square, Way};
use crate::squares::Squares;

use super::Position;

impl Position {
    /// The men by which a player's king is in check: of enemies that are not frozen (4p-37 and
    /// many-handed.md, section 4, N19: frozen men never give check; 4p-44: allies may give it
    /// together).
    pub fn checks(&self, seat: Seat) -> Squares {
        self.attackers(self.king(seat), self.active_enemies(seat))
    }

    /// The men that could take the one on a square, if the turn were theirs and nothing bound them:
    /// those of enemies that are not frozen. So queens are told that they are attacked (4p-18).
    pub fn attackers_of(&self, square: Square) -> Squares {
        match self.man_at(square) {
            Some(man) => self.attackers(square, self.active_enemies(man.seat)),
            None => Squares::EMPTY,
        }
    }

    /// The men of these players that attack a square, as if nobody stood on `lifted`.
    pub fn attackers_past(&self, square: Square, by: Seats, lifted: Square) -> Squares {
        let mut attackers = Squares::EMPTY;
        self.find_attacker(square, by, Some(lifted), |attacker| {
            attackers.insert(attacker);
            false
        });
        attackers - Squares::of(lifted)
    }

    /// Returns whether the man that moves attacks the king of an enemy who is not frozen, from
    /// where it goes to. Checks that a move opens are missed.
    pub fn gives_check(&self, mv: Move) -> bool {
        let Some(man) = self.man_at(mv.from) else {
            return false;
        };
        let enemies = self.active_enemies(man.seat);
        let is_king = |at: Square| {
            let cell = self.cells[at.place()];
            cell.is(Kind::King) && cell.is_of(enemies)
        };
        let along = |ways: [Way; 4]| {
            let mut ways = ways.into_iter();
            ways.any(|way| is_king(self.first_man(mv.to, way, Some(mv.from))))
        };
        match mv.promotion.unwrap_or(man.kind) {
            Kind::King => false,
            Kind::Queen => along(Way::STRAIGHT) || along(Way::DIAGONAL),
            Kind::Rook => along(Way::STRAIGHT),
            Kind::Bishop => along(Way::DIAGONAL),
            Kind::Knight => Way::KNIGHT.into_iter().any(|way| is_king(mv.to.step(way))),
            Kind::Pawn => {
                let ways = self.home(man.seat).captures();
                ways.into_iter().any(|way| is_king(mv.to.step(way)))
            }
        }
    }

    /// A player's enemies whose men are not frozen.
    pub(super) fn active_enemies(&self, seat: Seat) -> Seats {
        self.game().enemies(seat).without(self.all_frozen())
    }

    /// The men of these players that attack a square.
    pub(super) fn attackers(&self, square: Square, by: Seats) -> Squares {
        let mut attackers = Squares::EMPTY;
        self.find_attacker(square, by, None, |attacker| {
            attackers.insert(attacker);
            false
        });
        attackers
    }

    /// Returns whether a man of these players attacks a square, as if nobody stood on `lifted`.
    #[inline]
    pub(super) fn is_attacked(&self, square: Square, by: Seats, lifted: Option<Square>) -> bool {
        self.find_attacker(square, by, lifted, |_| true)
    }

    /// Tells the men of these players that attack a square, until one is `enough`.
    #[inline]
    fn find_attacker(
        &self,
        square: Square,
        by: Seats,
        lifted: Option<Square>,
        mut enough: impl FnMut(Square) -> bool,
    ) -> bool {
        for (ways, straight) in [(Way::STRAIGHT, true), (Way::DIAGONAL, false)] {
            for way in ways {
                let first = square.step(way);
                let at = self.first_man(square, way, lifted);
                let cell = self.cells[at.place()];
                if !cell.is_of(by) {
                    continue;
                }
                let reaches = match straight {
                    true => cell.goes_straight(),
                    false => cell.goes_diagonally(),
                };
                if (reaches || at == first && cell.is(Kind::King)) && enough(at) {
                    return true;
                }
            }
        }
        for way in Way::KNIGHT {
            let at = square.step(way);
            let cell = self.cells[at.place()];
            if cell.is(Kind::Knight) && cell.is_of(by) && enough(at) {
                return true;
            }
        }
        by.into_iter()
            .any(|seat| self.pawns_beside(seat, square).into_iter().any(&mut enough))
    }

    /// The pawns of a player that attack a square.
    pub(super) fn pawns_beside(&self, seat: Seat, square: Square) -> Squares {
        let captures = self.home(seat).captures();
        let pawns = captures.map(|way| square.step(way.back()));
        let pawns = pawns.into_iter().filter(|at| {
            let cell = self.cells[at.place()];
            cell.is(Kind::Pawn) && cell.is_of(Seats::of(seat))
        });
        pawns.collect()
    }

    /// The first place in a way where the board ends or a man stands, but for one on `lifted`.
    #[inline]
    pub(super) fn first_man(&self, from: Square, way: Way, lifted: Option<Square>) -> Square {
        let mut at = from.step(way);
        while self.cells[at.place()].is_empty() || Some(at) == lifted {
            at = at.step(way);
        }
        at
    }
}
