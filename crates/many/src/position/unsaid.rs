//! Checks that nobody has said (2p-18 by 4p-18, 3p-18; many-laws.md, section 3, R7).

use crate::man::Kind;
use crate::moves::Move;
use crate::seat::Seat;
use crate::square::Square;
use crate::squares::Squares;

use super::{FalseMove, Position};

impl Position {
    /// Returns the position in which the player to move may ignore the checks that these men give,
    /// until the next move. What a move itself brings about still counts: the king enters no
    /// attacked square, and no man opens a further line to it.
    pub fn ignoring(&self, givers: Squares) -> Position {
        Position {
            ignored: givers,
            ..*self
        }
    }

    /// Returns those of the men that give check whose checks have to be answered.
    pub(super) fn unignored(&self, checks: Squares) -> Squares {
        checks - self.ignored
    }

    /// The queens of enemies that are not frozen, to whose players an attack is told; none in the
    /// game for three (4p-18, 3p-18).
    pub fn queens_to_tell(&self, by: Seat) -> Squares {
        if self.game().ally(by).is_none() {
            return Squares::EMPTY;
        }
        let is_queen = |square: &Square| self.cells[square.place()].is(Kind::Queen);
        let enemies = self.active_enemies(by).into_iter();
        let men = enemies.flat_map(|enemy| self.men(enemy));
        men.filter(is_queen).collect()
    }

    /// Makes a legal move that is against the rules all the same, as it takes a man of whose attack
    /// nobody was told (4p-33 by contrast); `None` if it isn't legal.
    pub fn false_capture(&self, mv: Move) -> Option<FalseMove> {
        let man = self.man_at(mv.from).filter(|_| self.is_legal(mv))?;
        let step = self.step(mv, man);
        step.victim?;
        Some(self.falsely(&step))
    }
}
