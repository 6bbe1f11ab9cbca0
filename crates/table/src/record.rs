//! The record: what happened in one game, from its start. Everything else is derived from it.

use crate::deed::Step;
use crate::laws::Claim;
use crate::man::Seat;
use crate::plan::SquareId;
use crate::prompt::{Answer, Question};
use crate::start::Start;

/// What a player says about a check that stands and that nobody has said (laws.md, section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// The side that gives it points it out (001, art. 18).
    PointedOut,
    /// The side whose king stands in it has noticed (001, art. 19).
    Noticed,
}

impl Remark {
    /// Every remark, in the order of their numbers in a saved game.
    pub const ALL: [Remark; 2] = [Remark::PointedOut, Remark::Noticed];
}

/// One thing that happened in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The seat to move made a move. That declines whatever it had been asked.
    Played(Step),
    /// The seat to move touched the man on this square. It stands in the record only where the laws
    /// make something of it: it ends what others may claim.
    Touched(SquareId),
    /// This seat offered a draw: before its move, if the laws don't let it at any time.
    DrawOffered(Seat),
    /// This seat asked to take its last move back.
    TakeBackAsked(Seat),
    /// A player answered another one, in words. What all who were asked have accepted is done.
    Answered(Question, Answer),
    /// This seat claimed a draw.
    Claimed(Claim, Seat),
    /// This seat began to count moves.
    CountStarted(Seat),
    /// This seat asked the counting seat to strike the count.
    StrikeAsked(Seat),
    /// This seat, which had moved, pressed its clock. Where the next move came first, that was the
    /// press.
    Pressed(Seat),
    /// This seat resigned. Where it has a partner who still moves, the game ends only once that one
    /// agrees.
    Resigned(Seat),
    /// The time of this seat ran out.
    FlagFallen(Seat),
    /// The clock that runs shows this number of milliseconds. While turns are timed, it stands
    /// before whatever happens; so what a move earns is not in it. It is also noted when the page
    /// is left ([`Table::note_time`](crate::Table::note_time)).
    TimeLeft(u32),
    /// The seat to move made a move against the rules, where the laws let the opponent decide what
    /// becomes of it (laws.md, section 4). It is a move that stands only once that is answered.
    FalseMove(Step),
    /// The seat to move said that the next man it touches is only put straight ("j'adoube").
    Adjusted(Seat),
    /// This seat, which is to move, set or unset that it says "check" with its move.
    CheckSaid(Seat),
    /// This seat remarked on a check that nobody had said: it counts as said from then on, and what
    /// was played since may have gone back.
    Remarked(Remark, Seat),
    /// The seat to move took the man on this square off, because it had failed to capture
    /// (draughts.md, section 2, rule 12). It still has its move.
    Blown(SquareId),
    /// This seat, which is to move, was shown what a computer would play.
    Hinted(Seat),
}

impl Event {
    /// The seats that the event names.
    pub fn seats(&self) -> Vec<Seat> {
        match self {
            Event::Played(_)
            | Event::FalseMove(_)
            | Event::Touched(_)
            | Event::Blown(_)
            | Event::TimeLeft(_) => Vec::new(),
            Event::Answered(question, _) => vec![question.of, question.by],
            Event::DrawOffered(seat)
            | Event::TakeBackAsked(seat)
            | Event::Claimed(_, seat)
            | Event::CountStarted(seat)
            | Event::StrikeAsked(seat)
            | Event::Pressed(seat)
            | Event::Resigned(seat)
            | Event::FlagFallen(seat)
            | Event::Adjusted(seat)
            | Event::CheckSaid(seat)
            | Event::Hinted(seat)
            | Event::Remarked(_, seat) => vec![*seat],
        }
    }
}

/// One game: how it started, and all that happened since.
///
/// Nothing is ever struck out: a move that was taken back stands here, and so does its taking back.
/// The moves that stand, and everything else that is shown of a game, are derived.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// How the game started.
    pub start: Start,
    /// What happened, the first thing first.
    pub events: Vec<Event>,
}
