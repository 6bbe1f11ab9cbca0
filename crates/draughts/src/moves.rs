use core::fmt;
use core::hash::{Hash, Hasher};

use crate::square::Square;

/// The most men that a move can take: none on the edge can be jumped.
const MOST_VICTIMS: usize = 18;

/// A move with its whole path, in canonical form (draughts.md, section 3): where it turns, the
/// turning square; where a king goes straight on, the square directly behind the man that it has
/// jumped.
///
/// A move is of the position that made it; elsewhere its squares mean nothing.
#[derive(Clone, Copy)]
pub struct Move {
    // Start and landing squares; a capture has as many landings as victims. What lies beyond is the
    // start.
    path: [Square; MOST_VICTIMS + 1],
    victims: [Square; MOST_VICTIMS],
    taken: u8,
    promotes: bool,
}

impl Move {
    /// A plain move.
    pub(crate) const fn plain(from: Square, to: Square, promotes: bool) -> Move {
        let mut mv = Move::begun(from);
        mv.path[1] = to;
        mv.promotes = promotes;
        mv
    }

    /// A capture that has not jumped yet.
    pub(crate) const fn begun(from: Square) -> Move {
        Move {
            path: [from; MOST_VICTIMS + 1],
            victims: [from; MOST_VICTIMS],
            taken: 0,
            promotes: false,
        }
    }

    /// Adds a jump.
    pub(crate) fn jump(&mut self, victim: Square, landing: Square) {
        let taken = usize::from(self.taken);
        if taken < MOST_VICTIMS {
            self.victims[taken] = victim;
            self.path[taken + 1] = landing;
            self.taken += 1;
        }
    }

    /// Takes the last jump back.
    pub(crate) fn undo_jump(&mut self) {
        if let Some(taken) = self.taken.checked_sub(1) {
            self.taken = taken;
            self.victims[usize::from(taken)] = self.from();
            self.path[usize::from(taken) + 1] = self.from();
        }
    }

    /// Lets the last jump land elsewhere.
    pub(crate) fn land(&mut self, landing: Square) {
        self.path[usize::from(self.taken)] = landing;
    }

    pub(crate) fn promoting(self, promotes: bool) -> Move {
        Move { promotes, ..self }
    }

    /// The square that the man leaves.
    pub const fn from(&self) -> Square {
        self.path[0]
    }

    /// The square on which it ends.
    pub fn to(&self) -> Square {
        self.path[self.landings()]
    }

    /// The start and every landing square.
    pub fn path(&self) -> &[Square] {
        &self.path[..=self.landings()]
    }

    /// The captured men, in the order in which they are jumped.
    pub fn victims(&self) -> &[Square] {
        &self.victims[..usize::from(self.taken)]
    }

    /// Whether it captures.
    pub const fn is_capture(&self) -> bool {
        self.taken > 0
    }

    /// Whether a man is crowned by it.
    pub const fn promotes(&self) -> bool {
        self.promotes
    }

    fn landings(&self) -> usize {
        usize::from(self.taken).max(1)
    }
}

impl PartialEq for Move {
    fn eq(&self, other: &Move) -> bool {
        self.path() == other.path()
            && self.victims() == other.victims()
            && self.promotes == other.promotes
    }
}

impl Eq for Move {}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.path().hash(state);
        self.victims().hash(state);
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a side does in its turn: it can blow a man before it moves (draughts.md, section 2, rule
/// 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ply {
    /// The man that is blown.
    pub blow: Option<Square>,
    /// The move; nothing only if the last man was blown, which ends the game.
    pub mv: Option<Move>,
}
