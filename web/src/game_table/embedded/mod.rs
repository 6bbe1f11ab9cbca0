//! The page as a part of another one: what it has beside the page itself, and what a touch means on
//! a board that is only looked at.
//!
//! What a page is for ([`Mode`]), what the address of an embedded one asks for, and what it and its
//! host say to each other, is read and written in `crate::embed`; here it is done.

mod board_menu;
mod host;
mod layout;
mod opening;
mod puzzle;
mod replaying;
mod steps;
mod telling;

use rochade_table::{Intent, Review};
use yew::prelude::*;

pub(crate) use self::host::HostEvent;
pub(super) use self::opening::open;
pub(crate) use self::replaying::News;

use self::host::Hosting;
use self::puzzle::Puzzling;
use self::replaying::Replaying;
use self::steps::Steps;
use super::hand::Hand;
use super::session::Session;
use super::{GameTable, Redraw};
use crate::components::board::pencil::Drawer;
use crate::desk::replay::Step;
use crate::embed::Mode;

/// What only an embedded page has; the page itself has nothing of it.
#[derive(Default)]
pub(super) struct Embedding {
    /// The host: the page in which this one is.
    host: Option<Hosting>,
    /// The game that is replayed, if one is.
    replaying: Option<Replaying>,
    /// The puzzle that is to be solved, if there is one.
    puzzling: Option<Puzzling>,
    /// Where a board that is only looked at has been stepped to.
    steps: Steps,
    /// The address of the page itself with what is on the board, as it was when the menu was opened
    /// last.
    whole: Option<String>,
}

impl Embedding {
    /// Listens to the host, and puts the puzzle on the board that the address asks for; with it,
    /// what is to be told of the puzzle.
    pub(super) fn new(
        ctx: &Context<GameTable>,
        mode: Mode,
        session: &mut Session,
    ) -> (Embedding, Option<String>) {
        session.let_moves_wait(mode == Mode::Api);
        let (puzzling, fault) = puzzle::open(ctx.props(), session);
        let embedding = Embedding {
            host: host::listen(ctx),
            replaying: None,
            puzzling,
            steps: Steps::default(),
            whole: None,
        };
        (embedding, fault)
    }
}

/// The replay or puzzle of a board, while it is put aside.
#[derive(Default)]
pub(super) struct OnShow {
    replaying: Option<Replaying>,
    puzzling: Option<Puzzling>,
    steps: Steps,
}

impl Embedding {
    /// Puts the replay or puzzle aside.
    pub(super) fn put_aside(&mut self) -> OnShow {
        OnShow {
            replaying: self.replaying.take(),
            puzzling: self.puzzling.take(),
            steps: std::mem::take(&mut self.steps),
        }
    }

    /// Puts it back.
    pub(super) fn put_back(&mut self, on_show: OnShow) {
        self.replaying = on_show.replaying;
        self.puzzling = on_show.puzzling;
        self.steps = on_show.steps;
    }

    /// Returns whether there is a puzzle of which nothing is to be found any more.
    pub(super) fn is_solved(&self) -> bool {
        let puzzling = self.puzzling.as_ref();
        puzzling.is_some_and(|puzzling| puzzling.puzzle.is_over())
    }
}

impl GameTable {
    /// Returns whether moves can be made on the board now.
    pub(super) fn takes_moves(&self) -> bool {
        self.practises() || self.mode.plays() && (!self.replays() || self.is_to_be_solved())
    }

    /// Returns what can draw on the board. On the page itself hands rest on the board, and mean
    /// nothing by that.
    pub(super) fn drawer(&self) -> Drawer {
        match self.mode {
            Mode::Own => Drawer::Mouse,
            Mode::Picture => Drawer::Nobody,
            Mode::Play | Mode::Replay | Mode::Api => Drawer::Finger,
        }
    }

    /// Returns whether a game is replayed, or is to be.
    pub(super) fn replays(&self) -> bool {
        self.embedding.replaying.is_some()
    }

    /// Does what an intent means on a board that is only looked at: a tap is a step further.
    pub(super) fn look_on(&mut self, ctx: &Context<Self>, intent: Intent) -> Redraw {
        match intent {
            Intent::Touch(square) => self.hand = Hand::Touched(square),
            Intent::LetGo(square) if self.hand.taps(square) => {
                return self.step(ctx, Step::Forward);
            }
            Intent::Review(_) if !self.replays() => return self.apply(ctx, intent),
            _ => {}
        }
        Redraw::No
    }

    /// Shows a game that is only looked at a step further.
    pub(super) fn step(&mut self, ctx: &Context<Self>, step: Step) -> Redraw {
        if self.mode == Mode::Picture {
            return Redraw::No;
        }
        if let Some(place) = self.place_after(step) {
            return self.show_place(ctx, place);
        }
        let review = match step {
            Step::First => Review::First,
            Step::Back => Review::Back,
            Step::Forward => Review::Forward,
            Step::End | Step::Last => Review::Last,
            Step::EnterVariation | Step::LeaveVariation => return Redraw::No,
        };
        if self.replays() {
            return Redraw::No;
        }
        self.apply(ctx, Intent::Review(review))
    }
}
