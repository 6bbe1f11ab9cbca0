use crate::deed::Deed;
use crate::moves::{IllegalMove, Move};
use crate::position::{Position, TolerantPosition};

/// The course of a game: where it began, and every move since, with the positions.
///
/// It answers questions of fact ([`Line::occurrences`], and those of the position), and knows no law: what ends a game, and
/// what has to be claimed, is decided by the laws of the table (laws.md, section 1). A line of [`TolerantPosition`]s
/// holds what laws let stand that is not chess.
#[derive(Clone, Debug)]
pub struct Line<P = Position> {
    initial: P,
    // What each move did, and the position after it.
    plies: Vec<(Deed, P)>,
}

/// A kind of position that a [`Line`] can hold. Equality is repetition identity.
pub trait Standing: PartialEq {
    /// How many moves have been made, by both sides together, since the last capture or pawn move.
    fn halfmove_clock(&self) -> u32;
}

impl Standing for Position {
    fn halfmove_clock(&self) -> u32 {
        Position::halfmove_clock(self)
    }
}

impl Standing for TolerantPosition {
    fn halfmove_clock(&self) -> u32 {
        TolerantPosition::halfmove_clock(self)
    }
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
        self.enter(deed, next);
        Ok(deed)
    }
}

impl<P: Standing> Line<P> {
    /// A game that begins with this position.
    pub const fn new(initial: P) -> Line<P> {
        Line {
            initial,
            plies: Vec::new(),
        }
    }

    /// Adds a move that was made in the present position: what it did, and the position after it.
    pub fn enter(&mut self, deed: Deed, next: P) {
        self.plies.push((deed, next));
    }

    /// Takes the last move back and says which it was.
    pub fn take_back(&mut self) -> Option<Deed> {
        self.plies.pop().map(|(deed, _)| deed)
    }

    /// The position with which the game began.
    pub const fn initial(&self) -> &P {
        &self.initial
    }

    /// The present position.
    pub fn position(&self) -> &P {
        self.plies
            .last()
            .map_or(&self.initial, |(_, position)| position)
    }

    /// How many moves have been made, by both sides together.
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether no move has been made.
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The position after this number of moves of both sides together; 0 is the initial one.
    pub fn position_after(&self, plies: usize) -> Option<&P> {
        match plies.checked_sub(1) {
            None => Some(&self.initial),
            Some(index) => self.plies.get(index).map(|(_, position)| position),
        }
    }

    /// All positions, from the initial to the present one.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &P> + ExactSizeIterator + Clone {
        (0..self.plies.len() + 1).map(|plies| match plies.checked_sub(1) {
            None => &self.initial,
            Some(index) => &self.plies[index].1,
        })
    }

    /// All moves.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator + Clone {
        self.plies.iter().map(|(deed, _)| deed.to_move())
    }

    /// What all moves did.
    pub fn deeds(&self) -> impl DoubleEndedIterator<Item = &Deed> + ExactSizeIterator + Clone {
        self.plies.iter().map(|(deed, _)| deed)
    }

    /// Counts the moves at the beginning that one side made in a row, but for the last of them: together they count as one.
    pub fn ahead(&self) -> usize {
        let mut colors = self.deeds().map(|deed| deed.man.color);
        let first = colors.next();
        colors.take_while(|&color| Some(color) == first).count()
    }

    /// How often the present position has stood on the board, this time included. Those before the last of several moves
    /// in a row don't count: none of them is one of a game that goes on by turns.
    pub fn occurrences(&self) -> usize {
        // Positions before the last capture or pawn move can't be equal to the present one, nor those of the other side's turn.
        let now = self.position();
        let back = usize::try_from(now.halfmove_clock()).unwrap_or(usize::MAX);
        let by_turns = match self.ahead() {
            0 => 0,
            ahead => ahead + 1,
        };
        let positions = self.positions().skip(by_turns).rev();
        let positions = positions.take(back.saturating_add(1));
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
