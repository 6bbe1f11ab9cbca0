//! The first screen: five games that one tap begins, and after the computer's what is chosen of it,
//! until the first move.

use rochade_table::{Computer, GameKind, Intent, Seat, Start};
use yew::prelude::*;

use super::session::{Session, players};
use super::{GameTable, Redraw};
use crate::command::Begin;
use crate::embed::usually_near;
use crate::page;

/// Where the device remembers the level of the computer that sat down last.
const LEVEL: &str = "rochade.level";

/// The level of who has never chosen one.
const FIRST_LEVEL: u8 = 2;

/// What stands under the board before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum First {
    /// What stands there in play.
    Play,
    /// The five games.
    Games,
    /// What is played against the computer, how strong it is, and which colour the person has.
    Opponent,
}

impl First {
    /// Returns what stands there when the page is opened.
    pub(super) fn at_start(session: &Session) -> First {
        let mut seats = session.view().seats.iter();
        match seats.any(|seat| seat.player.computer.is_some()) {
            true => First::Opponent,
            false => First::Games,
        }
    }
}

impl GameTable {
    /// Returns what stands under the board now.
    pub(super) fn first(&self) -> First {
        let view = self.session.view();
        let is_other = self.replays() || self.practises();
        if view.plies > 0 || view.outcome.is_some() || is_other {
            First::Play
        } else {
            self.first
        }
    }

    /// Begins a game of the first screen.
    pub(super) fn begin(&mut self, ctx: &Context<Self>, begin: Begin) -> Redraw {
        let computer = (begin == Begin::Computer).then(last_level);
        let start = self.usual_start(begin.game(), None, computer);
        self.start(ctx, Intent::Start(start), String::new());
        self.first = match begin {
            Begin::Two => First::Play,
            Begin::Computer => First::Opponent,
            Begin::Draughts | Begin::Four | Begin::Three => First::Games,
        };
        Redraw::Yes
    }

    /// Returns the start of a game under the laws and with the clock that the page's address offers
    /// for it, and else as it is usually played.
    fn usual_start(&self, game: GameKind, person: Option<Seat>, computer: Option<u8>) -> Start {
        let laws = self.offered.laws.clone().filter(|laws| laws.game == game);
        let laws = laws.unwrap_or_else(|| game.usual_laws());
        let plan = laws.plan();
        let person = person.unwrap_or_else(|| usually_near(&plan));
        Start {
            controls: self.offered.control().map(|control| vec![control]),
            ..Start::under(laws, players(&plan, person, computer))
        }
    }

    /// Begins a game against computers anew, at a level and with the person at a seat.
    pub(super) fn meet(
        &mut self,
        ctx: &Context<Self>,
        game: GameKind,
        level: u8,
        person: Option<Seat>,
    ) -> Redraw {
        let met = self.usual_start(game, person, Some(level));
        let now = &self.session.table().record().start;
        let start = match now.game() == game {
            true => Start {
                players: met.players,
                ..now.clone()
            },
            false => met,
        };
        self.start(ctx, Intent::Start(start), String::new());
        self.first = First::Opponent;
        Redraw::Yes
    }

    /// Lets the device remember the level of the computer that has sat down.
    pub(super) fn remember_level(&self) {
        let seats = self.session.view().seats.iter();
        let level = seats.filter_map(|seat| seat.player.computer).next();
        if let Some(Computer { level, .. }) = level {
            page::remember(LEVEL, &level.to_string());
        }
    }
}

/// Returns the level of the computer that sat down last.
pub(super) fn last_level() -> u8 {
    let remembered = page::remembered(LEVEL).and_then(|level| level.parse().ok());
    let level = remembered.filter(|&level| Computer::new(level, 0).is_some());
    level.unwrap_or(FIRST_LEVEL)
}
