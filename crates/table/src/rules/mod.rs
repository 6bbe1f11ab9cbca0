//! The door to the games' rules: what the table asks, whatever is played at it.

mod answers;
pub mod chess;
#[cfg(test)]
mod contract;
pub mod draughts;
mod duel;
mod kings;
pub mod many;
mod steps;
pub(crate) mod why;

use std::rc::Rc;

pub use answers::{Captures, Missed, PositionError, TypedError};
pub(crate) use answers::{Next, Scene, Target, Typed, UnsaidCheck};
pub(crate) use steps::for_each_step;

use crate::deed::{Entry, FalseMove, Step, Victim};
use crate::game_kind::GameKind;
use crate::laws::{Bound, Ending, Facts, Laws};
use crate::man::{Kind, Man, Seat};
use crate::odds::Odds;
use crate::outcome::{Frozen, Outcome, Termination};
use crate::plan::{Plan, SquareId};

use self::why::WhyNot;

/// The course of one game under its rules.
///
/// Answers two things: which moves there are, and the facts that the laws need ([`Facts`],
/// [`Bound`]). What follows from them is law. All answers are about the present position, but for
/// [`Rules::scene`].
pub(crate) trait Rules: Bound + Moves + Overlooked + Huffing {
    /// The board, the seats, the kinds of men.
    fn plan(&self) -> &Rc<Plan>;

    /// A copy of the whole course.
    fn boxed_clone(&self) -> Box<dyn Rules>;

    /// Returns whether a seat still plays.
    fn is_in_game(&self, seat: Seat) -> bool {
        seat.index() < self.plan().seats.len()
    }

    /// Returns how a seat stands that is passed over because it has no move; `None` if it isn't.
    fn frozen(&self, seat: Seat) -> Option<Frozen> {
        let _ = seat;
        None
    }

    /// Returns the seats over which the turn has gone on since the last move, in the order of
    /// turns.
    fn passed_over(&self) -> Vec<Seat> {
        Vec::new()
    }

    /// Returns whether a seat still plays and isn't passed over: who stands frozen asks, claims and
    /// decides nothing, and is not asked (many-laws.md, C17 and R1).
    fn is_active(&self, seat: Seat) -> bool {
        self.is_in_game(seat) && self.frozen(seat).is_none()
    }

    /// Returns what is the case, for the laws.
    fn facts(&self) -> &dyn Facts;

    /// Returns whether a seat could still win by some series of legal moves. `true` means that it
    /// is not excluded.
    fn can_win(&self, seat: Seat) -> bool {
        self.is_in_game(seat)
    }

    /// Returns what it means for the seats that the game ends like this in the present position. In
    /// games of more than two sides, the rules know better what it is worth than the ending.
    fn outcome(&self, ending: Ending) -> Outcome;

    /// Returns what it means that a seat has lost, by resigning or by its clock: the outcome, or
    /// `None` if the seat is out from now on and the others go on.
    fn lose(&mut self, seat: Seat, by: Termination) -> Option<Outcome>;

    /// Returns what each seat has captured more than others with these moves, in the order of
    /// seats.
    fn captures(&self, entries: &[Entry]) -> Vec<Captures>;

    /// The board after `plies` moves, with `path` begun on it. More plies than stand mean the
    /// present, with a move that was made falsely. If a count goes on, `counted_from` is the ply
    /// at which it began, for notations that tell it.
    fn scene(&self, plies: usize, path: &[SquareId], counted_from: Option<usize>) -> Scene;
}

/// Which moves there are. Every query respects the bonds that hold ([`Bound::bind`]), except
/// [`Moves::read`] and [`Moves::why_not`].
pub(crate) trait Moves {
    /// Returns what stands on a square.
    fn man_at(&self, square: SquareId) -> Option<Man>;

    /// Returns how many moves the side to move still makes before it is another's turn, where odds
    /// let it make several.
    fn ahead(&self) -> usize {
        0
    }

    /// The next squares for a partial move. `path[0]` is the man's square; a path of one square
    /// asks for its first step.
    fn next(&self, path: &[SquareId]) -> Next;

    /// Returns whether a partial move can go on to this square. Every touch with a man in hand asks
    /// this, and needs no list of all others.
    fn goes_to(&self, path: &[SquareId], to: SquareId) -> bool {
        let targets = self.next(path).targets;
        targets.iter().any(|target| target.square == to)
    }

    /// Returns what a man that has gone this path can become at its end; empty if it stays what it
    /// is.
    fn choices(&self, path: &[SquareId]) -> Vec<Kind>;

    /// Resolves a drop to the square that it stands for: in chess, the king on its own rook stands
    /// for castling.
    fn meant(&self, from: SquareId, to: SquareId) -> SquareId;

    /// Returns why a man can't go there, or, without a target, can't move at all; `None` if it can.
    fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot>;

    /// Returns why the man that has gone a path so far can't go on to a square; `None` if it can,
    /// and where no man goes on.
    fn why_not_on(&self, path: &[SquareId], to: SquareId) -> Option<WhyNot> {
        let _ = (path, to);
        None
    }

