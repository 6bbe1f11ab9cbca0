//! What comes in at the table, and what comes out.

mod text;

use std::error::Error;
use std::fmt;

use crate::deed::{Deed, Victim};
use crate::laws::{Claim, Subject};
use crate::man::{Kind, Seat};
use crate::outcome::Outcome;
use crate::plan::SquareId;
use crate::player::Computer;
use crate::prompt::{Answer, Question};
use crate::record::Remark;
use crate::rules::{PositionError, TypedError};
use crate::start::Start;

/// Something that a person at the table does. Tap, drag, key, typed move and button all become one
/// of these.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// A square is touched: a tap begins, a drag begins, or a key is pressed on it.
    Touch(SquareId),
    /// The hand lets go over a square, or (`None`) off the board. A tap is `Touch` and `LetGo` on
    /// one square.
    LetGo(Option<SquareId>),
    /// The man in hand is to stay where its path has brought it, though it could go on.
    Done,
    /// A hand rests on a square where the man in hand can go: the player wants to be asked what the
    /// man becomes there.
    AskChoice(SquareId),
    /// One of the promotion buttons is chosen.
    Choose(Kind),
    /// Escape, the right button or a cancelled pointer: what is in hand goes back.
    Cancel,
    /// The move that waits in the hand is made
    /// ([`Table::apply_but_wait`](crate::Table::apply_but_wait)).
    Proceed,
    /// A move is typed: SAN, or from and to.
    Type(String),
    /// A seat offers a draw: before its move, if the laws don't let it at any time.
    OfferDraw(Seat),
    /// A seat resigns: it is asked once whether it means it.
    Resign(Seat),
    /// A seat asks to take its last move back, and what was played since.
    AskTakeBack(Seat),
    /// A seat claims a draw.
    Claim(Claim, Seat),
    /// A seat begins to count moves (laws.md, section 2, point 4).
    StartCount(Seat),
    /// A seat asks the counting seat to strike the count.
    AskStrike(Seat),
    /// The seat that was asked a question answers it.
    Answer(Question, Answer),
    /// A seat presses its clock. That starts the clock of the seat to move before the first move,
    /// ends a pause, and ends the turn of a seat that has moved, where clocks are pressed by hand.
    /// Else it does nothing.
    PressClock(Seat),
    /// The clocks are to rest. No move can be made meanwhile.
    Pause,
    /// The clocks are to go on.
    Resume,
    /// Another moment of the game is to be shown.
    Review(Review),
    /// A new sitting begins.
    Start(Start),
    /// The next game of the sitting begins otherwise than the last one: another game, under other
    /// laws, with other times. If others sit down to it than those who have a score, a new sitting
    /// begins.
    GoOn(Start),
    /// The next game of the sitting begins, with the seats or the first move changed, as the laws
    /// say.
    Rematch,
    /// The same where the laws want a lot drawn: it moves every player on by this number of seats.
    RematchByLot(u8),
    /// A seat says after the game that it wants new partners in the rematch, in a game of pairs.
    /// Said again, it is not so.
    NewPartners(Seat),
    /// The seat to move says that the next man it touches is only put straight ("j'adoube").
    Adjust(Seat),
    /// The seat to move sets that it says "check" with its move, or unsets that.
    SayCheck(Seat),
    /// A seat points out a check that it has given and not said (laws.md, section 5).
    PointOutCheck(Seat),
    /// A seat has noticed that its king stands in a check that nobody has said.
    NoticeCheck(Seat),
    /// The seat to move takes the man on this square off, because it has failed to capture
    /// (draughts.md, section 2, rule 12).
    Blow(SquareId),
    /// The seat to move says that it takes such a man off: the next one that it touches. Said
    /// again, it is not so.
    SayBlow(Seat),
    /// The seat to move, which plays against a computer, is shown what that would play.
    TakeHint(Seat),
    /// From now on the computer plays in this seat, or, where none is given, a person.
    HandOver(Seat, Option<Computer>),
}

/// Which moment of the game is to be shown (play.md, section 4, point 4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Review {
    /// The start.
    First,
    /// One ply back.
    Back,
    /// One ply forward.
    Forward,
    /// The present.
    Last,
    /// After this number of the plies that stand; 0 is the start.
    Ply(usize),
}

