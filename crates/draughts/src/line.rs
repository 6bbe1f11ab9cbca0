use crate::moves::{Move, Ply};
use crate::position::Position;
use crate::square::Square;

/// The course of a game: where it began, and every ply since, with the positions.
///
/// A ply is a move, with a man blown before it if there was one. In the present turn a man can be
/// blown already and the move not made yet: then the blow is open. What ends a game is decided by
/// the laws of the table.
#[derive(Clone, Debug)]
pub struct Line {
    initial: Position,
    // What was done in each turn, and the position after it.
    plies: Vec<(Ply, Position)>,
    open: Option<(Square, Position)>,
}

impl Line {
    /// A game that begins with this position.
    pub const fn new(initial: Position) -> Line {
        Line {
            initial,
            plies: Vec::new(),
            open: None,
        }
    }

    /// The position with which the game began.
    pub const fn initial(&self) -> &Position {
        &self.initial
    }

    /// The present position; after an open blow the one without that man.
    pub fn position(&self) -> &Position {
        match &self.open {
            Some((_, position)) => position,
            None => self.turn_began(),
        }
    }

    /// The position in which the present turn began.
    fn turn_began(&self) -> &Position {
        self.plies
            .last()
            .map_or(&self.initial, |(_, position)| position)
    }

    /// Blows a man, and says whether that can be done. If it was the last one, that is a whole ply.
    pub fn blow(&mut self, man: Square) -> bool {
        let Some(next) = self.position().blow(man) else {
            return false;
        };
        match next.has_men(next.turn().other()) {
            true => self.open = Some((man, next)),
            false => {
                let blow = Some(man);
                self.plies.push((Ply { blow, mv: None }, next));
            }
        }
        true
    }

    /// The man that has been blown in the present turn.
    pub fn open_blow(&self) -> Option<Square> {
        self.open.as_ref().map(|(man, _)| *man)
    }

    /// Undoes the open blow and says who was blown.
    pub fn undo_blow(&mut self) -> Option<Square> {
        self.open.take().map(|(man, _)| man)
    }

    /// Makes a move, after the open blow if there is one, and says whether it is legal.
    pub fn play(&mut self, mv: &Move) -> bool {
        let Some(next) = self.position().play(mv) else {
            return false;
        };
        let blow = self.undo_blow();
        let mv = Some(*mv);
        self.plies.push((Ply { blow, mv }, next));
        true
    }

    /// Does all that a turn consists of, and says whether it is legal; otherwise nothing has
    /// changed.
    pub fn play_ply(&mut self, ply: &Ply) -> bool {
        let Some(man) = ply.blow else {
            return ply.mv.is_some_and(|mv| self.play(&mv));
        };
        let Some(next) = self.position().blow(man) else {
            return false;
        };
        let goes_on = next.has_men(next.turn().other());
        match ply.mv {
            None => !goes_on && self.blow(man),
            Some(mv) => next.is_legal(&mv) && self.blow(man) && self.play(&mv),
        }
    }

    /// Takes the last ply back, and an open blow with it, and says what was done in it.
    pub fn take_back(&mut self) -> Option<Ply> {
        self.open = None;
        self.plies.pop().map(|(ply, _)| ply)
    }

    /// How many plies have been made, by both sides together; an open blow is not counted.
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether no ply has been made.
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The position after this number of plies; 0 is the initial one.
    pub fn position_after(&self, plies: usize) -> Option<&Position> {
        match plies.checked_sub(1) {
            None => Some(&self.initial),
            Some(index) => self.plies.get(index).map(|(_, position)| position),
        }
    }

    /// The positions in which turns began, from the initial to the present one.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> + Clone {
        let later = self.plies.iter().map(|(_, position)| position);
        core::iter::once(&self.initial).chain(later)
    }

    /// All plies.
    pub fn plies(&self) -> impl DoubleEndedIterator<Item = &Ply> + ExactSizeIterator + Clone {
        self.plies.iter().map(|(ply, _)| ply)
    }

    /// How often the position in which the present turn began has stood on the board, this time
    /// included (draughts.md, section 2, rule 15b).
    pub fn occurrences(&self) -> usize {
        let now = self.turn_began();
        // Before the last capture, huff or man's move there can be no equal one.
        let back = usize::from(now.quiet_plies()) + 1;
        let lately = self.positions().rev().take(back);
        lately.filter(|position| *position == now).count()
    }
}
