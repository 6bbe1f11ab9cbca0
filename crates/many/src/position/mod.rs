//! A position of a game, and what can be done in it.

mod attack;
mod bonds;
mod choice;
mod count;
mod false_move;
mod judge;
mod legal;
mod passing;
mod perft;
mod play;
mod reach;
mod turn;
mod unsaid;
mod why;

pub use false_move::FalseMove;
pub use play::{Deed, IllegalMove};
pub use turn::Happening;
pub use why::{Reason, WhyNot};

use core::fmt;

use crate::frozen::Frozen;
use crate::geometry::Home;
use crate::man::{Cell, Kind, Man};
use crate::outcome::Outcome;
use crate::passed::{Passed, PassedList};
use crate::rules::Rules;
use crate::seat::{Game, Seat, Seats};
use crate::square::Square;
use crate::squares::Squares;

/// A position of a game, with the rules by which it is played, after the turn rule
/// (many-position-text.md, section 3): who is to move has a move, or the game has ended.
///
/// Positions are equal when the ruling on repetition calls them the same (many-laws.md, section 2,
/// C8): player to move, men, castling, captures in passing that a pawn stands ready for, and who is
/// frozen how. The count doesn't matter.
#[derive(Clone, Copy)]
pub struct Position {
    rules: Rules,
    cells: [Cell; 256],
    men: [Squares; 4],
    kings: [Square; 4],
    turn: Seat,
    // Two bits a seat: short side, long side.
    castling: u8,
    passed: PassedList,
    frozen: [Option<Frozen>; 4],
    count: Option<[u16; 4]>,
    outcome: Option<Outcome>,
    // The men whose checks the player to move may ignore.
    ignored: Squares,
}

impl Position {
    /// The position from which a game by these rules begins: C moves first of four, Black of three
    /// (3p-38).
    pub fn initial(rules: &Rules) -> Position {
        Position::array(rules, rules.first())
    }

    /// The same with another player who begins: the lot decides, and then the turn goes round (2p-1
    /// by 4p-1). `None` if the game has no such seat.
    pub fn beginning_with(rules: &Rules, first: Seat) -> Option<Position> {
        let has = rules.game().has(first);
        has.then(|| Position::array(rules, first))
    }

    /// The same without men that are given as odds (2p-3, 2p-5, 2p-9, 2p-16 by 4p-1; 3p-5); nobody
    /// castles with a rook that is off. `None` as well if a king stands on one of the squares, or
    /// nothing.
    pub fn beginning_without(rules: &Rules, first: Seat, given: &[Square]) -> Option<Position> {
        let mut position = Position::beginning_with(rules, first)?;
        for &square in given {
            let man = position.man_at(square)?;
            if man.kind == Kind::King {
                return None;
            }
            position.lift(square);
            position.lose_castling(square, square, man);
        }
        position.settle(&mut |_| {});
        Some(position)
    }

    fn array(rules: &Rules, first: Seat) -> Position {
        let men = rules.board.geometry().array();
        let castling = match rules.game() {
            Game::Four => u8::MAX,
            // "Het Roqueren vindt in het drie schaakspel geen plaats" (3p-40).
            Game::Three => 0,
        };
        Position {
            castling,
            ..Position::of_men(rules, men, first)
        }
    }

    /// A position with these men; nobody castles, is frozen, or counts.
    pub(crate) fn of_men(
        rules: &Rules,
        men: impl Iterator<Item = (Square, Man)>,
        turn: Seat,
    ) -> Position {
        let geometry = rules.board.geometry();
        let mut position = Position {
            rules: *rules,
            cells: geometry.empty(),
            men: [Squares::EMPTY; 4],
            kings: [Square::FIRST; 4],
            turn,
            castling: 0,
            passed: PassedList::default(),
            frozen: [None; 4],
            count: None,
            outcome: None,
            ignored: Squares::EMPTY,
        };
        for (square, man) in men {
            position.put(square, man);
        }
        position
    }