/// Something that happened at the table, for sound, announcements, saving and the outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Happening {
    /// A game began.
    Began,
    /// The man on this square was taken in hand.
    Lifted(SquareId),
    /// What was in hand was put back.
    PutBack,
    /// The man in hand came to this square, and may go on from there.
    OnTheWay(SquareId),
    /// A pawn reached the last rank: the player is asked what it becomes.
    PromotionAsked,
    /// This move is finished, and waits in the hand
    /// ([`Table::apply_but_wait`](crate::Table::apply_but_wait)).
    Waits(Deed),
    /// A move was made.
    Moved(Deed),
    /// A seat has said that it wants new partners in the next game, or that it doesn't any more.
    NewPartners(Seat),
    /// A seat has begun to count moves.
    CountStarted(Seat),
    /// The count was struck.
    CountStruck,
    /// A seat has claimed a draw.
    Claimed(Claim, Seat),
    /// A seat has offered a draw; the others are asked when the seat has made its move.
    DrawOffered(Seat),
    /// A seat is asked something.
    Asked(Question),
    /// A seat has answered. Making a move declines, too.
    Answered(Question, Answer),
    /// A seat is out of a game that the others go on with.
    DroppedOut(Seat),
    /// A seat has no move, and is passed over until it has one.
    Froze(Seat),
    /// A seat that was passed over has a move again.
    Freed(Seat),
    /// The turn of a seat came that has no move, and went on: it stood frozen before, or is not
    /// frozen by it (001, three, art. 33).
    Passed(Seat),
    /// This number of plies was taken back.
    TakenBack(u16),
    /// The time of this seat ran out.
    FlagFell(Seat),
    /// The clock of the seat to move was started before its move.
    ClockStarted,
    /// This seat ended its turn by pressing its clock.
    Pressed(Seat),
    /// The clocks rest.
    Paused,
    /// The clocks go on.
    Resumed,
    /// The time of this seat is getting short.
    TimeLow(Seat),
    /// Another moment of the game is shown: the position after this number of plies.
    Shown(usize),
    /// The game ended.
    Ended(Outcome),
    /// A move against the rules was made, and the opponent is to decide what becomes of it. If it
    /// stands, nothing but the answer shows it.
    FalseMove(Deed),
    /// The player to move now owes something for a touch: see [`View::duty`](crate::View::duty).
    Owed,
    /// A seat has said that the next man it touches is only put straight.
    Adjusting(Seat),
    /// The man on this square was put straight.
    Adjusted(SquareId),
    /// A seat has set that it says "check" with its move, or unset that: nobody has heard it yet.
    CheckSwitched(Seat),
    /// A seat said "check" with the move just made, whether or not that gives check.
    CheckSaid(Seat),
    /// A seat remarked on a check that nobody had said: it has to be answered now.
    Remarked(Remark, Seat),
    /// A seat has said that it takes a man off for not having captured: the next one that it
    /// touches.
    Blowing(Seat),
    /// This man was taken off, because it had failed to capture.
    Blown(Victim),
    /// This man was put back: its being taken off was taken back.
    Restored(Victim),
    /// A seat was shown what a computer would play.
    Hinted(Seat),
    /// The computer plays this seat from now on, or a person does.
    HandedOver(Seat),
}

