//! The moves of a [`TolerantPosition`] in writing.

use crate::deed::Deed;
use crate::moves::Move;
use crate::position::{Terms, TolerantPosition};

use super::{Letters, MoveTextError, San, meant};

impl TolerantPosition {
    /// Returns how a legal move is written that is made here. Its sign says what is the case,
    /// whether or not check was said.
    pub fn san(&self, deed: &Deed) -> San {
        // Who can go to a square that answers a check can go there if the check is ignored, and the
        // other way round.
        let terms = Terms::FREE.ignoring_check();
        San::among(self.board(), deed, &|man| self.targets(man, &terms))
    }

    /// Returns how a false move is written that is made here: with all of its start square.
    pub fn false_san(&self, deed: &Deed) -> San {
        let mut san = self.san(deed);
        if let San::Man { file, rank, .. } = &mut san {
            *file = Some(deed.from.file());
            *rank = Some(deed.from.rank());
        }
        san
    }

    /// Reads a move as [`Position::parse_move_with`](crate::Position::parse_move_with) does.
    ///
    /// # Errors
    ///
    /// Whether it can't be read, isn't legal on these terms, or isn't clear.
    pub fn parse_move(
        &self,
        text: &str,
        letters: &Letters,
        terms: &Terms,
    ) -> Result<Move, MoveTextError> {
        meant::meant(text, letters, &self.position, |mv| self.is_legal(mv, terms))
    }
}
