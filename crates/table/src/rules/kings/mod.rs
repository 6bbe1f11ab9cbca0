//! One course for all games of kings: the same articles hold for two, three and four players, so
//! that touch, false moves, unsaid checks, series and perpetual check stand here once, over what a
//! position of such a game knows ([`Position`]).

mod bound;
mod course;
mod false_moves;
mod line;
mod series;
mod unsaid;

use smallvec::SmallVec;

pub(super) use self::course::Course;
pub(super) use self::line::Line;

use super::why::WhyNot;
use super::{Captures, Target, TypedError};
use crate::deed::{Check, Deed, Entry, Step};
use crate::laws::{Bare, Bonds, Ending};
use crate::man::{Kind, Man, Seat};
use crate::outcome::{Dead, Frozen, Outcome, Termination};
use crate::plan::SquareId;

/// A position of a game of kings: what moves there are, who gives check to whom, and what that is
/// worth at the end.
///
/// Equality is repetition identity. Whose turn it is belongs to it; what binds that seat is told
/// with each question ([`Terms`]).
pub(super) trait Position: Clone + PartialEq {
    /// A move, as the game's own crate tells it.
    type Move: MadeMove;

    /// Returns how many seats the game has.
    fn seats(&self) -> usize;

    /// Returns whose turn it is.
    fn turn(&self) -> Seat;

    /// Returns the number of the round that is being played, in a game whose positions tell it.
    fn round(&self) -> Option<u32> {
        None
    }

    /// Returns how many turns after `from`'s that of `to` comes.
    fn turns_between(&self, from: Seat, to: Seat) -> usize {
        (to.index() + self.seats() - from.index()) % self.seats()
    }

    /// Returns the plies since the last capture or pawn's move, after which no position before it
    /// comes again; as many as there can be, in a game that doesn't count them.
    fn quiet_plies(&self) -> u32 {
        u32::MAX
    }

    /// Returns what stands on a square.
    fn man_at(&self, square: SquareId) -> Option<Man>;

    /// Returns what stands on each square, in the plan's order.
    fn men(&self) -> Vec<Option<Man>>;

    /// Writes the position in the game's own notation.
    fn text(&self) -> String;

    /// Returns where a seat's king stands.
    fn king(&self, of: Seat) -> Option<SquareId>;

    /// Returns the men that attack a seat's king, each with the seat that it belongs to.
    fn checkers(&self, of: Seat) -> Checkers;

    /// Returns which men, kings aside, are attacked, and have to be told so.
    fn attacks(&self) -> Vec<Attack> {
        Vec::new()
    }

    /// Returns whether a check against this seat is one to be shown: in a game for two, only the
    /// side to move can be in check.
    fn shows_check(&self, of: Seat) -> bool;

    /// Returns how a seat stands that is passed over because it has no move; `None` if it isn't.
    fn frozen(&self, seat: Seat) -> Option<Frozen> {
        let _ = seat;
        None
    }

    /// Returns whether a seat still plays.
    fn is_in_game(&self, seat: Seat) -> bool {
        seat.index() < self.seats()
    }

    /// Returns where the man on a square can go, in the order of the squares; nothing for a man of
    /// another seat than the one to move.
    fn targets(&self, from: SquareId, terms: &Terms) -> Vec<Target>;

    /// Returns whether a man can go to this square, without a list of all others.
    fn goes_to(&self, from: SquareId, to: SquareId, terms: &Terms) -> bool;

    /// Returns whether the side to move has a move.
    fn has_move(&self, terms: &Terms) -> bool;

    /// Returns what the man on a square becomes when it comes to another, the first choice first;
    /// nothing if it stays what it is.
    fn promotions(&self, from: SquareId, to: SquareId) -> &'static [Kind];

    /// Returns the castling that is meant by king and rook, if it is legal.
    fn castling(&self, king: SquareId, rook: SquareId, terms: &Terms) -> Option<Step>;

    /// Makes a move, if it is legal. Its check is what is the case, said or not.
    fn play(&self, step: &Step, terms: &Terms) -> Option<(Self::Move, Self)>;

    /// Returns whether a man of the side to move can be put on a square against the rules. What
    /// only the bonds forbid is not against them.
    fn can_drop(&self, from: SquareId, to: SquareId, terms: &Terms) -> bool;

    /// Makes a move against the rules on the board; `None` if it is legal, or if the man can't be
    /// put there.
    fn false_move(&self, step: &Step, terms: &Terms) -> Option<Falsely<Self>>;

    /// Writes a move that was made in this position in the game's usual notation.
    fn notation(&self, made: &Self::Move, is_false: bool) -> String;

    /// Reads a typed move. A promotion without a choice comes back with none.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    fn read(&self, text: &str, terms: &Terms) -> Result<Step, TypedError>;

    /// Returns why a man can't go somewhere, or can't move at all, in the present position of this
    /// course.
    fn why_not(course: &Course<Self>, from: SquareId, to: Option<SquareId>) -> Option<WhyNot>;

