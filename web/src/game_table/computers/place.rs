//! Where a computer is to do something, and whose turn it is.

use rochade_table::{Computer, Event, Seat, Waits};

use crate::game_table::GameTable;
use crate::page;

/// A place in a game at which a computer is asked.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Place {
    pub(super) seat: Seat,
    computer: Computer,
    /// Whether it is to move, and does not only answer or claim.
    pub(super) moves: bool,
    /// Games of the sitting before this one, and events in it.
    games: u32,
    events: usize,
}

impl GameTable {
    /// Returns whether a computer plays.
    pub(in super::super) fn has_computer(&self) -> bool {
        let mut seats = self.session.view().seats.iter();
        seats.any(|seat| seat.player.computer.is_some())
    }

    /// Returns where a computer is to do something: it is asked, may claim something, or moves.
    pub(super) fn place_of_computer(&self) -> Option<Place> {
        if !self.has_computer() || !self.computers_may_play() {
            return None;
        }
        let view = self.session.view();
        let table = self.session.table();
        let waits = table.waits_for()?;
        let asked = view.prompts.iter().map(|prompt| prompt.question);
        let asked = asked
            .filter(|question| question.by != question.of)
            .map(|question| question.of);
        let claims = view.seats.iter().filter(|seat| !seat.claims.is_empty());
        let moves = match waits {
            Waits::Move(seat) | Waits::Press(seat) => Some(seat),
            Waits::Answer(_) | Waits::Lot => None,
        };
        let seats = asked.map(|seat| (seat, false));
        let claims = claims.map(|seat| (seat.seat, moves == Some(seat.seat)));
        let seats = seats.chain(claims).chain(moves.map(|seat| (seat, true)));
        let places = seats.filter_map(|(seat, moves)| {
            Some(Place {
                seat,
                computer: table.computer(seat)?,
                moves,
                games: table.sitting().games_before,
                events: self.events(),
            })
        });
        let mut places = places.filter(|place| !self.computers.idle.contains(place));
        places.next()
    }

    /// Returns how much has happened in the game, whatever time has passed.
    pub(super) fn events(&self) -> usize {
        let events = self.session.table().record().events.iter();
        events
            .filter(|event| !matches!(event, Event::TimeLeft(_)))
            .count()
    }

    /// Returns whether computers play on this page as it is now: among themselves they rest where
    /// nobody looks, and as long as they are told to.
    fn computers_may_play(&self) -> bool {
        if !self.takes_moves() || self.is_to_be_solved() {
            return false;
        }
        let rests = self.computers.rest && !self.computers.step;
        self.computers_rest().is_none() || !(rests || page::document().hidden())
    }

    /// Returns whether nobody but computers plays.
    pub(in super::super) fn computers_alone(&self) -> bool {
        let mut seats = self.session.view().seats.iter();
        seats.all(|seat| seat.player.computer.is_some())
    }

    /// Returns whether it is a computer's turn: then no hand moves its men.
    pub(in super::super) fn is_computers_turn(&self) -> bool {
        let view = self.session.view();
        let turn = view.seat(view.turn);
        let is_computers = turn.is_some_and(|seat| seat.player.computer.is_some());
        view.outcome.is_none() && is_computers && self.takes_moves() && !self.is_to_be_solved()
    }

    /// Returns whether computers among themselves rest; `None` where that is no question.
    pub(in super::super) fn computers_rest(&self) -> Option<bool> {
        let view = self.session.view();
        let is_asked = self.computers_alone() && view.outcome.is_none() && view.clock.is_none();
        is_asked.then_some(self.computers.rest)
    }
}
