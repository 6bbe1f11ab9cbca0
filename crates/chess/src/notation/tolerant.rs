//! The moves of a [`TolerantPosition`] in writing.

use crate::deed::Deed;
use crate::moves::Move;
use crate::position::{Terms, TolerantPosition};

use super::{Letters, MoveTextError, San, read};

impl TolerantPosition {
    /// How a legal move is written that is made here. Its sign says what is the case, whether or not check was said.
    pub fn san(&self, deed: &Deed) -> San {
        // Who can go to a square that answers a check can go there if the check is ignored, and the other way round.
        let terms = Terms::FREE.ignoring_check();
        San::among(self.board(), deed, &|man| self.targets(man, &terms))
    }

    /// How a false move is written that is made here: with all of its start square.
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
        let fits: Box<dyn Fn(&Deed) -> bool> = match read::from_to(text) {
            Some(text) => Box::new(move |deed| text.fits(deed)),
            None => {
                let san = San::parse(text, letters)?;
                Box::new(move |deed| san.fits(deed))
            }
        };
        let legal = self
            .legal_moves(terms)
            .filter_map(|mv| self.describe(mv, terms));
        let mut meant = legal.filter(|deed| fits(deed));
        match (meant.next(), meant.next()) {
            (Some(deed), None) => Ok(deed.to_move()),
            (None, _) => Err(MoveTextError::Illegal),
            (Some(_), Some(_)) => Err(MoveTextError::Ambiguous),
        }
    }
}

impl read::FromTo {
    /// Whether this text can mean that move.
    fn fits(&self, deed: &Deed) -> bool {
        (self.from, self.to) == (deed.from, deed.to)
            && (self.promotion.is_none() || self.promotion == deed.promotion)
            && (!self.capture || deed.capture.is_some())
    }
}

impl San {
    /// Whether this text can mean that move.
    fn fits(&self, deed: &Deed) -> bool {
        match *self {
            San::Castling { wing, .. } => deed.castling == Some(wing),
            San::Man {
                role,
                file,
                rank,
                capture,
                captured,
                to,
                promotion,
                ..
            } => {
                let taken = deed.capture.map(|(_, role)| role);
                deed.castling.is_none()
                    && (role, to) == (deed.man.role, deed.to)
                    && file.is_none_or(|file| file == deed.from.file())
                    && rank.is_none_or(|rank| rank == deed.from.rank())
                    && (!capture || taken.is_some())
                    && (captured.is_none() || captured == taken)
                    && (promotion.is_none() || promotion == deed.promotion)
            }
        }
    }
}
