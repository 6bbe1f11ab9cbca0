//! The moves of a game of kings with the positions they led to, and what is the case by them, for
//! the laws to judge.

use super::series::{self, Made};
use super::{MadeMove, Position, Terms};
use crate::deed::Check;
use crate::laws::{Bare, Bonds, Ending, Facts, Restart};
use crate::man::Seat;

/// A position, and the move that led to it.
#[derive(Clone)]
struct Ply<P: Position> {
    /// `None` for the initial position.
    made: Option<P::Move>,
    position: P,
}

/// The initial position of a game and all that followed.
#[derive(Clone)]
pub(in crate::rules) struct Line<P: Position> {
    initial: Ply<P>,
    plies: Vec<Ply<P>>,
}

impl<P: Position> Ply<P> {
    fn new(made: Option<P::Move>, position: P) -> Ply<P> {
        Ply { made, position }
    }
}

impl<P: Position> Line<P> {
    /// Begins a game with this position.
    pub(in crate::rules) fn new(initial: P) -> Line<P> {
        Line {
            initial: Ply::new(None, initial),
            plies: Vec::new(),
        }
    }

    /// Adds a move and the position after it.
    pub(in crate::rules) fn enter(&mut self, made: P::Move, next: P) {
        self.plies.push(Ply::new(Some(made), next));
    }

    /// Replaces the present position by the one with which the others go on when a seat has left.
    pub(super) fn go_on_from(&mut self, position: P) {
        let last = self.plies.last_mut().unwrap_or(&mut self.initial);
        last.position = position;
    }

    /// Takes the last move back.
    pub(super) fn take_back(&mut self) {
        self.plies.pop();
    }

    /// Returns how many moves were made.
    pub(in crate::rules) fn len(&self) -> usize {
        self.plies.len()
    }

    /// Returns the present position.
    pub(in crate::rules) fn position(&self) -> &P {
        &self.last().position
    }

    /// Returns the position after this many moves; the present one, if there were fewer.
    pub(in crate::rules) fn position_after(&self, plies: usize) -> &P {
        let ply = match plies.checked_sub(1) {
            None => &self.initial,
            Some(index) => self.plies.get(index).unwrap_or(self.last()),
        };
        &ply.position
    }

    /// Returns all positions, from the initial to the present one.
    pub(in crate::rules) fn positions(&self) -> impl DoubleEndedIterator<Item = &P> {
        let plies = std::iter::once(&self.initial).chain(&self.plies);
        plies.map(|ply| &ply.position)
    }

    /// Returns all moves.
    pub(in crate::rules) fn moves(&self) -> impl DoubleEndedIterator<Item = &P::Move> {
        self.plies.iter().filter_map(|ply| ply.made.as_ref())
    }

    /// Returns the first moves, each with the position after it.
    pub(super) fn played(&self, plies: usize) -> impl DoubleEndedIterator<Item = (&P::Move, &P)> {
        let plies = self.plies.iter().take(plies);
        plies.filter_map(|ply| Some((ply.made.as_ref()?, &ply.position)))
    }

    /// Returns the last move of a seat.
    pub(super) fn last_move_mut(&mut self, of: Seat) -> Option<(usize, &mut P::Move)> {
        let plies = self.plies.iter_mut().enumerate().rev();
        let mut moves = plies.filter_map(|(index, ply)| Some((index, ply.made.as_mut()?)));
        moves.find(|(_, made)| made.seat() == of)
    }

    /// Lets the position after a move be the one of a seat that has to answer every check.
    pub(super) fn answer_after(&mut self, index: usize) {
        if let Some(ply) = self.plies.get_mut(index) {
            ply.position = ply.position.clone().answering();
        }
    }

    /// Returns how many of the moves count for nothing, because one of two sides began with several
    /// in a row, which count as one (laws.md, section 6). Where turns are passed over, several
    /// moves of a seat are several.
    fn ahead(&self) -> usize {
        if self.position().seats() > 2 {
            return 0;
        }
        let mut seats = self.moves().map(MadeMove::seat);
        let first = seats.next();
        seats.take_while(|&seat| Some(seat) == first).count()
    }

    /// Returns the number of the round that the next move belongs to. Where positions don't tell
    /// it, a round begins with the seat that has made the first move of the game, or with whoever
    /// moves next if that one is passed over.
    pub(super) fn round(&self) -> u32 {
        self.round_of(self.len())
    }