    /// Returns the same position for one who has to answer every check.
    #[must_use]
    fn answering(self) -> Self {
        self
    }

    /// Returns the same position with a count of the moves of these seats, one after another, in a
    /// game whose notation tells it.
    #[must_use]
    fn counting(self, movers: &[Seat]) -> Self {
        let _ = movers;
        self
    }

    /// Returns the same position with the move back at the seat that has just moved; `None` where
    /// it can't move twice in a row.
    fn again(&self) -> Option<Self> {
        None
    }

    /// Returns whether a side that has no move has lost or drawn by that. A game that passes it
    /// over ends by [`Position::over`].
    fn ends_without_move(&self) -> bool;

    /// Returns how it is proved that nobody can win any more by legal moves.
    fn dead(&self) -> Option<Dead>;

    /// Returns what the others have, if exactly one side has nothing but its king.
    fn bare(&self) -> Option<Bare> {
        None
    }

    /// Returns whether the position is an ending in which moves are counted.
    fn is_endgame(&self) -> bool {
        true
    }

    /// Returns whether the position itself tells that moves are counted.
    fn is_counting(&self) -> bool {
        false
    }

    /// Returns how the game is over by what it is about, whatever laws it is played under.
    fn over(&self) -> Option<Ending> {
        None
    }

    /// Returns whether a seat could still win by some series of legal moves; `true` means that it
    /// is not excluded.
    fn can_win(&self, seat: Seat) -> bool;

    /// Returns what it means for the seats that the game ends like this.
    fn outcome(&self, ending: Ending) -> Outcome;

    /// Returns what it means that a seat has resigned or run out of time; `None` if the others go
    /// on.
    fn lost(&self, loser: Seat, by: Termination) -> Option<Outcome>;

    /// Returns the position with which the others go on when a seat has left the game for good;
    /// `None` where it ends by that.
    fn leave(&self, seat: Seat) -> Option<Self> {
        let _ = seat;
        None
    }

    /// Returns what each seat has captured more than others with these moves.
    fn captures(&self, entries: &[Entry]) -> Vec<Captures> {
        let _ = entries;
        vec![Captures::default(); self.seats()]
    }
}

/// A move that was made, as the laws of games of kings look at it.
pub(super) trait MadeMove: Clone {
    /// Returns who made it.
    fn seat(&self) -> Seat;

    /// Returns what it does to an enemy's king.
    fn check(&self) -> Check;

    /// Changes what it does: a check that nobody says is none.
    fn set_check(&mut self, check: Check);

    /// Returns whether it was told with it that men other than kings are attacked.
    fn has_told(&self) -> bool {
        false
    }

    /// Changes that.
    fn set_told(&mut self, told: bool) {
        let _ = told;
    }

    /// Returns whether the king castled.
    fn is_castling(&self) -> bool;

    /// Returns whether a man was taken, or a pawn promoted.
    fn changes_men(&self) -> bool;

    /// Returns whether the same man goes from the same square to the same square.
    fn is_same(&self, other: &Self) -> bool;

    /// Tells it, as the step that a hand has made.
    fn tell(&self, step: Step) -> Deed;
}

/// Men that give check: to whom they belong, and where they stand.
pub(super) type Checkers = SmallVec<[(Seat, SquareId); 2]>;

/// An attack on a man of which it has to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Attack {
    /// Whose man attacks.
    pub(super) by: Seat,
    /// Where that stands.
    pub(super) from: SquareId,
    /// Whose man is attacked.
    pub(super) of: Seat,
    /// Where that stands.
    pub(super) at: SquareId,
}

/// What binds the side to move.
#[derive(Clone, Copy)]
pub(super) struct Terms<'a> {
    /// What the laws say.
    pub(super) bonds: &'a Bonds,
    /// The seats whose checks against it nobody has said, so that it may ignore them.
    pub(super) ignored: &'a [Seat],
    /// The captures that it can't make, from where and of what, since nobody was told of the attack
    /// (many-laws.md, R7).
    pub(super) untold: &'a [(SquareId, SquareId)],
    /// Whether it makes several moves in a row, none of which goes beyond the middle (laws.md,
    /// section 6).
    pub(super) in_a_row: bool,
}

/// A move against the rules, made on the board.
pub(super) struct Falsely<P: Position> {
    /// What the move does.
    pub(super) made: P::Move,
    /// The position as the board shows it.
    pub(super) shown: P,
    /// The position if it stands, with the next seat to move.
    pub(super) next: P,
    /// Whether it leaves the mover's own king in a check that it had to answer.
    pub(super) is_exposed: bool,
    /// Whether nothing else is wrong with it, where the rules tell.
    pub(super) is_only_exposed: bool,
    /// Whether the game can go on with it.
    pub(super) can_stand: bool,
    /// Where king and rook stood, if it was castling.
    pub(super) castled: Vec<SquareId>,
}
