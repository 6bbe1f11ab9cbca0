//! The door to the games' rules: what the table asks, whatever is played at it.

mod bonds;
pub mod chess;
pub mod draughts;
mod duel;
#[cfg(feature = "proof")]
pub mod proof;

use std::rc::Rc;

pub(crate) use bonds::Bonds;

use crate::intent::{PositionError, TypedError};
use crate::laws::Facts;
use crate::man::{Kind, Man, Seat};
use crate::outcome::{Outcome, Termination};
use crate::plan::{Plan, SquareId};
use crate::record::{Entry, Step, Victim};
use crate::start::{GameKind, Start};
use crate::view::{Captures, Missed};
use crate::why::WhyNot;

/// What was typed.
pub(crate) struct Typed {
    /// The man that is taken off first, for not having captured.
    pub(crate) blow: Option<SquareId>,
    /// The move.
    pub(crate) step: Option<Step>,
}

impl From<Step> for Typed {
    fn from(step: Step) -> Typed {
        Typed {
            blow: None,
            step: Some(step),
        }
    }
}

/// A square that the man in hand can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub(crate) square: SquareId,
    pub(crate) capture: bool,
}

/// How a path can go on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Next {
    /// The squares that the man can go to next, in the order of their numbers.
    pub(crate) targets: Vec<Target>,
    /// Whether the path is a whole step already. A path without further targets is one anyway.
    pub(crate) may_stop: bool,
}

/// A move against the rules, made on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FalseMove {
    /// The move as it is entered if it stands.
    pub(crate) entry: Entry,
    /// Where king and rook stood, if it was castling.
    pub(crate) castled: Vec<SquareId>,
    /// Whether the game could go on with it.
    pub(crate) can_stand: bool,
}

