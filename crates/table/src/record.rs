//! The record: what happened in one game, from its start. Everything else is derived from it.

use crate::man::{Kind, Man, Seat};
use crate::plan::SquareId;
use crate::rules::Start;

/// A move, as a hand makes it: from, to, and the choice that it leaves (what a pawn becomes).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Where the man stood.
    pub from: SquareId,
    /// Where it goes.
    pub to: SquareId,
    /// What it becomes there, if it changes.
    pub choice: Option<Kind>,
}

/// On which side a king castled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wing {
    /// The short side, `0–0`.
    King,
    /// The long side, `0–0–0`.
    Queen,
}

/// What a move does to the king that is attacked next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// Nothing.
    None,
    /// It gives check.
    Check,
    /// It mates.
    Mate,
}

/// What a move did, told so that it can be shown and said without asking the rules again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// The man that moved, as it was before.
    pub man: Man,
    /// The move.
    pub step: Step,
    /// The man that was taken.
    pub captured: Option<Man>,
    /// The wing, if the king castled.
    pub castling: Option<Wing>,
    /// Whether a pawn was taken in passing.
    pub en_passant: bool,
    /// What it does to the other king.
    pub check: Check,
}

/// One move as the move table shows it (play.md, section 4, point 2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The number of the move that it belongs to: 1 for the first move of each side.
    pub number: u32,
    /// What the move did.
    pub deed: Deed,
    /// The move in the game's usual notation: SAN with English letters in chess.
    pub notation: String,
    /// Whether the player offered a draw with it: `(=)`.
    pub offer: bool,
    /// What the player had left after it, in milliseconds, with what the move earned: PGN's `%clk`. `None` without a
    /// clock.
    pub time_left: Option<u32>,
}

/// One thing that happened in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The seat to move made a move. That declines whatever it had been asked.
    Played(Step),
    /// The seat to move offered a draw, before its move.
    DrawOffered(Seat),
    /// This seat declined the draw in words, before its move.
    DrawDeclined(Seat),
    /// The draw that had been offered was accepted.
    DrawAgreed,
    /// This seat asked to take its last move back.
    TakeBackAsked(Seat),
    /// This seat declined, in words, to have moves taken back.
    TakeBackDeclined(Seat),
    /// So many plies were taken back, as one seat had asked and the other agreed to.
    TakenBack(u16),
    /// This seat resigned.
    Resigned(Seat),
    /// The time of this seat ran out.
    FlagFallen(Seat),
    /// The clock of the seat to move has run down to so many milliseconds. While turns are timed, it stands before
    /// whatever happens; so what a move earns is not in it. Whoever leaves the table notes it, too
    /// ([`Table::note_time`](crate::Table::note_time)).
    TimeLeft(u32),
}

impl Event {
    /// The seat that the event names, if it names one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Event::Played(_) | Event::DrawAgreed | Event::TakenBack(_) | Event::TimeLeft(_) => None,
            Event::DrawOffered(seat)
            | Event::DrawDeclined(seat)
            | Event::TakeBackAsked(seat)
            | Event::TakeBackDeclined(seat)
            | Event::Resigned(seat)
            | Event::FlagFallen(seat) => Some(seat),
        }
    }
}

/// One game: how it started, and all that happened since.
///
/// Nothing is ever struck out: a move that was taken back stands here, and so does its taking back. The moves that
/// stand, and everything else that is shown of a game, are derived.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// How the game started.
    pub start: Start,
    /// What happened, the first thing first.
    pub events: Vec<Event>,
}

impl Record {
    /// The moves that stand, the first one first: those that were played and not taken back.
    pub fn line(&self) -> Vec<Step> {
        let mut line = Vec::new();
        for event in &self.events {
            match *event {
                Event::Played(step) => line.push(step),
                Event::TakenBack(plies) => line.truncate(line.len().saturating_sub(plies.into())),
                _ => {}
            }
        }
        line
    }
}
