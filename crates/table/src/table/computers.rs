//! What is different with a computer at the table (opponent.md, section 1): moves go back unasked,
//! hints are given, and a seat is handed over.

use super::{Reply, Table};
use crate::intent::{Happening, Refusal};
use crate::man::Seat;
use crate::player::Computer;
use crate::prompt::{Answer, PromptKind};
use crate::record::Event;

impl Table {
    /// The computer that plays a seat; `None` if a person does.
    pub fn computer(&self, seat: Seat) -> Option<Computer> {
        let player = self.sitting.player_at(seat);
        self.record().start.players.get(player)?.computer
    }

    /// Returns whether a person has this seat, and computers have all others.
    pub(super) fn faces_computers(&self, seat: Seat) -> bool {
        let mut seats = self.rules().plan().all_seats();
        seats.all(|other| self.computer(other).is_some() != (other == seat))
    }

    /// A seat asks to take its last move back. Computers agree, and against computers alone that
    /// can be done after the end, too.
    pub(super) fn ask_take_back(&mut self, seat: Seat) -> Reply {
        if self.outcome().is_some() && !self.faces_computers(seat) {
            return Err(Refusal::GameOver);
        }
        let mut happenings = self.enter(Event::TakeBackAsked(seat))?;
        while let Some(question) = self.game.questions().prompts().iter().find_map(|prompt| {
            let asked = prompt.question;
            let is_asked = asked.kind == PromptKind::TakeBack && self.computer(asked.of).is_some();
            is_asked.then_some(asked)
        }) {
            happenings.extend(self.enter(Event::Answered(question, Answer::Accept))?);
        }
        Ok(happenings)
    }

    /// Returns whether a seat can take its last move back, or ask for that, as the game stands now.
    pub(super) fn can_ask_take_back(&self, seat: Seat) -> bool {
        if self.outcome().is_some() {
            return self.faces_computers(seat) && self.game.may_reopen(seat).is_ok();
        }
        self.game.may_take_back(seat).is_ok()
    }

    /// Returns whether hints are given to a seat in this game: a person's, where a computer plays.
    pub(super) fn gives_hints(&self, seat: Seat) -> bool {
        let is_person = self.computer(seat).is_none();
        let mut seats = self.rules().plan().all_seats();
        let has_computer = seats.any(|other| self.computer(other).is_some());
        self.record().start.hints && is_person && has_computer
    }

    /// Returns why no hint is given to a seat just now.
    pub(super) fn may_take_hint(&self, seat: Seat) -> Result<(), Refusal> {
        self.game.must_be_in_game(seat)?;
        if !self.gives_hints(seat) {
            Err(Refusal::NoHints)
        } else if self.outcome().is_some() {
            Err(Refusal::GameOver)
        } else if self.review.is_some() {
            Err(Refusal::Reviewing)
        } else if self.is_paused() {
            Err(Refusal::Paused)
        } else if seat != self.rules().to_move() || self.game.decides_first().is_some() {
            Err(Refusal::NotYourTurn)
        } else {
            Ok(())
        }
    }

    pub(super) fn take_hint(&mut self, seat: Seat) -> Reply {
        self.may_take_hint(seat)?;
        self.enter(Event::Hinted(seat))
    }

    /// Returns how many hints a seat was given in this game.
    pub(super) fn hints(&self, seat: Seat) -> usize {
        let events = self.record().events.iter();
        events
            .filter(|event| **event == Event::Hinted(seat))
            .count()
    }

    /// The computer plays a seat from now on, or a person does. What has been played stays;
    /// the next game begins with other players ([`Intent::GoOn`](crate::Intent::GoOn)). Before
    /// anything has happened in the game, it is others who sit down to it, and nobody has a score.
    pub(super) fn hand_over(&mut self, seat: Seat, computer: Option<Computer>) -> Reply {
        self.game.must_be_in_game(seat)?;
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        let player = self.sitting.player_at(seat);
        let level = |computer: Option<Computer>| computer.map(|computer| computer.level);
        if self.record().events.is_empty() && level(self.computer(seat)) != level(computer) {
            self.sitting.scores.fill(0);
        }
        self.game.hand_over(player, computer);
        let mut happenings = self.cancel().unwrap_or_default();
        happenings.push(Happening::HandedOver(seat));
        Ok(happenings)
    }
}