/// The course of one game under its rules. What it answers is about the present position, but for [`Rules::scene`].
///
/// It says what moves there are and what is the case; what follows from that by law is judged by `arbiter`, which also says what
/// binds the one to move ([`Rules::bind`]). All that is said of moves is said under these bonds, but for what is read and why a
/// man can't go somewhere.
pub(crate) trait Rules {
    /// The board, the seats, the kinds of men.
    fn plan(&self) -> &Rc<Plan>;
    /// Whose turn it is. Seats that can't move in a game that goes on without them are passed over.
    fn to_move(&self) -> Seat;
    /// Whether a seat still plays.
    fn is_in_game(&self, seat: Seat) -> bool {
        seat.index() < self.plan().seats.len()
    }
    /// What stands on a square.
    fn man_at(&self, square: SquareId) -> Option<Man>;
    /// Whatever is asked from now on is asked under these bonds.
    fn bind(&mut self, bonds: Bonds) {
        let _ = bonds;
    }
    /// Whether the side to move would have a move under other bonds.
    fn can_move(&self, bonds: &Bonds) -> bool {
        let _ = bonds;
        true
    }
    /// Where a seat's king stands, in games that have one.
    fn king(&self, seat: Seat) -> Option<SquareId> {
        let _ = seat;
        None
    }
    /// How many moves the one to move still makes before it is another's turn, where odds let it make several.
    fn ahead(&self) -> usize {
        0
    }
    /// How a path can go on that begins with the square of a man: of one square, where the man can go; of more, where it can
    /// go from there.
    fn next(&self, path: &[SquareId]) -> Next;
    /// Whether it can go on to this square. Every touch with a man in hand asks this, and needs no list of all others.
    fn goes_to(&self, path: &[SquareId], to: SquareId) -> bool {
        let targets = self.next(path).targets;
        targets.iter().any(|target| target.square == to)
    }
    /// What a man that has gone this path can become at its end; empty if it stays what it is.
    fn choices(&self, path: &[SquareId]) -> Vec<Kind>;
    /// The square that is meant when the man is dropped on `to`: in chess, the king on its own rook means castling.
    fn meant(&self, from: SquareId, to: SquareId) -> SquareId;
    /// Why a man can't go there, or, without a target, can't move at all; `None` if it can.
    fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot>;
    /// Reads what is typed. A promotion without a choice comes back with none.
    fn read(&self, text: &str) -> Result<Typed, TypedError>;
    /// Makes a move and tells it; of castling by the rook, the king's step (no draw offered with it, no time noted); `None`, and nothing changed, if it is not legal.
    fn play(&mut self, step: &Step) -> Option<Entry>;
    /// Whether a man can be dropped at the end of a path against the rules (laws.md, section 4): what only the bonds
    /// forbid is not against them.
    fn may_drop(&self, path: &[SquareId]) -> bool {
        let _ = path;
        false
    }
    /// Makes a move against the rules. Until it is decided on, the board shows it, it is the opponent's turn, and nobody has a
    /// move; all else that is asked is about the position before it. `None`, and nothing changed, if no man can be dropped
    /// there.
    fn false_move(&mut self, step: &Step) -> Option<FalseMove> {
        let _ = step;
        None
    }
    /// The false move stands, or goes back.
    fn decide(&mut self, stands: bool) {
        let _ = stands;
    }
    /// How many plies stood when a seat's king came into the check in which it still stands, if nobody has said that check.
    fn unsaid_check(&self, seat: Seat) -> Option<usize> {
        let _ = seat;
        None
    }
    /// The check that stands after the last move counts as said from now on, and has to be answered. What is told of that move
    /// says so, too.
    fn say_check(&mut self, last: &mut Entry) {
        let _ = last;
    }
    /// The men of the opponent that have failed to capture, and may be taken off for it before the one to move makes its move
    /// (draughts.md, section 2, rules 11 and 12).
    fn missed(&self) -> Vec<Missed> {
        Vec::new()
    }
    /// Takes such a man off, which may be done once a turn; `None`, and nothing changed, if it is none.
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
    /// Takes the last move back, and what was taken off since; nothing happens at the start.
    fn take_back(&mut self);
    /// What is the case, for the arbiter.
    fn facts(&self) -> &dyn Facts;
    /// Whether a seat could still win by some series of legal moves, as far as the rules can tell.
    fn can_win(&self, seat: Seat) -> bool {
        self.is_in_game(seat)
    }
    /// What it means for the seats that the game ends like this in the present position.
    fn outcome(&self, termination: Termination) -> Outcome;
    /// What it means that a seat has lost, by resigning or by its clock: the outcome, or `None` if the seat is out from now on
    /// and the others go on.
    fn lose(&mut self, seat: Seat, by: Termination) -> Option<Outcome>;
    /// What each seat has captured more than others with these moves, in the order of seats.
    fn captures(&self, entries: &[Entry]) -> Vec<Captures> {
        let _ = entries;
        vec![Captures::default(); self.plan().seats.len()]
    }
    /// How the board stood after so many plies of those that stand; if there are fewer, the present, with the move that was
    /// made falsely. And what a path changes of it that has been begun there.
    fn scene(&self, plies: usize, path: &[SquareId]) -> Scene;
}

/// How the board stood at some moment of the game.
pub(crate) struct Scene {
    /// What stood on each square, in the plan's order.
    pub(crate) men: Vec<Option<Man>>,
    /// The squares of the kings that were in check.
    pub(crate) checked: Vec<SquareId>,
    /// Where the men stood, or still stand, that the begun path has taken.
    pub(crate) victims: Vec<SquareId>,
    /// The position in the game's own notation.
    pub(crate) position: String,
}

/// Sets a game up as it starts.
pub(crate) fn set_up(start: &Start) -> Result<Box<dyn Rules>, PositionError> {
    let position = start.position.as_deref();
    Ok(match start.game() {
        GameKind::Chess => {
            let tolerant = start.laws.want_check_said();
            Box::new(chess::Chess::set_up(
                position,
                start.first,
                start.odds,
                tolerant,
            )?)
        }
        GameKind::Draughts => Box::new(draughts::Draughts::set_up(
            position,
            &start.laws.draughts(),
        )?),
        #[cfg(feature = "proof")]
        GameKind::Proof => Box::new(proof::Proof::set_up(position, start.first)?),
    })
}