    /// Returns the number of the round to which the move after `plies` plies belongs.
    pub(in crate::rules) fn round_of(&self, plies: usize) -> u32 {
        let position = self.position_after(plies);
        position.round().unwrap_or_else(|| {
            let movers: Vec<Seat> = self
                .moves()
                .take(plies)
                .map(MadeMove::seat)
                .chain([position.turn()])
                .collect();
            let place = |seat: &Seat| position.turns_between(movers[0], *seat);
            let begins = movers
                .windows(2)
                .filter(|pair| place(&pair[1]) <= place(&pair[0]));
            1 + number(begins.count())
        })
    }

    /// Returns how many moves were made, several in a row counted as one.
    fn turns(&self) -> u32 {
        number(self.len() - self.ahead())
    }

    fn last(&self) -> &Ply<P> {
        self.plies.last().unwrap_or(&self.initial)
    }
}

impl<P: Position> Facts for Line<P> {
    fn check(&self) -> bool {
        let position = self.position();
        !position.checkers(position.turn()).is_empty()
    }

    fn no_move(&self) -> bool {
        let bonds = Bonds::default();
        let position = self.position();
        position.ends_without_move() && !position.has_move(&Terms::free(&bonds))
    }

    /// By moves that are legal by today's rules, also where the laws let a check be ignored: those
    /// are the ones that the texts know, and a king is never taken.
    fn dead(&self) -> bool {
        self.position().dead().is_some()
    }

    /// Those before the last of several moves in a row don't count: none of them is one of a game
    /// that goes on by turns.
    fn occurrences(&self) -> u32 {
        let now = self.position();
        let back = usize::try_from(now.quiet_plies()).unwrap_or(usize::MAX);
        let in_a_row = match self.ahead() {
            0 => 0,
            ahead => ahead + 1,
        };
        let by_turns = self.len() + 1 - in_a_row;
        let positions = self.positions().rev();
        let positions = positions.take(back.saturating_add(1).min(by_turns));
        let same = positions.filter(|then| then.turn() == now.turn() && *then == now);
        number(same.count())
    }

    fn series(&self, times: u32) -> bool {
        let moves: Vec<_> = self.moves().collect();
        series::is_series(&moves, times, |one, other| one.is_same(other))
    }

    fn perpetual_check(&self) -> bool {
        let now = self.position();
        (0..now.seats() as u8).map(Seat).any(|seat| {
            let moves = self.played(self.len()).rev();
            series::checks_for_ever(moves.map(|(made, position)| Made {
                by_the_seat: made.seat() == seat,
                checks: made.check() != Check::None,
                led_here: position == now,
            }))
        })
    }

    fn plies_since(&self, restart: Restart) -> u32 {
        let last = |is_one: fn(&P::Move) -> bool| self.moves().rev().position(is_one).map(number);
        match restart {
            Restart::PawnOrCapture => self.position().quiet_plies(),
            Restart::CastlingToo => {
                let castling = last(P::Move::is_castling).unwrap_or(u32::MAX);
                castling.min(self.position().quiet_plies())
            }
            Restart::CaptureOrPromotion => {
                // Before the game there was none for as long as the position itself says.
                let all = self
                    .turns()
                    .saturating_add(self.initial.position.quiet_plies());
                last(P::Move::changes_men).unwrap_or(all)
            }
            Restart::Nothing => self.turns(),
        }
    }

    fn moves_since(&self, restart: Restart) -> u32 {
        let plies = self.plies_since(restart);
        if self.position().seats() == 2 {
            return plies;
        }
        let plies = usize::try_from(plies).unwrap_or(usize::MAX);
        let moves = |seat: Seat| {
            let since = self.moves().rev().take(plies);
            since.filter(|made| made.seat() == seat).count()
        };
        let seats = (0..self.position().seats() as u8).map(Seat);
        let active = seats.filter(|&seat| self.position().frozen(seat).is_none());
        number(2 * active.map(moves).min().unwrap_or_default())
    }

    fn bare(&self) -> Option<Bare> {
        self.position().bare()
    }

    fn endgame(&self) -> bool {
        self.position().is_endgame()
    }

    fn counts(&self) -> bool {
        self.position().is_counting()
    }

    fn over(&self) -> Option<Ending> {
        self.position().over()
    }
}

impl<'a> Terms<'a> {
    /// Nothing binds but the rules and these bonds.
    pub(in crate::rules) fn free(bonds: &'a Bonds) -> Terms<'a> {
        Terms {
            bonds,
            ignored: &[],
            untold: &[],
            in_a_row: false,
        }
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