    /// Reads what is typed. A promotion without a choice comes back with none.
    fn read(&self, text: &str) -> Result<Typed, TypedError>;

    /// Plays a legal move and returns its entry, in which the caller fills in `offer` and
    /// `time_left`. Castling that began with the rook comes back as the king's move. Returns `None`
    /// and changes nothing if the move is not legal.
    fn play(&mut self, step: &Step) -> Option<Entry>;

    /// Takes the last move back, and what was taken off since; nothing happens at the start.
    fn take_back(&mut self);
}

/// What players can overlook: the rules of moving (laws.md, section 4), and a check that was not
/// said (section 5). A game that knows neither has nothing to say here.
pub(crate) trait Overlooked {
    /// Returns whether a man can be dropped at the end of a path against the rules. What only the
    /// bonds forbid is not against them.
    fn may_drop(&self, path: &[SquareId]) -> bool {
        let _ = path;
        false
    }

    /// Makes a move against the rules. Until [`Overlooked::decide`], the board shows it, it is the
    /// next seat's turn, and nobody has a move; all other answers are about the position before it.
    /// Returns `None` and changes nothing if no man can be dropped there.
    fn false_move(&mut self, step: &Step) -> Option<FalseMove> {
        let _ = step;
        None
    }

    /// Lets the false move stand, or takes it back.
    fn decide(&mut self, stands: bool) {
        let _ = stands;
    }

    /// The checks that stand and that nobody has said. One that came about by another's move than
    /// its giver's counts as said: nobody could say it.
    fn unsaid_checks(&self) -> Vec<UnsaidCheck> {
        Vec::new()
    }

    /// Returns whether the move at this ply tells a check: one that is said or needs no saying, to
    /// a king or another man of which that is told.
    fn tells(&self, ply: usize) -> bool {
        let _ = ply;
        false
    }

    /// Counts an unsaid check as said: it has to be answered. The entry of the giver's last move is
    /// changed, too.
    fn say_check(&mut self, check: UnsaidCheck, entry: &mut Entry) {
        let _ = (check, entry);
    }
}

/// Men that have failed to capture, and may be taken off for it (draughts.md, section 2, rules 11
/// and 12). A game without that has nothing to say here.
pub(crate) trait Huffing {
    /// The opponents' men that may be taken off before the side to move makes its move.
    fn missed(&self) -> Vec<Missed> {
        Vec::new()
    }

    /// Takes such a man off, once a turn. Returns `None` and changes nothing if it is none.
    fn blow(&mut self, square: SquareId) -> Option<Victim> {
        let _ = square;
        None
    }

    /// The man that has been taken off so since the last move.
    fn blown(&self) -> Option<Victim> {
        None
    }

    /// Puts that man back.
    fn restore(&mut self) {}

    /// The men one of which has to capture, where the rules want that.
    fn must_capture(&self) -> Vec<SquareId> {
        Vec::new()
    }
}

impl Clone for Box<dyn Rules> {
    fn clone(&self) -> Box<dyn Rules> {
        self.boxed_clone()
    }
}

/// Sets a game up: from a position in its own notation, or as usual, with `first` to move.
///
/// # Errors
///
/// What is wrong with the position.
pub(crate) fn set_up(
    laws: &Laws,
    position: Option<&str>,
    first: Seat,
    odds: &[Odds],
) -> Result<Box<dyn Rules>, PositionError> {
    Ok(match laws.game {
        GameKind::Chess => {
            let tolerant = laws.want_check_said();
            let odds = odds.first().copied();
            Box::new(chess::set_up(position, first, odds, tolerant)?)
        }
        GameKind::Draughts => Box::new(draughts::Draughts::set_up(
            position,
            &laws.draughts_rules(),
        )?),
        GameKind::Four | GameKind::Three => Box::new(many::set_up(laws, position, first, odds)?),
    })
}

impl Laws {
    /// Returns where the man stands that is given as odds in a game for more than two; `None` where
    /// none such stands, and in other games.
    pub fn square_given(&self, odds: Odds) -> Option<SquareId> {
        match self.game {
            GameKind::Four | GameKind::Three => many::square_given(self, odds),
            _ => None,
        }
    }

    /// Returns the board, the seats and the men of the game: three players have several boards to
    /// choose from.
    pub fn plan(&self) -> Plan {
        match self.game {
            GameKind::Chess => chess::plan(),
            GameKind::Draughts => draughts::plan(),
            GameKind::Four | GameKind::Three => many::plan(&self.many_rules()),
        }
    }
}

impl GameKind {
    /// Returns the board, the seats and the men of the game under its usual laws.
    pub fn plan(self) -> Plan {
        self.usual_laws().plan()
    }

    /// Returns how many seats the game has: those of its plan, without making that.
    pub fn seats(self) -> usize {
        match self {
            GameKind::Chess => chess::SEATS,
            GameKind::Draughts => draughts::SEATS,
            GameKind::Four => many::FOUR_SEATS,
            GameKind::Three => many::THREE_SEATS,
        }
    }
}
