use crate::deed::Deed;
use crate::moves::{IllegalMove, Move};
use crate::position::Position;

/// The course of a game: where it began, and every move since, with the positions.
///
/// It answers questions of fact ([`Line::occurrences`], and those of the position), and knows no
/// law: what ends a game, and what has to be claimed, is decided by the laws of the table (laws.md,
/// section 1).
#[derive(Clone, Debug)]
pub struct Line {
    initial: Position,
    // What each move did, and the position after it.
    plies: Vec<(Deed, Position)>,
}

impl Line {
    /// Makes a move and says what it did.
    ///
    /// # Errors
    ///
    /// The move itself, if it isn't legal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Deed, IllegalMove> {
        let played = self.position().describe_and_play(mv);
        let (deed, next) = played.ok_or(IllegalMove(mv))?;
        self.plies.push((deed, next));
        Ok(deed)
    }

    /// A game that begins with this position.
    pub const fn new(initial: Position) -> Line {
        Line {
            initial,
            plies: Vec::new(),
        }
    }

    /// Takes the last move back and says which it was.
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

    /// Returns how many moves have been made, by both sides together.
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Returns whether no move has been made.
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The position after this number of moves of both sides together; 0 is the initial one.
    pub fn position_after(&self, plies: usize) -> Option<&Position> {
        match plies.checked_sub(1) {
            None => Some(&self.initial),
            Some(index) => self.plies.get(index).map(|(_, position)| position),
        }
    }

    /// All positions, from the initial to the present one.
    pub fn positions(
        &self,
    ) -> impl DoubleEndedIterator<Item = &Position> + ExactSizeIterator + Clone {
        (0..self.plies.len() + 1).map(|plies| match plies.checked_sub(1) {
            None => &self.initial,
            Some(index) => &self.plies[index].1,
        })
    }

    /// All moves.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator + Clone {
        self.plies.iter().map(|(deed, _)| deed.to_move())
    }

    /// Returns what all moves did.
    pub fn deeds(&self) -> impl DoubleEndedIterator<Item = &Deed> + ExactSizeIterator + Clone {
        self.plies.iter().map(|(deed, _)| deed)
    }

    /// Returns how often the present position has stood on the board, this time included.
    pub fn occurrences(&self) -> usize {
        // Positions before the last capture or pawn move can't be equal to the present one, nor
        // those of the other side's turn.
        let now = self.position();
        let back = usize::try_from(now.halfmove_clock()).unwrap_or(usize::MAX);
        let positions = self.positions().rev().take(back.saturating_add(1));
        let positions = positions.step_by(2);
        positions.filter(|position| *position == now).count()
    }
}

impl Default for Line {
    /// A game from the start.
    fn default() -> Line {
        Line::new(Position::initial())
    }
}
