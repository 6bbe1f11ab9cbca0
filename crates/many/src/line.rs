use crate::moves::Move;
use crate::outcome::{End, Outcome};
use crate::position::{Deed, IllegalMove, Position};

/// The course of a game: where it began, and every move since, with the positions.
#[derive(Clone, Debug)]
pub struct Line {
    initial: Position,
    plies: Vec<(Deed, Position)>,
}

impl Line {
    /// A game that begins with this position.
    pub const fn new(initial: Position) -> Line {
        Line {
            initial,
            plies: Vec::new(),
        }
    }

    /// Makes a move, and says what it did.
    ///
    /// # Errors
    ///
    /// The move, if it isn't legal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<&Deed, IllegalMove> {
        let (deed, next) = self.position().play(mv)?;
        self.plies.push((deed, next));
        self.plies
            .last()
            .map(|(deed, _)| deed)
            .ok_or(IllegalMove(mv))
    }

    /// Takes the last move back, and says what it had done.
    pub fn take_back(&mut self) -> Option<Deed> {
        self.plies.pop().map(|(deed, _)| deed)
    }

    /// The position with which the game began.
    pub const fn initial(&self) -> &Position {
        &self.initial
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.plies
            .last()
            .map_or(&self.initial, |(_, position)| position)
    }

    /// Returns how many moves have been made, by all players together. A turn passed over is not
    /// counted.
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Returns whether no move has been made.
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// All positions, from the initial to the present one.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> + Clone {
        let later = self.plies.iter().map(|(_, position)| position);
        core::iter::once(&self.initial).chain(later)
    }

    /// Returns what all moves did.
    pub fn deeds(&self) -> impl DoubleEndedIterator<Item = &Deed> + ExactSizeIterator + Clone {
        self.plies.iter().map(|(deed, _)| deed)
    }

    /// Returns how often the present position has stood on the board, this time included
    /// (many-laws.md, section 2, C8).
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        self.positions().filter(|position| *position == now).count()
    }

    /// Returns how the game has ended: as its position shows it, or because that has stood on the
    /// board three times, which draws at once (many-laws.md, section 2, C8). Laws may let a game go
    /// on then: moves are legal as before.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        let again = || {
            (self.occurrences() >= 3).then(|| Outcome {
                verdict: position.verdict_of_draw(),
                end: End::Repetition,
            })
        };
        position.outcome().or_else(again)
    }
}