    /// The rules by which it is played.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns which game it is.
    pub const fn game(&self) -> Game {
        self.rules.game()
    }

    /// Returns who is to move; once the game has ended, where the turn rule stopped.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Returns who stands on a square.
    pub fn man_at(&self, square: Square) -> Option<Man> {
        self.cells[square.place()].man()
    }

    /// The squares of a player's men.
    pub const fn men(&self, seat: Seat) -> Squares {
        self.men[seat.index()]
    }

    /// The square of a player's king, if the game has the seat.
    pub const fn king(&self, seat: Seat) -> Square {
        self.kings[seat.index()]
    }

    /// Returns whether a player's men stand frozen, and why, as found at the last test.
    pub const fn frozen(&self, seat: Seat) -> Option<Frozen> {
        self.frozen[seat.index()]
    }

    /// Everybody whose men stand frozen.
    pub fn all_frozen(&self) -> Seats {
        let frozen = |seat: &Seat| self.frozen(*seat).is_some();
        self.game().seats().filter(frozen).collect()
    }

    /// Returns whether a player may still castle on the short side, and on the long one (2p-13 by
    /// 4p-1).
    pub const fn castling(&self, seat: Seat) -> [bool; 2] {
        let bits = self.castling >> (2 * seat.index());
        [bits & 1 != 0, bits & 2 != 0]
    }

    /// The double steps that somebody may still answer, the oldest first.
    pub fn passed(&self) -> impl DoubleEndedIterator<Item = &Passed> {
        self.passed.iter()
    }

    /// Returns how many moves a player has made since a count was claimed; `None` if none was
    /// (4p-23, 3p-23).
    pub fn counted(&self, seat: Seat) -> Option<u16> {
        self.count.map(|count| count[seat.index()])
    }

    /// Returns how the game has ended; `None` while it goes on.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    pub(crate) fn home(&self, seat: Seat) -> &'static Home {
        self.rules.board.geometry().home(seat)
    }

    pub(crate) fn passed_list_mut(&mut self) -> &mut PassedList {
        &mut self.passed
    }

    pub(crate) fn allow_castling(&mut self, seat: Seat, long: bool) {
        self.castling |= 1 << (2 * seat.index() + usize::from(long));
    }

    pub(crate) fn freeze(&mut self, seat: Seat, how: Frozen) {
        self.frozen[seat.index()] = Some(how);
    }

    pub(crate) fn set_count(&mut self, count: Option<[u16; 4]>) {
        self.count = count;
    }

    /// Puts a man on an empty square.
    fn put(&mut self, square: Square, man: Man) {
        self.cells[square.place()] = Cell::of(man);
        self.men[man.seat.index()].insert(square);
        if man.kind == Kind::King {
            self.kings[man.seat.index()] = square;
        }
    }

    /// Takes a man off, of any player.
    fn lift(&mut self, square: Square) {
        self.cells[square.place()] = Cell::EMPTY;
        for men in &mut self.men {
            men.remove(square);
        }
    }

    /// Returns whether only kings are left, frozen or not.
    fn is_bare(&self) -> bool {
        let mut seats = self.game().seats();
        seats.all(|seat| self.men(seat).len() == 1)
    }

    /// The double steps for which a pawn stands ready.
    fn answerable(&self) -> impl Iterator<Item = (Seat, Square, Seats)> {
        let ready = |passed: &Passed| {
            let takers = passed.takers.into_iter();
            let takers: Seats = takers
                .filter(|taker| self.pawns_beside(*taker, passed.square).any())
                .collect();
            (passed.owner, passed.square, takers)
        };
        let all = self.passed().map(ready);
        all.filter(|(.., takers)| !takers.is_empty())
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.rules == other.rules
            && self.turn == other.turn
            && self.men == other.men
            && self.cells == other.cells
            && self.castling == other.castling
            && self.frozen == other.frozen
            && self.answerable().eq(other.answerable())
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