/// Why an intent changed nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The game still goes on: there is no rematch yet.
    GameGoesOn,
    /// There is nothing of the side to move on the square.
    NothingToLift,
    /// There is nothing in hand.
    NothingInHand,
    /// The man in hand can't stay where it is: its step is not finished.
    Unfinished,
    /// The man in hand comes to the square with a later jump: it goes there jump by jump.
    JumpByJump,
    /// No promotion is pending, or the kind is not among the choices.
    NoSuchChoice,
    /// The move is not legal.
    IllegalMove,
    /// An earlier position is shown, and the game goes on from the present only.
    Reviewing,
    /// There is no such ply to show.
    NoSuchPly,
    /// Nobody has that seat in this game.
    NoSuchSeat,
    /// The seat is out of the game.
    OutOfGame,
    /// It is not this seat's turn; or it has none, because it stands frozen.
    NotYourTurn,
    /// The question stands already, was declined since the last move, or there is one of that kind
    /// to answer first.
    AlreadyAsked,
    /// The seat has made no move that can be taken back.
    NothingToTakeBack,
    /// The laws of the game forbid it, in what they say about this.
    Forbidden(Subject),
    /// The case doesn't stand on the board, or an opponent has touched a man since.
    NothingToClaim,
    /// A count was asked for already: it is, once a game.
    AlreadyCounting,
    /// The laws know the count only in endings.
    NoEnding,
    /// No other seat is counting.
    NotCounting,
    /// The lot has to say who plays what in the next game.
    LotWanted,
    /// A question has to be answered first.
    AnswerFirst,
    /// The seat was not asked that.
    NotAsked,
    /// That is no answer to the question.
    NoSuchAnswer,
    /// There is no clock in this game.
    NoClock,
    /// No clock runs.
    NotRunning,
    /// The game is not paused.
    NotPaused,
    /// The game is paused: it has to go on first.
    Paused,
    /// The typed move can't be made.
    Typed(TypedError),
    /// The position to start from can't be read or played.
    Position(PositionError),
    /// Something else is owed for a touch: see [`View::duty`](crate::View::duty).
    Owed,
    /// The king that it would be about stands in no check that nobody has said.
    NoUnsaidCheck,
    /// The man has not failed to capture, or one was taken off for that before.
    NothingToBlow,
    /// Too much has been played since the check was overlooked to take it back: the king has to be
    /// protected at the next turn.
    MoreMovesPassed,
    /// No move goes back any more for an attack on a queen of which nobody was told: it has to be
    /// told with a move.
    TooLateForQueen,
    /// Nobody is to be shown what a computer would play: the players have chosen so, or no computer
    /// is at the table.
    NoHints,
}

impl From<Subject> for Refusal {
    /// Returns what the law about this subject forbids.
    fn from(subject: Subject) -> Refusal {
        Refusal::Forbidden(subject)
    }
}

/// For developers, in English; players are told in their language, which the page knows.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::GameOver => "the game has ended",
            Refusal::GameGoesOn => "the game still goes on",
            Refusal::NothingToLift => "no man of the side to move stands there",
            Refusal::NothingInHand => "nothing is in hand",
            Refusal::Unfinished => "the move is not finished",
            Refusal::JumpByJump => "the man goes there jump by jump",
            Refusal::NoSuchChoice => "the man can't become that",
            Refusal::IllegalMove => "the move is not legal",
            Refusal::Reviewing => "an earlier position is shown",
            Refusal::NoSuchPly => "there is no such ply",
            Refusal::NoSuchSeat => "there is no such seat",
            Refusal::OutOfGame => "the seat is out of the game",
            Refusal::NotYourTurn => "it is another seat's turn",
            Refusal::AlreadyAsked => "it was asked already",
            Refusal::NothingToTakeBack => "the seat has made no move to take back",
            Refusal::Forbidden(_) => "the laws of this game don't allow it",
            Refusal::NothingToClaim => "nothing can be claimed",
            Refusal::AlreadyCounting => "a count was begun already",
            Refusal::NoEnding => "these laws begin a count in endings only",
            Refusal::NotCounting => "no other seat is counting",
            Refusal::LotWanted => "the seats of the next game have to be drawn by lot",
            Refusal::AnswerFirst => "a question has to be answered first",
            Refusal::NotAsked => "the seat was not asked that",
            Refusal::NoSuchAnswer => "that is no answer to the question",
            Refusal::NoClock => "the game has no clock",
            Refusal::NotRunning => "no clock is running",
            Refusal::NotPaused => "the game is not paused",
            Refusal::Paused => "the game is paused",
            Refusal::Typed(error) => return error.fmt(f),
            Refusal::Position(error) => return error.fmt(f),
            Refusal::Owed => "something else has to be done for a touch first",
            Refusal::NoUnsaidCheck => "no unsaid check stands against that king",
            Refusal::NothingToBlow => "no man there can be blown",
            Refusal::NoHints => "no hints are given in this game",
            Refusal::MoreMovesPassed => "too much was played since the check to take it back",
            Refusal::TooLateForQueen => "an attack on a queen is told with a move by now",
        })
    }
}

impl Error for Refusal {}
